/** The clause that is open for reading, if any. */

import { clause } from '$lib/api/client';
import { Problem } from '$lib/api/problem';
import type { ClauseText } from '$lib/api/types';

class ClauseBook {
  open = $state<string | null>(null);
  text = $state.raw<ClauseText | null>(null);
  trouble = $state<string | null>(null);
  #known = new Map<string, ClauseText>();

  async show(id: string): Promise<void> {
    this.open = id;
    this.trouble = null;
    this.text = this.#known.get(id) ?? null;
    if (this.text) return;
    try {
      const text = await clause(id);
      this.#known.set(id, text);
      if (this.open === id) this.text = text;
    } catch (cause) {
      if (this.open === id) this.trouble = cause instanceof Problem ? cause.message : String(cause);
    }
  }

  close(): void {
    this.open = null;
  }
}

export const clauseBook = new ClauseBook();
