/**
 * What this browser has signed, and whether it was recorded so. It is written down before it is sent and compared
 * behind the answer: the server cannot record another order under the batch without being seen.
 */

import canonicalize from 'canonicalize';
import type { Client } from '$lib/api/client';
import type { ToSign } from '$lib/devices/signing';
import { Flaw } from '$lib/verify/flaw';
import { canonical, type LogRecord } from '$lib/verify/record';
import { found, keep, keptOf } from './kept';
import { recordsOf } from './records';

const KEPT = 'wapenrol.signed.';

/** So many requests wait to be compared; older ones were refused or never arrived. */
const MOST = 20;

/** What was signed for one request, which may be several orders. */
interface Signed {
  readonly orders: readonly ToSign[];
  /** When it was signed first. */
  readonly at: number;
  /** When it was answered as done, if it was: it must be in the log. */
  readonly answered: number | null;
}

/** By the batch of the first order. */
type Waiting = Readonly<Record<string, Signed>>;

function waitingOf(campaign: string, store: Storage): Waiting {
  try {
    return JSON.parse(store.getItem(KEPT + campaign) ?? '{}') as Waiting;
  } catch {
    return {};
  }
}

function write(campaign: string, waiting: Waiting, store: Storage): void {
  try {
    const newest = Object.entries(waiting).slice(-MOST);
    store.setItem(KEPT + campaign, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Then it is not compared.
  }
}

const without = (waiting: Waiting, batch: string): Waiting =>
  Object.fromEntries(Object.entries(waiting).filter(([known]) => known !== batch));

const batchOf = ({ order }: ToSign): string => String(order.batch);

/** Writes down what is about to be sent with a signature. What was signed for the same batch before was not taken. */
export function note(
  campaign: string,
  orders: readonly ToSign[],
  store: Storage = localStorage,
): void {
  const [first] = orders;
  if (!first) return;
  const waiting = waitingOf(campaign, store);
  const batch = batchOf(first);
  const at = waiting[batch]?.at ?? Date.now();
  write(campaign, { ...without(waiting, batch), [batch]: { orders, at, answered: null } }, store);
}

/** Is the recorded order the one that was signed? Its payload is compared as far as this reader sees it. */
function same({ intent, order }: ToSign, record: LogRecord): boolean {
  if (record.intent !== intent) return false;
  const { data } = record;
  const told = ['command', 'head', 'nonce', 'thrown'] as const;
  return (
    data === undefined ||
    told.every((name) => canonicalize(data[name] ?? null) === canonicalize(order[name] ?? null))
  );
}

/** Clocks that are nearer to each other are alike. */
const MINUTE = 60_000;

/**
 * By how much a recorded time lies before what was signed, or behind the answer, both by this browser's clock. A minute
 * is nothing; what was never answered tells nothing.
 */
function clockOf({ at, answered }: Signed, record: LogRecord): number {
  if (answered === null) return 0;
  const time = Date.parse(record.at);
  const off = Math.min(time - at, 0) + Math.max(time - answered, 0);
  return Math.abs(off) > MINUTE ? off : 0;
}

/**
 * What the log has instead of what was signed: nothing, where all is as it was signed. `recorded` is shown each record
 * that is.
 */
async function differing(
  client: Client,
  { orders }: Signed,
  recorded: (record: LogRecord) => void,
): Promise<LogRecord[] | 'absent' | null> {
  const [first] = orders;
  if (!first) return null;
  const left = new Map(orders.map((order) => [batchOf(order), order]));
  const head = Number(first.order.head);
  let upon = true;
  try {
    for await (const record of recordsOf(client, head + 1)) {
      // What was signed stands on one history: the records that follow are this one's.
      if (upon && record.prev !== first.order.upon) return [record];
      upon = false;
      const signed = record.kind === 'order.given' ? left.get(record.batch) : undefined;
      if (!signed) continue;
      if (!same(signed, record)) return [record];
      recorded(record);
      left.delete(record.batch);
      if (left.size === 0) return null;
    }
  } catch (cause) {
    if (!(cause instanceof Flaw)) throw cause;
  }
  return 'absent';
}

let turn: Promise<void> = Promise.resolve();

/**
 * Compares what waits for it: `batch` was answered as done just now; without one also what was never answered, from when
 * this page was open last. One after the other, and nobody waits.
 */
export function compare(
  client: Client,
  batch: string | null = null,
  store: Storage = localStorage,
): Promise<void> {
  const { campaign } = client;
  const known = batch === null ? undefined : waitingOf(campaign, store)[batch];
  if (known && batch !== null) {
    write(
      campaign,
      { ...waitingOf(campaign, store), [batch]: { ...known, answered: Date.now() } },
      store,
    );
  }
  // What cannot be read now is compared behind the next answer, or when the page is opened again.
  turn = turn.then(() => compareAll(client, batch === null, store)).catch(() => undefined);
  return turn;
}

async function compareAll(client: Client, unanswered: boolean, store: Storage): Promise<void> {
  const { campaign } = client;
  const all = Object.entries(waitingOf(campaign, store));
  for (const [batch, signed] of all.filter(([, { answered }]) => answered !== null || unanswered)) {
    const other = await differing(client, signed, (record) => {
      const clock = clockOf(signed, record);
      const told = signed.answered !== null && clock !== keptOf(campaign, store).clock;
      if (told) keep(campaign, { clock }, store);
    });
    const now = waitingOf(campaign, store);
    // Signed once more meanwhile.
    if (JSON.stringify(now[batch]?.orders) !== JSON.stringify(signed.orders)) continue;
    write(campaign, without(now, batch), store);
    // What was never answered may well have been refused.
    if (other === null || (other === 'absent' && signed.answered === null)) continue;
    const recorded = other === 'absent' ? [] : other;
    found(
      campaign,
      'order',
      [
        ...signed.orders.map(({ order }) => canonicalize(order) ?? ''),
        ...recorded.map((record) => canonical(record)),
      ],
      store,
    );
  }
}
