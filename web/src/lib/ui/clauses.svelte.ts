/** The clause that is open for reading, if any: as far as whoever sits here may read it. */

import { clause, type Client } from '$lib/api/client';
import { words } from '$lib/api/problem';
import type { ClauseText } from '$lib/api/types';
import { language } from '$lib/language/messages.svelte';

class ClauseBook {
  open = $state<string | null>(null);
  text = $state.raw<ClauseText | null>(null);
  trouble = $state<string | null>(null);
  #client: Client | null = null;
  /** By language and id. */
  #known = new Map<string, ClauseText>();

  /** Who reads from now on; nobody: what everybody may read. */
  sit(client: Client | null): void {
    this.#client = client;
    this.#known.clear();
    this.close();
  }

  async show(id: string): Promise<void> {
    this.open = id;
    this.trouble = null;
    const told = language.code;
    const place = `${told} ${id}`;
    this.text = this.#known.get(place) ?? null;
    if (this.text) return;
    const client = this.#client;
    try {
      const text = await (client ? client.clause(id) : clause(id));
      if (client !== this.#client) return;
      // What is kept back now may be open the next time.
      if (!text.withheld) this.#known.set(place, text);
      if (this.open === id && language.code === told) this.text = text;
    } catch (cause) {
      if (this.open === id) this.trouble = words(cause);
    }
  }

  close(): void {
    this.open = null;
  }
}

export const clauseBook = new ClauseBook();
