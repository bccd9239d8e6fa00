/** One Chromium for all browser tests; every person in them has a context of their own. */

import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string;
  }
}

const PATHS = [
  process.env.CHROMIUM_BIN,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = PATHS.find((path) => path && existsSync(path));
  if (!executablePath) {
    throw new Error(
      'There is no Chromium. Install it (`apt-get install chromium-headless-shell`), or name one in CHROMIUM_BIN.',
    );
  }
  const browser = await chromium.launchServer({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  project.provide('chromium', browser.wsEndpoint());
  return () => browser.close();
}
