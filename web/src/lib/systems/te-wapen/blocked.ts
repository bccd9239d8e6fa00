/** What a piece, or whoever leads an army, could want to order: the server says why not. */

import type { BlockedOption } from '$lib/chronicle/blocked';
import { DIRECTIONS, formatHex, neighbour, parseHex } from '$lib/board/hex';
import { say } from '$lib/language/messages.svelte';
import { ordersOf, verb } from './orders';
import type { Battle, BattleOrder, Piece, Survey } from './types';

/** What a piece of one's own could be sent to do, and may not now. */
export function blockedOf(
  view: Battle,
  orders: readonly BattleOrder[],
  piece: Piece | undefined,
  survey: Survey | null,
): BlockedOption[] {
  const from = parseHex(piece?.hex ?? '');
  if (!piece || !from || piece.colour !== view.you || view.outcome) return [];
  const own = ordersOf(orders, piece.piece);
  const may = (wanted: string) => own.some((order) => verb(order) === wanted);
  const found: BlockedOption[] = [];
  const there = new Set(view.hexes.map(({ hex }) => hex));
  const hex = DIRECTIONS.map((direction) => formatHex(neighbour(from, direction))).find((known) =>
    there.has(known),
  );
  if (hex && !may('move')) {
    const command = { move: { piece: piece.piece, path: [hex] } };
    found.push({ name: say('te-wapen-wish-move'), command });
  }
  const target = survey?.targets.find(({ attack }) => attack !== null);
  if (target && !may('attack')) {
    found.push({
      name: say('te-wapen-attack-whom', {
        name: view.pieces.find((known) => known.piece === target.piece)?.name ?? target.piece,
      }),
      command: { attack: { attacker: piece.piece, target: target.piece } },
    });
  }
  return found;
}

/** What whoever leads an army could want, and has no legal order for. */
export function blockedOptions(
  view: Battle,
  orders: readonly BattleOrder[],
  choosing: boolean,
): BlockedOption[] {
  if (!view.you || view.outcome) return [];
  const may = (wanted: string) => orders.some((order) => verb(order) === wanted);
  const found: BlockedOption[] = [];
  if (!may('proceed')) found.push({ name: say('te-wapen-wish-card'), command: 'proceed' });
  const own = view.pieces.filter((piece) => piece.colour === view.you && piece.hex);
  const [first] = own;
  if (first && !choosing) {
    found.push({
      name: say('te-wapen-activate', { names: first.name }),
      command: { activate: { pieces: [first.piece] } },
    });
  }
  const idle = own.find((piece) => ordersOf(orders, piece.piece).length === 0);
  found.push(...blockedOf(view, orders, idle, null));
  const victor = own.find((piece) => piece.doing) ?? first;
  if (victor && !may('follow')) {
    found.push({
      name: say('te-wapen-wish-follow'),
      command: { follow: { piece: victor.piece } },
    });
  }
  if (!may('done')) found.push({ name: say('te-wapen-wish-done'), command: 'done' });
  return found;
}
