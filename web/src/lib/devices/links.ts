/**
 * Giving to the dice of others: this browser's device has laid a chain, and answers with its next link when the house
 * asks. What is given is written down first: a link is good for one ask, or a house that knew it could look for a
 * better order.
 */

import { get, update } from 'idb-keyval';
import type { BatchSeen } from '$lib/api/follow';
import type { Client } from '$lib/api/client';
import { Problem } from '$lib/api/problem';
import type { Ask, Campaign, DeviceBody, LinkBody } from '$lib/api/types';
import { anotherTask } from '$lib/ui/loading';
import { fromHex, join, toHex, u64be } from '$lib/verify/bytes';
import { tag } from '$lib/verify/intent';
import { tools, type Tools } from '$lib/verify/tools';
import type { Device } from './device';
import { follows } from './behind';
import { devicesOf, giveLink, layChain } from './requests';

/** How many links a chain has: an evening has some hundred rolls. */
const LENGTH = 1024;
/** So many are made at once: a slow phone answers in between. */
const AT_ONCE = 128;

/** A link that was given, but for its signature, which is the same each time that it is made. */
type Unsigned = Omit<LinkBody, 'signature'>;

/** What is kept of a chain. */
export interface Kept {
  /** The last link, from which the others follow. */
  origin: string;
  length: number;
  /** The last link that was given; 0: none. */
  index: number;
  /** What was given and has not been found in the log. */
  open: Unsigned[];
  /** Every ask that was answered, by the hash of the record that it stood behind. It outlives chains and logs: a house that
   * puts an older folder in the place of this one gets no second answer on the same head. */
  answered: Record<string, string>;
}

/** Every link of a chain, its anchor first. */
export async function linksOf(
  { sha256 }: Pick<Tools, 'sha256'>,
  genesis: string,
  origin: string,
  length: number,
): Promise<string[]> {
  const place = join(tag('link'), fromHex(genesis));
  let link = fromHex(origin);
  const links = [toHex(link)];
  for (let index = length; index > 0; index -= 1) {
    link = sha256(join(place, link));
    links.push(toHex(link));
    if (index % AT_ONCE === 0) await anotherTask();
  }
  return links.reverse();
}

/** What the house asks: the order of this intent, behind this record, with this envelope on the table. */
function askOf({ sha256 }: Pick<Tools, 'sha256'>, ask: Ask): string {
  const parts = [fromHex(ask.prev), fromHex(ask.intent), u64be(ask.envelope)];
  return toHex(sha256(join(tag('ask'), ...parts)));
}

/** Does the house ask this of this device, and for what it says? */
export async function isTheHouses(
  checking: Tools,
  ask: Ask,
  { logKey, seat, device }: { logKey: string; seat: string; device: string },
): Promise<boolean> {
  if (ask.devices[seat] !== device || askOf(checking, ask) !== ask.ask) return false;
  return checking.hasSigned(logKey, join(tag('asked'), fromHex(ask.ask)), ask.signature);
}

/** What is kept once an ask is answered; unchanged where it is not: another was answered on the same head, or no link is left. */
export function answered(kept: Kept, ask: Ask, links: readonly string[], device: string): Kept {
  const before = Object.hasOwn(kept.answered, ask.prev);
  const index = kept.index + 1;
  const value = links[index];
  if (before || value === undefined) return kept;
  const link = {
    ask: ask.ask,
    after: ask.after,
    intent: ask.intent,
    envelope: ask.envelope,
    by: ask.by,
    asked: ask.signature,
    device,
    index,
    value,
  };
  const answered = { ...kept.answered, [ask.prev]: ask.ask };
  return { ...kept, index, open: [...kept.open, link], answered };
}

/** Gives to the dice of others for as long as the page is open. */
export async function attend(client: Client, about: Campaign, device: Device): Promise<void> {
  const { house } = about;
  const seat = about.reader.replace(/^seat\//, '');
  if (!house || seat === about.reader) return;
  const place = `wapenrol.links.${client.campaign}.${seat}`;
  const checking = await tools();
  const mine = async (): Promise<DeviceBody | undefined> =>
    (await devicesOf(client)).find((it) => it.seat === seat && it.device === device.name);

  /** Forgets what the log tells of by now. */
  async function settle(known: DeviceBody['chain'] | undefined): Promise<Kept | undefined> {
    const index = known?.index ?? 0;
    await update<Kept>(place, (kept) =>
      kept ? { ...kept, open: kept.open.filter((link) => link.index > index) } : (kept as never),
    );
    return get<Kept>(place);
  }

  async function ready(): Promise<string[]> {
    const chain = (await mine())?.chain;
    const kept = await settle(chain);
    const fits = chain && kept?.length === chain.length && chain.index <= kept.index;
    if (!kept || !fits || kept.index >= kept.length) {
      const origin = toHex(globalThis.crypto.getRandomValues(new Uint8Array(32)));
      await update<Kept>(place, (old) => ({
        origin,
        length: LENGTH,
        index: 0,
        open: [],
        answered: old?.answered ?? {},
      }));
      const links = await linksOf(checking, house?.genesis ?? '', origin, LENGTH);
      await layChain(client, device.name, links[0] ?? '', LENGTH);
      return links;
    }
    return linksOf(checking, house?.genesis ?? '', kept.origin, kept.length);
  }

  let links: string[] = [];
  let head = about.last;
  const heard = (batch: Pick<BatchSeen, 'head'>) => {
    if (batch.head.seq > head.seq) head = batch.head;
  };
  client.listeners.add(heard);

  const answer = async (ask: Ask): Promise<void> => {
    const of = { logKey: house.log_key, seat, device: device.name };
    if (!(await isTheHouses(checking, ask, of)) || !(await follows(ask, head))) return;
    await update<Kept>(place, (kept) =>
      kept ? answered(kept, ask, links, device.name) : (kept as never),
    );
    const kept = await get<Kept>(place);
    if (!kept?.open.some((link) => link.ask === ask.ask)) return;
    // What the log does not tell of yet comes first: no link is skipped.
    for (const link of kept.open) {
      const given = [fromHex(link.ask), u64be(link.index), fromHex(link.value)];
      const signature = await device.sign(join(tag('given'), ...given));
      try {
        await giveLink(client, { ...link, signature });
      } catch (cause) {
        if (link.ask !== ask.ask) continue;
        // The house knows another link as the next: a new chain is laid.
        if (cause instanceof Problem && cause.code === 'link_wrong') {
          await update<Kept>(place, (old) => ({ ...(old ?? kept), index: kept.length, open: [] }));
        }
      }
    }
  };
  /** One ask after the other; nothing is asked of a device before its chain is laid. */
  let turn = Promise.resolve();
  client.asked = (ask) => {
    turn = turn.then(async () => {
      await answer(ask);
      const kept = await settle((await mine())?.chain);
      if (kept && kept.index >= kept.length && kept.open.length === 0) links = await ready();
    });
    turn = turn.catch(() => undefined);
  };
  client.attend(device.name);
  turn = (async () => {
    links = await ready();
    // Asking anew for the campaign itself would make the service worker forget the log that it keeps.
    heard({ head: (await client.summary()).head });
  })();
  await turn;
}
