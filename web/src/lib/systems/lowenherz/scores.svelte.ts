/** The points of every prince at the beginning of each round, as the server saw them then. */

import type { TurnMark } from '$lib/api/types';
import type { Realm as Page } from './realm.svelte';
import type { Realm } from './types';

/** The points at a moment. */
export interface RoundScore {
  readonly round: number;
  readonly points: Readonly<Record<string, number>>;
}

const standing = ({ round, players }: Realm): RoundScore => ({
  round,
  points: Object.fromEntries(players.map(({ colour, score }) => [colour, score])),
});

export class Scores {
  rounds = $state.raw<readonly RoundScore[]>([]);
  readonly #known = new Map<number, RoundScore>();
  #asked = 0;

  /** Reads what is not known yet; the last one is what the page shows. */
  async read({ client, scope, turns }: Page, now: Realm): Promise<void> {
    const asked = ++this.#asked;
    const begun = turns.filter(({ turn }) => turn > 0 && turn <= now.round);
    this.#show(begun, now);
    try {
      await Promise.all(begun.map(({ start }) => this.#learn(client, scope, start)));
    } catch {
      // What is missing is asked for again when somebody looks again.
    }
    // Whoever asked later shows more.
    if (asked === this.#asked) this.#show(begun, now);
  }

  async #learn(client: Page['client'], scope: string, start: number): Promise<void> {
    if (this.#known.has(start)) return;
    const seen = await client.view(scope, start);
    if (seen.system === 'realm') this.#known.set(start, standing(seen.realm));
  }

  #show(begun: readonly TurnMark[], now: Realm): void {
    const before = begun.flatMap(({ start }) => this.#known.get(start) ?? []);
    this.rounds = [...before, standing(now)];
  }
}
