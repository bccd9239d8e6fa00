import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compiledWhole } from './compiled-whole.ts';
import { standalone } from './standalone.ts';

/** Where a running `wapenrol serve` answers while the pages are developed. */
const server = process.env.WAPENROL_SERVER ?? 'http://127.0.0.1:7411';

/** What every page begins with: the machinery, requests, texts, what is known of each rule system. */
const BASE = [
  /node_modules\/(svelte|@fluent|esm-env|clsx)\//,
  /src\/(messages\/rooms|routes\/pages)/,
  /src\/lib\/(language|api)\//,
  /src\/lib\/ui\/(address|attempt|clauses|help|Help|LanguageSwitch|Loaded|loading|markup|Message|Opening|query|rest)/,
  /src\/lib\/(chronicle\/names|board\/(detail|hex|sprite|together))/,
  /src\/lib\/systems\/([a-z-]+\/)?(index|system)\.ts/,
];

/** What the pages of a campaign share: the frame of a board, the log, dice. */
const FRAME = [
  /node_modules\/d3-(?!delaunay)/,
  /src\/lib\/(board|chance\/(?!DiceDialog)|chronicle\/(?!Rewind|SetRight|SieveFields|Atlas|Book|RulesVerdict|SeatsPanel|SeatRow))/,
  /src\/lib\/ui\/(?!QrCode|ClauseDialog|Picture|picture)/,
  /src\/lib\/systems\/(PageFrame|TimeStrip|ThrowingDialog|HexMarks|HexPath)/,
];

const isOne = (of: readonly RegExp[]) => (file: string) => of.some((kind) => kind.test(file));

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
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', test: isOne(BASE), priority: 2 },
            { name: 'frame', test: isOne(FRAME), priority: 1 },
          ],
        },
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
