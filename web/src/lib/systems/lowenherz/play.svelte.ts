/** A realm as somebody plays it: what is chosen on the board, and which orders that makes. */

import { said, verb } from '$lib/chronicle/commands';
import { show, type Jump } from '$lib/chronicle/jumps';
import { say } from '$lib/language/messages.svelte';
import { address } from '$lib/ui/address.svelte';
import { pressed } from '$lib/ui/keys';
import { closedBy, SPACES } from './board';
import type { Realm } from './realm.svelte';
import type { Target } from './RealmBoard.svelte';
import type { LegalOrder, PlayOption, RealmCommand, WallOption } from './types';

export class RealmPlay {
  readonly realm: Realm;
  /** The first space of an order that names two. */
  first = $state<string | null>(null);
  /** Where the pointer or the keys are. */
  looked = $state<string | null>(null);

  readonly me = $derived.by(() => this.realm.view?.you ?? null);
  readonly prince = $derived.by(() => {
    const { me } = this;
    return this.realm.view?.players.find(({ colour }) => colour === me) ?? null;
  });
  readonly orders = $derived.by(() => (this.realm.isNow ? this.realm.options.orders : []));
  readonly plays = $derived.by(() => (this.realm.isNow ? this.realm.options.plays : []));
  readonly extensions = $derived.by(() => (this.realm.isNow ? this.realm.options.extensions : []));
  readonly selected = $derived.by(() => {
    const wanted = this.first ?? address.query('hex');
    return wanted !== null && (wanted === this.first || SPACES.includes(wanted)) ? wanted : null;
  });
  /** Is the reader asked for something? */
  readonly isAsked = $derived.by(() => {
    const { me } = this;
    return this.realm.isNow && me !== null && (this.realm.view?.waiting.includes(me) ?? false);
  });
  /** Orders that the board answers with, by the space or side that they begin with. */
  readonly #atPlaces = $derived.by(() => {
    const found = new Map<string, LegalOrder[]>();
    for (const order of this.orders) {
      const place = this.#placeIn(order.command);
      if (place !== null) found.set(place, [...(found.get(place) ?? []), order]);
    }
    return found;
  });
  /** What the chosen space can be joined with in one order. */
  readonly seconds = $derived.by(() => {
    const found = new Map<string, RealmCommand>();
    const { first } = this;
    if (first === null) return found;
    for (const { command } of this.orders) {
      const settle = said(command, 'settle');
      if (settle?.castle === first) found.set(settle.knight, command);
    }
    for (const { castle, first: one, then } of this.extensions) {
      if (one !== first) continue;
      for (const other of then) found.set(other, { extend: { castle, spaces: [one, other] } });
    }
    return found;
  });
  /** Orders about the chosen space alone: settling always names two. */
  readonly alone = $derived.by(() => {
    const { first } = this;
    if (first === null) return [];
    const here = this.#atPlaces.get(first) ?? [];
    return here.filter(({ command }) => verb(command) !== 'settle');
  });
  /** What can be chosen on the board. */
  readonly targets = $derived.by(() => {
    const found = new Map<string, Target>();
    if (this.first !== null) {
      for (const [place, command] of this.seconds) {
        found.set(place, { label: this.#secondSays(place, command), points: '' });
      }
      return found;
    }
    for (const [place, orders] of this.#atPlaces) {
      const settles = orders.some(({ command }) => verb(command) === 'settle');
      const label = settles
        ? say('lowenherz-castle-here', { space: place })
        : orders.map((order) => order.label).join('; ') + this.#partsAt(place);
      found.set(place, { label, points: this.#pointsAt(place) });
    }
    for (const { first, castle } of this.extensions) {
      if (found.has(first)) continue;
      found.set(first, {
        label: say('lowenherz-extend-from', { castle, space: first }),
        points: '',
      });
    }
    return found;
  });
  /** The spaces that a boundary at the place that is looked at would close in. */
  readonly closes = $derived.by<readonly string[]>(() => {
    const { looked } = this;
    const { view } = this.realm;
    if (!view || looked === null || !this.#wallAt(looked)) return [];
    return closedBy(view, looked);
  });
  /** What a tap on the place that is looked at would do. */
  readonly foretold = $derived.by(() => {
    const { looked } = this;
    return looked === null ? '' : (this.targets.get(looked)?.label ?? '');
  });
  /** Orders that name a place are tapped on the board, and listed by themselves. */
  readonly onBoard = $derived(this.orders.filter(isOnBoard));
  readonly listed = $derived(this.orders.filter((order) => !isOnBoard(order)));
  /** The ways to what is the reader's own. */
  readonly jumps = $derived.by<Jump[]>(() => {
    const found: Jump[] = [{ id: 'board', name: say('lowenherz-board'), place: 'board' }];
    if (this.me === null) return found;
    const count = this.prince?.hand?.length ?? 0;
    return [
      ...found,
      { id: 'hand', name: say('lowenherz-tab-hand'), count, place: 'book' },
      { id: 'orders', name: say('chronicle-jump-may'), place: 'book' },
    ];
  });
  /** A castle of the reader's. */
  readonly home = $derived.by(() => {
    const castles = Object.entries(this.realm.view?.castles ?? {});
    return castles.find(([, colour]) => colour === this.me)?.[0] ?? null;
  });

  constructor(realm: Realm) {
    this.realm = realm;

    // What was chosen belongs to what could be ordered then.
    $effect(() => {
      const { first } = this;
      if (first !== null && this.seconds.size === 0 && this.alone.length === 0) this.first = null;
    });
  }

  #placeIn(command: RealmCommand): string | null {
    return (
      said(command, 'wall')?.sides[0] ??
      said(command, 'knight')?.space ??
      said(command, 'extend')?.spaces[0] ??
      said(command, 'settle')?.castle ??
      null
    );
  }

  /** A boundary that founds nothing may part the land all the same. */
  #partsAt(place: string): string {
    const wall = this.#wallAt(place);
    if (!wall || wall.founds.length > 0) return '';
    const [one = 0, other = 0] = wall.spaces;
    return say('lowenherz-parts', { one, other });
  }

  #wallAt(place: string): WallOption | undefined {
    return this.realm.isNow
      ? this.realm.options.walls.find(({ side }) => side === place)
      : undefined;
  }

  /** The points of the territories that a boundary would found. */
  #pointsAt(place: string): string {
    const founds = this.#wallAt(place)?.founds ?? [];
    const { neutral } = this.realm.view ?? { neutral: null };
    return founds.map(({ owner, points }) => (owner === neutral ? '0' : `+${points}`)).join(' ');
  }

  #secondSays(place: string, command: RealmCommand): string {
    const extend = said(command, 'extend');
    return extend
      ? say('lowenherz-extend-by-two', {
          castle: extend.castle,
          one: this.first ?? '',
          other: place,
        })
      : say('lowenherz-knight-here', { castle: this.first ?? '', space: place });
  }

  /** A space or a side was tapped. */
  tap(place: string): void {
    const { view } = this.realm;
    const second = this.seconds.get(place);
    if (this.first !== null && second) {
      this.give(second, this.#secondSays(place, second));
      this.first = null;
      return;
    }
    if (place === this.first) {
      this.first = null;
      return;
    }
    const here = this.#atPlaces.get(place) ?? [];
    const leads =
      here.some(({ command }) => verb(command) === 'settle') ||
      this.extensions.some(({ first, then }) => first === place && then.length > 0);
    const [only] = here;
    if (only && here.length === 1 && !leads) {
      this.first = null;
      this.order(only);
    } else if (here.length > 0 || leads) {
      this.first = place;
    } else {
      this.first = null;
      if (view && !place.includes(':')) address.set({ hex: place });
    }
  }

  /** A space of a list is looked up on the board. */
  find(space: string): void {
    address.set({ hex: space });
    show('board');
  }

  /** An order of a list shows on the board what it is about. */
  lookAt({ command }: LegalOrder): void {
    this.looked = this.#placeIn(command);
  }

  order({ command, label, forecast }: LegalOrder): void {
    void this.realm.give(command, label, forecast);
  }

  #done(): void {
    const found = this.orders.find(({ command }) => verb(command) === 'done');
    if (found && !this.realm.busy) this.order(found);
  }

  keydown(event: KeyboardEvent): void {
    if (this.realm.throwing) return;
    pressed(event, {
      Escape: () => {
        this.first = null;
        address.set({ hex: null });
      },
      d: () => this.#done(),
    });
  }

  give(command: RealmCommand, label: string): void {
    void this.realm.give(command, label, 'certain');
  }

  /** A decision, with what is played together with it. */
  decide(order: LegalOrder, plays: readonly PlayOption[]): void {
    const decide = said(order.command, 'decide');
    if (!decide) return;
    this.give({ decide: { ...decide, plays: plays.map(({ play }) => play) } }, order.label);
  }
}

/** Does an order name a place on the board? */
export function isOnBoard({ command }: LegalOrder): boolean {
  return ['wall', 'knight', 'extend', 'settle'].includes(verb(command));
}
