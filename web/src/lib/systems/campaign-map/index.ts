/** The map of a campaign, as the pages find it. */

import { say } from '$lib/language/messages.svelte';
import { boardKeys } from '$lib/ui/help.svelte';
import { withTexts } from '$lib/ui/loading';
import type { Component } from 'svelte';
import type { System } from '../system';

/** The players of a map stand before nobody's men, and those who hold a city of nobody's behind them. */
const NOBODY = 'neutral';
const KEYS = ['next', 'done', 'proceed'] as const;

export const map: System = {
  leads: true,
  words: () => ({
    kind: say('campaign-map-about-kind'),
    example: say('campaign-map-about-example'),
    begin: say('campaign-map-about-begin'),
    ended: say('campaign-map-about-ended'),
    closed: say('campaign-map-about-closed'),
  }),
  help: () => ({
    title: say('campaign-map-help-title'),
    what: say('campaign-map-help-what'),
    how: say('campaign-map-help-how'),
    book: 'map',
    keys: boardKeys(
      KEYS.map((id) => ({
        key: say(`campaign-map-help-key-${id}`),
        does: say(`campaign-map-help-does-${id}`),
      })),
    ),
  }),
  page: withTexts(() => import('./LandPage.svelte'), 'campaign-map', 'happened'),
  screen: withTexts(() => import('./LandScreen.svelte'), 'campaign-map', 'happened'),
  board: withTexts(() => import('./LandAt.svelte'), 'campaign-map'),
  // It is the same picture for every scenario.
  preview: async () => (await import('./LandPreview.svelte')).default as Component,
  sheets: ['roster', 'map', 'record'],
  size: ({ seats }) => say('campaign-map-about-size', { seats: seats.length }),
  master: null,
  realm: ({ seats }) => ({
    asks: say('campaign-map-about-realm'),
    seats: seats.slice(
      0,
      seats.findIndex(({ seat }) => seat === NOBODY),
    ),
  }),
};
