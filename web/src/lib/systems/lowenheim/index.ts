/** The siege, as the pages find it. */

import type { Faction } from '$lib/api/types';
import { say } from '$lib/language/messages.svelte';
import { boardKeys } from '$lib/ui/help.svelte';
import { withTexts } from '$lib/ui/loading';
import type { Component } from 'svelte';
import type { System } from '../system';

const KEYS = ['next', 'done', 'proceed'] as const;

const ROLES: readonly Faction[] = [
  'city-guard',
  'palace-guard',
  'elven-guard',
  'wizards-council',
  'bretonnia',
  'cathay',
];

export const siege: System = {
  leads: false,
  roles: ROLES,
  words: () => ({
    kind: say('lowenheim-about-kind'),
    example: say('lowenheim-about-example'),
    begin: say('lowenheim-about-begin'),
    ended: say('lowenheim-about-ended'),
    closed: say('lowenheim-about-closed'),
  }),
  help: () => ({
    title: say('lowenheim-help-title'),
    what: say('lowenheim-help-what'),
    how: say('lowenheim-help-how'),
    book: 'siege',
    keys: boardKeys(
      KEYS.map((id) => ({
        key: say(`lowenheim-help-key-${id}`),
        does: say(`lowenheim-help-does-${id}`),
      })),
    ),
  }),
  page: withTexts(() => import('./SiegePage.svelte'), 'lowenheim', 'happened'),
  screen: withTexts(() => import('./SiegeScreen.svelte'), 'lowenheim', 'happened'),
  board: withTexts(() => import('./CityAt.svelte'), 'lowenheim'),
  // It is the same picture for every scenario.
  preview: async () => (await import('./CityPreview.svelte')).default as Component,
  sheets: ['briefing', 'roster', 'reference', 'map', 'record'],
  size: () => say('lowenheim-about-size'),
  master: () => say('lowenheim-about-mastered'),
  realm: null,
};
