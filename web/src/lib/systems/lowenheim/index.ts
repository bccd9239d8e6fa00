/** The siege, as the pages find it. */

import { say } from '$lib/language/messages.svelte';
import { boardKeys } from '$lib/ui/help.svelte';
import type { Component } from 'svelte';
import type { System } from '../system';
import CityAt from './CityAt.svelte';
import CityPreview from './CityPreview.svelte';
import SheetsPage from './SheetsPage.svelte';
import SiegePage from './SiegePage.svelte';
import SiegeScreen from './SiegeScreen.svelte';

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
  page: SiegePage,
  screen: SiegeScreen,
  board: CityAt,
  preview: CityPreview as Component,
  size: () => say('lowenheim-size'),
  master: () => say('lowenheim-mastered'),
  sheets: SheetsPage,
};
