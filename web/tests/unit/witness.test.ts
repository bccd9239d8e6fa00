import { describe, expect, it } from 'vitest';
import type { WaitingThrow } from '../../src/lib/api/types';
import { deviceOf } from '../../src/lib/devices/device';
import { further, NotWhatIsShown, witnessOf } from '../../src/lib/devices/witness';
import { fromHex, join, toHex, u64be } from '../../src/lib/verify/bytes';
import { hashing } from '../../src/lib/verify/hashing';
import { tag } from '../../src/lib/verify/intent';

/** A throw as an honest server tells it: a strike, and a die behind a card. */
async function told(): Promise<WaitingThrow> {
  const [prev, intent] = ['1'.repeat(64), '2'.repeat(64)];
  const place = join(tag('ask'), fromHex(prev), fromHex(intent), u64be(3));
  const roll = { clause: 'R-1', why: 'strike', dice: '2d6', faces: [5, 2], roller: 'red' };
  return {
    ask: toHex(await (await hashing()).sha256(place)),
    prev,
    after: 7,
    intent,
    envelope: 3,
    batch: '01a218f2-fd69-7222-94a3-3eca52e8bf57',
    by: 'seat/red',
    scope: 'engagement/1',
    since: '2026-11-26T18:00:00.000Z',
    thrown: [5, 2, 4],
    rolls: [roll],
    cards: [],
    witnesses: ['black'],
  };
}

describe('what another person has thrown', () => {
  it('is signed only as it is shown', async () => {
    const mine = await deviceOf(new Uint8Array(32).fill(7));
    const honest = await told();
    expect((await witnessOf(mine, honest)).signature).toMatch(/^[0-9a-f]{128}$/);
    expect(further(honest)).toEqual([4]);
    const lies: Partial<WaitingThrow>[] = [
      { thrown: [6, 6, 4] },
      { thrown: [5] },
      { rolls: honest.rolls.map((roll) => ({ ...roll, faces: [6, 2] })) },
      { envelope: 4 },
    ];
    for (const lie of lies) {
      await expect(witnessOf(mine, { ...honest, ...lie })).rejects.toThrow(NotWhatIsShown);
    }
  });

  it('has cards where their places are signed', async () => {
    const mine = await deviceOf(new Uint8Array(32).fill(7));
    const card = { clause: 'WAP-030', deck: 'activation', card: 'clubs-ace', of: 54 };
    const honest = { ...(await told()), cards: [{ ...card, index: 9, behind: 1 }] };
    expect(further({ ...honest, thrown: [5, 2, 9] })).toEqual([]);
    await witnessOf(mine, { ...honest, thrown: [5, 2, 9, 4] });
    for (const thrown of [
      [5, 2, 4],
      [9, 5, 2],
      [5, 2, 8],
    ]) {
      await expect(witnessOf(mine, { ...honest, thrown })).rejects.toThrow(NotWhatIsShown);
    }
  });
});
