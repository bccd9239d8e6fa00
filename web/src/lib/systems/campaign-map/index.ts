/** The map of a campaign, as the pages find it. */

import { say } from '$lib/language/messages.svelte';
import { boardKeys } from '$lib/ui/help.svelte';
import type { Component } from 'svelte';
import type { System } from '../system';
import LandAt from './LandAt.svelte';
import LandPage from './LandPage.svelte';
import LandPreview from './LandPreview.svelte';
import LandScreen from './LandScreen.svelte';

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
  page: LandPage,
  screen: LandScreen,
  board: LandAt,
  preview: LandPreview as Component,
  size: ({ seats }) => say('campaign-map-size', { seats: seats.length }),
  master: null,
  sheets: null,
};
