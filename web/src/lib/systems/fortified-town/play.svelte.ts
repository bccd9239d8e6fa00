/** An assault as somebody plays it on its page: whom they look at, where they could go, what they order. */

import type { RefusalView } from '$lib/api/types';
import { show, type Jump } from '$lib/chronicle/jumps';
import { said } from '$lib/chronicle/commands';
import { say } from '$lib/language/messages.svelte';
import { address } from '$lib/ui/address.svelte';
import { NOTHING, type Assault } from './assault.svelte';
import { facesOf } from './odds';
import { answerMarks, type Marks } from './asks';
import {
  fightsWith,
  namedIn,
  shotsAt,
  shotsOf,
  waysByHex,
  waysOf,
  withVerb,
  type Way,
} from './orders';
import { courseOf, isAwaited } from './council';
import { isAlive, isHorse, manOf, shoots, stands } from './people';
import { Purpose } from './purpose.svelte';
import { Sighting } from './sighting.svelte';
import { hexesAlong, middleOf, parseSpot, theatreOf, type Theatre } from './town';
import type { AssaultCommand, AssaultOrder, Foretold, Man } from './types';
import { meantBy } from './meant';

/** One of several things that a tap could mean. */
export interface Choice {
  key: string;
  label: string;
  command: AssaultCommand;
  forecast?: AssaultOrder['forecast'];
}

export class AssaultPlay {
  readonly assault: Assault;
  /** The tap meant several things: these. */
  choices = $state.raw<readonly Choice[]>([]);
  /** Why the hex that was tapped could not be reached or hit. */
  refused = $state.raw<{ hex: string; refusal: RefusalView } | null>(null);
  /** Whom the side view looks at. */
  sighted = $state<string | null>(null);
  /** An order that somebody thinks of, under the pointer or the keys. */
  thought = $state.raw<AssaultOrder | null>(null);
  /** What the next tap on the map is meant for. */
  readonly purpose = new Purpose();
  /** What the server says of lines of fire. */
  readonly sighting: Sighting;
  #table = $state<Theatre | null>(null);
  #cursor = $state(address.query('hex') ?? '');
  #hovered = $state<string | null>(null);
  #walking = $state(false);
  #foreseen = $state.raw<{ asked: string; faces: Readonly<Record<string, number>> } | null>(null);

  readonly selected = $derived(address.query('hex'));
  readonly who = $derived(address.query('who'));
  readonly active = $derived.by(() => this.assault.isNow);
  readonly options = $derived.by(() => (this.active ? this.assault.options : NOTHING));
  readonly orders = $derived(this.options.options);
  readonly man = $derived.by(() => {
    const { view } = this.assault;
    return view && manOf(view, this.who);
  });
  /** What is asked first, as marks on the map. */
  readonly answers: Marks = $derived.by(() => {
    const { view } = this.assault;
    return view ? answerMarks(view, this.orders) : { ready: [], aims: [], targets: [], ways: [] };
  });
  /** Where the one in hand could go; while something is asked, where the answer could lead. */
  readonly ways: readonly Way[] = $derived.by(() => {
    if (this.assault.view?.asked) return this.answers.ways;
    return this.man ? waysOf(this.options, this.man.man, this.man.name) : [];
  });
  readonly destinations: ReadonlyMap<string, Way[]> = $derived(waysByHex(this.ways));
  /** Shots and combats of the one in hand, and those against them. */
  readonly shots = $derived.by(() => {
    const { who } = this;
    return who ? [...shotsOf(this.options, who), ...shotsAt(this.options, who)] : [];
  });
  readonly fights = $derived.by(() => (this.who ? fightsWith(this.options, this.who) : []));
  /** Hexes with somebody whom the one in hand could hit, and what to order for it. */
  readonly targets: ReadonlyMap<string, Choice[]> = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    const add = (target: string, order: AssaultOrder | undefined) => {
      const place = this.assault.view && manOf(this.assault.view, target)?.place;
      if (!place || !order) return;
      const { hex } = parseSpot(place);
      found.set(hex, [...(found.get(hex) ?? []), choiceOf(order)]);
    };
    for (const { shooter, shot, order } of this.shots)
      if (shooter === this.who) add(shot.target, order);
    for (const { fight, order } of this.fights)
      if (fight.attackers.includes(this.who ?? '')) add(fight.target, order);
    return found;
  });
  /** Own people who have something to do on the map now. */
  readonly able: ReadonlySet<string> = $derived.by(() => {
    const { view } = this.assault;
    if (!view?.you || view.asked) return new Set(this.answers.ready);
    const acting = [
      ...Object.keys(this.options.moves),
      ...Object.keys(this.options.shots),
      ...this.options.reserve,
      ...this.options.placed,
      ...this.options.fights.flatMap(({ attackers }) => attackers),
      // Who is named for a day of the siege, only stands for others.
      ...this.orders
        .filter(({ command }) => courseOf(command) === null)
        .flatMap(({ command }) => namedIn(command).men),
    ];
    return new Set(acting.filter((id) => manOf(view, id)?.side === view.you));
  });
  /** Where that order would be carried out, and by whom. */
  readonly thoughtOf: readonly string[] = $derived.by(() => {
    const { view } = this.assault;
    if (!view || !this.thought) return [];
    const { men, targets, places } = namedIn(this.thought.command);
    const people = [...men, ...targets].map((id) => manOf(view, id)?.place ?? '');
    const hexes = [...places, ...people].map((place) => parseSpot(place).hex);
    return [...new Set(hexes.filter((hex) => hex !== ''))];
  });
  readonly pointed = $derived(this.#hovered ?? (this.#walking ? this.#cursor : null));
  /** The way to the hex under the pointer. */
  readonly path = $derived.by(() => {
    const place = this.man?.place;
    const way = this.pointed ? this.destinations.get(this.pointed)?.[0] : undefined;
    return place && way ? hexesAlong([place, ...way.path]) : [];
  });
  /** Where the keys are. */
  readonly at = $derived.by(() => {
    const { view } = this.assault;
    if (!view) return '0,0';
    const places = [this.#cursor, this.home ?? ''];
    const here = places.find((hex) => hex && theatreOf(hex) === this.table);
    return here ?? middleOf(view.town, this.table);
  });
  /** The table that is shown: the one that was chosen, else where there is something to do. */
  readonly table: Theatre = $derived.by(() => {
    if (!this.assault.view?.siege?.battle) return 'town';
    return this.#table ?? theatreOf(this.selected ?? this.home ?? '');
  });
  /** How many of one's own can still do something on each table. */
  readonly acting: Readonly<Record<Theatre, number>> = $derived.by(() => {
    const { view } = this.assault;
    const outside = new Set([...(view?.siege?.party ?? []), ...(view?.siege?.relief ?? [])]);
    const count = { town: 0, field: 0 };
    for (const id of this.able) {
      const place = view && manOf(view, id)?.place;
      count[place ? theatreOf(place) : outside.has(id) ? 'field' : 'town'] += 1;
    }
    return count;
  });
  /** Where one's own people are, for a first look on a telephone. */
  readonly home = $derived.by(() => {
    const { view } = this.assault;
    const first =
      view?.men.find(({ man }) => this.able.has(man)) ??
      view?.men.find((man) => man.side === view.you && man.place && stands(man)) ??
      view?.men.find((man) => man.place && stands(man));
    return first?.place ? parseSpot(first.place).hex : null;
  });
  /** The two between whom the side view is drawn: the one in hand, and whom they look at. */
  readonly sight: { from: Man; to: Man } | null = $derived.by(() => {
    const { view } = this.assault;
    const from = this.man;
    if (!view || !from || !shoots(from) || !from.place || from.fate !== 'alive') return null;
    const chosen = manOf(view, this.sighted);
    const to =
      chosen && chosen.side !== from.side
        ? chosen
        : manOf(view, this.shots.find(({ shooter }) => shooter === from.man)?.shot.target);
    return to?.place && to.fate === 'alive' ? { from, to } : null;
  });
  /** Where everybody is who has something to do, or may be meant: what a first look at the map shows. */
  readonly focus: readonly string[] = $derived.by(() => {
    const { view } = this.assault;
    const { aims, targets } = this.answers;
    const able = view?.men.flatMap(({ man, place }) =>
      place && this.able.has(man) ? [parseSpot(place).hex] : [],
    );
    return [...(able ?? []), ...aims, ...targets];
  });
  readonly jumps = $derived.by<Jump[]>(() => {
    const { view } = this.assault;
    const found: Jump[] = [{ id: 'board', name: say('chronicle-jump-board'), place: 'board' }];
    if (!view?.you) return found;
    if (isAwaited(view))
      found.push({ id: 'council', name: say('fortified-town-siege-council'), place: 'council' });
    else if (view.siege && view.deploying === view.you)
      found.push({ id: 'ready', name: say('fortified-town-siege-ready'), place: 'ready' });
    const own = view.men.filter(
      (man) => man.side === view.you && (view.siege ? isAlive(man) : stands(man)),
    );
    return [
      ...found,
      { id: 'people', name: say('fortified-town-jump-people'), count: own.length, place: 'book' },
      { id: 'orders', name: say('chronicle-jump-may'), place: 'book' },
      { id: 'log', name: say('chronicle-jump-log'), place: 'book' },
    ];
  });
  /** What the dice would do that are asked for now. */
  readonly planned: Readonly<Record<string, number>> | null = $derived.by(() => {
    const wanted = this.assault.throwing?.order.wanted;
    if (!wanted || !('command' in wanted) || typeof wanted.command === 'string') return null;
    const asked = JSON.stringify(wanted.command);
    const is = (order: AssaultOrder | undefined) => JSON.stringify(order?.command) === asked;
    const all = Object.keys(this.options.shots).flatMap((id) => shotsOf(this.options, id));
    const shot = all.find(({ order }) => is(order))?.shot.hits;
    const whom = this.options.fights.map(({ target }) => target);
    const fights = whom.flatMap((target) => fightsWith(this.options, target));
    const made = this.#foreseen?.asked === asked ? this.#foreseen.faces : null;
    return shot ?? fights.find(({ order }) => is(order))?.fight.blows ?? made;
  });

  constructor(assault: Assault) {
    this.assault = assault;
    this.sighting = new Sighting(this);
    // What a tap could have meant is forgotten when something has happened.
    $effect(() => {
      void assault.now;
      this.choices = [];
      this.thought = null;
      this.refused = null;
    });
  }

  /** Keeps what the server has counted for an order that somebody has made up. */
  foresee(command: AssaultCommand, foretold: Foretold | null): void {
    const faces = foretold && facesOf(foretold);
    this.#foreseen = faces ? { asked: JSON.stringify(command), faces } : null;
  }

  think(order: AssaultOrder | null): void {
    this.thought = order;
  }

  pick(man: string | null, hex?: string | null): void {
    const { view } = this.assault;
    const place = view && manOf(view, man)?.place;
    const there = hex ?? (place ? parseSpot(place).hex : null);
    if (there) {
      this.#cursor = there;
      this.#table = theatreOf(there);
    }
    if (man !== this.who) this.sighted = null;
    this.choices = [];
    this.refused = null;
    address.set({ who: man, hex: there });
  }

  /** Picks somebody of a list, and goes to the map. */
  find(man: string): void {
    this.pick(man);
    show('board');
  }

  /** Shows the other table. */
  turnTo(table: Theatre): void {
    this.#table = table;
  }

  walk(hex: string): void {
    this.#cursor = hex;
    this.#walking = true;
  }

  hover(hex: string | null): void {
    this.#hovered = hex;
    if (hex) this.#walking = false;
  }

  /** Who of a hex comes to hand: one who can do something, or the next of them. */
  #next(hex: string): Man | undefined {
    const all = this.assault.view?.men ?? [];
    const here = all.filter(
      ({ place, fate }) => place && fate === 'alive' && parseSpot(place).hex === hex,
    );
    const rank = (man: Man) =>
      this.able.has(man.man) ? 0 : stands(man) ? 1 : isHorse(man) ? 3 : 2;
    here.sort((a, b) => rank(a) - rank(b));
    const at = here.findIndex(({ man }) => man === this.who);
    return this.selected === hex && at >= 0 ? here[(at + 1) % here.length] : here[0];
  }

  /** A hex of the map was chosen: what that means, depends on who is in hand. */
  tap(hex: string): void {
    this.#cursor = hex;
    this.choices = [];
    if (this.purpose.take(hex)) return;
    const answers = this.#answersAt(hex);
    const choices =
      answers.length > 0
        ? answers
        : [
            ...(this.targets.get(hex) ?? []),
            ...(this.destinations.get(hex) ?? []).map((way) => ({ ...way, key: way.spot })),
          ];
    const [only] = choices;
    if (only && choices.length === 1) return void this.choose(only);
    if (choices.length > 1) {
      this.choices = choices;
      return;
    }
    const meant =
      this.active && this.assault.view
        ? meantBy(this.assault.view, this.man, this.ways, hex)
        : null;
    this.pick(this.#next(hex)?.man ?? null, hex);
    if (meant) void this.#whyNot(meant, hex);
  }

  /** Asks why the tap could not do what it may have been meant for. */
  async #whyNot(meant: AssaultCommand, hex: string): Promise<void> {
    const refusal = await this.assault.why(meant);
    if (refusal && this.selected === hex) this.refused = { hex, refusal };
  }

  /** Answers to what is asked that somebody or something in this hex stands for. */
  #answersAt(hex: string): Choice[] {
    const { view } = this.assault;
    if (!view?.asked) return [];
    const inHex = (id: string) => {
      const place = manOf(view, id)?.place;
      return place ? parseSpot(place).hex === hex : false;
    };
    return this.orders
      .filter(({ command }) => {
        const retreat = said(command, 'retreat') ?? said(command, 'come_out');
        if (retreat) return parseSpot(retreat.to).hex === hex;
        return namedIn(command).men.some(inHex);
      })
      .map(choiceOf);
  }

  async choose({ command, label, forecast }: Choice): Promise<void> {
    const mover = this.who;
    this.choices = [];
    await this.assault.give(command, label, forecast);
    const place = this.assault.view && manOf(this.assault.view, mover)?.place;
    const placed = typeof command === 'object' && ('deploy' in command || 'hide' in command);
    // Whoever is to be placed next comes to hand at once.
    if (placed && !this.assault.notice) this.pick(this.options.reserve[0] ?? null);
    const moved = typeof command === 'object' && ('move' in command || 'carry' in command);
    if (moved && mover && place && !this.assault.notice) this.pick(mover);
  }

  /** Gives an order that somebody has made up, with what the dice do where that is known. */
  async give({ command, label, forecast }: Omit<Choice, 'key'>): Promise<void> {
    await this.assault.give(command, label, forecast);
  }

  order(order: AssaultOrder): void {
    void this.choose(choiceOf(order));
  }

  /** The next of one's own who can do something. */
  #nextMan(): void {
    const all = (this.assault.view?.men ?? []).filter(({ man }) => this.able.has(man));
    const at = all.findIndex(({ man }) => man === this.who);
    const found = all[(at + 1) % all.length];
    if (found) this.pick(found.man);
  }

  keydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || this.assault.throwing) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.closest('input, select, textarea, dialog')) return;
    const [done] = withVerb(this.orders, 'done');
    if (event.key === 'Escape') this.pick(null);
    else if (event.key === 'n') this.#nextMan();
    else if (event.key === 'd' && done && !this.assault.busy) this.order(done);
    else return;
    event.preventDefault();
  }
}

function choiceOf({ notation, label, command, forecast }: AssaultOrder): Choice {
  return { key: notation, label: label || notation, command, forecast };
}
