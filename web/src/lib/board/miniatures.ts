/** The miniatures of all boards. Until they have come, tokens stand for them. */

import figures from './figures.svg?url';
import { fetchSigns } from './sprite';

export async function lendMiniatures(): Promise<void> {
  await fetchSigns(figures);
  const known = document.getElementById('figure-foot') !== null;
  document.documentElement.toggleAttribute('data-miniatures', known);
}
