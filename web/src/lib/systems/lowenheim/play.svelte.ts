/** A siege as somebody plays it on its page: whom they have in hand, what they look at, and what they order. */

import type { Command, Figure, Forecast, LegalOrder, Marker } from '$lib/api/types';
import { needOf } from '$lib/chronicle/engagement.svelte';
import { show, type Jump } from '$lib/chronicle/jumps';
import { say } from '$lib/language/messages.svelte';
import { address } from '$lib/ui/address.svelte';
import { pressed } from '$lib/ui/keys';
import { tick, untrack } from 'svelte';
import { different, plain, strikesOf, subjects, withVerb } from './orders';
import type { Siege } from './siege.svelte';
import { castings, SpellChoice } from './spells.svelte';

export class SiegePlay {
  readonly siege: Siege;
  /** Civilians to take along. */
  company = $state.raw<readonly Marker[]>([]);
  /** Hexsides of a Wall of Water that somebody thinks of. */
  pointed = $state.raw<readonly string[]>([]);
  #cursor = $state(address.query('hex') ?? '');
  #hovered = $state<string | null>(null);

  /** The hex that is looked at, and the figures in hand. */
  readonly selected = $derived(address.query('hex'));
  readonly figures = $derived((address.query('who') ?? '').split(',').filter((id) => id));
  readonly active = $derived.by(() => this.siege.isNow);
  readonly options = $derived.by(() => (this.active ? this.siege.options : []));
  readonly castings = $derived.by(() => {
    const { view } = this.siege;
    return view ? castings(view, this.options) : [];
  });
  readonly spell = new SpellChoice(() => this.castings);
  readonly #strikes = $derived.by(() =>
    this.active ? this.siege.targets(this.figures) : new Map<string, LegalOrder[]>(),
  );
  /** Hexes that hold somebody who may be struck. */
  readonly targets: ReadonlySet<string> = $derived(new Set(this.#strikes.keys()));
  /** Strikes of the picked figures at somebody in the hex that is looked at. */
  readonly strikes = $derived.by(() => {
    const { view } = this.siege;
    return view && this.selected ? different(view, this.#strikes.get(this.selected) ?? []) : [];
  });
  /** Where the figures in hand may go, and whether dice decide on the way. */
  readonly destinations: ReadonlyMap<string, { rolls: boolean }> = $derived.by(() => {
    const there = this.active ? (this.siege.moves?.hexes ?? []) : [];
    return new Map(there.map(({ hex, forecast }) => [hex, { rolls: needOf(forecast) !== null }]));
  });
  /** Where somebody of one's own can still move or strike; once somebody is picked, it is clear. */
  readonly ready: ReadonlySet<string> = $derived.by(() => {
    if (this.figures.length > 0) return new Set<string>();
    const able = subjects(withVerb(this.options, 'move', 'strike'));
    const there = this.siege.view?.figures.filter((figure) => able.has(figure.id)) ?? [];
    return new Set(there.flatMap((figure) => figure.hex ?? []));
  });
  readonly #origin = $derived.by(
    () => this.siege.view?.figures.find(({ id }) => id === this.figures[0])?.hex ?? null,
  );
  /** The way to the hex under the pointer or the keys. */
  readonly path = $derived.by(() => {
    const { moves, view } = this.siege;
    const way = moves?.hexes.find(({ hex }) => hex === (this.#hovered ?? this.#cursor));
    const moving = this.active && view?.step?.id === 'movement';
    return way && this.#origin && moving ? [this.#origin, ...way.path] : [];
  });
  /** Hexsides along which a Wall of Water would rise. */
  readonly water = $derived([...this.pointed, ...(this.spell.now?.sides ?? [])]);
  /** Where the keys are. */
  readonly at = $derived.by(() => {
    const { view } = this.siege;
    const leader = view?.figures.find(({ leader, faction }) => leader && faction === view.you);
    return this.#cursor || leader?.hex || '13,10';
  });
  /** The ways to what is the reader's own. */
  readonly jumps = $derived.by<Jump[]>(() => {
    const { view } = this.siege;
    if (!view) return [];
    const found: Jump[] = [{ id: 'board', name: say('chronicle-jump-board'), place: 'board' }];
    if (!view.you) return found;
    const hand = Object.values(view.hand ?? {}).reduce((all, copies) => all + copies, 0);
    const own = view.figures.filter((figure) => figure.enlisted === view.you && figure.hex);
    if (view.hand) {
      found.push({ id: 'hand', name: say('chronicle-jump-hand'), count: hand, place: 'hand' });
    }
    for (const id of ['figures', 'briefing', 'may'] as const) {
      const count = id === 'figures' ? { count: own.length } : {};
      found.push({ id, name: say(`chronicle-jump-${id}`), ...count, place: 'book' });
    }
    return found;
  });

  constructor(siege: Siege) {
    this.siege = siege;

    // At the end the whole story is told.
    $effect(() => {
      if (siege.now && siege.view?.scores) void siege.wholeLog();
    });

    // Whoever is picked up is asked about anew whenever something has happened.
    $effect(() => {
      const asked = this.active && this.#goes ? this.figures : [];
      void siege.now;
      void siege.past;
      const stop = new AbortController();
      untrack(() => void siege.ask(asked, stop.signal));
      return () => stop.abort();
    });
  }

  /** Figures are moved or posted in this step. */
  get #goes(): boolean {
    const step = this.siege.view?.step?.id;
    return step === 'movement' || step === 'council';
  }

  pick(ids: readonly string[]): void {
    this.company = [];
    address.set({ who: ids.join(',') || null });
  }

  /** Nothing is looked at any more. */
  drop(): void {
    address.set({ hex: null, who: null });
  }

  walk(hex: string): void {
    this.#cursor = hex;
  }

  hover(hex: string | null): void {
    this.#hovered = hex;
  }

  /** A hex of the city was chosen: what that means, depends on what is in hand. */
  tap(hex: string): void {
    this.#cursor = hex;
    const { view } = this.siege;
    if (!view) return;
    if (this.spell.aims.has(hex)) {
      this.spell.aim(hex);
      address.set({ hex });
      return;
    }
    const own = view.figures.filter((figure) => figure.hex === hex && figure.faction === view.you);
    const strikes = this.#strikes.get(hex) ?? [];
    const step = view.step?.id;
    const [first] = this.figures;
    if (this.active && first && hex !== this.#origin) {
      const strike = plain(view, strikes);
      if (strike) {
        address.set({ hex });
        this.order(strike);
        return;
      }
      if (strikes.length > 1) {
        address.set({ hex });
        void tick().then(() => show('strikes'));
        return;
      }
      const enemy = view.figures.find((figure) => figure.hex === hex && figure.side === 'enemy');
      if (step === 'combat' && enemy) {
        void this.siege.refuseStrike(first, enemy.id);
        return;
      }
      const marked = this.destinations.has(hex);
      if (this.#goes && (marked || own.length === 0)) {
        void this.#go(hex, marked);
        return;
      }
    }
    // Figures that can still do something come to hand at once.
    const ready =
      step === 'combat'
        ? own.filter((figure) => strikesOf(this.siege.options, figure.id).length > 0).slice(0, 1)
        : own.filter((figure) => !figure.stunned && !figure.moved && !figure.busy);
    this.company = [];
    const who = this.active && own.length > 0 ? ready.map((figure) => figure.id).join(',') : null;
    address.set({ hex, who });
  }

  async #go(hex: string, marked: boolean): Promise<void> {
    await this.siege.send(this.figures, hex, this.company);
    if (!marked || this.siege.notice) return;
    this.company = [];
    address.set({ hex, who: null });
  }

  /** One figure of a list comes to hand, and the board goes there. */
  find({ id, hex }: Figure): void {
    if (!hex) return;
    this.#cursor = hex;
    this.company = [];
    address.set({ hex, who: this.active ? id : null });
    show('board');
  }

  order({ command, label, forecast }: LegalOrder): void {
    this.give(command, label, forecast);
  }

  give(command: Command, label: string, forecast?: Forecast): void {
    void this.siege.give(command, label, forecast);
  }

  /** The figures of the next hex from which somebody can still move or strike. */
  #nextHex(): void {
    const able = subjects(withVerb(this.options, 'move', 'strike'));
    const there = this.siege.view?.figures.filter(({ id }) => able.has(id)) ?? [];
    const all = [...new Set(there.flatMap(({ hex }) => hex ?? []))];
    const next = all[(all.indexOf(this.#origin ?? '') + 1) % all.length];
    if (!next) return;
    this.drop();
    this.tap(next);
    show('board');
  }

  #does(...verbs: readonly string[]): void {
    const found = withVerb(this.options, ...verbs).at(-1);
    if (found && !this.siege.busy) this.order(found);
  }

  keydown(event: KeyboardEvent): void {
    if (this.siege.throwing) return;
    pressed(event, {
      Escape: () => {
        this.spell.pick(null);
        this.drop();
      },
      n: () => this.#nextHex(),
      d: () => this.#does('done', 'refill'),
      p: () => this.#does('proceed'),
    });
  }
}
