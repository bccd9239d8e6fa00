/** The assault on a walled town, as the pages find it. */

import { say } from '$lib/language/messages.svelte';
import { boardKeys } from '$lib/ui/help.svelte';
import type { System } from '../system';

const KEYS = ['next', 'done', 'nobody'] as const;

export const assault: System = {
  leads: false,
  words: () => ({
    kind: say('fortified-town-kind'),
    example: say('fortified-town-example'),
    begin: say('fortified-town-begin'),
    ended: say('fortified-town-ended'),
    closed: say('fortified-town-closed'),
  }),
  help: () => ({
    title: say('fortified-town-help-title'),
    what: say('fortified-town-help-what'),
    how: say('fortified-town-help-how'),
    book: 'assault',
    keys: boardKeys(
      KEYS.map((id) => ({
        key: say(`fortified-town-help-key-${id}`),
        does: say(`fortified-town-help-does-${id}`),
      })),
    ),
  }),
  pages: async () => (await import('./pages')).pages,
  size: () => say('fortified-town-size'),
  master: null,
  realm: null,
};
