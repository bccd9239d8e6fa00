/** One battle as a page holds it. */

import type { Client } from '$lib/api/client';
import type { AnyView } from '$lib/api/types';
import { Engagement } from '$lib/chronicle/engagement.svelte';
import type { PieceSeen } from '$lib/chronicle/following.svelte';
import { asProblem } from '$lib/chronicle/notice';
import { say } from '$lib/language/messages.svelte';
import type { CardCalled } from '$lib/ui/card';
import { picture } from './cards';
import type { Battle as View, BattleOptions, Survey } from './types';

const NOTHING: BattleOptions = { choose: null, options: [] };

/** What passes with every card. */
const ROUTINE: ReadonlySet<string> = new Set(
  [
    'moving_ended',
    'card_played',
    'card_ignored',
    'pieces_activated',
    'card_turned',
    'piece_placed',
  ].map((kind) => `te-wapen.${kind}`),
);

export class Battle extends Engagement<View, BattleOptions> {
  override readonly routine = ROUTINE;
  override readonly hasPack = true;
  /** What the chosen piece could do from where it stands. */
  survey = $state.raw<Survey | null>(null);
  /** And from the hex that somebody thinks of. */
  plan = $state.raw<Survey | null>(null);

  constructor(client: Client, scope: string, at: number | null) {
    super(client, scope, at, NOTHING);
  }

  override cardCalled(card: string): CardCalled {
    const { name, suit, sign, rank, red } = picture(card);
    return { name, sign: rank, heading: say('te-wapen-suit', { suit, sign }), red };
  }

  protected viewIn(answer: AnyView): View {
    if (answer.system === 'battle') return answer.battle;
    throw new Error('The server shows something else than a battle.');
  }

  /** A spectator has none. */
  protected async askOptions(): Promise<BattleOptions> {
    if (this.client.key === null) return NOTHING;
    const answer = await this.answeredOptions();
    return answer.system === 'battle' ? answer : NOTHING;
  }

  protected changed(before: View, after: View): Set<string> {
    return changed(before, after);
  }

  protected override pieceIn(view: View, id: string): PieceSeen | null {
    const piece = view.pieces.find((known) => known.piece === id);
    return piece ? { name: piece.name, place: piece.hex, own: piece.colour === view.you } : null;
  }

  /** Asks what a piece could do, as things stand now. */
  async ask(piece: string | null, signal: AbortSignal): Promise<void> {
    this.survey = null;
    this.plan = null;
    const there = piece && this.view?.pieces.find((known) => known.piece === piece)?.hex;
    if (!there || this.past) return;
    try {
      const survey = await this.client.survey(this.scope, piece, null, signal);
      if (!signal.aborted) this.survey = survey;
    } catch (cause) {
      if (!signal.aborted) this.tell(asProblem(cause), null);
    }
  }

  /** Asks what the chosen piece could do from somewhere else. */
  async think(piece: string, from: string | null, signal: AbortSignal): Promise<void> {
    if (from === null) {
      this.plan = null;
      return;
    }
    try {
      const plan = await this.client.survey(this.scope, piece, from, signal);
      if (!signal.aborted) this.plan = plan;
    } catch {
      // Only a thought: the board stays as it is.
    }
  }
}

/** Hexes on which something is not as it was. */
export function changed(before: View, after: View): Set<string> {
  const known = new Map(before.pieces.map((piece) => [piece.piece, piece]));
  const hexes = new Set<string>();
  for (const piece of after.pieces) {
    const was = known.get(piece.piece);
    known.delete(piece.piece);
    if (was && was.hex === piece.hex && was.wounds === piece.wounds) continue;
    const there = piece.hex ?? was?.hex;
    if (there) hexes.add(there);
  }
  for (const gone of known.values()) if (gone.hex) hexes.add(gone.hex);
  const ground = new Map(before.hexes.map(({ hex, building }) => [hex, building]));
  for (const { hex, building } of after.hexes) if (ground.get(hex) !== building) hexes.add(hex);
  return hexes;
}
