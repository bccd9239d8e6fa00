/** What a telephone must load, and how a full board moves under a thumb. */

import { inject, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { Field, oneOfEach, origin, person, sit } from './campaigns';

const demo = inject('demo');

/** Everything that was asked for, with what came over the wire. */
class Wire {
  readonly asked: { address: URL; kind: string; bytes: number }[] = [];

  static async of(page: Page): Promise<Wire> {
    const wire = new Wire();
    const tap = await page.context().newCDPSession(page);
    await tap.send('Network.enable');
    const open = new Map<string, { address: URL; kind: string }>();
    tap.on('Network.responseReceived', ({ requestId, type, response }) => {
      open.set(requestId, { address: new URL(response.url), kind: type });
    });
    // What is answered, without the heads of the answers.
    const bodies = new Map<string, number>();
    tap.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      bodies.set(requestId, (bodies.get(requestId) ?? 0) + encodedDataLength);
    });
    tap.on('Network.loadingFinished', ({ requestId }) => {
      const found = open.get(requestId);
      if (found) wire.asked.push({ ...found, bytes: bodies.get(requestId) ?? 0 });
    });
    return wire;
  }

  /** Script and style, compressed. */
  get code(): number {
    const parts = this.asked.filter(({ kind }) => /^(Script|Stylesheet)$/.test(kind));
    return parts.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Script and style, compressed: what came until the page was at rest, and what signs and watches and comes then. */
  static code(page: Page): Promise<{ files: string[]; first: number; later: number }> {
    return page.evaluate(async () => {
      const rested = () => performance.getEntriesByName('wapenrol.at-rest')[0]?.startTime;
      while (rested() === undefined) await new Promise(requestAnimationFrame);
      const told = { files: [] as string[], first: 0, later: 0 };
      for (const part of performance.getEntriesByType('resource')) {
        if (!(part instanceof PerformanceResourceTiming) || !/\.(js|css)$/.test(part.name))
          continue;
        const isFirst = part.startTime < (rested() ?? 0);
        told[isFirst ? 'first' : 'later'] += part.encodedBodySize;
        if (isFirst) told.files.push(part.name.replace(/.*\//, ''));
      }
      return told;
    });
  }

  /** What boards are drawn from, compressed. It comes behind the code, and boards can be played on before. */
  get drawings(): number {
    const parts = this.asked.filter(({ address }) => address.pathname.endsWith('.svg'));
    return parts.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Answers of the server about a campaign, by what was asked for. */
  about(path: string): { address: URL; bytes: number }[] {
    return this.asked.filter(({ address }) =>
      new RegExp(`^/api/campaigns/[^/]+${path}$`).test(address.pathname),
    );
  }
}

/** How far things have slipped that somebody was reading: what web vitals call the cumulative layout shift. */
function slipped(page: Page): Promise<{ sum: number; what: string[] }> {
  return page.evaluate(
    () =>
      new Promise<{ sum: number; what: string[] }>((told) => {
        let sum = 0;
        const what: string[] = [];
        const watch = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = entry as unknown as {
              value: number;
              hadRecentInput: boolean;
              sources: { node: Node | null }[];
            };
            if (!shift.hadRecentInput) {
              sum += shift.value;
              for (const { node } of shift.sources) {
                const part = node instanceof Element ? node : node?.parentElement;
                what.push(`${part?.localName}.${part?.getAttribute('class')}`);
              }
            }
          }
        });
        watch.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => told({ sum, what })));
      }),
  );
}

/** A page on which something can be done. */
const DRAWN = '#board svg, input[type=radio]';

/** In which letters something is written. */
async function familyOf(page: Page, selector: string): Promise<string | undefined> {
  const tap = await page.context().newCDPSession(page);
  await tap.send('DOM.enable');
  await tap.send('CSS.enable');
  const { root } = await tap.send('DOM.getDocument');
  const { nodeId } = await tap.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await tap.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts[0]?.familyName;
}

const SIZES = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 1366, height: 768 },
] as const;

describe('the budget', () => {
  it('of the lobby is 90 kB of script and style, and nothing slips away', async () => {
    for (const size of SIZES) {
      const page = await person(size);
      const wire = await Wire.of(page);
      await page.goto('/?lang=nl');
      await page.getByRole('radio').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(wire.code).toBeGreaterThan(30_000);
      expect(wire.code).toBeLessThan(90_000);
      const { sum, what } = await slipped(page);
      expect(sum, what.join(' ')).toBeLessThan(0.05);
      process.stdout.write(`the lobby: ${Math.round(wire.code / 1000)} kB compressed\n`);
      await page.close();
    }
  });

  it('of a first board is 160 kB with its rule system, nothing is asked twice and nothing slips away', async () => {
    for (const size of SIZES) {
      // Each is the first browser of its seat: nobody is told that another device signs.
      for (const { system, seat } of await oneOfEach()) {
        const page = await person(size);
        const wire = await Wire.of(page);
        await page.goto(seat);
        await page.locator('#board svg').first().waitFor();
        await page.waitForLoadState('load');
        await expect.poll(() => wire.about('/desk').length).toBe(1);
        const reads = ['', '/log', '/view', '/turns', '/options', '/desk'];
        for (const path of reads) expect(wire.about(path).length, system + path).toBeLessThan(2);
        // What signs and watches comes by itself.
        await expect
          .poll(async () => (await Wire.code(page)).later, { timeout: 20_000 })
          .toBeGreaterThan(10_000);
        // What gives to the dice of others comes last.
        await page.waitForFunction(
          () => performance.getEntriesByName('wapenrol.sat-down').length > 0,
        );
        const { files, first, later } = await Wire.code(page);
        // Each is a request, and none is made twice: what the head of the answer names is what the page then asks for.
        expect([...new Set(files)], system).toEqual(files);
        expect(files.length, `${system}: ${files.join(' ')}`).toBeLessThan(20);
        expect(first, system).toBeGreaterThan(50_000);
        expect(first, system).toBeLessThan(160_000);
        expect(later, system).toBeLessThan(30_500);
        expect(wire.drawings, system).toBeLessThan(10_000);
        const { sum, what } = await slipped(page);
        expect(sum, `${system} ${size.width}: ${what.join(' ')}`).toBeLessThan(0.05);
        if (size === SIZES[0]) {
          const [kB, more] = [first, later].map((bytes) => Math.round(bytes / 1000));
          process.stdout.write(`the board of a ${system}: ${kB} kB compressed, ${more} later\n`);
        }
        await page.close();
      }
    }
  });

  it('of time lets large scripts be compiled while they come in', async () => {
    const page = await person(SIZES[0]);
    const scripts: string[] = [];
    page.on('response', async (answer) => {
      if (!answer.url().endsWith('.js')) return;
      const text = await answer.text();
      if (text.length > 20_000) scripts.push(text.split('\n')[0] ?? '');
    });
    await page.goto('/?lang=nl');
    await page.getByRole('radio').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(1);
    expect(new Set(scripts)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
    await page.close();
  });

  it('of letters is 140 kB, and a page has them from the beginning', async () => {
    const [{ seat } = { seat: '' }] = await oneOfEach();
    for (const address of ['/?lang=nl', seat]) {
      const page = await person(SIZES[0]);
      const wire = await Wire.of(page);
      await page.goto(address);
      await page.locator(DRAWN).first().waitFor();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      const letters = wire.asked.filter(({ address }) => address.pathname.endsWith('.woff2'));
      expect(letters.length).toBeGreaterThan(2);
      expect(letters.every(({ address }) => address.origin === origin)).toBe(true);
      expect(letters.reduce((all, { bytes }) => all + bytes, 0)).toBeLessThan(140_000);
      expect(await familyOf(page, 'h1')).toBe('Alegreya');
      expect(await page.evaluate(() => document.fonts.check('1rem "Alegreya Sans"'))).toBe(true);
      await page.close();
    }
  });

  it('lets nothing slip when letters come late: those of the system stay until the next page', async () => {
    const [{ seat } = { seat: '' }] = await oneOfEach();
    for (const address of ['/?lang=nl', seat]) {
      const page = await person(SIZES[0]);
      let come = () => {};
      const drawn = new Promise<void>((done) => (come = done));
      await page.route('**/*.woff2', async (route) => {
        await drawn;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator(DRAWN).first().waitFor();
      expect(await familyOf(page, 'h1')).toBe('Liberation Serif');
      come();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      const { sum, what } = await slipped(page);
      expect(sum, `${address}: ${what.join(' ')}`).toBeLessThan(0.05);
      await page.close();
    }
  });

  it('lets the head keep its lines when the wire stands late', async () => {
    for (const { system, organiser } of await oneOfEach()) {
      const page = await person({ width: 1366, height: 768 });
      let stands = () => {};
      const drawn = new Promise<void>((done) => (stands = done));
      await page.route('**/stream*', async (route) => {
        await drawn;
        await route.continue();
      });
      await page.goto(organiser);
      await page.locator('#board svg').first().waitFor();
      await page.locator('.wire .dot.opening').waitFor();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      stands();
      await page.locator('.wire .dot:not(.opening)').waitFor();
      const { sum, what } = await slipped(page);
      expect(sum, `${system}: ${what.join(' ')}`).toBeLessThan(0.05);
      await page.close();
    }
  });

  it('of a long log is its newest page; the rest comes when somebody reads on', async () => {
    const page = await person();
    const wire = await Wire.of(page);
    const head = await fetch(`${origin}/api/campaigns/${demo.campaign}/log?limit=300`);
    const { last, lines } = (await head.json()) as {
      last: { seq: number };
      lines: { scope: string }[];
    };
    expect(last.seq).toBeGreaterThan(2000);
    // Where a table has few lines among the newest, more are read at once: here it is the busiest.
    const many = (scope: string) => lines.filter((line) => line.scope === scope).length;
    const [scope] = lines.map((line) => line.scope).sort((one, other) => many(other) - many(one));
    await page.goto(`/c/${demo.campaign}?tab=log&scope=${scope}`);
    const log = page.getByRole('region', { name: 'Log' });
    await log.locator('[data-seq]').first().waitFor();
    await page.waitForLoadState('load');
    const pages = () => wire.about('/log');
    expect(pages()).toHaveLength(1);
    expect(pages()[0]?.bytes).toBeLessThan(20_000);
    const before = await log.locator('[data-seq]').count();
    const more = page.getByRole('button', { name: 'Earlier lines' });
    await more.click();
    await expect.poll(() => log.locator('[data-seq]').count()).toBeGreaterThan(before);
    await more.click();
    await expect.poll(() => pages().length).toBeGreaterThan(1);
    const read = pages().length;
    // Whoever goes back in time finds the log there.
    await page.locator('.marks button').first().click();
    await page.locator('.map.old').waitFor();
    await expect.poll(() => pages().length).toBeGreaterThan(read);
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
