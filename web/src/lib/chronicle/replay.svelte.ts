/** What an order did is shown once more: the board goes back to how it was before, and comes to how it is. */

import { prefersReducedMotion } from 'svelte/motion';

/** So long one sees how things stood before, and so long where they went, in milliseconds. */
const BEFORE = 650;
const AFTER = 1000;

export class Replay<View> {
  /** What the board shows meanwhile; nothing: what the page shows. */
  view = $state.raw<View | null>(null);
  #turn = 0;

  /** `after`: how things stood behind it, where it is otherwise now. Where nothing may move, nothing is shown. */
  async play(before: View, after: View | null): Promise<void> {
    if (prefersReducedMotion.current) return;
    this.#turn += 1;
    const turn = this.#turn;
    for (const [view, time] of [[before, BEFORE] as const, [after, AFTER] as const]) {
      if (view === null) continue;
      this.view = view;
      await new Promise((done) => setTimeout(done, time));
      if (turn !== this.#turn) return;
    }
    this.view = null;
  }

  stop(): void {
    this.#turn += 1;
    this.view = null;
  }
}
