/** The points of every prince at the beginning of each round, as the server saw them then. */

import type { Realm as Page } from './realm.svelte';
import type { Realm } from './types';

/** The points at a moment. */
export interface Standing {
  readonly round: number;
  readonly points: Readonly<Record<string, number>>;
}

const standing = ({ round, players }: Realm): Standing => ({
  round,
  points: Object.fromEntries(players.map(({ colour, score }) => [colour, score])),
});

export class Scores {
  rounds = $state.raw<readonly Standing[]>([]);
  readonly #known = new Map<number, Standing>();
  #asked = 0;

  /** Reads what is not known yet; the last one is what the page shows. */
  async read({ client, scope, turns }: Page, now: Realm): Promise<void> {
    const asked = ++this.#asked;
    const begun = turns.filter(({ turn }) => turn > 0 && turn <= now.round);
    for (const { start } of begun) {
      if (this.#known.has(start)) continue;
      try {
        const seen = await client.view(scope, start);
        if (seen.system === 'realm') this.#known.set(start, standing(seen.realm));
      } catch {
        // It is asked for again when somebody looks again.
        break;
      }
    }
    const before = begun.flatMap(({ start }) => this.#known.get(start) ?? []);
    // Whoever asked later shows more.
    if (asked === this.#asked) this.rounds = [...before, standing(now)];
  }
}
