/** One assault as a page holds it. */

import type { Client } from '$lib/api/client';
import type { AnyView } from '$lib/api/types';
import { Engagement } from '$lib/chronicle/engagement.svelte';
import type { PieceSeen } from '$lib/chronicle/following.svelte';
import { sceneryOf } from './scenery';
import { siteIn } from './site';
import { parseSpot } from './town';
import type { Assault as View, AssaultOptions, Man } from './types';

export const NOTHING: AssaultOptions = {
  moves: {},
  shots: {},
  fights: [],
  reserve: [],
  places: [],
  placed: [],
  elsewhere: {},
  options: [],
};

/** What passes with every phase, whatever anybody does. */
const ROUTINE: ReadonlySet<string> = new Set(
  [
    'phase_begun',
    'game_turn_ended',
    'man_placed',
    'aim_declared',
    'aim_lowered',
    'day_begun',
    'siege_step_begun',
  ].map((kind) => `fortified-town.${kind}`),
);

const whole = new WeakMap<object, View>();

/** The assault in an answer of the server, which leaves out what a town or a siege has not. */
export function assaultIn(answer: AnyView): View | null {
  if (answer.system !== 'assault') return null;
  const { assault } = answer;
  const known = whole.get(assault);
  if (known) return known;
  const view: View = {
    ...Object.assign({ burn: [], beneath: {}, deploying: null, siege: null }, assault),
    ...siteIn(assault),
  };
  whole.set(assault, view);
  return view;
}

/** Each order once: where two could carry it out together, either of them has thought of it. */
export function once(options: AssaultOptions): AssaultOptions {
  const known = new Map(options.options.map((order) => [order.notation, order]));
  return Object.assign({}, NOTHING, options, { options: [...known.values()] });
}

export class Assault extends Engagement<View, AssaultOptions> {
  override readonly routine = ROUTINE;

  constructor(client: Client, scope: string, at: number | null) {
    super(client, scope, at, NOTHING);
  }

  protected viewIn(answer: AnyView): View {
    const view = assaultIn(answer);
    if (view) return view;
    throw new Error('The server shows something else than an assault.');
  }

  protected override prepare(answer: AnyView): void {
    const view = assaultIn(answer);
    if (view) sceneryOf(view);
  }

  /** A spectator has none. */
  protected async askOptions(): Promise<AssaultOptions> {
    if (this.client.key === null) return NOTHING;
    const answer = await this.answeredOptions();
    return answer.system === 'assault' ? once(answer) : NOTHING;
  }

  protected changed(before: View, after: View): Set<string> {
    return changed(before, after);
  }

  protected override pieceIn(view: View, id: string): PieceSeen | null {
    const man = view.men.find((known) => known.man === id);
    if (!man) return null;
    const { name, place, side } = man;
    return { name, place: place === null ? null : parseSpot(place).hex, own: side === view.you };
  }
}

const state = ({ place, wounded, stunned, fate, mounted }: Man) =>
  [place, wounded, stunned, fate, mounted].join(' ');

/** Hexes on which something is not as it was. */
export function changed(before: View, after: View): Set<string> {
  const known = new Map(before.men.map((man) => [man.man, man]));
  const hexes = new Set<string>();
  for (const man of after.men) {
    const was = known.get(man.man);
    if (was && state(was) === state(man)) continue;
    const place = man.place ?? was?.place;
    if (place) hexes.add(parseSpot(place).hex);
  }
  const [old, now] = [before.works, after.works];
  for (const [gate, { hex }] of Object.entries(after.town.gates)) {
    if (old.leaves[gate]?.open !== now.leaves[gate]?.open) hexes.add(hex);
  }
  for (const [id, { at }] of Object.entries(now.engines)) {
    const place = at ?? old.engines[id]?.at;
    if (place && old.engines[id]?.at !== at) hexes.add(place);
  }
  for (const [id, { at }] of Object.entries(now.ladders)) {
    if (at === 'broken' || !('standing' in at)) continue;
    if (JSON.stringify(old.ladders[id]?.at) !== JSON.stringify(at)) hexes.add(at.standing.foot);
  }
  for (const [hex, hits] of Object.entries(now.hits)) {
    if (old.hits[hex] !== hits) hexes.add(hex);
  }
  for (const hex of [...now.demolished, ...now.burnt, ...Object.keys(now.fires)]) {
    if (![...old.demolished, ...old.burnt, ...Object.keys(old.fires)].includes(hex)) hexes.add(hex);
  }
  return hexes;
}
