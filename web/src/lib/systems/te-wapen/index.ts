/** The battle, as the pages find it. */

import { say } from '$lib/language/messages.svelte';
import { boardKeys } from '$lib/ui/help.svelte';
import type { System } from '../system';

const KEYS = ['next', 'card', 'done', 'follow', 'activate'] as const;

export const battle: System = {
  leads: false,
  words: () => ({
    kind: say('te-wapen-kind'),
    example: say('te-wapen-example'),
    begin: say('te-wapen-begin'),
    ended: say('te-wapen-ended'),
    closed: say('te-wapen-closed'),
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
  pages: async () => (await import('./pages')).pages,
  size: ({ battle: field }) => {
    const [one = 0, other = 0] = Object.values(field?.armies ?? {}).map(
      ({ pieces }) => pieces.length,
    );
    return say('te-wapen-size', { one, other, turns: field?.turns ?? 0 });
  },
  master: null,
  realm: null,
};
