/**
 * Starts a real `wapenrol serve` on a free port with a data folder of its own, for all browser
 * tests; ends it and removes the folder afterwards.
 */

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') found(address.port);
        else failed(new Error('The system names no free port.'));
      });
    });
  });
}

/** Asks until the server is well, or is gone. */
async function healthy(origin: string, server: ChildProcess, said: () => string): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    if (server.exitCode !== null) break;
    const well = await fetch(`${origin}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (well) return;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error(`The server did not come up at ${origin}.\n${said()}`);
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const binary = resolve(process.env.WAPENROL_BIN ?? '../target/debug/wapenrol');
  if (!existsSync(binary)) {
    throw new Error(
      `There is no ${binary}. Build it with \`cargo build -p cli\`, or name another in WAPENROL_BIN.`,
    );
  }
  const data = await mkdtemp(join(tmpdir(), 'wapenrol-browser-'));
  const origin = `http://127.0.0.1:${await freePort()}`;
  const listen = new URL(origin).host;
  const server = spawn(binary, ['--data', join(data, 'data'), 'serve', '--listen', listen], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (text: Buffer) => (said = (said + text.toString()).slice(-20_000));
  server.stdout.on('data', hear);
  server.stderr.on('data', hear);
  await healthy(origin, server, () => said);
  project.provide('origin', origin);

  return async () => {
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    const late = setTimeout(() => server.kill('SIGKILL'), 10_000);
    if (server.exitCode === null) await gone;
    clearTimeout(late);
    await rm(data, { recursive: true, force: true });
  };
}
