/** What a telephone must load, and how a full board moves under a thumb. */

import { describe, expect, it } from 'vitest';
import { Field, person, sit, Table } from './campaigns';

describe('the budget', () => {
  it('loads the page of a siege with less than 250 kB of script and style', async () => {
    const table = await Table.open('Budget');
    const page = await person();
    const wire = await page.context().newCDPSession(page);
    await wire.send('Network.enable');
    const kinds = new Map<string, string>();
    let bytes = 0;
    wire.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (/^(Script|Stylesheet)$/.test(kinds.get(requestId) ?? '')) bytes += encodedDataLength;
    });
    await sit(page, table.link('cathay'));
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(250_000);
    process.stdout.write(`first load of the siege: ${Math.round(bytes / 1000)} kB compressed\n`);
  });

  it('moves a board of 520 hexes and 120 units', async () => {
    const field = await Field.open('A full board', crowd());
    const page = await person({ width: 1280, height: 860 });
    await sit(page, field.link('red'));
    expect(await page.getByRole('gridcell').count()).toBe(520);
    const board = page.getByRole('grid');
    const box = await board.boundingBox();
    if (!box) throw new Error('There is no board.');
    await page.getByRole('button', { name: 'Closer' }).click();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.evaluate(() => {
      const frames = ((window as unknown as { frames_: number[] }).frames_ = [] as number[]);
      let last = performance.now();
      const count = (now: number) => {
        frames.push(now - last);
        last = now;
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    });
    for (let step = 1; step <= 60; step += 1) {
      await page.mouse.move(x + 120 * Math.sin(step / 6), y + 80 * Math.cos(step / 6));
    }
    await page.mouse.up();
    const frames = await page.evaluate(() => (window as unknown as { frames_: number[] }).frames_);
    const sorted = frames.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? Infinity;
    const rate = Math.round(1000 / median);
    process.stdout.write(`panning 520 hexes and 120 units: ${rate} frames a second\n`);
    expect(frames.length).toBeGreaterThan(5);
    // A test's machine is no telephone and has other things to do: only a gross loss is told here.
    expect(rate).toBeGreaterThan(8);
  });
});

/** 26 by 20 hexes, and on each side as many units as an army may have; each is several figures. */
function crowd(): string {
  const rows = Array.from({ length: 20 }, (_, row) => `${row} |${' .'.repeat(26)}`);
  const side = (troop: string, from: number) =>
    Array.from(
      { length: 60 },
      (_, index) =>
        `{ troop = "${troop}", hex = "${from + (index % 4)},${Math.floor(index / 4)}" },`,
    ).join('\n');
  return `
title = "A full board"
modules = [1, 2, 3]
map = """
[picture]
${rows.join('\n')}
"""
[armies.red]
name = "As many as there may be"
pieces = [
${side('infantry-polearms', 2)}
]
[armies.black]
name = "As many again"
pieces = [
${side('orc-swords', 18)}
]
`;
}
