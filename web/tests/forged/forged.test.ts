import { readFileSync } from 'node:fs';
import { ofLibrary } from '$lib/verify/hashing';
import { verify } from '$lib/verify/verifier';
import { expect, it } from 'vitest';

/** What the house's other verifier has written down: one forged log a line, and its fault. */
interface Forged {
  readonly what: string;
  readonly text: string;
  readonly code: string;
  readonly seq: number | null;
}

/** The check makes this file before it comes here. */
const file = process.env.FORGED;

it('says of every forged log what the other verifier says', { timeout: 0 }, async () => {
  const hashing = await ofLibrary();
  const forged = readFileSync(file ?? '', 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Forged);
  expect(forged.length).toBeGreaterThan(3000);
  const otherwise: string[] = [];
  for (const { what, text, code, seq } of forged) {
    const verdict = await verify(hashing, text);
    const said = verdict.whole ? '' : verdict.fault.code;
    const at = verdict.whole ? null : verdict.fault.seq;
    if (said !== code || at !== seq) otherwise.push(`${what}: ${said} ${at}, not ${code} ${seq}`);
  }
  expect(otherwise).toEqual([]);
});
