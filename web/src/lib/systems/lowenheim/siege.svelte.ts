/** One siege as a page holds it. */

import type { Client } from '$lib/api/client';
import type { AnyView, LegalOrder, Marker, Moves, SiegeView } from '$lib/api/types';
import { Engagement } from '$lib/chronicle/engagement.svelte';
import type { PieceSeen } from '$lib/chronicle/following.svelte';
import { asProblem } from '$lib/chronicle/notice';
import { postsOf, strikesOf } from './orders';
import { say } from '$lib/language/messages.svelte';
import { named } from './names';

/** What passes on every turn, whatever anybody does. */
const ROUTINE: ReadonlySet<string> = new Set(
  [
    'faction_done',
    'step_begun',
    'step_ended',
    'card_taken',
    'faction_fed',
    'figure_placed',
    'bands_ordered',
    'band_activated',
    'profile_revealed',
    'cards_discarded',
    'attack_card_played',
    'arrival_settled',
  ].map((kind) => `lowenheim.${kind}`),
);

export class Siege extends Engagement<SiegeView, LegalOrder[]> {
  override readonly routine = ROUTINE;
  moves = $state.raw<Omit<Moves, 'head'> | null>(null);

  constructor(client: Client, scope: string, at: number | null) {
    super(client, scope, at, []);
  }

  protected viewIn(answer: AnyView): SiegeView {
    if (answer.system === 'siege') return named(answer.siege);
    throw new Error('The server shows something else than a siege.');
  }

  /** A spectator has none. */
  protected async askOptions(): Promise<LegalOrder[]> {
    if (this.client.key === null) return [];
    const answer = await this.answeredOptions();
    return answer.system === 'siege' ? answer.options : [];
  }

  protected changed(before: SiegeView, after: SiegeView): Set<string> {
    return changed(before, after);
  }

  protected override pieceIn(view: SiegeView, id: string): PieceSeen | null {
    const figure = view.figures.find((known) => known.id === id);
    return figure
      ? {
          name: figure.name,
          place: figure.hex,
          own: figure.faction !== null && figure.faction === view.you,
        }
      : null;
  }

  /** Asks where figures may go. */
  async ask(figures: readonly string[], signal: AbortSignal): Promise<void> {
    this.moves = null;
    const view = this.view;
    if (figures.length === 0 || this.past || !view) return;
    if (view.step?.id === 'council') {
      const [first] = figures;
      const posts = first ? postsOf(this.options, first) : [];
      this.moves = {
        figures: [...figures],
        hexes: posts.map((hex) => ({ hex, path: [hex], forecast: 'certain' })),
        blocked: [],
        refused: null,
      };
      return;
    }
    try {
      const moves = await this.client.moves(this.scope, figures, signal);
      if (!signal.aborted) this.moves = moves;
    } catch (cause) {
      if (!signal.aborted) this.tell(asProblem(cause), null);
    }
  }

  /** Hexes that hold somebody whom one of these figures may strike. */
  targets(figures: readonly string[]): Map<string, LegalOrder[]> {
    const hexOf = new Map(this.view?.figures.map((figure) => [figure.id, figure.hex]));
    const found = new Map<string, LegalOrder[]>();
    for (const attacker of figures) {
      for (const { target, order } of strikesOf(this.options, attacker)) {
        const hex = hexOf.get(target);
        if (hex) found.set(hex, [...(found.get(hex) ?? []), order]);
      }
    }
    return found;
  }

  /** Sends figures to a hex: where it was marked, or to hear why not. */
  async send(
    figures: readonly string[],
    hex: string,
    markers: readonly Marker[] = [],
  ): Promise<void> {
    const council = this.view?.step?.id === 'council';
    const label = say('lowenheim-group-to', {
      count: figures.length,
      name: this.nameOf(figures[0] ?? ''),
      hex,
    });
    if (council) return this.give({ deploy: { figures: [...figures], hex } }, label);
    const way = this.moves?.hexes.find((there) => there.hex === hex);
    const blocked = this.moves?.blocked.find((there) => there.hex === hex);
    if (this.moves?.refused) return this.refuse(this.moves.refused);
    if (!way && blocked) return this.refuse(blocked);
    const path = way?.path ?? [hex];
    return this.give(
      { move: { figures: [...figures], path, with: [...markers] } },
      label,
      way?.forecast,
    );
  }

  /** Says why a figure may not strike somebody, whom it was sent against all the same. */
  async refuseStrike(attacker: string, target: string): Promise<void> {
    const refusal = await this.why({ strike: { attacker, target } });
    if (refusal) this.refuse(refusal);
  }

  nameOf(figure: string): string {
    return this.view?.figures.find((known) => known.id === figure)?.name ?? figure;
  }
}

/** Hexes on which something is not as it was. */
export function changed(before: SiegeView, after: SiegeView): Set<string> {
  const known = new Map(before.figures.map((figure) => [figure.id, figure]));
  const hexes = new Set<string>();
  for (const figure of after.figures) {
    const was = known.get(figure.id);
    known.delete(figure.id);
    const same =
      was &&
      was.hex === figure.hex &&
      was.wounds === figure.wounds &&
      was.stunned === figure.stunned;
    if (same) continue;
    if (figure.hex) hexes.add(figure.hex);
    else if (was?.hex) hexes.add(was.hex);
  }
  for (const gone of known.values()) if (gone.hex) hexes.add(gone.hex);
  const [burnt, burns] = [before, after].map((view) => view.city.fires.map(({ hex }) => hex));
  for (const hex of burns ?? []) if (!burnt?.includes(hex)) hexes.add(hex);
  for (const hex of burnt ?? []) if (!burns?.includes(hex)) hexes.add(hex);
  return hexes;
}
