/** What has become of a hex: fire, ruins, barricades on its sides. In words, and as pixels. */

import type { City } from '$lib/api/types';
import { centre, formatHex, neighbour, parseHex, parseHexside, round } from '$lib/board/hex';
import { list, say } from '$lib/language/messages.svelte';

type Fire = City['fires'][number];

export function fireIn(city: City, hex: string): Fire | null {
  return city.fires.find((fire) => fire.hex === hex) ?? null;
}

export function burning(fire: Fire): string {
  return say('lowenheim-burning', { turns: fire.turns });
}

/** The two hexes of a hexside. */
export function besides(side: string): string[] {
  const parsed = parseHexside(side);
  if (!parsed) return [];
  return [formatHex(parsed.cell), formatHex(neighbour(parsed.cell, parsed.direction))];
}

/** What can be said of a hex, whoever stands in it. */
export function condition(city: City, hex: string): string[] {
  const words: string[] = [];
  const fire = fireIn(city, hex);
  if (fire) words.push(burning(fire));
  if (city.ruins.includes(hex)) words.push(say('lowenheim-burnt-down'));
  const sides = city.barricades.filter((side) => besides(side).includes(hex));
  if (sides.length > 0) {
    const names = sides.flatMap((side) => besides(side).find((other) => other !== hex) ?? []);
    words.push(say('lowenheim-barricades', { count: sides.length, hexes: list(names) }));
  }
  const water = city.water_walls.filter((wall) => besides(wall.hexside).includes(hex));
  if (water.length > 0) {
    const names = water.flatMap(
      (wall) => besides(wall.hexside).find((other) => other !== hex) ?? [],
    );
    const until = Math.max(...water.map((wall) => wall.until));
    words.push(say('lowenheim-water', { hexes: list(names), turn: until }));
  }
  return words;
}

export interface Flame extends Fire {
  x: number;
  y: number;
  scale: number;
}

/** Where flames are drawn: in the middle of an empty hex, at the feet of those who stand there. */
export function flames(city: City, isTaken: (hex: string) => boolean): Flame[] {
  return city.fires.flatMap((fire) => {
    const cell = parseHex(fire.hex);
    if (!cell) return [];
    const { x, y } = centre(cell);
    const taken = isTaken(fire.hex);
    return [
      {
        ...fire,
        x: round(taken ? x - 10.5 : x),
        y: round(taken ? y + 5 : y),
        scale: taken ? 0.62 : 1,
      },
    ];
  });
}
