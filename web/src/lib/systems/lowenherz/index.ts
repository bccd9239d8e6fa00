/** The realm, as the pages find it. */

import { say } from '$lib/language/messages.svelte';
import { boardKeys } from '$lib/ui/help.svelte';
import type { System } from '../system';

export const realm: System = {
  leads: false,
  words: () => ({
    kind: say('lowenherz-kind'),
    example: say('lowenherz-example'),
    begin: say('lowenherz-begin'),
    ended: say('lowenherz-ended'),
    closed: say('lowenherz-closed'),
  }),
  help: () => ({
    title: say('lowenherz-help-title'),
    what: say('lowenherz-help-what'),
    how: say('lowenherz-help-how'),
    book: 'realm',
    keys: boardKeys([
      { key: say('lowenherz-help-key-turn'), does: say('lowenherz-help-does-turn') },
    ]),
  }),
  pages: async () => (await import('./pages')).pages,
  size: ({ seats }) => say('lowenherz-size', { seats: seats.length }),
  master: null,
  realm: null,
};
