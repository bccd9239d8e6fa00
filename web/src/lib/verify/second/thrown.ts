/** Dice thrown at a table: who may type them, and who has seen them. */

import { fromHex, join, utf8 } from '../bytes';
import { tag } from '../intent';
import { canonical, type LogRecord } from '../record';
import { cardDrawn, diceRolled, read, type Chance, type Thrown } from './forms';
import { refuse, senderOf, type Open, type State } from './state';

/** Reads a chance record and notes what was thrown; null where it was not, or is not shown. */
export function thrownIn(record: LogRecord, open: Open): Thrown | null {
  if (!record.data) return null;
  const form = record.kind === 'dice.rolled' ? diceRolled : cardDrawn;
  const { faces, index, source } = read<Chance>(record, record.data, form);
  if (!source.thrown) return null;
  if (record.copy_of === undefined)
    open.threw.push(...(faces ?? []), ...(index === undefined ? [] : [index]));
  return source.thrown;
}

export function mayThrow(state: State, { seq }: LogRecord, thrown: Thrown, open: Open): void {
  const wrong = (what: string) => refuse('thrown_wrong', `record ${seq}: ${what}`);
  const { bindings, policy, blind } = state;
  const { entered_by: typist, roller, witness } = thrown;
  const sender = senderOf(open.by);
  if (typist !== sender && typist !== 'organiser') {
    wrong("thrown faces are typed by the order's sender, or by the organiser");
  }
  if (roller === undefined) return wrong('it says not whose roll it is');
  const own = roller === null || roller === typist;
  if (policy.thrown === 'roller' && (!own || open.stead !== null) && !blind) {
    wrong('by the policy only whose roll it is may type it');
  }
  if (witness === null) {
    if (policy.thrown === 'witnessed' && !blind) {
      wrong('by the policy somebody else confirms it first');
    }
    return;
  }
  if (typeof witness === 'string') return wrong('a witness is a device that signs');
  const { seat, device, signature } = witness;
  const people = [sender, roller, open.stead].filter((name) => name !== null);
  const another =
    bindings.isBound(seat, device) &&
    !bindings.isBot(seat, device) &&
    !people.some((name) => bindings.person(name).has(seat));
  if (!another && !blind) {
    refuse(
      'witness_wrong',
      `${seat} cannot witness record ${seq}: it must be another person's device`,
    );
  }
  open.witnesses.push({ seq, device, signature });
}

/** A witness signs all that the order threw, which is known when its batch ends. */
export async function checkWitnesses(state: State, open: Open): Promise<void> {
  if (open.hidden) {
    state.trust.notChecked += open.witnesses.length;
    return;
  }
  const thrown = utf8(canonical(open.thrown && [...open.thrown]));
  const message = join(tag('witness'), fromHex(open.ask), thrown);
  for (const { seq, device, signature } of open.witnesses) {
    const isOne = /^[0-9a-f]{128}$/.test(signature);
    if (!isOne || !(await state.signed(device, message, signature))) {
      refuse('witness_wrong', `the witness of record ${seq} has not signed what was thrown`);
    }
  }
}

/** An order tells what was thrown in its batch; an amendment tells it for all that follows it. */
export function threwWhatItSays({ corrections }: State, { seq }: LogRecord, open: Open): void {
  const says = open.thrown ?? [];
  if (open.copyOf !== null) {
    corrections.threw(seq, open.threw);
  } else if (open.behind.includes('timeline.rewound')) {
    corrections.mayThrow(says);
  } else if (!open.hidden && open.threw.join() !== says.join()) {
    refuse(
      'thrown_differs',
      `the batch that ends with record ${seq} threw ${open.threw.join(' ')}, but its order says ${says.join(' ')}`,
    );
  }
}
