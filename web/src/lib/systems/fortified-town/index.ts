/** The assault on a walled town, as the pages find it. */

import { say } from '$lib/language/messages.svelte';
import { boardKeys } from '$lib/ui/help.svelte';
import { withTexts } from '$lib/ui/loading';
import type { System } from '../system';

const KEYS = ['next', 'done'] as const;

/** What is said of it, on whatever is drawn. */
const ROOMS = ['happened', 'fortified-town', 'fortified-town-siege', 'fortified-town-sight'];

export const assault: System = {
  leads: false,
  words: () => ({
    kind: say('fortified-town-about-kind'),
    example: say('fortified-town-about-example'),
    begin: say('fortified-town-about-begin'),
    ended: say('fortified-town-about-ended'),
    closed: say('fortified-town-about-closed'),
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
  page: withTexts(() => import('./TownPage.svelte'), ...ROOMS),
  screen: withTexts(() => import('./TownScreen.svelte'), ...ROOMS),
  board: withTexts(() => import('./TownAt.svelte'), ...ROOMS),
  preview: withTexts(() => import('./TownPreview.svelte')),
  sheets: ['briefing', 'roster', 'reference', 'map', 'record'],
  size: () => say('fortified-town-about-size'),
  master: null,
  realm: null,
};
