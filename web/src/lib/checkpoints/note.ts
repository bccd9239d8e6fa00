/**
 * Checkpoints: signed notes (C2SP) that say how long a log was, and what its last record hashed to. The house of the
 * campaign signs each; a device adds its own line to one that it has checked.
 */

import { fromHex, join, toHex, utf8 } from '$lib/verify/bytes';
import type { Tools } from '$lib/verify/tools';

export interface Note {
  /** The whole hash of genesis, in hex. */
  readonly campaign: string;
  /** How many records the log had. */
  readonly size: number;
  /** The hash of the last of them, in hex. */
  readonly last: string;
  readonly signatures: readonly Signed[];
}

interface Signed {
  readonly name: string;
  /** Four bytes that say by which key, then the signature. */
  readonly bytes: Uint8Array;
}

/** Why a text is no checkpoint, or none to be believed. */
export class NotNote extends Error {
  readonly why: 'form' | 'not_the_house' | 'signature_wrong';

  constructor(why: NotNote['why']) {
    super(why);
    this.why = why;
  }
}

const HASH = /^[0-9a-f]{64}$/;
const HASH_BYTES = 32;

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Reads base64 that is written in the one way in which it can be written. */
function fromBase64(text: string): Uint8Array | null {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return toBase64(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

const houseOf = (campaign: string): string => `wapenrol/${campaign}`;

/** What is signed: the three lines. */
export function signedText({ campaign, size, last }: Omit<Note, 'signatures'>): string {
  return `${houseOf(campaign)}\n${size}\n${toBase64(fromHex(last))}\n`;
}

export function textOf(note: Note): string {
  const lines = note.signatures.map(({ name, bytes }) => `— ${name} ${toBase64(bytes)}\n`);
  return `${signedText(note)}\n${lines.join('')}`;
}

/** Reads a note as it is handed on. There is one way to write it: what is signed is what stands in it. */
export function readNote(text: string): Note {
  const form = new NotNote('form');
  const parts = /^wapenrol\/([0-9a-f]{64})\n([1-9]\d{0,14})\n(\S+)\n\n((?:— \S+ \S+\n)+)$/.exec(
    text,
  );
  if (!parts) throw form;
  const [, campaign = '', size = '', last = '', lines = ''] = parts;
  const hash = fromBase64(last);
  if (hash?.length !== HASH_BYTES) throw form;
  const signatures = lines
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, name = '', encoded = ''] = line.split(' ');
      const bytes = fromBase64(encoded);
      if (!bytes || bytes.length < 4) throw form;
      return { name, bytes };
    });
  return { campaign, size: Number(size), last: toHex(hash), signatures };
}

/** The note that the head of an answer brings. What is no base64 is no note either, and is shown as it is. */
export function fromHeader(value: string): string {
  const bytes = fromBase64(value);
  return bytes ? new TextDecoder().decode(bytes) : value;
}

function keyId({ sha256 }: Tools, name: string, key: string): string {
  return toHex(sha256(join(utf8(`${name}\n\u0001`), fromHex(key))).slice(0, 4));
}

/**
 * Is it the house's word? Signers that nobody knows are passed over; devices are known by their names. Answers the
 * devices that signed.
 */
export async function check(tools: Tools, note: Note, logKey: string): Promise<string[]> {
  const message = utf8(signedText(note));
  const house = houseOf(note.campaign);
  const devices: string[] = [];
  let byTheHouse = false;
  for (const { name, bytes } of note.signatures) {
    const device = name.startsWith('device/') ? name.slice('device/'.length) : '';
    const key = name === house ? logKey : device;
    if (!HASH.test(key) || keyId(tools, name, key) !== toHex(bytes.slice(0, 4))) continue;
    const signed = await tools.hasSigned(key, message, toHex(bytes.slice(4)));
    if (!signed) throw new NotNote('signature_wrong');
    if (name === house) byTheHouse = true;
    else devices.push(device);
  }
  if (!byTheHouse) throw new NotNote('not_the_house');
  return devices;
}

/** A device adds that it has checked the log so far. */
export async function countersign(
  tools: Tools,
  note: Note,
  device: { readonly name: string; sign(message: Uint8Array): Promise<string> },
): Promise<Note> {
  const name = `device/${device.name}`;
  const signature = fromHex(await device.sign(utf8(signedText(note))));
  const bytes = join(fromHex(keyId(tools, name, device.name)), signature);
  const others = note.signatures.filter((signed) => signed.name !== name);
  return { ...note, signatures: [...others, { name, bytes }] };
}

/** Do two notes tell of the same log with the same number of records? */
export const alike = (one: Note, other: Note): boolean =>
  one.campaign === other.campaign && one.size === other.size && one.last === other.last;

/** What begins that part of a link; no key has a dot. */
const BRINGS = 'note.';

const toUrl = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const fromUrl = (text: string): Uint8Array | null => {
  const standard = text.replaceAll('-', '+').replaceAll('_', '/');
  return fromBase64(standard.padEnd(Math.ceil(text.length / 4) * 4, '='));
};

/** A note as a part of a link, short enough for a pattern that a telephone reads: the house's line alone. */
export function fragmentOf(note: Note): string {
  const house = note.signatures.find(({ name }) => name === houseOf(note.campaign));
  const parts = [fromHex(note.campaign), fromHex(note.last), house?.bytes ?? new Uint8Array()];
  return BRINGS + [note.size, ...parts.map(toUrl)].join('.');
}

/** The note that came with a link; `null`, if none did. */
export function noteIn(fragment: string): Note | null {
  const part = fragment.split('+').find((known) => known.startsWith(BRINGS));
  if (part === undefined) return null;
  const [size = '', ...encoded] = part.slice(BRINGS.length).split('.');
  const [genesis, hash, bytes] = encoded.map(fromUrl);
  if (genesis?.length !== HASH_BYTES || hash?.length !== HASH_BYTES || !bytes) return null;
  if (!/^[1-9]\d{0,14}$/.test(size) || encoded.length !== 3) return null;
  const campaign = toHex(genesis);
  const signatures = [{ name: houseOf(campaign), bytes }];
  return { campaign, size: Number(size), last: toHex(hash), signatures };
}
