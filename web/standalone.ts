/**
 * The verify page as one file that needs no server: script and style stand in it, and its policy
 * allows it to ask nobody anything.
 */

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const page = (script: string, style: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'" />
    <title>Wapenrol</title>
    <style>${style}</style>
  </head>
  <body>
    <div id="page"></div>
    <script type="module">${script.replaceAll('</script', '<\\/script')}</script>
  </body>
</html>
`;

/** Puts all that was built into one page. */
const inOne: Plugin = {
  name: 'in-one-file',
  enforce: 'post',
  generateBundle: {
    // Vite itself puts the last names in first.
    order: 'post',
    handler(_, bundle) {
      let [script, style] = ['', ''];
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === 'chunk') script += file.code;
        else if (name.endsWith('.css')) style += String(file.source);
        else continue;
        Reflect.deleteProperty(bundle, name);
      }
      if (!script || !style) this.error('The verify page lacks its script or its style.');
      this.emitFile({
        type: 'asset',
        fileName: 'wapenrol-verify.html',
        source: page(script, style),
      });
    },
  },
};

/** Builds the page beside the others. */
export function standalone(): Plugin {
  return {
    name: 'standalone-verify-page',
    apply: 'build',
    async closeBundle() {
      await build({
        configFile: false,
        root: here('.'),
        logLevel: 'warn',
        publicDir: false,
        plugins: [svelte(), inOne],
        resolve: { alias: { $lib: here('./src/lib') } },
        build: {
          target: 'es2022',
          outDir: here('./dist'),
          emptyOutDir: false,
          cssCodeSplit: false,
          modulePreload: false,
          rolldownOptions: {
            input: here('./src/verify.ts'),
            output: { format: 'es', codeSplitting: false },
          },
        },
      });
    },
  };
}
