/** A hex of the town as it is read aloud. */

import { list, say } from '$lib/language/messages.svelte';
import { inWords, placeName } from './people';
import type { AssaultPlay } from './play.svelte';
import { laidOn, WALL_HITS } from './siege';
import { gateIn, heightAt, hexesOf, ladderIn, terrainAt, engineAt } from './town';
import type { Assault, Man } from './types';

type PeopleByHex = ReadonlyMap<string, { people: Man[]; dead: Man[] }>;

/** What a hex is, and how high. */
export function groundInWords(view: Assault, hex: string): string[] {
  const terrain = terrainAt(view, hex);
  if (!terrain) return [];
  const words = [say('fortified-town-terrain', { terrain })];
  const level = hexesOf(view.town).get(hex)?.ground.level ?? 0;
  if (level !== 0 && terrain !== 'rubble' && terrain !== 'moat')
    words.push(say('fortified-town-level', { level }));
  if (terrain === 'moat') words.push(say('fortified-town-level', { level: heightAt(view, hex) }));
  const gate = gateIn(view.town, view.works, hex);
  if (gate) {
    const stands = gate.leaf.forced ? 'forced' : gate.leaf.open ? 'open' : 'shut';
    words.push(say('fortified-town-gate', { name: gate.name, stands }));
  }
  const hits = view.works.hits[hex] ?? 0;
  if (hits > 0 && terrain !== 'rubble')
    words.push(say('fortified-town-siege-hits', { hits, all: WALL_HITS }));
  const engine = engineAt(view, hex);
  if (engine) {
    const [, { kind, facing }] = engine;
    words.push(say('fortified-town-engine', { kind, facing }));
  }
  const ladder = ladderIn(view, hex);
  if (ladder) words.push(say('fortified-town-ladder-to', { hex: ladder.top }));
  if (view.works.fires[hex] !== undefined) words.push(say('fortified-town-burns'));
  if (view.goal.includes(hex)) words.push(say('fortified-town-goal'));
  const beneath = Object.values(view.beneath).filter((below) => below === hex).length;
  if (beneath > 0) words.push(say('fortified-town-beneath', { count: beneath }));
  if (view.siege?.mines.includes(hex)) words.push(say('fortified-town-siege-mined'));
  const laid = laidOn(view, hex);
  if (laid.length > 0) words.push(say('fortified-town-siege-laid', { engines: list(laid) }));
  if (view.burn.includes(hex)) words.push(say('fortified-town-to-burn'));
  if (view.held.includes(hex)) words.push(say('fortified-town-held'));
  return words;
}

/** Is a hex on the line that is looked at, and does whoever is in hand see it? */
function sightingInWords({ sighting, man }: AssaultPlay, hex: string): string[] {
  const words = [];
  const { line } = sighting;
  if (line?.blocked?.hex === hex)
    words.push(say('fortified-town-sight-line-marks', { blocks: 'yes' }));
  else if (line?.between.some((between) => between.hex === hex))
    words.push(say('fortified-town-sight-line-marks', { blocks: 'no' }));
  const how = sighting.hexes.get(hex);
  if (how && man) words.push(say('fortified-town-sight-zone-hex', { how, name: man.name }));
  return words;
}

/** Everything about a hex, for whoever walks over the map with the keys. */
export function hexInWords(
  view: Assault,
  there: PeopleByHex,
  play: AssaultPlay | null,
  hex: string,
): string {
  const [first = '', ...rest] = groundInWords(view, hex);
  const words = [`${hex} ${first}`, ...rest];
  const { people = [], dead = [] } = there.get(hex) ?? {};
  for (const man of people) words.push(inWords(man));
  if (dead.length > 0) words.push(say('fortified-town-bodies', { count: dead.length }));
  for (const way of play?.destinations.get(hex) ?? []) {
    const place = placeName(way.spot);
    words.push(
      way.contact
        ? say('fortified-town-reach-contact', { place })
        : say('fortified-town-reach', { place }),
    );
  }
  if (play) words.push(...sightingInWords(play, hex));
  if (play?.purpose.hexes.has(hex)) words.push(say('fortified-town-siege-choosable'));
  if (play?.targets.has(hex)) words.push(say('fortified-town-target'));
  return words.join('; ');
}
