/** The realm, drawn. */

import SheetsPage from '../SheetsPage.svelte';
import type { Component } from 'svelte';
import type { Pages } from '../system';
import RealmAt from './RealmAt.svelte';
import RealmPage from './RealmPage.svelte';
import RealmPreview from './RealmPreview.svelte';
import RealmScreen from './RealmScreen.svelte';

export const pages: Pages = {
  page: RealmPage,
  screen: RealmScreen,
  board: RealmAt,
  preview: RealmPreview as Component,
  sheets: SheetsPage,
};
