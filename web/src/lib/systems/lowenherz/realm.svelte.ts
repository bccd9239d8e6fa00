/** A realm as a page holds it. */

import type { Client } from '$lib/api/client';
import type { AnyView } from '$lib/api/types';
import { Engagement } from '$lib/chronicle/engagement.svelte';
import type { Realm as View, RealmOptions } from './types';

const NOTHING: RealmOptions = { orders: [], plays: [], extensions: [], walls: [] };

/** What passes in every round, whatever anybody does. */
const ROUTINE: ReadonlySet<string> = new Set(
  ['round_begun', 'action_unchosen', 'action_ended'].map((kind) => `lowenherz.${kind}`),
);

export class Realm extends Engagement<View, RealmOptions> {
  override readonly routine = ROUTINE;

  constructor(client: Client, scope: string, at: number | null) {
    super(client, scope, at, NOTHING);
  }

  protected viewIn(answer: AnyView): View {
    if (answer.system === 'realm') return answer.realm;
    throw new Error('The server shows something else than a realm.');
  }

  /** A spectator has none. */
  protected async askOptions(): Promise<RealmOptions> {
    if (this.client.key === null) return NOTHING;
    const answer = await this.answeredOptions();
    if (answer.system !== 'realm') return NOTHING;
    const { options: orders, plays, extensions, walls } = answer;
    return { orders, plays, extensions, walls };
  }

  /** Spaces on which somebody stands who did not, or beside which a boundary lies that did not. */
  protected changed(before: View, after: View): Set<string> {
    const found = new Set<string>();
    for (const [was, is] of [
      [before.castles, after.castles],
      [before.knights, after.knights],
    ] as const) {
      for (const space of new Set([...Object.keys(was), ...Object.keys(is)])) {
        if (was[space] !== is[space]) found.add(space);
      }
    }
    const sides = new Set(before.boundaries);
    for (const side of after.boundaries) {
      if (!sides.has(side)) found.add(side);
    }
    return found;
  }
}
