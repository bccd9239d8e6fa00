import { fromHex, toHex } from '$lib/verify/bytes';
import { Envelope, sealOf } from '$lib/verify/envelope';
import { LENIENT, signaturesOfBrowser, signaturesOfLibrary } from '$lib/verify/ed25519';
import { ofBrowser, ofLibrary } from '$lib/verify/hashing';
import { prove } from '$lib/verify/proof';
import { canonical, commitmentOf, hashOf, readRecord, type LogRecord } from '$lib/verify/record';
import { readReceipt, verify } from '$lib/verify/verifier';
import { describe, expect, it } from 'vitest';
import written from '../../../crates/chronicle/tests/vectors/chronicle-v1.json?raw';
import full from '../../../crates/chronicle/tests/vectors/sample-full.ndjson?raw';
import redacted from '../../../crates/chronicle/tests/vectors/sample-redacted.ndjson?raw';
import second from '../../../crates/chronicle/tests/vectors/chronicle-2-sample-full.ndjson?raw';
import secondRedacted from '../../../crates/chronicle/tests/vectors/chronicle-2-sample-redacted.ndjson?raw';
import ofVersionTwo from '../../../crates/chronicle/tests/vectors/chronicle-2.json?raw';
import game from '../../../tests/games/overwhelmed-on-turn-5.ndjson?raw';

const vectors = JSON.parse(written);

const browser = ofBrowser(crypto.subtle);
const library = await ofLibrary();

describe.each([browser, library])('by $name', (hashing) => {
  it('agrees with the test vectors of the format', async () => {
    for (const { seed, seal } of vectors.envelopes) expect(await sealOf(hashing, seed)).toBe(seal);
    for (const { seq, data, jcs, commitment } of vectors.commitments) {
      const salt = vectors.salts.find((known: { seq: number }) => known.seq === seq).salt;
      expect(canonical(data)).toBe(jcs);
      expect(await commitmentOf(hashing, salt, data)).toBe(commitment);
    }
    const { seed, prev, order_commitment: order, rolls, draws } = vectors.streams;
    for (const [dice, faces] of Object.entries(rolls)) {
      const [count, sides] = dice.split('d').map(Number);
      const rolled = await new Envelope(hashing, seed, prev, order).roll(count ?? 0, sides ?? 0);
      expect(rolled, dice).toEqual(faces);
    }
    for (const [of, index] of Object.entries(draws)) {
      const drawn = await new Envelope(hashing, seed, prev, order).uniform(Number(of));
      expect(drawn, of).toBe(index);
    }
  });

  it('finds the sample logs whole, full and redacted', async () => {
    for (const log of [full, redacted]) expect((await verify(hashing, log)).whole).toBe(true);
  });
});

it('finds the samples of version 2 whole, strictly, with the counts of the other verifier', async () => {
  for (const log of [second, secondRedacted]) {
    const verdict = await verify(library, log, [], undefined, true);
    if (!verdict.whole) throw new Error(JSON.stringify(verdict));
    expect(verdict.format).toBe(2);
    expect(verdict.trust).toMatchObject({ unsigned: 0, byRules: 1, inStead: 2, shared: 10 });
    expect(verdict.trust).toMatchObject({ beacon: 1, silent: 2, late: 1, askedNotUsed: 1 });
    expect(verdict.trust).toMatchObject({ skipped: 0, keptDice: 1, policies: 1, notChecked: 0 });
  }
});

it('takes signatures strictly, by the browser and by the library', async () => {
  const { bad_signatures: bad, signatures: good, keys } = JSON.parse(ofVersionTwo);
  for (const signed of [signaturesOfBrowser(crypto.subtle), await signaturesOfLibrary()]) {
    for (const { key, message, signature } of bad) {
      expect(await signed(key, fromHex(message), signature)).toBe(false);
    }
    for (const { key, message, signature } of good) {
      const { public: device } = keys.find(({ word }: { word: string }) => word === key);
      expect(await signed(device, fromHex(message), signature)).toBe(true);
    }
    expect(await signed(LENIENT.key, LENIENT.message, LENIENT.signature)).toBe(false);
    // What is not as long as a key or a signature is none.
    for (const cut of ['', LENIENT.signature.slice(2), `${LENIENT.signature}00`]) {
      expect(await signed(LENIENT.key, LENIENT.message, cut)).toBe(false);
    }
    expect(await signed('', LENIENT.message, LENIENT.signature)).toBe(false);
  }
});

/** The log with one line changed, and its hashes mended as far as a forger without the secret can. */
async function forged(log: string, seq: number, change: (text: string) => string) {
  const lines = log.split('\n');
  lines[seq] = change(lines[seq] ?? '');
  return lines.join('\n');
}

describe('a whole game', () => {
  it('is whole, and every sealed roll is derived', async () => {
    const verdict = await verify(library, game);
    if (!verdict.whole) throw new Error(JSON.stringify(verdict));
    const lines = game.trimEnd().split('\n').map(readRecord);
    const sealed = lines.filter(({ opens }) => opens !== undefined).length;
    expect(verdict.counts).toMatchObject({ records: lines.length, sealed, redacted: 0 });
    expect(verdict.head).toEqual({ seq: lines.length - 1, hash: lines.at(-1)?.hash });
  });

  it('proves each roll on its own, in six steps that hold', async () => {
    const log = game.trimEnd().split('\n').map(readRecord);
    const chance = log.filter(({ opens }) => opens !== undefined);
    expect(chance.length).toBeGreaterThan(100);
    for (const { seq } of chance.slice(0, 150)) {
      const proof = await prove(library, log, seq);
      expect(proof?.judgement, `record ${seq}`).toBe('proved');
      expect(proof?.steps).toHaveLength(6);
    }
  });

  it('proves the rolls of version 2 by what was fixed, signed and given', async () => {
    const log = second.trimEnd().split('\n').map(readRecord);
    const opened = log.filter(({ opens }) => opens !== undefined);
    const proofs = await Promise.all(opened.map(({ seq }) => prove(library, log, seq)));
    // A beacon is not looked at here, and proves nothing then.
    const found = proofs.filter((proof) => proof !== null);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ judgement }) => judgement)).toEqual(found.map(() => 'proved'));
    expect(found.some(({ signed }) => signed)).toBe(true);
    const [first] = found.filter(({ signed }) => signed);
    const order = log.findLast(
      ({ kind, seq }) => kind === 'order.given' && seq < (first?.original ?? 0),
    );
    if (!order?.signature) throw new Error('the sample has no signed roll');
    order.signature = order.signature.replace(/^../, '00');
    const forged = await prove(library, log, first?.seq ?? 0);
    expect(forged?.steps.filter(({ holds }) => !holds).map(({ what }) => what)).toEqual(['signed']);
  });

  it('refutes a face that was changed', async () => {
    const log = game.trimEnd().split('\n').map(readRecord);
    const roll = log.find(({ kind }) => kind === 'dice.rolled');
    const faces = roll?.data?.faces;
    if (!roll || !Array.isArray(faces)) throw new Error('the game has no roll');
    faces[0] = faces[0] === 6 ? 5 : 6;
    const proof = await prove(library, log, roll.seq);
    expect(proof?.judgement).toBe('refuted');
    expect(proof?.steps.filter(({ holds }) => !holds).map(({ what }) => what)).toEqual([
      'faces',
      'record',
    ]);
  });
});

describe('a log that lies', () => {
  const cases: [string, number, (text: string) => string, string][] = [
    ['a changed hash', 2, (text) => text.replace(/"hash":"./, '"hash":"z'), 'member_wrong'],
    ['a changed time', 2, (text) => text.replace('"v":1}', '"v":2}'), 'hash_wrong'],
    ['a line in other order', 2, (text) => text.replace('{', '{ '), 'not_canonical'],
    ['a member too many', 2, (text) => text.replace('{', '{"aa":1,'), 'member_unknown'],
    ['a fraction', 2, (text) => text.replace('"v":1}', '"v":1.5}'), 'member_wrong'],
    ['a payload without salt', 0, (text) => text.replace(/"salt":"\w+",/, ''), 'half_redacted'],
    ['no JSON', 1, () => 'nonsense', 'not_json'],
  ];
  it.each(cases)('%s', async (_, seq, change, code) => {
    const verdict = await verify(library, await forged(full, seq, change));
    expect(verdict).toMatchObject({ whole: false, fault: { seq, code } });
  });

  const strange: [string, (text: string) => string, string][] = [
    [
      'a member of every object',
      (text) => text.replace('{', '{"constructor":1,'),
      'member_unknown',
    ],
    ['a prototype', (text) => text.replace('{', '{"__proto__":{"v":1},'), 'member_unknown'],
    ['30 February', (text) => text.replace(/"at":"2026-01-02/, '"at":"2026-02-30'), 'member_wrong'],
    ['a second too many', (text) => text.replace(/:\d\d\.000Z/, ':60.000Z'), 'member_wrong'],
    ['a mark before the line', (text) => `\ufeff${text}`, 'not_json'],
    [
      'a payload without an end',
      (text) => text.replace('"data":{', `"data":{"a":${'['.repeat(100)}${']'.repeat(100)},`),
      'not_canonical',
    ],
  ];
  it.each(strange)('%s', async (_, change, code) => {
    const verdict = await verify(library, await forged(full, 1, change));
    expect(verdict).toMatchObject({ whole: false, fault: { seq: 1, code } });
  });

  it('a missing line', async () => {
    const lines = full.split('\n');
    lines.splice(3, 1);
    const verdict = await verify(library, lines.join('\n'));
    expect(verdict).toMatchObject({ whole: false, fault: { seq: 3, code: 'seq_wrong' } });
  });

  it('a missing end', async () => {
    const verdict = await verify(library, full.slice(0, -1));
    expect(verdict).toMatchObject({ whole: false, fault: { code: 'line_unfinished' } });
    expect(await verify(library, '')).toMatchObject({ whole: false, fault: { code: 'empty' } });
  });

  it('a history that contradicts a receipt, or stops before it', async () => {
    const last = full.trimEnd().split('\n').map(readRecord).at(-1);
    if (!last) throw new Error('the sample is empty');
    const good = readReceipt(`${last.seq}:${last.hash}`);
    if (!good) throw new Error('the receipt cannot be read');
    expect((await verify(library, full, [good])).whole).toBe(true);
    const other = { seq: 1, hash: toHex(fromHex('ab'.repeat(32))) };
    expect(await verify(library, full, [other])).toMatchObject({
      fault: { seq: 1, code: 'receipt_contradicted' },
    });
    expect(await verify(library, full, [{ ...good, seq: last.seq + 5 }])).toMatchObject({
      fault: { code: 'receipt_beyond_end' },
    });
  });
});

it('reads receipts', () => {
  expect(readReceipt('not one')).toBeNull();
  expect(readReceipt(` 3:${'a'.repeat(64)}\n`)).toEqual({ seq: 3, hash: 'a'.repeat(64) });
});

/** A forger who has no secret changes one record, and mends every hash that hangs on it. */
async function rechained(
  log: string,
  find: (record: LogRecord, at: number) => boolean,
  change: (record: LogRecord) => void,
): Promise<{ seq: number; text: string }> {
  const records = log.trimEnd().split('\n').map(readRecord);
  const seq = records.findIndex(find);
  const changed = records[seq];
  if (!changed) throw new Error('the log has no such record');
  change(changed);
  if (changed.salt && changed.data) {
    changed.commitment = await commitmentOf(library, changed.salt, changed.data);
  }
  let prev: string | null = null;
  for (const record of records) {
    if (prev !== null) record.prev = prev;
    record.hash = await hashOf(library, record);
    prev = record.hash;
  }
  return { seq, text: `${records.map((record) => canonical(record)).join('\n')}\n` };
}

describe('a forger who mends the hashes', () => {
  const opens = ({ opens: index }: LogRecord) => index !== undefined;
  const inside = ({ kind, last }: LogRecord, at: number) =>
    at > 3 && kind !== 'order.given' && !last && !kind.startsWith('dice');
  const given = ({ kind }: LogRecord, at: number) => at > 3 && kind === 'order.given';
  type Find = (record: LogRecord, at: number) => boolean;
  const cases: [string, Find, (record: LogRecord) => void, string][] = [
    ['skips an envelope', opens, (it) => (it.opens = (it.opens ?? 0) + 1), 'envelope_wrong'],
    ['lays no envelope', opens, (it) => delete it.seal, 'seal_missing'],
    ['opens none', opens, (it) => delete it.opens, 'seal_unexpected'],
    ['leaves the timeline', inside, (it) => (it.parent = 0), 'parent_wrong'],
    ['leads away', given, (it) => (it.parent = 1), 'parent_wrong'],
    ['sets the clock', inside, (it) => (it.at = '2027-01-01T00:00:00.000Z'), 'batch_time_wrong'],
    ['orders inside a batch', inside, (it) => (it.kind = 'order.given'), 'kind_misplaced'],
    [
      'changes the batch',
      inside,
      (it) => (it.batch = it.batch.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))),
      'batch_unfinished',
    ],
    ['has seen no head', given, (it) => it.data && (it.data.head = 2 ** 40), 'order_head_wrong'],
    ['copies the future', inside, (it) => (it.copy_of = 2 ** 40), 'copy_wrong'],
    ['copies another', inside, (it) => (it.copy_of = 0), 'copy_live'],
    [
      'has a die with too many sides to count',
      ({ kind }) => kind === 'dice.rolled',
      (it) => it.data && (it.data.dice = '1d4294967297'),
      'payload_wrong',
    ],
    [
      'throws more dice than a table holds',
      ({ kind }) => kind === 'dice.rolled',
      (it) => it.data && (it.data.dice = '1001d6'),
      'payload_wrong',
    ],
    [
      'draws from a pile without an end',
      ({ kind }) => kind === 'card.drawn',
      (it) => it.data && (it.data.of = 2 ** 50),
      'payload_wrong',
    ],
    [
      'gives an order without a command',
      given,
      (it) => it.data && delete it.data.command,
      'payload_wrong',
    ],
    [
      'exchanges the seed',
      opens,
      (it) => it.data && (it.data.source = { sealed: { seed: 'ab'.repeat(32) } }),
      'seed_wrong',
    ],
    [
      'begins otherwise',
      (_, at) => at === 0,
      (it) => (it.kind = 'campaign.other'),
      'genesis_wrong',
    ],
  ];
  it.each(cases)('%s', async (_, find, change, code) => {
    const { seq, text } = await rechained(game, find, change);
    expect(await verify(library, text)).toMatchObject({ whole: false, fault: { seq, code } });
  });
});
