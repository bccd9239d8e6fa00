/**
 * An order to which no answer came. Nobody knows whether it was accepted, so the same order is sent
 * again, batch and faces and all, until the server answers: it counts once.
 */

import { backoff, pause } from '$lib/api/follow';

export class Outbox {
  /** What waits, in words. */
  waiting = $state.raw<string | null>(null);
  /** The last one was let go: nobody knows what became of it. */
  dropped = false;
  #wake = new EventTarget();
  #stop: AbortController | null = null;

  /** Sends until there is an answer. `send` says whether there was one. */
  async keep(label: string, send: () => Promise<boolean>): Promise<void> {
    const stop = new AbortController();
    this.#stop?.abort();
    this.#stop = stop;
    this.waiting = label;
    this.dropped = false;
    for (let failures = 1; !stop.signal.aborted; failures += 1) {
      await pause(backoff(failures), this.#wake, stop.signal);
      if (stop.signal.aborted) return;
      if (await send()) break;
    }
    if (this.#stop === stop) this.waiting = null;
  }

  /** The server was heard: it is tried at once. */
  again(): void {
    this.#wake.dispatchEvent(new Event('again'));
  }

  /** It is not sent again. It may have been accepted all the same. */
  drop(): void {
    this.dropped = this.waiting !== null;
    this.#stop?.abort();
    this.waiting = null;
  }
}
