/** The map of a campaign, as the pages find it. */

import { say } from '$lib/language/messages.svelte';
import { boardKeys } from '$lib/ui/help.svelte';
import type { System } from '../system';

export const map: System = {
  leads: true,
  words: () => ({
    kind: say('campaign-map-kind'),
    example: say('campaign-map-example'),
    begin: say('campaign-map-begin'),
    ended: say('campaign-map-ended'),
    closed: say('campaign-map-closed'),
  }),
  help: () => ({
    title: say('campaign-map-help-title'),
    what: say('campaign-map-help-what'),
    how: say('campaign-map-help-how'),
    book: 'map',
    keys: boardKeys(),
  }),
  pages: async () => (await import('./pages')).pages,
  size: ({ seats }) => say('campaign-map-size', { seats: seats.length }),
  master: null,
  realm: () => say('campaign-map-begin-realm'),
};
