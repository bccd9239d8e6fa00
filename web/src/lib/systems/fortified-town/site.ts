/** A town as the server sends it, with what it leaves out: a page of play and a picture draw the same. */

import type { TownPreviewCard } from '$lib/api/types';
import type { Site } from './town';
import type { Engine, Ground } from './types';

const PLAIN_GROUND = { line: null, inner_parapet: false, roofed: false };
const PLAIN_TOWN = {
  doors: {},
  stairs: {},
  steps: [],
  mechanisms: {},
  inner_stairs: [],
  port: false,
  field: null,
};
const UNTOUCHED = {
  worked: [],
  hits: {},
  demolished: [],
  filled: [],
  ladders: {},
  engines: {},
  oil: {},
  fires: {},
  burnt: [],
};

/** A town and what has been made of it, with what the server leaves out. */
export function siteIn({ town, works }: Pick<TownPreviewCard, 'town' | 'works'>): Site {
  const legend: Record<string, Ground> = {};
  for (const [letter, ground] of Object.entries(town.legend))
    legend[letter] = Object.assign({}, PLAIN_GROUND, ground);
  const engines: Record<string, Engine> = {};
  for (const [id, engine] of Object.entries(works.engines ?? {}))
    engines[id] = Object.assign({ lost: 0 }, engine);
  return {
    town: Object.assign({}, PLAIN_TOWN, town, { legend }),
    works: Object.assign({}, UNTOUCHED, works, { engines }),
  };
}
