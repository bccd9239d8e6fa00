import { describe, expect, it } from 'vitest';
import { RADIUS, WIDTH } from '../../src/lib/board/hex';
import { spotsFor } from '../../src/lib/systems/lowenheim/spots';

/** The sides' factions, their creatures and whoever came from beneath. */
const MOST = 16;

describe('the groups of one hex', () => {
  it('stand so that each can be read and hit', () => {
    for (let count = 1; count <= MOST; count += 1) {
      const spots = spotsFor(count);
      expect(spots).toHaveLength(count);
      spots.forEach((one, index) => {
        for (const other of spots.slice(index + 1)) {
          const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
          // A miniature is 24 wide with its base, the figure on it 12.
          expect(apart, `${count} groups`).toBeGreaterThanOrEqual(16 * one.scale);
        }
        const [wide, high] = [12 * one.scale, 14 * one.scale];
        expect(Math.abs(one.x) + wide, `${count} groups`).toBeLessThan(WIDTH / 2 + 0.5);
        expect(Math.abs(one.y) + high, `${count} groups`).toBeLessThan(RADIUS);
      });
    }
  });
});
