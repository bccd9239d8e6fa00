/** The miniatures of all boards. Until they have come, tokens stand for them. */

import figures from './figures.svg?url';
import { fetchSigns } from './sprite';

class Miniatures {
  /** They have come. */
  there = $state(false);

  async lend(): Promise<void> {
    await fetchSigns(figures);
    this.there = document.getElementById('figure-foot') !== null;
  }
}

export const miniatures = new Miniatures();
