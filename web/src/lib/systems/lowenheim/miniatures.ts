/** Which miniature stands for a group. Only pictures: what it can do stands in its panel. */

import type { FigureGroup } from './groups';

export const BY_KIND: Record<string, string> = {
  severus: 'wizard',
  amon: 'wizard',
  minerva: 'wizard',
  'wizards-council': 'wizard',
  'elven-guard': 'bow',
  alavandrel: 'bow',
  musketeer: 'gun',
  'foot-knight': 'guard',
  'foot-soldier': 'spear',
  'rat-ogre': 'ogre',
  demon: 'demon',
  ent: 'ent',
  werewolf: 'wolf',
};

/** The miniature of whoever stands in front; none: it has a drawing of its own. */
export function miniatureOf(group: FigureGroup): string | null {
  const [first] = group.figures;
  if (!first || first.kind === 'air-spirit') return null;
  const front = group.figures.find(({ leader }) => leader) ?? first;
  const own = BY_KIND[front.kind];
  if (own === 'wizard' || own === 'wolf') return own;
  if (front.mounted) return front.leader || front.kind.includes('knight') ? 'knight' : 'rider';
  if (front.leader) return 'general';
  if (own) return own;
  return group.crest === 'enemy' ? 'rat' : 'foot';
}
