/** Falls of dice, as the server counts them, in words and bars. */

import type { AttackPlan } from './types';

/** A share of equally likely falls as people say it: 52 %. */
export function percent(falls: number, of: number): string {
  if (of === 0) return '0 %';
  const share = (100 * falls) / of;
  if (falls > 0 && share < 1) return '< 1 %';
  if (falls < of && share > 99) return '> 99 %';
  return `${Math.round(share)} %`;
}

/** Hits on average. */
export function average({ odds }: AttackPlan): number {
  const all = odds.hits.reduce((sum, falls, hits) => sum + hits * falls, 0);
  return odds.of === 0 ? 0 : all / odds.of;
}

/** Falls with at least so many hits. */
export function atLeast({ odds }: AttackPlan, hits: number): number {
  return odds.hits.slice(hits).reduce((sum, falls) => sum + falls, 0);
}

/** As short as it fits on the board: 2.0 hits, drives back 52 %. */
export function inShort(plan: AttackPlan): { hits: string; back: string | null } {
  const { of, retreat } = plan.odds;
  return {
    hits: average(plan).toFixed(1),
    back: retreat > 0 ? percent(retreat, of) : null,
  };
}
