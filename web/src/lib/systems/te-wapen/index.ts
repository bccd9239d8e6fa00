/** The battle, as the pages find it. */

import { say } from '$lib/language/messages.svelte';
import { boardKeys } from '$lib/ui/help.svelte';
import { withTexts } from '$lib/ui/loading';
import type { System } from '../system';

const KEYS = ['next', 'card', 'done', 'follow', 'activate'] as const;

export const battle: System = {
  leads: false,
  words: () => ({
    kind: say('te-wapen-about-kind'),
    example: say('te-wapen-about-example'),
    begin: say('te-wapen-about-begin'),
    ended: say('te-wapen-about-ended'),
    closed: say('te-wapen-about-closed'),
  }),
  help: () => ({
    title: say('te-wapen-help-title'),
    what: say('te-wapen-help-what'),
    how: say('te-wapen-help-how'),
    book: 'battle',
    keys: boardKeys(
      KEYS.map((id) => ({
        key: say(`te-wapen-help-key-${id}`),
        does: say(`te-wapen-help-does-${id}`),
      })),
    ),
  }),
  page: withTexts(() => import('./BattlePage.svelte'), 'te-wapen', 'happened'),
  screen: withTexts(() => import('./BattleScreen.svelte'), 'te-wapen', 'happened'),
  board: withTexts(() => import('./FieldAt.svelte'), 'te-wapen'),
  preview: withTexts(() => import('./FieldPreview.svelte')),
  card: withTexts(() => import('./cards'), 'te-wapen'),
  sheets: ['roster', 'reference', 'map', 'record'],
  size: ({ battle: field }) => {
    const [one = 0, other = 0] = Object.values(field?.armies ?? {}).map(
      ({ pieces }) => pieces.length,
    );
    return say('te-wapen-about-size', { one, other, turns: field?.turns ?? 0 });
  },
  master: null,
  realm: null,
};
