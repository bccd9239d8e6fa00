/**
 * Starts a real `wapenrol serve` on a free port with a data folder of its own, for all browser
 * tests; ends it and removes the folder afterwards.
 */

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
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
  const { origin, stop } = await serve();
  project.provide('origin', origin);
  return stop;
}

/** A server with a data folder of its own. */
export async function serve(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const binary = resolve(process.env.WAPENROL_BIN ?? '../target/debug/wapenrol');
  if (!existsSync(binary)) {
    throw new Error(
      `There is no ${binary}. Build it with \`cargo build -p cli\`, or name another in WAPENROL_BIN.`,
    );
  }
  const data = await mkdtemp(join(tmpdir(), 'wapenrol-browser-'));
  const server = spawn(binary, ['--data', join(data, 'data'), 'serve', '--listen', '127.0.0.1:0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
  return { origin, stop };
}
