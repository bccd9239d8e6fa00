/** An order of version 2: its intent, and who signed it. */

import { fromHex, join } from '../bytes';
import { askOf, hashOfIntent, tag } from '../intent';
import { canonical, type LogRecord } from '../record';
import { isObject, orderGiven, read, type OrderGiven } from './forms';
import { refuse, senderOf, type Open, type Path, type State } from './state';

const ZERO = '0'.repeat(64);

export async function takeOrder(
  state: State,
  record: LogRecord,
  live: Path,
  onTable: number,
): Promise<void> {
  const { seq, device, signature, copy_of, replaces, parent } = record;
  sits(state, record);
  if ((device === undefined) !== (signature === undefined)) {
    refuse('signature_wrong', `record ${seq} has only one of “device” and “signature”`);
  }
  const given = record.data ? read<OrderGiven>(record, record.data, orderGiven) : null;
  const ownIntent = await checkIntent(state, record, given);
  const corrects = state.corrections.takes(record);
  const intent = copy_of === undefined ? (ownIntent ?? ZERO) : state.corrections.intentOf(copy_of);
  state.corrections.remember(seq, intent);
  const open: Open = {
    seq,
    by: record.by,
    stead: record.stead ?? null,
    public: record.audience === null,
    intent,
    ownIntent,
    signed: device !== undefined && signature !== undefined ? { device, signature } : null,
    command: given?.command,
    thrown: given?.thrown ?? null,
    hidden: given === null,
    copyOf: copy_of ?? null,
    replaces: replaces ?? null,
    corrects,
    ask: await askOf(state.hashing, record.prev, intent, onTable),
    shared: state.policy.sealed === 'shared',
    contributed: null,
    opened: false,
    threw: [],
    witnesses: [],
    behind: [],
    copies: [],
    live: parent !== null && parent + 1 !== seq ? live : [],
    parent: parent ?? 0,
  };
  await checkSignature(state, record, open);
  state.open = open;
}

function sits({ seats }: State, { seq, by, stead }: LogRecord): void {
  const seat = by.startsWith('seat/') ? senderOf(by) : stead;
  if (seat === undefined || seats.has(seat)) return;
  refuse('sender_wrong', `the order of record ${seq} is of ${seat}, which is no seat here`);
}

/** What the order says of itself must be what it holds. */
async function checkIntent(
  state: State,
  record: LogRecord,
  given: OrderGiven | null,
): Promise<string | null> {
  const { seq, intent: told, device, replaces, stead } = record;
  if (record.copy_of !== undefined) {
    if ([told, device, replaces, stead].some((member) => member !== undefined)) {
      refuse(
        'member_misplaced',
        `the order of record ${seq} is a copy; the original's intent holds`,
      );
    }
    return null;
  }
  if (told === undefined) {
    return refuse('intent_missing', `the order of record ${seq} tells no intent`);
  }
  if (!given) {
    state.trust.intentsHidden += 1;
    return told;
  }
  const hidden = record.audience !== null && record.by !== 'rules';
  if (hidden && (given.nonce ?? '').length < 32) {
    refuse(
      'nonce_short',
      `the order of record ${seq} is hidden, and its nonce is shorter than 16 bytes: the command could be guessed`,
    );
  }
  const upon = state.hashes[given.head];
  if (upon === undefined) {
    refuse('order_head_wrong', `the order of record ${seq} was given upon a record to come`);
  }
  const computed = await hashOfIntent(state.hashing, {
    batch: record.batch,
    by: record.by,
    campaign: state.campaign,
    command: given.command,
    head: given.head,
    nonce: given.nonce,
    replaces: replaces ?? null,
    scope: record.scope,
    stead: stead ?? null,
    thrown: given.thrown,
    upon: upon ?? null,
  });
  if (computed === told) return told;
  return refuse(
    'intent_wrong',
    `the intent of record ${seq} should be ${computed}, but it says ${told}`,
  );
}

/** Is the order signed by a device of its sender, where it has to be? */
async function checkSignature(state: State, record: LogRecord, open: Open): Promise<void> {
  const { bindings, blind, trust } = state;
  const { seq, by, stead } = record;
  if (record.copy_of !== undefined) return;
  const sender = senderOf(by);
  if (by === 'rules') {
    trust.byRules += 1;
    if (open.signed || stead !== undefined) {
      refuse('signature_wrong', `record ${seq}: nobody signs for the rules`);
    }
    return;
  }
  if (stead !== undefined && by !== 'organiser') {
    refuse(
      'stead_wrong',
      `only the organiser gives orders in somebody's stead, which record ${seq} does`,
    );
  }
  const { signed } = open;
  if (!signed) {
    // Who never had a device corrects without one: there is nothing to sign with.
    const must = stead !== undefined || (bindings.signs(sender) && (open.corrects || !blind));
    if (must) {
      refuse('signature_missing', `the order of record ${seq} is not signed, and must be`);
    }
    trust.unsigned += 1;
    return;
  }
  const binds = !bindings.hasDevice(sender) && isBinding(open, sender, signed.device);
  if (!bindings.isBound(sender, signed.device) && !binds) {
    if (blind) {
      trust.notChecked += 1;
      return;
    }
    refuse(
      'device_foreign',
      `the order of record ${seq} is signed by ${signed.device}, no device of ${sender}`,
    );
  }
  const message = join(tag('order'), fromHex(open.intent));
  if (!(await state.signed(signed.device, message, signed.signature))) {
    refuse('signature_wrong', `the signature of record ${seq} is not its device's`);
  }
  trust.signed += 1;
  if (stead !== undefined) trust.inStead += 1;
}

/** The first device of a seat signs the order that binds it. */
function isBinding({ command }: Open, seat: string, device: string): boolean {
  const bound = isObject(command) ? command['seat.device_bound'] : undefined;
  return isObject(bound) && bound.seat === seat && bound.device === device;
}

/** The command must be the record without its proof: so what is bound, laid or set is signed. */
export function isOrdered(
  { open }: State,
  { seq, kind, data }: LogRecord,
  proof: string | null = null,
): void {
  if (!open || open.command === undefined || !data) return;
  const told = Object.fromEntries(Object.entries(data).filter(([name]) => name !== proof));
  const expected = canonical({ [kind]: told });
  if (canonical(open.command) === expected) return;
  refuse('command_differs', `the order of record ${seq} should have been ${expected}`);
}

/** Nothing else stands in its batch, and everybody may read the order. */
export function isAlone({ seq, kind, last }: LogRecord, open: Open): void {
  if (last && open.public && open.behind.every((other) => other === 'chance.spent')) return;
  refuse(
    'not_alone',
    `${kind} of record ${seq} must stand alone behind an order that all may read`,
  );
}
