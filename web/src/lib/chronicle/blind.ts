/** Blind campaigns: whose organiser reads no more than others until it is closed. */

import type { Campaign } from '$lib/api/types';

/** May the organiser sit down at a seat, and see what it sees? */
export function seesAs({ blind }: Campaign, seat: string): boolean {
  return !blind || blind.over || blind.seat?.seat === seat;
}
