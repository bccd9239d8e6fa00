/** What is asked of the server about devices and dice; loaded only where orders are signed. */

import type { Client } from '$lib/api/client';
import { newBatch } from '$lib/api/identity';
import type { Accepted, DeviceBody, DicePolicy, LinkBody, WaitingThrow } from '$lib/api/types';

/** The devices that sign for somebody. */
export const devicesOf = (client: Client): Promise<DeviceBody[]> => client.read('/devices');

/** Lets a device sign for whoever holds the key; without its proof it is asked what is to be signed. */
export const bindDevice = (
  client: Client,
  body: { batch: string; device: string; label: string; proof: string | null },
  signed: Record<string, string>,
): Promise<Accepted> => client.post('/devices', body, signed);

/** Lets the house sign what is left ahead of time. */
export const lendDevice = (client: Client): Promise<Accepted> =>
  client.signed('/devices/lent', { batch: newBatch() });

/** Lets a device sign for its seat no more. */
export const releaseDevice = (
  client: Client,
  seat: string,
  device: string,
  why: string,
): Promise<Accepted> => client.signed('/devices/release', { batch: newBatch(), seat, device, why });

/** Lays a chain, of which the device gives the links to others' dice. */
export const layChain = (
  client: Client,
  device: string,
  anchor: string,
  length: number,
): Promise<Accepted> =>
  client.signed('/devices/chain', { batch: newBatch(), device, anchor, length });

/** Gives a link to somebody's dice. */
export const giveLink = (client: Client, link: LinkBody): Promise<unknown> =>
  client.post('/links', link, {});

/** The order whose thrown dice wait to be confirmed, if there is one. */
export const waitingThrow = (client: Client): Promise<WaitingThrow | null> => client.read('/throw');

/** Confirms what another person has thrown with a device's signature, or contests it; null: contested. */
export const sawThrow = (
  client: Client,
  { batch, ask }: Pick<WaitingThrow, 'batch' | 'ask'>,
  signed: { device: string; signature: string } | null,
): Promise<Accepted | null> =>
  client.post('/throw', { batch, ask, confirms: signed !== null, ...signed }, {});

/** Who gives to the dice. */
export const dicePolicyOf = (client: Client): Promise<DicePolicy> => client.read('/dice-policy');

/** Sets who gives to the dice. */
export const setDicePolicy = (client: Client, policy: DicePolicy): Promise<Accepted> =>
  client.signed('/dice-policy', { batch: newBatch(), policy });
