/** Sitting down where orders are signed: this browser's device signs for whoever sits there from then on. */

import type { Client } from '$lib/api/client';
import { newBatch } from '$lib/api/identity';
import { Problem } from '$lib/api/problem';
import type { Campaign } from '$lib/api/types';
import { compare, note } from '$lib/checkpoints/orders';
import { say } from '$lib/language/messages.svelte';
import { fromHex, toHex } from '$lib/verify/bytes';
import { device, deviceOf, type Device } from './device';
import { joinIn, joinLinkFor } from './joining';
import { bindDevice, devicesOf, releaseDevice } from './requests';
import { check, headersFor, proofOf, type ToSign } from './signing';

/** Whoever is beaten so often is told. */
const MOST_TRIES = 6;

/** Whether this browser signs for whoever sits here, or another device does. */
export type Signs = 'here' | 'elsewhere';

/** Binds this browser's device where the seat has none, or where another of its devices lets it join; where another signs,
 * that is said. */
export async function sit(client: Client, about: Campaign): Promise<Signs> {
  const mine = await device();
  const devices = about.devices ?? [];
  if (devices.includes(mine.name)) return 'here';
  const seed = joinIn(client.brought);
  const host = seed === null ? null : await deviceOf(fromHex(seed));
  client.brought = '';
  if (host !== null && devices.includes(host.name)) {
    // The line that binds it says whose it is, since all that a deputy does is the organiser's.
    const whose = about.deputy ? `, ${about.deputy}` : '';
    await bind(client, about, mine, say('devices-label') + whose, host);
    await releaseDevice(client, seatOf(about), host.name, say('devices-joined'));
    return 'here';
  }
  if (devices.length > 0) return 'elsewhere';
  try {
    await bind(client, about, mine, say('devices-label'), mine);
    return 'here';
  } catch (cause) {
    // Another page, of this browser or another one, was faster.
    const now = (await devicesOf(client)).filter(({ seat }) => seat === seatOf(about));
    if (now.length === 0) throw cause;
    return now.some(({ device }) => device === mine.name) ? 'here' : 'elsewhere';
  }
}

/** Lets another browser of the same seat join: a link that carries a device made for the way, which is good once. `key`: of
 * whoever opens it, a deputy's where it is for one. */
export async function joinLink(
  client: Client,
  about: Campaign,
  key: string = client.key ?? '',
): Promise<string> {
  const seed = crypto.getRandomValues(new Uint8Array(32));
  await bind(client, about, await deviceOf(seed), say('devices-on-its-way'), await device());
  return joinLinkFor(location.origin, client.campaign, key, toHex(seed));
}

const seatOf = ({ reader }: Campaign): string => reader.replace(/^seat\//, '');

/** Binds a device to whoever sits here; `signer` signs that, a device of theirs or, as their first, the new one. */
async function bind(
  client: Client,
  about: Campaign,
  fresh: Device,
  label: string,
  signer: Device,
): Promise<void> {
  const body = { batch: newBatch(), device: fresh.name, label, proof: null };
  // Others may sit down at the same time, and whoever was faster has moved the head that is signed.
  for (let tries = 1; ; tries += 1) {
    try {
      await bindDevice(client, body, {});
      return;
    } catch (cause) {
      const toSign = waiting(cause);
      const [first] = toSign;
      if (!first) throw cause;
      check({ campaign: client.campaign, reader: about.reader, path: '/devices', body }, toSign);
      const proof = await proofOf(fresh, first);
      const headers = await headersFor(signer, toSign);
      note(client.campaign, toSign);
      try {
        await bindDevice(client, { ...body, proof }, headers);
        void compare(client, body.batch);
        return;
      } catch (again) {
        if (waiting(again).length === 0 || tries === MOST_TRIES) throw again;
      }
    }
  }
}

/** What a refusal says that waits for a signature. */
function waiting(cause: unknown): readonly ToSign[] {
  const asked = cause instanceof Problem && cause.code === 'signature_needed';
  return asked ? (cause.details.to_sign ?? []) : [];
}
