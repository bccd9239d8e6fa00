/** Finding one's way in a rulebook. */

import type { ClauseText } from '$lib/api/types';

/** Clauses that hold every word that is looked for; those that are called so come first. */
export function found(clauses: readonly ClauseText[], sought: string): ClauseText[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = (clause: ClauseText): number => {
    const head = `${clause.id} ${clause.name}`.toLowerCase();
    const all = [head, clause.section, clause.rule, clause.example, clause.ruling]
      .join(' ')
      .toLowerCase();
    if (!words.every((word) => all.includes(word))) return -1;
    return words.filter((word) => head.includes(word)).length;
  };
  return clauses
    .map((clause) => ({ clause, rank: rank(clause) }))
    .filter((hit) => hit.rank >= 0)
    .sort((a, b) => b.rank - a.rank)
    .map((hit) => hit.clause);
}

export interface Section {
  name: string;
  clauses: ClauseText[];
}

/** Clauses by the section of the book, in its order. */
export function sections(clauses: readonly ClauseText[]): Section[] {
  const byName = new Map<string, ClauseText[]>();
  for (const clause of clauses) {
    byName.set(clause.section, [...(byName.get(clause.section) ?? []), clause]);
  }
  return [...byName].map(([name, of]) => ({ name, clauses: of }));
}
