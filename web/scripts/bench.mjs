/**
 * Measures what people's browsers load and how soon their boards answer: `cargo xtask bench web`. It starts a
 * server of its own with the campaign of the demonstration, opens its pages in a Chromium without a window on a processor
 * slowed down four times, and prints a table. Nothing is asserted here: a loaded machine is no broken machine.
 *
 * `node scripts/bench.mjs PROGRAM [RUNS]`
 */

import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

const SLOWED = 4;
/** How long a lobby is watched when it is there, in milliseconds. */
const SETTLES = 2000;
/** A browser that waits longer than this for a page has none. */
const PATIENCE = 60_000;
const SIZES = [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
];
/** What the table calls the board of sixty units. */
const SIXTY = 'sixty units';

const GOALS = {
  lobby: 90_000,
  board: 160_000,
  slipped: 0.05,
  interactive: 2000,
  task: 200,
};

const [program = '', runs = '3'] = process.argv.slice(2);
const binary = resolve(program);
if (!existsSync(binary)) throw new Error(`There is no program ${binary}.`);
const executablePath = [
  process.env.CHROMIUM_BIN,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
].find((path) => path && existsSync(path));
if (!executablePath) throw new Error('There is no Chromium; name one in CHROMIUM_BIN.');

const say = (line) => process.stdout.write(`${line}\n`);

/** A server with a data folder of its own. */
async function serve() {
  const folder = await mkdtemp(join(tmpdir(), 'wapenrol-bench-'));
  const data = join(folder, 'data');
  await promisify(execFile)(binary, ['--data', data, '--json', 'demo', '--no-serve']);
  const server = spawn(binary, ['--data', data, 'serve', '--listen', '127.0.0.1:0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    const gone = new Promise((done) => server.once('exit', done));
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await gone;
    }
    await rm(folder, { recursive: true, force: true });
  };
  let heard = '';
  const origin = await new Promise((found, lost) => {
    const hear = (text) => {
      heard += text.toString();
      const address = /listening on (http:\/\/\S+)/.exec(heard)?.[1];
      if (address) found(address);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', () => lost(new Error(`The server did not come up.\n${heard}`)));
  });
  return { origin, stop };
}

async function call(origin, path, body) {
  const answer = await fetch(`${origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : undefined,
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

/** 24 by 20 hexes, and thirty units on each side. */
function sixty() {
  const rows = Array.from({ length: 20 }, (_, row) => `${row} |${' .'.repeat(24)}`);
  const side = (troop, from) =>
    Array.from(
      { length: 30 },
      (_, at) => `{ troop = "${troop}", hex = "${from + (at % 3)},${Math.floor(at / 3) + 4}" },`,
    ).join('\n');
  return `
title = "Sixty units"
modules = [1, 2, 3]
map = """
[picture]
${rows.join('\n')}
"""
[armies.red]
name = "Thirty"
pieces = [
${side('infantry-polearms', 3)}
]
[armies.black]
name = "Thirty more"
pieces = [
${side('orc-swords', 16)}
]
`;
}

/** A first scenario of every system, and a board of sixty units. */
async function scenarios(origin) {
  const all = await call(origin, '/api/scenarios');
  const systems = new Map(all.toReversed().map(({ name, system }) => [system, { scenario: name }]));
  return systems.set(SIXTY, { scenario_text: sixty() });
}

/** Begins a campaign, and answers the link of its first seat. */
async function begin(origin, scenario) {
  const made = await call(origin, '/api/campaigns', { ...scenario, name: 'Measured' });
  return `${origin}${made.seats[0].link}`;
}

/** What is watched in a page from its first moment on. */
function watch() {
  const seen = (globalThis.measured_ = { tasks: [], slipped: 0, parts: [], drawn: null });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.tasks.push({ startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      if (shift.hadRecentInput) continue;
      seen.slipped += shift.value;
      seen.parts.push(...shift.sources.map(({ node }) => node?.className?.toString() ?? ''));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const drawn = document.querySelector(
      '#board svg :is([data-hex], [data-space], [data-place]), input[type="radio"]',
    );
    if (drawn && seen.drawn === null) seen.drawn = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** One look at a page. */
async function look(browser, address, { size, slowed, board }) {
  // Behind the worker that keeps the pages, sizes are those before compression.
  const context = await browser.newContext({ viewport: size, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const tap = await context.newCDPSession(page);
  await tap.send('Emulation.setCPUThrottlingRate', { rate: slowed ? SLOWED : 1 });
  await page.addInitScript(watch);
  await page.goto(address);
  await page.waitForFunction(() => globalThis.measured_.drawn !== null);
  await page.waitForLoadState('load');
  if (board) {
    // What signs and watches comes by itself when a board is at rest, and is not waited for.
    await page.waitForFunction(
      (mark) => performance.getEntriesByName(mark).length > 0,
      'wapenrol.at-rest',
    );
  } else await page.waitForTimeout(SETTLES);
  const opened = await page.evaluate(() => {
    const mark = performance.getEntriesByName('wapenrol.at-rest')[0];
    const rested = mark?.startTime ?? performance.now();
    const code = { first: 0, later: 0 };
    for (const { name, startTime, encodedBodySize } of performance.getEntriesByType('resource')) {
      if (!/\.(js|css)$/.test(name)) continue;
      code[startTime < rested ? 'first' : 'later'] += encodedBodySize;
    }
    const { tasks, slipped, parts, drawn } = globalThis.measured_;
    // Drawn, and no long task runs any more that began before it came to rest: what is tapped is answered.
    const busy = tasks.filter(({ startTime }) => startTime < rested);
    const free = busy.map(({ startTime, duration }) => startTime + duration);
    const longest = Math.max(0, ...busy.map(({ duration }) => duration));
    return { code, slipped, parts, drawn, interactive: Math.max(drawn, ...free), longest };
  });
  let touched = 0;
  if (board) {
    // Somebody looks at three places of the board, one after the other.
    const begun = await page.evaluate(() => performance.now());
    const places = page.locator('#board svg :is([data-hex], [data-space], [data-place])');
    const count = await places.count();
    for (const part of [0.2, 0.5, 0.8]) {
      await places.nth(Math.floor(count * part)).evaluate((place) => place.focus());
      await page.keyboard.press('Enter');
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))),
      );
    }
    touched = await page.evaluate((from) => {
      const since = globalThis.measured_.tasks.filter(({ startTime }) => startTime >= from);
      return Math.max(0, ...since.map(({ duration }) => duration));
    }, begun);
  }
  await context.close();
  return { ...opened, touched };
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1];

/** Looks at a page in every size as often as is wanted. */
async function measure(browser, address, options) {
  const looks = [];
  for (const size of SIZES) {
    for (let run = 0; run < Number(runs); run += 1) {
      looks.push(await look(browser, await address(), { ...options, size }));
    }
  }
  const of = (part) => looks.map(part);
  return {
    code: Math.max(...of(({ code }) => code.first)),
    later: Math.max(...of(({ code }) => code.later)),
    slipped: Math.max(...of(({ slipped }) => slipped)),
    drawn: median(of(({ drawn }) => drawn)),
    interactive: median(of(({ interactive }) => interactive)),
    task: median(of(({ longest }) => longest)),
    touched: median(of(({ touched }) => touched)),
    parts: [...new Set(looks.flatMap(({ parts }) => parts))].filter(Boolean),
  };
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time) => `${Math.round(time)} ms`;
const rows = [];
/** A line of the table. */
function tell(what, told, measured, goal, write) {
  const met = measured < goal || (write === kB && measured <= goal);
  rows.push([what, told, write(goal), write(measured), met ? 'met' : '**not met**']);
}

const { origin, stop } = await serve();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const { model } = cpus()[0] ?? { model: 'unknown' };
  say(
    `${runs} runs at ${SIZES.map(({ width, height }) => `${width}×${height}`).join(' and ')}, ` +
      `processor slowed ${SLOWED} times; ${cpus().length} × ${model}, load ${loadavg()[0]?.toFixed(1)} before, ` +
      `Chromium ${browser.version()}`,
  );
  const lobby = await measure(browser, () => `${origin}/`, { slowed: true, board: false });
  tell('lobby', 'script and style', lobby.code, GOALS.lobby, kB);
  tell('lobby', 'layout shift', lobby.slipped, GOALS.slipped, (shift) => shift.toFixed(3));
  tell('lobby', 'interactive', lobby.interactive, GOALS.interactive, ms);
  tell('lobby', 'longest task', lobby.task, GOALS.task, ms);
  for (const [system, scenario] of await scenarios(origin)) {
    // Every look is the first of its seat: nobody is told that another device signs.
    const fresh = () => begin(origin, scenario);
    const board = await measure(browser, fresh, { slowed: true, board: true });
    if (system !== SIXTY) tell(system, 'script and style', board.code, GOALS.board, kB);
    tell(system, 'layout shift', board.slipped, GOALS.slipped, (shift) => shift.toFixed(3));
    tell(system, 'interactive', board.interactive, GOALS.interactive, ms);
    tell(system, 'longest task, opening', board.task, GOALS.task, ms);
    tell(system, 'longest task, choosing', board.touched, GOALS.task, ms);
    if (board.slipped >= GOALS.slipped) say(`${system} slips: ${board.parts.join(', ')}`);
  }
} finally {
  await browser.close();
  await stop();
}

say('');
say('| page | what | goal | measured | |');
say('| --- | --- | --- | --- | --- |');
for (const row of rows) say(`| ${row.join(' | ')} |`);
