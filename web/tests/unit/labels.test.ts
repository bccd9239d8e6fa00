import { linesOf } from '$lib/systems/te-wapen/labels';
import { expect, it } from 'vitest';

it('breaks the name of a unit where it is wider than its hex, at the space nearest its middle', () => {
  expect(linesOf('Archers')).toEqual(['Archers']);
  expect(linesOf('Mounted knight')).toEqual(['Mounted knight']);
  expect(linesOf('Orcs with swords')).toEqual(['Orcs with', 'swords']);
  expect(linesOf('Infantry with polearms')).toEqual(['Infantry', 'with polearms']);
  expect(linesOf('Boogschuttersafdeling')).toEqual(['Boogschuttersafdeling']);
});
