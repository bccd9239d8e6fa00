/**
 * Starts a real `wapenrol serve` on a free port with a data folder of its own, for all browser
 * tests; ends it and removes the folder afterwards.
 */

import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    demo: Demo;
  }
}

/** The campaign of the demonstration, with its keys. */
export interface Demo {
  campaign: string;
  organiser: { key: string };
  seats: { seat: string; name: string; key: string }[];
}

/** Waits until the server says where it listens, and is well. */
export async function listening(server: ChildProcess, said: () => string): Promise<string> {
  const until = Date.now() + 60_000;
  while (Date.now() < until && server.exitCode === null) {
    const origin = /listening on (http:\/\/\S+)/.exec(said())?.[1];
    const well =
      origin !== undefined &&
      (await fetch(`${origin}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      ));
    if (origin && well) return origin;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error(`The server did not come up.\n${said()}`);
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let demo: Demo | undefined;
  const { origin, stop } = await serve(async (data) => (demo = await demonstration(data)));
  project.provide('origin', origin);
  if (demo) project.provide('demo', demo);
  return stop;
}

const binary = resolve(process.env.WAPENROL_BIN ?? '../target/debug/wapenrol');

/** Makes the campaign in mid-course of `wapenrol demo`. */
async function demonstration(data: string): Promise<Demo> {
  const made = await promisify(execFile)(binary, [
    ...['--data', data, '--json', 'demo', '--no-serve'],
  ]);
  return JSON.parse(made.stdout) as Demo;
}

/** A server for some tests. */
export interface Served {
  origin: string;
  /** Its data folder. */
  data: string;
  stop: () => Promise<void>;
}

/** A server with a data folder of its own; `before` may put something into it, `more` may tell the server more. */
export async function serve(
  before: (data: string) => Promise<unknown> = () => Promise.resolve(),
  more: readonly string[] = [],
): Promise<Served> {
  if (!existsSync(binary)) {
    throw new Error(
      `There is no ${binary}. Build it with \`cargo build -p cli\`, or name another in WAPENROL_BIN.`,
    );
  }
  const data = await mkdtemp(join(tmpdir(), 'wapenrol-browser-'));
  await before(join(data, 'data'));
  const words = ['--data', join(data, 'data'), 'serve', '--listen', '127.0.0.1:0', ...more];
  const server = spawn(binary, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const hear = (text: Buffer) => (said = (said + text.toString()).slice(-20_000));
  server.stdout.on('data', hear);
  server.stderr.on('data', hear);
  const origin = await listening(server, () => said);

  const stop = async () => {
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    const late = setTimeout(() => server.kill('SIGKILL'), 10_000);
    if (server.exitCode === null) await gone;
    clearTimeout(late);
    await rm(data, { recursive: true, force: true });
  };
  return { origin, data: join(data, 'data'), stop };
}
