/** The realm, as the pages find it. */

import { say } from '$lib/language/messages.svelte';
import { boardKeys } from '$lib/ui/help.svelte';
import { withTexts } from '$lib/ui/loading';
import type { Component } from 'svelte';
import type { System } from '../system';

const KEYS = ['next', 'done', 'turn'] as const;

export const realm: System = {
  leads: false,
  words: () => ({
    kind: say('lowenherz-about-kind'),
    example: say('lowenherz-about-example'),
    begin: say('lowenherz-about-begin'),
    ended: say('lowenherz-about-ended'),
    closed: say('lowenherz-about-closed'),
  }),
  help: () => ({
    title: say('lowenherz-help-title'),
    what: say('lowenherz-help-what'),
    how: say('lowenherz-help-how'),
    book: 'realm',
    keys: boardKeys(
      KEYS.map((id) => ({
        key: say(`lowenherz-help-key-${id}`),
        does: say(`lowenherz-help-does-${id}`),
      })),
    ),
  }),
  page: withTexts(() => import('./RealmPage.svelte'), 'lowenherz', 'happened'),
  screen: withTexts(() => import('./RealmScreen.svelte'), 'lowenherz', 'happened'),
  board: withTexts(() => import('./RealmAt.svelte'), 'lowenherz'),
  // It is the same picture for every scenario.
  preview: async () => (await import('./RealmPreview.svelte')).default as Component,
  sheets: ['roster', 'reference', 'map', 'record'],
  size: ({ seats }) => say('lowenherz-about-size', { seats: seats.length }),
  master: null,
  realm: null,
};
