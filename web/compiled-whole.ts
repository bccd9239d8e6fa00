/** Has the scripts of the pages compiled whole, in the one browser that can be asked to. */

import type { Plugin } from 'vite';

/**
 * Chromium compiles a file that begins so while it comes in, on another thread. Without it, it skips the inside of every
 * function there, and compiles it while the page is being drawn. Other browsers pass over it.
 */
const WHOLE = '//# allFunctionsCalledOnLoad\n';
/** Files of fewer letters are soon compiled either way. */
const LARGE = 10_000;

export function compiledWhole(): Plugin {
  return {
    name: 'compiled-whole',
    apply: 'build',
    generateBundle: {
      // Behind everything that puts lines over a file of its own: it has to be the first.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.code.length > LARGE) file.code = WHOLE + file.code;
        }
      },
    },
  };
}
