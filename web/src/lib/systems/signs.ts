/** Which silhouette a troop shows. Only pictures: what it can do stands in its panel. */

/** A row of a troop table, as far as its picture asks. */
export interface Pictured {
  troop: string;
  body: string;
  people: string;
}

/** The first of these words that is in the name of the row decides. */
export const BY_WORD: readonly [RegExp, string][] = [
  [/trap/, 'trap'],
  [/ladders/, 'ladder'],
  [/-tower$/, 'tower'],
  [/^ram$/, 'ram'],
  [/drill/, 'drill'],
  [/catapult/, 'catapult'],
  [/ballista/, 'ballista'],
  [/chariot|plague-cart|screaming-bell|tenderiser/, 'chariot'],
  [/tank$|mechanised|headquarters/, 'tank'],
  [/vtol|rocket/, 'rocket'],
  [/walker/, 'walker'],
  [/artillery|gun|war-machine/, 'cannon'],
  [/hydra/, 'hydra'],
  [/dragon|jabberwock|tyrannus|manticore|chimera/, 'dragon'],
  [/eagle|bat|hippogriff|culchan|gallimimus|carrion|bee|coatl/, 'wings'],
  [/wolf(?!-animal)|wolves|hound|wolfriders/, 'wolf'],
  [/werewolf|bear|displacer|sphinx|zoat/, 'claw'],
  [/elephant|mammoth|hippo$/, 'elephant'],
  [/spider|scorpion|tyranid|genestealer|kryomek|ambull/, 'spider'],
  [/snake|medusa|crocodile|lizard|turtle/, 'snake'],
  [/^ent$/, 'tree'],
  [/fire-elemental/, 'flame'],
  [/water-elemental|blob|spawn/, 'drop'],
  [/air-elemental|death-elemental|djinn/, 'swirl'],
  [/earth-elemental/, 'rock'],
  [/demon(?!ologist)|nurgle|minotaur/, 'demon'],
  [/beholder/, 'eye'],
  [/giant|ogre|troll|ettin|escargo|yith/, 'club'],
  [/vampire/, 'fangs'],
  [/necromancer/, 'skull-staff'],
  [/cleric|chaplain|seer/, 'ankh'],
  [/druid|shaman/, 'leaf'],
  [/wizard|sorcerer|mage|demonologist/, 'hat'],
  [/assassin/, 'dagger'],
  [/king|general|champion|warlord|commander|warmaster/, 'crown'],
  [/blunderbuss|jezzail|swivel|marine|platoon|eldar|beasthandler/, 'gun'],
  [/archers|bows|pygmies/, 'bow'],
  [/polearms|mummies|monks/, 'spears'],
  [/fanatic/, 'flail'],
  [/zombies/, 'skull'],
];

export const BY_BODY: Record<string, string> = {
  foot: 'swords',
  cavalry: 'horse',
  chariot: 'chariot',
  beast: 'claw',
  large: 'club',
  individual: 'crown',
  'war-machine': 'cannon',
  vehicle: 'tank',
  trap: 'trap',
};

export function signOf(piece: Pick<Pictured, 'troop' | 'body'>): string {
  const named = BY_WORD.find(([word]) => word.test(piece.troop))?.[1];
  // Riders are riders, whatever they carry.
  if (piece.body === 'cavalry' && named !== 'wolf') return 'horse';
  return named ?? BY_BODY[piece.body] ?? 'swords';
}

/** The miniatures of silhouettes that share one with others; each of the rest has one of its own name. */
const SHARED: Record<string, string> = {
  swords: 'foot',
  flail: 'foot',
  dagger: 'foot',
  spears: 'spear',
  bow: 'bow',
  gun: 'gun',
  horse: 'rider',
  wolf: 'wolf',
  claw: 'wolf',
  club: 'ogre',
  crown: 'general',
  fangs: 'general',
  hat: 'wizard',
  'skull-staff': 'wizard',
  ankh: 'priest',
  leaf: 'priest',
  skull: 'dead',
  hydra: 'dragon',
  tree: 'ent',
};

/** The miniature for a silhouette. */
export const drawingOf = (sign: string): string => SHARED[sign] ?? sign;

/** Which miniature stands for it. */
export function miniatureOf(piece: Pictured): string {
  const own = drawingOf(signOf(piece));
  if (own === 'rider' && /knight/.test(piece.troop)) return 'knight';
  if (own === 'wolf' && piece.body === 'cavalry') return 'wolf-rider';
  if (piece.people === 'undead' && (own === 'foot' || own === 'spear')) return 'dead';
  return own;
}
