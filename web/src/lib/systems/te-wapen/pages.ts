/** The battle, drawn. */

import type { Pages } from '../system';
import BattlePage from './BattlePage.svelte';
import BattleScreen from './BattleScreen.svelte';
import FieldAt from './FieldAt.svelte';
import FieldPreview from './FieldPreview.svelte';

export const pages: Pages = {
  page: BattlePage,
  screen: BattleScreen,
  board: FieldAt,
  preview: FieldPreview,
  sheets: null,
};
