/** The assault on a walled town, drawn. */

import SheetsPage from '../SheetsPage.svelte';
import type { Pages } from '../system';
import TownAt from './TownAt.svelte';
import TownPage from './TownPage.svelte';
import TownPreview from './TownPreview.svelte';
import TownScreen from './TownScreen.svelte';

export const pages: Pages = {
  page: TownPage,
  screen: TownScreen,
  board: TownAt,
  preview: TownPreview,
  sheets: SheetsPage,
};
