import { readFileSync } from 'node:fs';
import { ofLibrary } from '$lib/verify/hashing';
import { verify } from '$lib/verify/verifier';
import { expect, it, vi } from 'vitest';

// Thousands of these logs hold the same signatures over the same bytes: each is looked at once.
vi.mock('$lib/verify/ed25519', async (original) => {
  const real = await original<typeof import('$lib/verify/ed25519')>();
  const signed = await real.signatures();
  const known = new Map<string, Promise<boolean>>();
  const signatures: typeof real.signatures = () =>
    Promise.resolve((key, message, signature) => {
      const seen = [key, signature, Buffer.from(message).toString('latin1')].join(' ');
      const verdict = known.get(seen) ?? signed(key, message, signature);
      known.set(seen, verdict);
      return verdict;
    });
  return { ...real, signatures };
});

/** What the house's other verifier has written down: one forged log a line, and its fault. */
interface Forged {
  readonly what: string;
  /** The honest log that it was, how many lines of it are as they were, and those behind up to the fault. */
  readonly honest: string;
  readonly same: number;
  readonly text: string;
  readonly strict: boolean;
  readonly code: string;
  readonly seq: number | null;
}

const vectors = new URL('../../../crates/chronicle/tests/vectors/', import.meta.url);
const lines = (name: string) =>
  readFileSync(new URL(`${name}.ndjson`, vectors), 'utf8').split(/(?<=\n)/);
const HONEST: Readonly<Record<string, string[]>> = {
  'sample-full': lines('sample-full'),
  'sample-redacted': lines('sample-redacted'),
  'chronicle-2-sample-full': lines('chronicle-2-sample-full'),
  'chronicle-2-sample-redacted': lines('chronicle-2-sample-redacted'),
};

/** The check makes this file before it comes here. */
const file = process.env.FORGED;

it('says of every forged log what the other verifier says', { timeout: 0 }, async () => {
  const hashing = await ofLibrary();
  const forged = readFileSync(file ?? '', 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Forged);
  const ofVersionTwo = forged.filter(({ honest }) => honest.startsWith('chronicle-2'));
  expect(ofVersionTwo.length).toBeGreaterThan(3000);
  expect(forged.length - ofVersionTwo.length).toBeGreaterThan(3000);
  const otherwise: string[] = [];
  for (const { what, honest, same, text, strict, code, seq } of forged) {
    const log = (HONEST[honest] ?? []).slice(0, same).join('') + text;
    const verdict = await verify(hashing, log, [], undefined, strict);
    const said = verdict.whole ? '' : verdict.fault.code;
    const at = verdict.whole ? null : verdict.fault.seq;
    if (said !== code || at !== seq) otherwise.push(`${what}: ${said} ${at}, not ${code} ${seq}`);
  }
  expect(otherwise).toEqual([]);
});
