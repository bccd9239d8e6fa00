/** The castings of the server's list, taken apart so that people can choose one step by step. */

import type { Command, Figure, LegalOrder, Schemas, SiegeView } from '$lib/api/types';
import { said, verb } from '$lib/chronicle/commands';
import { besides } from './condition';
import { withVerb } from './orders';
import { list, say } from '$lib/language/messages.svelte';
import { cardName } from './prompts';

export interface Casting {
  order: LegalOrder;
  wizard: string;
  /** Its word, such as `wall-of-water`. */
  spell: string;
  cards: string[];
  /** The cards in words. */
  price: string;
  /** What it is cast on, in words; empty for spells on everybody in the wizard's hex. */
  target: string;
  /** Where on the map that is. */
  hex: string | null;
  /** The hexsides of a Wall of Water. */
  sides: string[];
}

export function castings(view: SiegeView, options: readonly LegalOrder[]): Casting[] {
  const figures = new Map<string, Figure>(view.figures.map((figure) => [figure.id, figure]));
  const factions = new Map(view.factions.map((faction) => [String(faction.faction), faction.name]));
  return withVerb(options, 'cast').flatMap((order) => {
    const cast = said(order.command, 'cast');
    if (!cast) return [];
    const { cards, spell: casting, wizard } = cast;
    const [on = {}] = typeof casting === 'object' ? Object.values(casting) : [];
    const sides = 'hexsides' in on ? on.hexsides : [];
    const figure = 'figure' in on ? figures.get(on.figure) : undefined;
    const hex = 'hex' in on ? on.hex : (figure?.hex ?? corner(sides));
    let target = hex === null ? '' : say('lowenheim-hex', { hex, quarter: 'canal' });
    if (figure) target = say('lowenheim-figure-in', { name: figure.name, hex: hex ?? '' });
    if (sides.length > 0)
      target = say('lowenheim-towards-hexes', { hexes: list(beyond(sides, hex)) });
    if ('from' in on) {
      const from = factions.get(on.from) ?? on.from;
      target = say('lowenheim-cards-of', { count: on.count, from });
    }
    const price = cards.map((card) => cardName(card)).join(', ');
    const spell = verb(casting).replaceAll('_', '-');
    return [{ order, wizard, spell, cards: [...cards], price, target, hex, sides: [...sides] }];
  });
}

/** The hex to which both sides of a Wall of Water belong. */
function corner(sides: readonly string[]): string | null {
  const [one, other] = sides.map(besides);
  return one?.find((hex) => other?.includes(hex)) ?? null;
}

function beyond(sides: readonly string[], hex: string | null): string[] {
  return sides.map((side) => besides(side).find((other) => other !== hex) ?? side);
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)];
}

/** What somebody has chosen so far. Choices that the server no longer lists fall away. */
export class SpellChoice {
  readonly #all: () => readonly Casting[];
  spell = $state<string | null>(null);
  /** The hex that was chosen on the map. */
  hex = $state<string | null>(null);
  /** Who shall be attacked first by a spell that attacks. */
  first = $state.raw<readonly string[]>([]);
  #wizard = $state('');
  #price = $state('');
  #target = $state('');

  readonly of = $derived.by(() => this.#all().filter((casting) => casting.spell === this.spell));
  readonly wizards = $derived(distinct(this.of.map((casting) => casting.wizard)));
  readonly wizard = $derived(listedOrFirst(this.wizards, this.#wizard));
  readonly #own = $derived(this.of.filter((casting) => casting.wizard === this.wizard));
  readonly prices = $derived(distinct(this.#own.map((casting) => casting.price)));
  readonly price = $derived(listedOrFirst(this.prices, this.#price));
  /** What the wizard can cast it on, for this price. */
  readonly targets = $derived(this.#own.filter((casting) => casting.price === this.price));
  /** Hexes on the map that can be chosen. */
  readonly aims: ReadonlySet<string> = $derived(
    new Set(this.targets.flatMap((casting) => casting.hex ?? [])),
  );
  /** Those of the chosen hex; all of them where the map does not matter. */
  readonly here = $derived(
    this.aims.size > 0 ? this.targets.filter((casting) => casting.hex === this.hex) : this.targets,
  );
  /** The casting that everything chosen leaves. */
  readonly now = $derived(
    this.here.length === 1
      ? (this.here[0] ?? null)
      : (this.here.find((casting) => casting.target === this.#target) ?? null),
  );

  constructor(all: () => readonly Casting[]) {
    this.#all = all;
  }

  pick(spell: string | null): void {
    this.spell = spell;
    this.aim(null);
  }

  by(wizard: string): void {
    this.#wizard = wizard;
    this.aim(null);
  }

  pay(price: string): void {
    this.#price = price;
  }

  /** Chooses a hex on the map. */
  aim(hex: string | null): void {
    this.hex = hex;
    this.first = [];
    this.#target = '';
  }

  /** Chooses among several things in a hex, or among things that stand on no map. */
  on(target: string): void {
    this.#target = target;
  }

  /** The order to give; with those who are attacked first, where that was chosen. */
  get command(): Command | null {
    const casting = this.now;
    if (!casting) return null;
    const { command } = casting.order;
    if (this.first.length === 0 || casting.hex === null) return command;
    if (typeof command === 'string' || !('cast' in command)) return command;
    const at = { hex: casting.hex, order: [...this.first] };
    const spell: Schemas['Casting'] =
      casting.spell === 'fireball' ? { fireball: at } : { lightning_bolt: at };
    return { cast: { ...command.cast, spell } };
  }
}

function listedOrFirst(words: readonly string[], chosen: string): string {
  return words.includes(chosen) ? chosen : (words[0] ?? '');
}
