/** Asks, where it is needed, whether a typed order was read as it was meant. */

import type { Client } from '$lib/api/client';
import canonicalize from 'canonicalize';
import { mount, unmount } from 'svelte';
import ReadAsDialog from './ReadAsDialog.svelte';
import { isOffer, offeredFor, type Offered } from './typed';

/** What was read as it was meant. Somebody may be faster while it is signed, and then it is signed anew, not asked anew. */
const meant = new Map<string, string>();

/** The orders that the page offers there; whoever cannot be told of them is asked. */
async function offers(client: Client, scope: unknown): Promise<readonly Offered[]> {
  try {
    return (await client.options(String(scope))).options;
  } catch {
    return [];
  }
}

/** Is this what they meant who typed it? This page reads no orders: it shows what the server has read. */
export async function isMeant(
  client: Client,
  typed: string,
  order: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const { command, scope, batch } = order;
  const read = canonicalize(command) ?? '';
  if (meant.get(String(batch)) === read) return true;
  const offer = offeredFor(command, await offers(client, scope));
  const yes = isOffer(typed, offer) || (await asked(typed, command, offer?.label ?? null));
  if (yes) meant.set(String(batch), read);
  return yes;
}

function asked(typed: string, command: unknown, label: string | null): Promise<boolean> {
  return new Promise((resolve) => {
    const dialog = mount(ReadAsDialog, {
      target: document.body,
      props: {
        typed,
        command,
        label,
        onanswer: (yes: boolean) => {
          void unmount(dialog);
          resolve(yes);
        },
      },
    });
  });
}
