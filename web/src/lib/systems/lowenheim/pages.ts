/** The siege, drawn. */

import type { Component } from 'svelte';
import type { Pages } from '../system';
import CityAt from './CityAt.svelte';
import CityPreview from './CityPreview.svelte';
import SheetsPage from '../SheetsPage.svelte';
import SiegePage from './SiegePage.svelte';
import SiegeScreen from './SiegeScreen.svelte';

export const pages: Pages = {
  page: SiegePage,
  screen: SiegeScreen,
  board: CityAt,
  preview: CityPreview as Component,
  sheets: SheetsPage,
};
