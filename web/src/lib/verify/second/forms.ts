/** The payloads of the chronicle's own kinds in version 2: no members but those that are named. */

import { Flaw } from '../flaw';
import type { Data, Json, LogRecord } from '../record';

export type Form = (value: Json | undefined) => boolean;

const HASH = /^[0-9a-f]{64}$/;
const SIGNATURE = /^[0-9a-f]{128}$/;
const SCOPE = /^(campaign|engagement\/[a-z0-9-]{1,40})$/;

const within =
  (most: number): Form =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
const like =
  (form: RegExp): Form =>
  (value) =>
    typeof value === 'string' && form.test(value);

export const isObject = (value: Json | undefined): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const anything: Form = (value) => value !== undefined;
export const text: Form = (value) => typeof value === 'string';
export const count = within(Number.MAX_SAFE_INTEGER);
export const face = within(0xffff_ffff);
export const hash = like(HASH);
export const signature = like(SIGNATURE);
export const scope = like(SCOPE);
export const dice = like(/^[1-9]\d*d[1-9]\d*$/);

export const nullable =
  (form: Form): Form =>
  (value) =>
    value === null || form(value);
export const list =
  (form: Form): Form =>
  (value) =>
    Array.isArray(value) && value.every(form);
export const areTexts = (value: Json | undefined): value is string[] => list(text)(value);
export const oneOf =
  (...words: readonly string[]): Form =>
  (value) =>
    typeof value === 'string' && words.includes(value);
export const either =
  (...forms: readonly Form[]): Form =>
  (value) =>
    forms.some((form) => form(value));

/** All of these members and no other. */
export const exactly =
  (members: Readonly<Record<string, Form>>): Form =>
  (value) =>
    isObject(value) &&
    Object.keys(value).length === Object.keys(members).length &&
    Object.entries(members).every(
      ([name, form]) => Object.hasOwn(value, name) && form(value[name]),
    );

/** Reads a payload; `T` says what the form has found. */
export function read<T>({ seq, kind }: LogRecord, data: Data, form: Form): T {
  if (!form(data)) throw new Flaw('payload_wrong', `record ${seq} is no ${kind} of version 2`);
  return data as T;
}

export interface OrderGiven {
  readonly command: Json;
  readonly head: number;
  readonly nonce: string | null;
  readonly thrown: number[] | null;
}

export const orderGiven = exactly({
  command: anything,
  head: count,
  nonce: nullable(text),
  thrown: nullable(list(face)),
});

export interface DeviceBound {
  readonly seat: string;
  readonly device: string;
  readonly label: string;
  readonly proof: string;
}

export const deviceBound = exactly({ seat: text, device: hash, label: text, proof: signature });

export interface DeviceReleased {
  readonly seat: string;
  readonly device: string;
  readonly why: string;
}

export const deviceReleased = exactly({ seat: text, device: hash, why: text });

export interface ChainLaid {
  readonly seat: string;
  readonly device: string;
  readonly anchor: string;
  readonly length: number;
}

export const chainLaid = exactly({ seat: text, device: hash, anchor: hash, length: count });

export interface Given {
  readonly seat: string;
  readonly device: string;
  readonly index: number;
  readonly value: string;
  readonly signature: string;
}

const given = list(exactly({ seat: text, device: hash, index: count, value: hash, signature }));

export interface Round {
  readonly round: number;
  readonly signature: string;
}

export type Way = 'shared' | 'beacon' | 'house';

export interface Contributed {
  readonly ask: string;
  readonly given: Given[];
  readonly silent: string[];
  readonly way: Way;
  readonly beacon: Round | null;
}

export const contributed = exactly({
  ask: hash,
  given,
  silent: list(text),
  way: oneOf('shared', 'beacon', 'house'),
  beacon: nullable(exactly({ round: count, signature: text })),
});

export interface Spent {
  readonly ask: string;
  readonly after: number;
  readonly intent: string;
  readonly envelope: number;
  readonly sender: string;
  readonly given: Given[];
  readonly why: string;
}

export const spent = exactly({
  ask: hash,
  after: count,
  intent: hash,
  envelope: count,
  sender: text,
  given,
  why: text,
});

export const secretTold = exactly({ secret: hash });

export interface Rewound {
  readonly dispute: string | null;
  readonly reason: string;
  readonly to: number;
  /** Must be there in the end. */
  readonly brings?: 'nothing' | 'scope' | 'amend';
  readonly only?: string | null;
}

const rewoundOfOne = { dispute: nullable(text), reason: text, to: count };

export const rewound = either(
  exactly({
    ...rewoundOfOne,
    brings: oneOf('nothing', 'scope', 'amend'),
    only: nullable(scope),
  }),
  exactly(rewoundOfOne),
);

export interface Thrown {
  readonly entered_by: string;
  /** Must be there in the end. */
  readonly roller?: string | null;
  readonly witness:
    null | string | { readonly seat: string; readonly device: string; readonly signature: string };
}

export interface Source {
  readonly sealed?: { readonly seed: string };
  readonly thrown?: Thrown;
}

const witness = nullable(either(text, exactly({ seat: text, device: hash, signature: text })));
const source = either(
  exactly({ sealed: exactly({ seed: hash }) }),
  exactly({ scripted: exactly({}) }),
  exactly({ thrown: exactly({ entered_by: text, witness }) }),
  exactly({ thrown: exactly({ entered_by: text, roller: nullable(text), witness }) }),
);

export interface Chance {
  readonly faces?: number[];
  readonly index?: number;
  readonly source: Source;
}

export const diceRolled = exactly({ clause: text, why: text, dice, faces: list(face), source });
export const cardDrawn = exactly({
  clause: text,
  deck: text,
  card: text,
  index: face,
  of: face,
  source,
});
