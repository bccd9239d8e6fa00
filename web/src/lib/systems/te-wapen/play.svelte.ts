/** A battle as somebody plays it on its page: what they look at, what they think of, and what they order. */

import { show, type Jump } from '$lib/chronicle/jumps';
import { list, say } from '$lib/language/messages.svelte';
import { address } from '$lib/ui/address.svelte';
import { untrack } from 'svelte';
import type { Battle } from './battle.svelte';
import {
  actor,
  aimsOf,
  deploysOf,
  digsAt,
  fightsAt,
  leaving,
  movesOf,
  spellsOf,
  verb,
  withVerb,
} from './orders';
import type { BattleOrder, Piece } from './types';

export class BattlePlay {
  readonly battle: Battle;
  /** Pieces that are chosen for the open card so far. */
  marked = $state.raw<readonly string[]>([]);
  /** Attached individuals that will stay behind. */
  staying = $state.raw<readonly string[]>([]);
  /** The spell that is being aimed. */
  spell = $state<string | null>(null);
  /** The hex at which it can be cast in several ways. */
  #aimed = $state<string | null>(null);
  #cursor = $state(address.query('hex') ?? '');
  #hovered = $state<string | null>(null);
  /** Somebody walks with the keys: the hex under them is thought of, as under a pointer. */
  #walking = $state(false);

  /** The hex and the piece that are looked at. */
  readonly selected = $derived(address.query('hex'));
  readonly who = $derived(address.query('who'));
  readonly active = $derived.by(() => this.battle.isNow);
  readonly orders = $derived.by(() => (this.active ? this.battle.options.options : []));
  readonly choose = $derived.by(() => (this.active ? this.battle.options.choose : null));
  /** Pieces that may be chosen for the open card. */
  readonly offered: ReadonlySet<string> = $derived(new Set(this.choose?.from ?? []));
  /** What the piece that is looked at could do: from where it stands, or from the hex that is thought of. */
  readonly survey = $derived.by(() => this.battle.plan ?? this.battle.survey);
  readonly #moves = $derived(this.who ? movesOf(this.orders, this.who) : new Map<string, never>());
  readonly #deploys = $derived(
    this.who ? deploysOf(this.orders, this.who) : new Map<string, BattleOrder>(),
  );
  readonly fights = $derived.by(() => {
    const { view } = this.battle;
    return this.who && view
      ? fightsAt(view, this.orders, this.who)
      : new Map<string, BattleOrder[]>();
  });
  readonly #casting = $derived(
    this.who && this.spell
      ? spellsOf(this.orders, this.who).find((known) => known.spell === this.spell)
      : undefined,
  );
  /** Where the spell can be cast. */
  readonly aims = $derived.by(() => {
    const { view } = this.battle;
    const found = new Map<string, BattleOrder[]>();
    if (!view) return found;
    for (const order of this.#casting?.orders ?? []) {
      for (const hex of aimsOf(view, order)) found.set(hex, [...(found.get(hex) ?? []), order]);
    }
    return found;
  });
  /** The ways to cast it: all, or those at the hex that was tapped. */
  readonly castings = $derived(
    (this.#aimed && this.aims.get(this.#aimed)) || (this.#casting?.orders ?? []),
  );
  readonly #digs = $derived.by(() => digsAt(this.orders));
  /** Hexes beside which a wall can be dug, while nothing else is looked at. */
  readonly ditches: ReadonlySet<string> = $derived(new Set(this.#digs.keys()));
  /** Walls that can be dug beside the hex that is looked at. */
  readonly digs = $derived((this.selected && this.#digs.get(this.selected)) || []);
  /** Hexes that hold somebody whom the piece may attack. */
  readonly targets: ReadonlySet<string> = $derived(
    new Set(this.#casting ? [] : this.fights.keys()),
  );
  /** Where it may go, and whether it could still fight there. */
  readonly destinations: ReadonlyMap<string, { bars: boolean }> = $derived.by(() => {
    const reached = new Map(this.battle.survey?.reach.map((way) => [way.hex, way]));
    const hexes = this.#casting ? [] : [...this.#moves.keys(), ...this.#deploys.keys()];
    return new Map(hexes.map((hex) => [hex, { bars: reached.get(hex)?.bars_fight ?? false }]));
  });
  /** The hex under the pointer or the keys. */
  readonly pointed = $derived(this.#hovered ?? (this.#walking ? this.#cursor : null));
  /** The way there. */
  readonly path = $derived.by(() => {
    const from = this.#pieceOf(this.who)?.hex;
    const way = this.pointed ? this.#moves.get(this.pointed) : undefined;
    return from && way ? [from, ...way.path] : [];
  });
  /** Where the keys are. */
  readonly at = $derived.by(() => {
    const { view } = this.battle;
    const own = view?.pieces.find((piece) => piece.hex && piece.colour === view.you)?.hex;
    return this.#cursor || own || view?.hexes[0]?.hex || '0,0';
  });
  /** The ways to what is the reader's own. */
  readonly jumps = $derived.by<Jump[]>(() => {
    const { view } = this.battle;
    const found: Jump[] = [{ id: 'board', name: say('chronicle-jump-board'), place: 'board' }];
    if (!view?.you) return found;
    const own = view.pieces.filter((piece) => piece.colour === view.you && piece.hex);
    return [
      ...found,
      { id: 'armies', name: say('chronicle-jump-army'), count: own.length, place: 'book' },
      { id: 'orders', name: say('chronicle-jump-may'), place: 'book' },
      { id: 'log', name: say('chronicle-jump-log'), place: 'book' },
    ];
  });
  /** The attack whose dice are asked for. */
  readonly planned = $derived.by(() => {
    const { survey, throwing } = this.battle;
    const asked = throwing?.order.wanted;
    if (!survey || !asked || !('command' in asked) || typeof asked.command === 'string')
      return null;
    const { command } = asked;
    if (!('attack' in command) || !('attacker' in command.attack)) return null;
    const { attacker, target } = command.attack;
    if (attacker !== survey.piece) return null;
    return survey.targets.find(({ piece }) => piece === target)?.attack ?? null;
  });

  constructor(battle: Battle) {
    this.battle = battle;

    // Whoever is looked at is asked about anew whenever something has happened.
    $effect(() => {
      const asked = this.active ? this.who : null;
      void battle.now;
      void battle.past;
      const stop = new AbortController();
      untrack(() => void battle.ask(asked, stop.signal));
      return () => stop.abort();
    });

    // Over a hex that it could go to, the field shows what it could attack from there.
    $effect(() => {
      const asked = this.who;
      const { pointed } = this;
      const from = pointed && this.destinations.has(pointed) ? pointed : null;
      if (!asked) return;
      const stop = new AbortController();
      const wait = setTimeout(
        () => void battle.think(asked, from, stop.signal),
        from === null ? 0 : 90,
      );
      return () => {
        clearTimeout(wait);
        stop.abort();
      };
    });

    // What was chosen for one card is forgotten with it.
    $effect(() => {
      const kept = this.marked.filter((id) => this.offered.has(id));
      if (kept.length < this.marked.length) this.marked = kept;
    });
  }

  #pieceOf(id: string | null): Piece | undefined {
    return this.battle.view?.pieces.find(({ piece }) => piece === id);
  }

  aim(spell: string | null): void {
    this.spell = spell;
    this.#aimed = null;
  }

  pick(piece: string | null, hex?: string | null): void {
    if (piece !== this.who) {
      this.aim(null);
      this.staying = [];
    }
    const there = hex ?? this.#pieceOf(piece)?.hex ?? null;
    if (there) this.#cursor = there;
    address.set({ who: piece, hex: there });
  }

  /** Picks a piece of a list, and goes to the field. */
  find(piece: string): void {
    this.pick(piece);
    show('board');
  }

  /** Chooses a piece for the open card, or leaves it out again. */
  mark(piece: string): void {
    const { choose, marked } = this;
    if (!choose) return;
    if (marked.includes(piece)) this.marked = marked.filter((id) => id !== piece);
    else if (choose.number === 1) this.marked = [piece];
    else if (marked.length < choose.number) this.marked = [...marked, piece];
    this.pick(piece);
  }

  async activate(): Promise<void> {
    const pieces = [...this.marked];
    const names = pieces.map((id) => this.#pieceOf(id)?.name ?? id);
    const label = say('te-wapen-activate', { names: list(names) });
    await this.battle.give({ activate: { pieces } }, label, 'certain');
    if (this.battle.notice) return;
    this.marked = [];
    if (pieces[0]) this.pick(pieces[0]);
  }

  /** Who of a hex comes to hand: one who can do something, the unit, or the next of them. */
  #next(hex: string): Piece | undefined {
    const { view } = this.battle;
    const here = view?.pieces.filter((piece) => piece.hex === hex) ?? [];
    const rank = (piece: Piece): number => {
      if (piece.colour === view?.you && piece.doing && !piece.doing.acted) return 0;
      return piece.body === 'individual' ? 2 : piece.body === 'trap' ? 3 : 1;
    };
    here.sort((a, b) => rank(a) - rank(b));
    const at = here.findIndex((piece) => piece.piece === this.who);
    return this.selected === hex && at >= 0 ? here[(at + 1) % here.length] : here[0];
  }

  /** The keys go to a hex. */
  walk(hex: string): void {
    this.#cursor = hex;
    this.#walking = true;
  }

  hover(hex: string | null): void {
    this.#hovered = hex;
    if (hex) this.#walking = false;
  }

  /** A hex of the field was chosen: what that means, depends on what is in hand. */
  tap(hex: string): void {
    this.#cursor = hex;
    const { view } = this.battle;
    if (!view) return;
    const cast = this.aims.get(hex) ?? [];
    if (cast.length === 1 && cast[0]) return this.order(cast[0]);
    if (cast.length > 1) {
      this.#aimed = hex;
      return;
    }
    const place = this.#deploys.get(hex);
    if (place) return void this.#deploy(place);
    if (this.#digs.has(hex)) return this.pick(null, hex);
    const here = view.pieces.filter((piece) => piece.hex === hex && this.offered.has(piece.piece));
    const unit = here.find((piece) => piece.body !== 'individual') ?? here[0];
    if (unit) return this.mark(unit.piece);
    const fights = this.fights.get(hex) ?? [];
    const fight =
      fights.length === 1 ? fights[0] : fights.find((known) => verb(known) === 'attack');
    if (fight) return this.order(fight);
    if (fights.length > 0) return;
    const way = this.#moves.get(hex);
    if (way) return void this.#go(way.order, hex);
    this.pick(this.#next(hex)?.piece ?? null, hex);
  }

  async #go(move: BattleOrder, hex: string): Promise<void> {
    const mover = this.who;
    const command = this.staying.length > 0 ? leaving(move, this.staying) : move.command;
    await this.battle.give(command, move.label, move.forecast);
    this.staying = [];
    if (!this.battle.notice) this.pick(mover, hex);
  }

  /** Sets the piece in hand up; then the next one that waits comes to hand. */
  async #deploy({ command, label, forecast }: BattleOrder): Promise<void> {
    await this.battle.give(command, label, forecast);
    if (this.battle.notice) return;
    const { view } = this.battle;
    const next = view?.reserve?.find(({ colour }) => colour === view.you);
    this.pick(next?.piece ?? null);
  }

  order({ command, label, forecast }: BattleOrder): void {
    this.aim(null);
    void this.battle.give(command, label, forecast);
  }

  #does(wanted: string): void {
    const [first] = withVerb(this.orders, wanted);
    if (first && !this.battle.busy) this.order(first);
  }

  /** The next own unit that can be chosen or can act. */
  #nextUnit(): void {
    const all = (this.battle.view?.pieces ?? []).filter(
      ({ piece, hex }) =>
        hex && (this.offered.has(piece) || this.orders.some((known) => actor(known) === piece)),
    );
    const at = all.findIndex(({ piece }) => piece === this.who);
    const found = all[(at + 1) % all.length];
    if (found) this.pick(found.piece);
  }

  keydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || this.battle.throwing) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.closest('input, select, textarea, dialog')) return;
    switch (event.key) {
      case 'Escape':
        this.aim(null);
        this.marked = [];
        this.pick(null);
        break;
      case 'n':
        this.#nextUnit();
        break;
      case 'p':
        this.#does('proceed');
        break;
      case 'd':
        this.#does('done');
        break;
      case 'f':
        this.#does('follow');
        break;
      case 'a':
        if (this.choose && this.marked.length === this.choose.number) void this.activate();
        break;
      default:
        return;
    }
    event.preventDefault();
  }
}
