/** Asking the server in somebody's stead whose page is open: what their browser would sign is signed with its device. */

import { createPrivateKey, createPublicKey, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import { fromHex, join } from '../../src/lib/verify/bytes';
import { tag } from '../../src/lib/verify/intent';

export const origin = inject('origin');

/** The devices of the browsers here, by their public keys: an order that a test gives for somebody who sits in one is
 * signed with it. */
const devices = new Map<string, KeyObject>();

/** What comes before the seed in a private key that Node reads, in hex. */
const ED25519 = '302e020100300506032b657004220420';

/** Gives the pages of a browser a device that the tests can sign with. */
export async function lend(context: BrowserContext): Promise<void> {
  const seed = randomBytes(32);
  const der = Buffer.concat([Buffer.from(ED25519, 'hex'), seed]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const own = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
  devices.set(own.toString('hex'), key);
  // Before the page asks for it: the browser does one after the other.
  await context.addInitScript(
    (bytes) => {
      if (location.protocol === 'about:') return;
      const open = indexedDB.open('keyval-store');
      open.onupgradeneeded = () => open.result.createObjectStore('keyval');
      open.onsuccess = () => {
        const kept = open.result.transaction('keyval', 'readwrite').objectStore('keyval');
        kept.put(Uint8Array.from(bytes), 'wapenrol.device');
      };
    },
    [...seed],
  );
}

interface Refused {
  code: string;
  to_sign?: { intent: string; order: { by: string } }[];
}

/** Signs what waits for it, with the device that signs for whoever sends it. */
async function signed(path: string, { to_sign }: Refused): Promise<Record<string, string>> {
  const seat = to_sign?.[0]?.order.by.replace('seat/', '');
  const [campaign] = /^\/api\/campaigns\/[^/]+/.exec(path) ?? [];
  const bound = await call<{ seat: string; device: string }[]>(`${campaign}/devices`, null);
  const mine = bound.find((known) => known.seat === seat && devices.has(known.device));
  const key = mine && devices.get(mine.device);
  if (!key) throw new Error(`No browser here signs for ${seat}.`);
  const signatures = to_sign?.map(({ intent }) => {
    const signature = sign(null, join(tag('order'), fromHex(intent)), key);
    return `${intent}=${signature.toString('hex')}`;
  });
  return {
    'Wapenrol-Device': mine.device,
    'Wapenrol-Signatures': (signatures ?? []).join(', '),
  };
}

export async function call<T>(path: string, key: string | null, body?: unknown): Promise<T> {
  let headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (key) headers.Authorization = `Bearer ${key}`;
  const method = body === undefined ? 'GET' : 'POST';
  // The pages that are open sign and give to dice: more may have to be done before the same is accepted.
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
    if (answer.ok) return (await answer.json()) as T;
    const text = await answer.text();
    const refused = JSON.parse(text) as Refused;
    if (refused.code === 'signature_needed' && tries < 6) {
      headers = { ...headers, ...(await signed(path, refused)) };
    } else if (refused.code === 'being_asked' && tries < 600) {
      await new Promise((done) => setTimeout(done, 50));
    } else {
      throw new Error(`${path}: ${answer.status} ${text}`);
    }
  }
}
