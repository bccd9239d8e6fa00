import { defineConfig } from 'vitest/config';

/** Real pages in Debian's Chromium, served by a real `wapenrol serve`. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: ['tests/browser/server.ts', 'tests/browser/chromium.ts'],
    setupFiles: ['tests/browser/hooks.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // A busy machine answers late; what never comes fails all the same.
    expect: { poll: { timeout: 30_000 } },
    // While a page of one file is drawn, the server answers another: more would only wait for processors.
    maxWorkers: 2,
  },
});
