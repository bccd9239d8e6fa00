/** Something that is asked of the server and may fail: whether it is under way, and what went wrong. */

import { words } from '$lib/api/problem';

export class Attempt {
  busy = $state(false);
  /** What went wrong the last time, in a sentence. */
  trouble = $state<string | null>(null);

  /** Does the work; says whether it was done. */
  async make(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.trouble = null;
    try {
      await work();
      return true;
    } catch (cause) {
      this.trouble = words(cause);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
