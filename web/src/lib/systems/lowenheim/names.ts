/**
 * Names of the siege as the reader's language has them. The server's views name things as the
 * rulebook does, in English; here they are named as its log names them.
 */

import type { SiegeView } from '$lib/api/types';
import { language, say } from '$lib/language/messages.svelte';
import { BEARINGS } from './factions';

/** Ranks that are called otherwise; people keep their names. */
const RANKS = [
  'foot-soldier',
  'mounted-soldier',
  'foot-knight',
  'mounted-knight',
  'elven-guard',
  'swordfighter',
  'rat-ogre',
] as const;

const known = new WeakMap<SiegeView, SiegeView>();

function figureName({ kind, name }: SiegeView['figures'][number]): string {
  const rank = RANKS.find((id) => id === kind);
  const number = / \d+$/.exec(name)?.[0] ?? '';
  return rank ? say(`lowenheim-rank-${rank}`) + number : name;
}

/** The same view with its names in the language of the page. */
export function named(view: SiegeView): SiegeView {
  if (language.code === 'en') return view;
  const before = known.get(view);
  if (before) return before;
  const { step } = view;
  const after: SiegeView = {
    ...view,
    factions: view.factions.map((it) => ({ ...it, name: BEARINGS[it.faction].name })),
    figures: view.figures.map((it) => ({ ...it, name: figureName(it) })),
    step: step && { ...step, name: say(`lowenheim-step-name-${step.id}`) },
  };
  known.set(view, after);
  return after;
}
