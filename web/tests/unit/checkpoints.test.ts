import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../src/lib/api/client';
import { found, goOn, keep, keptOf } from '../../src/lib/checkpoints/kept';
import {
  alike,
  check,
  countersign,
  fragmentOf,
  fromHeader,
  noteIn,
  readNote,
  textOf,
  type Note,
} from '../../src/lib/checkpoints/note';
import { compare, note as writeDown } from '../../src/lib/checkpoints/orders';
import { misfits } from '../../src/lib/checkpoints/records';
import { keysIn } from '../../src/lib/api/keys';
import { deviceOf } from '../../src/lib/devices/device';
import { intentOf } from '../../src/lib/devices/signing';
import { fromHex, utf8 } from '../../src/lib/verify/bytes';
import { LENIENT } from '../../src/lib/verify/ed25519';
import { tools } from '../../src/lib/verify/tools';
import { hashing } from '../../src/lib/verify/hashing';
import { canonical, commitmentOf, hashOf, type LogRecord } from '../../src/lib/verify/record';
import written from '../../../crates/chronicle/tests/vectors/chronicle-2.json?raw';
import { Memory } from './memory';

interface Vectors {
  checkpoint: { campaign: string; size: number; note: string };
  keys: { word: string; seed: string; public: string }[];
}

const { checkpoint, keys } = JSON.parse(written) as Vectors;
const keyOf = (word: string) => {
  const key = keys.find((known) => known.word === word);
  if (!key) throw new Error(`There is no key of ${word}.`);
  return key;
};
const house = keyOf('house').public;
const byTheHouse = { ...readNote(checkpoint.note) };
const houseAlone: Note = { ...byTheHouse, signatures: byTheHouse.signatures.slice(0, 1) };

describe('a checkpoint', () => {
  it('is read, written and checked like the published one', async () => {
    const note = readNote(checkpoint.note);
    expect([note.campaign, note.size]).toEqual([checkpoint.campaign, checkpoint.size]);
    expect(textOf(note)).toBe(checkpoint.note);
    expect(await check(await tools(), note, house)).toEqual([keyOf('red-1').public]);
  });

  it('is countersigned like the published one, once', async () => {
    const device = await deviceOf(fromHex(keyOf('red-1').seed));
    const signed = await countersign(await tools(), houseAlone, device);
    expect(textOf(signed)).toBe(checkpoint.note);
    expect(textOf(await countersign(await tools(), signed, device))).toBe(checkpoint.note);
  });

  it('is believed from nobody but the house, and not where anything in it was changed', async () => {
    const known = await tools();
    const refused = (note: Note, key = house) =>
      expect(check(known, note, key)).rejects.toThrow(/^(not_the_house|signature_wrong)$/);
    await refused(byTheHouse, keyOf('organiser-1').public);
    await refused({ ...byTheHouse, size: byTheHouse.size + 1 });
    await refused({ ...byTheHouse, last: '0'.repeat(64) });
    await refused({ ...byTheHouse, signatures: byTheHouse.signatures.slice(1) });
    const [first, second] = byTheHouse.signatures;
    if (!first || !second) throw new Error('Two have signed it.');
    // The key is that of the device; the signature is not.
    const wrong = Uint8Array.from(second.bytes);
    wrong[9] = (wrong[9] ?? 0) ^ 1;
    await refused({ ...byTheHouse, signatures: [first, { ...second, bytes: wrong }] });
    // A signer that nobody knows.
    const stranger = { name: 'somebody', bytes: second.bytes };
    expect(await check(known, { ...byTheHouse, signatures: [first, stranger] }, house)).toEqual([]);
  });

  it('is checked as strictly as the server checks', async () => {
    const { hasSigned } = await tools();
    expect(await hasSigned(LENIENT.key, LENIENT.message, LENIENT.signature)).toBe(false);
  });

  it('is written in one way only', () => {
    const { note } = checkpoint;
    for (const other of [
      note.trimEnd(),
      ` ${note}`,
      note.replace('\n80\n', '\n080\n'),
      note.replace('\n80\n', '\n0\n'),
      note.replace('tiE=\n', 'tiF=\n'),
      note.replace('tiE=\n', 'tiE\n'),
      note.replaceAll('— ', '- '),
      note.replace('\n\n', '\n'),
      note.replace('wapenrol/', 'wapenrol:'),
    ]) {
      expect(other).not.toBe(note);
      expect(() => readNote(other), other).toThrow('form');
    }
  });

  it('comes with an answer, and stops none where it was mangled', () => {
    const { note } = checkpoint;
    expect(fromHeader(btoa(String.fromCharCode(...utf8(note))))).toBe(note);
    for (const other of ['', '*', 'bm90ZQ', 'wapenrol/—']) {
      expect(fromHeader(other)).toBe(other);
      expect(() => readNote(fromHeader(other))).toThrow('form');
    }
  });

  it('goes into a link, beside keys', () => {
    const fragment = fragmentOf(byTheHouse);
    expect(keysIn(fragment)).toEqual([]);
    expect(noteIn(`akey+${fragment}`)).toEqual(houseAlone);
    expect(noteIn('akey+join.00')).toBeNull();
    for (const other of ['note.', `${fragment}.x`, fragment.replace('note.80', 'note.8x')]) {
      expect(noteIn(other)).toBeNull();
    }
  });
});

const BATCH = '01936f00-0000-7000-8000-00000000000';

/** A log of orders, each a batch of its own; its members are those that are given, and what they need beside. */
async function log(...given: Partial<LogRecord>[]): Promise<LogRecord[]> {
  const hashes = await hashing();
  const records: LogRecord[] = [];
  for (const [seq, members] of given.entries()) {
    const salt = '0'.repeat(64);
    const record: LogRecord = {
      at: '2026-11-26T12:00:00.000Z',
      audience: null,
      batch: BATCH + String(seq),
      by: 'seat/red',
      commitment: members.data ? await commitmentOf(hashes, salt, members.data) : salt,
      hash: salt,
      kind: 'order.given',
      last: true,
      parent: seq === 0 ? null : seq - 1,
      prev: records.at(-1)?.hash ?? salt,
      scope: 'engagement/1',
      seq,
      v: 2,
      ...(members.data ? { salt } : {}),
      ...members,
    };
    records.push({ ...record, hash: await hashOf(hashes, record) });
  }
  return records;
}

/** A server that shows this log. */
function showing(records: readonly LogRecord[]): Client {
  return {
    campaign: 'abc',
    records: (from: number, to: number | null) => {
      const lines = records
        .slice(from, to === null ? undefined : to + 1)
        .map((record) => canonical(record) + '\n');
      return Promise.resolve(new Response(lines.join('')));
    },
  } as unknown as Client;
}

const at = (records: readonly LogRecord[], size: number): Note => ({
  campaign: checkpoint.campaign,
  size,
  last: records[size - 1]?.hash ?? '',
  signatures: [],
});

describe('notes beside a log', () => {
  it('fit where the log goes on from the one to the other, and only there', async () => {
    const mine = await log({}, {}, {}, {}, {});
    const other = await log({}, {}, { by: 'seat/black' }, {}, {});
    const client = showing(mine);
    expect(await misfits(client, [at(mine, 2), at(mine, 5), at(mine, 3)])).toEqual([]);
    expect(await misfits(client, [at(mine, 2), at(other, 2)])).toEqual([]);
    // Of one length, and another hash.
    expect(await misfits(client, [at(mine, 4), at(other, 4)])).toEqual([at(other, 4)]);
    // Shorter, and no beginning of it.
    expect(await misfits(client, [at(other, 3), at(mine, 5)])).toEqual([at(other, 3)]);
    // Longer than what the server shows.
    expect(await misfits(showing(mine.slice(0, 4)), [at(mine, 2), at(mine, 5)])).toEqual([
      at(mine, 5),
    ]);
    // It cannot be talked round: what it shows is hashed.
    const forged = mine.map((record, seq) => (seq === 3 ? { ...record, by: 'rules' } : record));
    expect(await misfits(showing(forged), [at(mine, 2), at(mine, 5)])).toEqual([at(mine, 5)]);
    const spliced = [...mine.slice(0, 3), ...other.slice(3)];
    expect(await misfits(showing(spliced), [at(mine, 2), at(other, 5)])).toEqual([at(other, 5)]);
  });

  it('prove nothing when the wire is cut', async () => {
    const mine = await log({}, {}, {});
    const lines = mine.map((record) => canonical(record)).join('\n');
    const client = { campaign: 'abc', records: () => Promise.resolve(new Response(lines)) };
    const looked = misfits(client as unknown as Client, [at(mine, 1), at(mine, 3)]);
    await expect(looked).rejects.toThrow('The server cannot be reached');
  });
});

describe('an order that was signed', () => {
  const command = { tell: { text: 'Hold.' } };
  const data = { command, head: 0, nonce: null, thrown: null };

  async function given(answered: boolean, recorded: (intent: string) => Partial<LogRecord>[]) {
    const store = new Memory();
    const [genesis] = await log({});
    const order = {
      batch: `${BATCH}1`,
      by: 'seat/red',
      campaign: checkpoint.campaign,
      ...data,
      replaces: null,
      scope: 'engagement/1',
      stead: null,
      upon: genesis?.hash ?? '',
    };
    const intent = await intentOf(order);
    writeDown('abc', [{ intent, order }], store);
    const client = showing(await log({}, ...recorded(intent)));
    await compare(client, answered ? order.batch : null, store);
    const { findings } = keptOf('abc', store);
    // What was compared is not compared again.
    expect(store.getItem('wapenrol.signed.abc')).toBe('{}');
    return findings.map(({ what, texts }) => [what, texts.length]);
  }

  it('is recorded as it was signed, and nobody hears of it', async () => {
    expect(await given(true, (intent) => [{ intent, data }])).toEqual([]);
    // Its payload is hidden: the intent still is its own.
    expect(await given(true, (intent) => [{ intent }])).toEqual([]);
  });

  it('raises the alarm where another intent is recorded, or another order under the same', async () => {
    const proof = [['order', 2]];
    expect(await given(true, () => [{ intent: '0'.repeat(64), data }])).toEqual(proof);
    expect(await given(true, () => [{ data }])).toEqual(proof);
    const other = { ...data, command: { tell: { text: 'Flee!' } } };
    expect(await given(true, (intent) => [{ intent, data: other }])).toEqual(proof);
    expect(await given(false, (intent) => [{ intent, data: other }])).toEqual(proof);
    // It stands on another history than it was signed upon.
    const store = new Memory();
    const order = { batch: `${BATCH}1`, ...data, upon: '1'.repeat(64) };
    const intent = await intentOf(order);
    writeDown('abc', [{ intent, order }], store);
    await compare(showing(await log({}, { intent, data })), order.batch, store);
    expect(keptOf('abc', store).findings).toHaveLength(1);
  });

  it('must be there when the server has said so; who heard no answer does not know', async () => {
    const batch = `${BATCH}7`;
    expect(await given(true, () => [{ batch }])).toEqual([['order', 1]]);
    expect(await given(false, () => [{ batch }])).toEqual([]);
  });
});

describe('the clock of the server', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  // By the log it is noon.
  it.each([
    ['12:00:59', '12:02:00', 0],
    ['11:58:00', '11:59:01', 0],
    ['11:50:00', '12:10:00', 0],
    ['12:02:00', '12:02:01', -120_000],
    ['11:56:59', '11:57:00', 180_000],
  ])('signed at %s and answered at %s, it is off by %i ms', async (signed, answered, off) => {
    const store = new Memory();
    const [genesis] = await log({});
    const batch = `${BATCH}1`;
    const data = { command: {}, head: 0, nonce: null, thrown: null };
    const order = { batch, ...data, upon: genesis?.hash ?? '' };
    const intent = await intentOf(order);
    const client = showing(await log({}, { intent, data }));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-26T${signed}Z`) });
    writeDown('abc', [{ intent, order }], store);
    vi.setSystemTime(new Date(`2026-11-26T${answered}Z`));
    await compare(client, batch, store);
    expect(keptOf('abc', store)).toMatchObject({ clock: off, findings: [] });
  });
});

describe('what was found', () => {
  it('is told once, and stays when somebody goes on', () => {
    const store = new Memory();
    keep('abc', { note: checkpoint.note, given: 80 }, store);
    found('abc', 'fork', [checkpoint.note, 'another'], store);
    // With another line under it it proves the same.
    found('abc', 'fork', [textOf(houseAlone), 'a third'], store);
    expect(keptOf('abc', store).findings.map(({ seen }) => seen)).toEqual([false]);
    goOn('abc', store);
    const { note, findings } = keptOf('abc', store);
    expect(note).toBeNull();
    expect(findings.map(({ seen, texts }) => [seen, texts])).toEqual([
      [true, [checkpoint.note, 'another']],
    ]);
    expect(alike(byTheHouse, houseAlone)).toBe(true);
  });
});
