/** What others gave to an order's dice, and what they gave in vain. */

import { fromHex, join, toHex, u64be, utf8 } from '../bytes';
import { askOf, mixed, tag } from '../intent';
import type { LogRecord } from '../record';
import { asked, wayOf } from './asking';
import { contributed, read, spent, type Contributed, type Given, type Spent } from './forms';
import { hasPublished, hashOfRound, isHex, roundAfter } from './policy';
import { askerOf, isDirectlyBehind, refuse, SPENT, type Open, type State } from './state';

/** As bytes are, one behind the other, none twice. */
function isSorted(words: readonly string[]): boolean {
  const bytes = words.map((word) => toHex(utf8(word)));
  return bytes.every((word, at) => at === 0 || (bytes[at - 1] ?? '') < word);
}

export async function gave(state: State, record: LogRecord, open: Open): Promise<void> {
  const { seq, data } = record;
  if (!open.shared || !isDirectlyBehind(open)) {
    refuse('contribution_misplaced', `nobody was to be asked where record ${seq} tells who gave`);
  }
  if (!data) {
    open.contributed = 'unknown';
    return;
  }
  const told = read<Contributed>(record, data, contributed);
  if (told.ask !== open.ask) {
    refuse('ask_wrong', `record ${seq} answers another ask than ${open.ask}`);
  }
  if (!state.blind) {
    allWereAsked(state, seq, told, open);
    const way = wayOf(
      askerOf(open),
      state.policy,
      state.bindings,
      told.given.length,
      told.silent.length,
    );
    if (way !== told.way) {
      refuse('way_wrong', `record ${seq} went the way ${told.way}, by the policy it is ${way}`);
    }
    for (const given of told.given) await link(state, record, told.ask, given);
  }
  await checkBeacon(state, record, told);
  state.trust[told.way] += 1;
  state.trust.silent += told.silent.length;
  open.contributed = state.blind ? 'unknown' : await comesTo(state, told);
  state.asks.set(told.ask, { silent: told.silent, sender: open.by });
}

async function comesTo({ hashing, policy }: State, told: Contributed): Promise<string> {
  const round = told.beacon;
  const beacon =
    policy.beacon && round
      ? { chain: policy.beacon.chain, round: round.round, hash: await hashOfRound(hashing, round) }
      : null;
  return mixed(hashing, told.given, beacon);
}

function allWereAsked(state: State, seq: number, { given, silent }: Contributed, open: Open): void {
  const seats = given.map(({ seat }) => seat);
  const all = asked(askerOf(open), state.bindings, state.chains);
  const named = [...seats, ...silent].sort();
  if (isSorted(seats) && isSorted(silent) && named.join() === all.join()) return;
  refuse(
    'asked_wrong',
    `record ${seq} must tell, each once and in order, who of [${all.join(', ')}] gave or was silent`,
  );
}

async function checkBeacon(state: State, { seq, at }: LogRecord, told: Contributed): Promise<void> {
  const wrong = (what: string) => refuse('beacon_wrong', `record ${seq}: ${what}`);
  const { beacon: round, way } = told;
  if (!round || way !== 'beacon') {
    if (round || way === 'beacon') {
      wrong("a beacon's round stands exactly where it is the way");
    }
    return;
  }
  const { beacon } = state.policy;
  if (!beacon) return wrong('no beacon is named');
  if (roundAfter(beacon, at) !== BigInt(round.round) || !isHex(round.signature)) {
    wrong('it must be the first round that begins three seconds after the order');
  }
  const published = await hasPublished(state.hashing, state.signed, beacon, round);
  if (published === null) state.trust.beaconUnchecked += 1;
  if (published === false) wrong('the beacon did not publish this round');
}

/** Takes one link of one device for one ask. */
async function link(
  state: State,
  { seq, kind }: LogRecord,
  ask: string,
  { seat, device, index, value, signature }: Given,
): Promise<void> {
  const message = join(tag('given'), fromHex(ask), u64be(index), fromHex(value));
  if (!(await state.signed(device, message, signature))) {
    refuse(
      'signature_wrong',
      `link ${index} of ${seat} in record ${seq} is not signed by its device`,
    );
  }
  const skipped = await state.chains.link(state.campaign, seat, device, index, value);
  const mayGive = kind === SPENT || state.bindings.isBound(seat, device);
  if (skipped === null || !mayGive) {
    return refuse('link_wrong', `link ${index} of ${seat} in record ${seq} is no next link`);
  }
  state.trust.skipped += skipped;
  if (skipped > 0 && state.strict) {
    refuse(
      'link_skipped',
      `${skipped} links of ${seat} before record ${seq} are accounted for nowhere`,
    );
  }
}

/** Accounts for links that came and were not used. */
export async function gaveInVain(state: State, record: LogRecord, open: Open): Promise<void> {
  const { seq, data } = record;
  if (!isDirectlyBehind(open)) {
    refuse('spent_misplaced', `record ${seq} must stand directly behind the order`);
  }
  if (!data) return;
  const told = read<Spent>(record, data, spent);
  const prev = told.after < open.seq ? state.hashes[told.after] : undefined;
  if (prev === undefined) {
    return refuse('ask_wrong', `record ${seq} tells of an ask behind a record to come`);
  }
  if (told.ask !== (await askOf(state.hashing, prev, told.intent, told.envelope))) {
    refuse('ask_wrong', `the ask of record ${seq} does not follow from what it names`);
  }
  if (told.given.length === 0 || !isSorted(told.given.map(({ seat }) => seat))) {
    refuse('asked_wrong', `record ${seq} must tell links, each seat's once and in order`);
  }
  const answered = state.asks.get(told.ask);
  if (!answered) {
    state.trust.askedNotUsed += 1;
  } else {
    const late = told.given.every(({ seat }) => answered.silent.includes(seat));
    if (!late || answered.sender !== told.sender) {
      refuse('asked_wrong', `record ${seq} tells links of seats that were not silent`);
    }
    state.trust.late += told.given.length;
  }
  if (state.blind) return;
  for (const given of told.given) await link(state, record, told.ask, given);
}
