/** The map of a campaign, drawn. */

import type { Component } from 'svelte';
import type { Pages } from '../system';
import LandAt from './LandAt.svelte';
import LandPage from './LandPage.svelte';
import LandPreview from './LandPreview.svelte';
import LandScreen from './LandScreen.svelte';

export const pages: Pages = {
  page: LandPage,
  screen: LandScreen,
  board: LandAt,
  preview: LandPreview as Component,
  sheets: null,
};
