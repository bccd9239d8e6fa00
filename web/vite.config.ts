import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compiledWhole } from './compiled-whole.ts';
import { GROUPS } from './groups.ts';
import { standalone } from './standalone.ts';

/** Where a running `wapenrol serve` answers while the pages are developed. */
const server = process.env.WAPENROL_SERVER ?? 'http://127.0.0.1:7411';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), standalone(), compiledWhole()],
  resolve: {
    alias: {
      $lib: here('./src/lib'),
      'd3-interpolate': here('./src/lib/board/still.ts'),
      'd3-transition': here('./src/lib/board/still.ts'),
    },
  },
  server: { proxy: { '/api': { target: server } } },
  build: {
    target: 'es2022',
    // What the service worker keeps.
    manifest: 'assets.json',
    // The content security policy of the server allows no data: scripts or styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Dozens of small files would each be asked for, and would be compressed badly.
        codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS },
      },
    },
  },
  test: {
    // What the other verifier has written down is there for one check alone.
    include: [process.env.FORGED ? 'tests/forged/**/*.test.ts' : 'tests/unit/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/unit/setup.ts'],
    css: true,
  },
});
