/** The siege, as the pages find it. */

import { say } from '$lib/language/messages.svelte';
import { boardKeys } from '$lib/ui/help.svelte';
import type { System } from '../system';

export const siege: System = {
  leads: false,
  words: () => ({
    kind: say('lowenheim-kind'),
    example: say('lowenheim-example'),
    begin: say('lowenheim-begin'),
    ended: say('lowenheim-ended'),
    closed: say('lowenheim-closed'),
  }),
  help: () => ({
    title: say('lowenheim-help-title'),
    what: say('lowenheim-help-what'),
    how: say('lowenheim-help-how'),
    book: 'siege',
    keys: boardKeys(),
  }),
  pages: async () => (await import('./pages')).pages,
  size: () => say('lowenheim-size'),
  master: () => say('lowenheim-mastered'),
  realm: null,
};
