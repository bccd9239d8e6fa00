/**
 * What the server says of lines of fire: of the one that the side view draws, and of everything that is seen from
 * where somebody stands. Both are asked again when something has happened.
 */

import type { Assault } from './assault.svelte';
import { zoneByHex, type Seen } from './zone';
import type { LineOfFire, Man, ZoneOfFire } from './types';

interface Looking {
  readonly assault: Assault;
  readonly active: boolean;
  readonly man: Man | undefined;
  readonly sight: { from: Man; to: Man } | null;
}

export class Sighting {
  /** The line of the side view; nothing: there is none, or the server has not answered yet. */
  line = $state.raw<LineOfFire | null>(null);
  /** Is the zone of whoever is in hand shaded on the map? */
  shown = $state(false);
  zone = $state.raw<ZoneOfFire | null>(null);
  /** Hexes of the zone, each seen or not. */
  readonly hexes: ReadonlyMap<string, Seen> = $derived(
    this.shown && this.zone ? zoneByHex(this.zone) : new Map<string, Seen>(),
  );

  constructor(looking: Looking) {
    $effect(() => {
      const { assault, active, sight } = looking;
      void assault.now;
      const [from, to] = [sight?.from, sight?.to];
      if (!active || !from?.place || !to?.place) {
        this.line = null;
        return undefined;
      }
      const asked = { from: from.place, to: to.place, shooter: from.man, target: to.man };
      return this.#ask(
        (signal) => assault.client.lineOfFire(assault.scope, asked, signal),
        (line) => (this.line = line),
      );
    });
    $effect(() => {
      const { assault, active, man } = looking;
      void assault.now;
      const place = man?.place;
      if (!this.shown || !active || !man || !place || man.fate !== 'alive') {
        this.zone = null;
        return undefined;
      }
      return this.#ask(
        (signal) => assault.client.zoneOfFire(assault.scope, place, man.man, signal),
        (zone) => (this.zone = zone),
      );
    });
  }

  /** Asks; what comes too late is thrown away, and without an answer nothing is drawn. */
  #ask<T>(ask: (signal: AbortSignal) => Promise<T>, take: (answer: T | null) => void): () => void {
    const asking = new AbortController();
    ask(asking.signal).then(
      (answer) => asking.signal.aborted || take(answer),
      () => asking.signal.aborted || take(null),
    );
    return () => asking.abort();
  }
}
