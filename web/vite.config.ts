import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { standalone } from './standalone.ts';

/** Where a running `wapenrol serve` answers while the pages are developed. */
const server = process.env.WAPENROL_SERVER ?? 'http://127.0.0.1:7411';

export default defineConfig({
  plugins: [svelte(), standalone()],
  resolve: { alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) } },
  server: { proxy: { '/api': { target: server } } },
  build: {
    target: 'es2022',
    // What the service worker keeps.
    manifest: 'assets.json',
    // The content security policy of the server allows no data: scripts or styles.
    assetsInlineLimit: 0,
  },
  test: {
    include: ['tests/unit/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/unit/setup.ts'],
    css: true,
  },
});
