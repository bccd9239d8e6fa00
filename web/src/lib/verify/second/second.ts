/**
 * What version 2 demands beyond the chain: intents, signatures, what others gave to the dice, and what
 * follows a rewind.
 */

import { signatures } from '../ed25519';
import type { Hashing } from '../hashing';
import { fromHex, join, toHex, u64be, utf8 } from '../bytes';
import { sealOf, type Bound } from '../envelope';
import type { LogRecord } from '../record';
import { Bindings } from './bindings';
import { Chains } from './chains';
import { Corrections } from './corrections';
import { areTexts, hash, read, rewound, secretTold, type Rewound } from './forms';
import { gave, gaveInVain } from './links';
import { isAlone, isOrdered, takeOrder } from './order';
import { bound, laid, released } from './people';
import { holdsTogether, isPolicyOfGenesis, policySet, type Policy } from './policy';
import {
  CONTRIBUTED,
  isAlongTheStream,
  refuse,
  noTrust,
  senderOf,
  SPENT,
  type Open,
  type Path,
  type State,
  type Trust,
} from './state';
import { checkWitnesses, mayThrow, threwWhatItSays, thrownIn } from './thrown';

/** The chronicle's own kinds have one version in a format. */
function isOfThisVersion({ seq, kind, v }: LogRecord): void {
  const own = [
    'campaign.created',
    'order.given',
    'timeline.rewound',
    'dice.rolled',
    'card.drawn',
  ].includes(kind);
  const version = isAlongTheStream(kind) ? 1 : own ? 2 : v;
  if (version === v) return;
  refuse('payload_wrong', `record ${seq} is ${kind} of version ${v}; here it is ${version}`);
}

function policyHolds(seq: number, policy: Policy): void {
  if (holdsTogether(policy)) return;
  refuse('policy_wrong', `the policy of record ${seq} falls back on a beacon it does not name`);
}

/** The memory behind genesis. */
function stateBehind(
  genesis: LogRecord,
  seats: readonly string[],
  policy: Policy,
  tools: Pick<State, 'hashing' | 'signed' | 'strict'>,
): State {
  const trust = noTrust();
  return {
    ...tools,
    campaign: genesis.hash,
    seats: new Set(seats),
    policy,
    bindings: new Bindings(),
    chains: new Chains(),
    asks: new Map(),
    corrections: new Corrections(trust),
    open: null,
    hashes: [genesis.hash],
    salts: [genesis.salt],
    seals: genesis.seal === undefined ? [] : [genesis.seal],
    at: genesis.at,
    blind: false,
    throwers: new Map(),
    told: null,
    closed: false,
    trust,
  };
}

export class Second {
  readonly #state: State;

  private constructor(state: State) {
    this.#state = state;
  }

  /** Begins with genesis, whose payload everybody has. */
  static async begin(hashing: Hashing, genesis: LogRecord, strict: boolean): Promise<Second> {
    const { data } = genesis;
    if (!data) return refuse('payload_hidden', 'genesis of version 2 is readable by everyone');
    isOfThisVersion(genesis);
    const { chance: policy, seats: names, log_key: key } = data;
    if (!isPolicyOfGenesis(policy) || !areTexts(names) || !hash(key)) {
      return refuse('payload_wrong', 'record 0 is no campaign.created of version 2');
    }
    const taken = names.find((name) => name === 'organiser' || name === 'rules');
    if (taken !== undefined) refuse('seat_name_wrong', `no seat may be called ${taken}`);
    policyHolds(0, policy);
    const tools = { hashing, signed: await signatures(), strict };
    return new Second(stateBehind(genesis, names, policy, tools));
  }

  get trust(): Trust {
    return this.#state.trust;
  }

  /**
   * Takes the next record behind genesis. `live` is the path before it, `onTable` the envelope. Answers
   * what its sealed dice are bound to, where it is known.
   */
  async take(record: LogRecord, live: Path, onTable: number): Promise<Bound | null> {
    const state = this.#state;
    const { seq, kind, at, data, audience } = record;
    isOfThisVersion(record);
    // Times of this form are in the order of their texts.
    if (at < state.at) {
      refuse(
        'time_runs_backwards',
        `record ${seq} is of ${at}, but the record before it of ${state.at}`,
      );
    }
    state.at = at;
    if (state.closed && !state.open) {
      refuse('after_the_end', `record ${seq} follows a closed campaign`);
    }
    if (!data && audience === null) {
      if (state.strict) {
        refuse('payload_withheld', `record ${seq} is for everybody and left out`);
      }
      state.blind ||= isAlongTheStream(kind);
    }
    let found: Bound | null = null;
    if (state.open) found = await this.#consequence(record, state.open);
    else await takeOrder(state, record, live, onTable);
    state.hashes.push(record.hash);
    state.salts.push(record.salt);
    if (record.seal !== undefined) state.seals.push(record.seal);
    if (record.last && state.open) await this.#ended(record, state.open);
    return found;
  }

  /** Can this sender confirm or contest thrown faces? Nobody witnesses what they typed themselves. */
  isAnother(by: string, roll: number): boolean {
    const { throwers, bindings } = this.#state;
    const thrower = throwers.get(roll);
    return thrower !== undefined && !bindings.person(thrower).has(senderOf(by));
  }

  /** What can only be said of a log that ends here. */
  async finish(): Promise<void> {
    const { hashing, told, seals, salts } = this.#state;
    if (told === null) return;
    const secret = fromHex(told);
    const of = (word: string, number: number) =>
      hashing.hmac(secret, join(utf8(word), u64be(number)));
    for (const [envelope, seal] of seals.entries()) {
      const seed = toHex(await of('envelope', envelope));
      if ((await sealOf(hashing, seed)) !== seal) {
        refuse('secret_wrong', `the secret that was told did not seal envelope ${envelope}`);
      }
    }
    for (const [seq, salt] of salts.entries()) {
      if (salt !== undefined && toHex(await of('salt', seq)) !== salt) {
        refuse('secret_wrong', `the secret that was told did not salt record ${seq}`);
      }
    }
  }

  async #consequence(record: LogRecord, open: Open): Promise<Bound | null> {
    const state = this.#state;
    const { seq, kind } = record;
    const member = (['intent', 'device', 'signature', 'stead', 'replaces'] as const).find(
      (name) => record[name] !== undefined,
    );
    if (member) refuse('member_misplaced', `record ${seq} is no order, but has “${member}”`);
    if (isAlongTheStream(kind)) this.#alongTheStream(record, open);
    state.corrections.copied(record, open);
    const senders = kind === 'timeline.rewound' || kind === 'campaign.closed';
    if (senders && record.by !== open.by) {
      refuse('sender_wrong', `${kind} of record ${seq} is not by its order's sender`);
    }
    if (kind === 'dice.rolled' || kind === 'card.drawn') return this.#chance(record, open);
    if (kind === 'seat.device_bound') await bound(state, record, open);
    else if (kind === 'seat.device_released') released(state, record, open);
    else if (kind === 'chance.chain_laid') laid(state, record, open);
    else if (kind === 'chance.policy_set') this.#policySet(record, open);
    else if (kind === SPENT) await gaveInVain(state, record, open);
    else if (kind === CONTRIBUTED) await gave(state, record, open);
    else if (kind === 'chance.secret_told') this.#secretTold(record);
    else if (kind === 'timeline.rewound') this.#rewound(record, open);
    else if (kind === 'campaign.closed') this.#closed(record, open);
    else if (isAlongTheStream(kind)) {
      refuse('kind_unknown', `${kind} of record ${seq} is not known`);
    }
    open.behind.push(kind);
    return null;
  }

  /** Records that no rewind undoes are for everybody and of the whole campaign, and never copied. */
  #alongTheStream(record: LogRecord, open: Open): void {
    const { seq, kind, audience, scope, copy_of, by } = record;
    const byRules = kind === CONTRIBUTED || kind === SPENT;
    const right = audience === null && scope === 'campaign' && copy_of === undefined;
    if (right && by === (byRules ? 'rules' : open.by)) return;
    refuse(
      'stream_record_wrong',
      `${kind} of record ${seq} must be for everyone, of the scope campaign, no copy, and by ${
        byRules ? 'the rules' : "its order's sender"
      }`,
    );
  }

  #policySet(record: LogRecord, open: Open): void {
    const { seq, by, data } = record;
    isAlone(record, open);
    if (by !== 'organiser') {
      refuse('sender_wrong', `the policy of record ${seq} is not the organiser's`);
    }
    if (!data) return;
    const policy = read<Policy>(record, data, policySet);
    policyHolds(seq, policy);
    isOrdered(this.#state, record);
    this.#state.policy = policy;
    this.#state.trust.policies += 1;
  }

  #secretTold(record: LogRecord): void {
    const { seq, by, last, data } = record;
    if (by !== 'organiser') {
      refuse('sender_wrong', `the secret of record ${seq} is not told by the organiser`);
    }
    if (last) refuse('secret_misplaced', `record ${seq} tells the secret and does not close`);
    if (!data) return;
    this.#state.told = read<{ secret: string }>(record, data, secretTold).secret;
  }

  #rewound(record: LogRecord, open: Open): void {
    const { seq, data, audience } = record;
    const { corrections } = this.#state;
    if (!data) {
      corrections.forget();
      return;
    }
    const { brings, only = null } = read<Rewound>(record, data, rewound);
    if (audience !== null) refuse('audience_wrong', `the rewind of record ${seq} is hidden`);
    if (brings === undefined) {
      return refuse('payload_wrong', `the rewind of record ${seq} says not what it brings`);
    }
    if ((brings === 'scope') !== (only !== null)) {
      refuse('payload_wrong', `“only” of record ${seq} must stand with “scope” alone`);
    }
    corrections.begin(open, brings, only);
  }

  #closed(record: LogRecord, open: Open): void {
    const { seq, data, last } = record;
    this.#state.closed = true;
    if (!data) return;
    if (typeof data.published !== 'boolean') {
      refuse('payload_wrong', `record ${seq} is no campaign.closed`);
    }
    if (open.behind.at(-1) === 'chance.secret_told' && !data.published) {
      refuse('secret_misplaced', `record ${seq} closes unpublished, with the secret told`);
    }
    if (!last) refuse('after_the_end', `record ${seq} closes the campaign and is not the last`);
  }

  /** Dice and cards: by which way they came, and to what they are bound. */
  #chance(record: LogRecord, open: Open): Bound | null {
    const state = this.#state;
    const { seq, kind, opens, copy_of } = record;
    const thrown = thrownIn(record, open);
    open.behind.push(kind);
    open.opened ||= opens !== undefined;
    if (thrown && copy_of === undefined) {
      state.throwers.set(seq, thrown.entered_by);
      mayThrow(state, record, thrown, open);
    }
    if (opens === undefined) return null;
    const { contributed, intent, shared } = open;
    if (shared && contributed === null && !state.blind) {
      refuse(
        'contribution_missing',
        `record ${seq} opens an envelope, and nobody was asked to give to it`,
      );
    }
    if (contributed === 'unknown' || (shared && contributed === null)) {
      state.trust.notChecked += 1;
      return null;
    }
    return { prev: intent, order: contributed ?? '0'.repeat(64) };
  }

  async #ended(record: LogRecord, open: Open): Promise<void> {
    const state = this.#state;
    state.open = null;
    if (open.contributed !== null && !open.opened) {
      refuse(
        'contribution_unused',
        `the batch that ends with record ${record.seq} was given to, and opens nothing`,
      );
    }
    if (open.witnesses.length > 0) await checkWitnesses(state, open);
    threwWhatItSays(state, record, open);
    state.corrections.ended(open, record.seq);
  }
}
