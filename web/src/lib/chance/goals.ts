/** What dice must show, and what came of it, in words. */

import type { Goal } from '$lib/api/types';
import { say } from '$lib/language/messages.svelte';

/** What a die must show that has not fallen yet. */
export function goalInWords(goal: Goal | null | undefined): string {
  if (!goal) return say('happened-goal-secret');
  if ('at_least' in goal) return say('happened-goal-least', { face: goal.at_least });
  if ('beats' in goal) return say('happened-goal-beats', { adds: goal.beats ?? 'none' });
  if ('withstands' in goal) {
    return say('happened-goal-withstands', { adds: goal.withstands ?? 'none' });
  }
  return ranges(goal.effects)
    .map(({ from, to, word }) => faceInWords(from === to ? `${from}` : `${from}–${to}`, word))
    .join(' · ');
}

/** What was needed of dice that have fallen, and what they came to. */
export function fellInWords(goal: Goal, faces: readonly number[]): string {
  const [face = 0] = faces;
  if ('effects' in goal) return faceInWords(`${face}`, goal.effects[face - 1] ?? '');
  const adds = 'beats' in goal ? goal.beats : 'withstands' in goal ? goal.withstands : null;
  return adds === null
    ? goalInWords(goal)
    : say('happened-goal-sum', { adds, face, sum: adds + face });
}

/** What a blow or a shot does, by its word; `count` for what is counted. */
export function effectInWords(word: string, count = 0): string {
  return say('happened-effect', { word, count });
}

function faceInWords(faces: string, word: string): string {
  return say('happened-goal-face', { faces, effect: effectInWords(word) });
}

/** Faces that lie side by side and do the same. */
export function ranges(effects: readonly string[]): { from: number; to: number; word: string }[] {
  const found: { from: number; to: number; word: string }[] = [];
  effects.forEach((word, index) => {
    const last = found.at(-1);
    if (last?.word === word) last.to = index + 1;
    else found.push({ from: index + 1, to: index + 1, word });
  });
  return found;
}
