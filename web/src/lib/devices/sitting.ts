/** Sitting down where orders are signed: this browser's device signs for whoever sits there from then on. */

import type { Client } from '$lib/api/client';
import { newBatch } from '$lib/api/identity';
import { Problem } from '$lib/api/problem';
import type { Campaign } from '$lib/api/types';
import { say } from '$lib/language/messages.svelte';
import { device } from './device';
import { check, headersFor, proofOf, type ToSign } from './signing';

/** Whoever is beaten so often is told. */
const MOST_TRIES = 6;

/** Whether this browser signs for whoever sits here, or another device does. */
export type Signs = 'here' | 'elsewhere';

/** Binds this browser's device where the seat has none; where another signs, that is said. */
export async function sit(client: Client, about: Campaign): Promise<Signs> {
  const mine = await device();
  const devices = about.devices ?? [];
  if (devices.includes(mine.name)) return 'here';
  if (devices.length > 0) return 'elsewhere';
  const body = {
    batch: newBatch(),
    device: mine.name,
    label: say('devices-label'),
    proof: null,
  };
  // Others may sit down at the same time, and whoever was faster has moved the head that is signed.
  for (let tries = 1; ; tries += 1) {
    try {
      await client.bindDevice(body, {});
      return 'here';
    } catch (cause) {
      const toSign = waiting(cause);
      const [first] = toSign;
      if (!first) throw cause;
      check({ campaign: client.campaign, reader: about.reader, path: '/devices', body }, toSign);
      const proof = await proofOf(mine, first);
      try {
        await client.bindDevice({ ...body, proof }, await headersFor(mine, toSign));
        return 'here';
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
