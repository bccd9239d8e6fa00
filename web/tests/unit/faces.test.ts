import { describe, expect, it } from 'vitest';
import {
  buttonsFor,
  diceInWords,
  emptyTray,
  facesByRoll,
  isFull,
  lay,
  nextDie,
  parseDice,
  pips,
  takeAway,
  takeBack,
  trayWith,
  typedFaces,
} from '../../src/lib/chance/faces';

describe('dice', () => {
  it('are read as the server writes them', () => {
    expect(parseDice('2d6')).toEqual({ count: 2, sides: 6 });
    expect(parseDice('1D20')).toEqual({ count: 1, sides: 20 });
    for (const wrong of ['', 'd6', '2d', '0d6', '2d0', '2x6', '-1d6']) {
      expect(parseDice(wrong)).toBeNull();
    }
  });

  it('are said as people say them', () => {
    expect(diceInWords({ count: 1, sides: 6 })).toBe('one die');
    expect(diceInWords({ count: 4, sides: 6 })).toBe('4 dice');
    expect(diceInWords({ count: 1, sides: 20 })).toBe('one D20');
    expect(diceInWords({ count: 2, sides: 20 })).toBe('2 D20');
  });

  it('show as many pips as the face says', () => {
    for (let face = 1; face <= 6; face += 1) expect(pips(face)).toHaveLength(face);
  });
});

describe('the number pad', () => {
  const two = { count: 2, sides: 6 };

  it('keeps what lies on its dice when others are thrown with them', () => {
    const more = trayWith([two, { count: 1, sides: 4 }], [5, null, 6]);
    expect(more).toEqual({ sides: [6, 6, 4], faces: [5, null, null] });
  });

  it('takes exactly the dice that are asked for', () => {
    let tray = emptyTray(two);
    expect(isFull(tray)).toBe(false);
    tray = lay(lay(lay(tray, 6), 1), 3);
    expect(tray.faces).toEqual([6, 1]);
    expect(isFull(tray)).toBe(true);
  });

  it('takes several rolls, each with its own dice', () => {
    const kinds = [{ count: 1, sides: 6 }, two, { count: 1, sides: 10 }];
    let tray = emptyTray(...kinds);
    for (const face of [6, 1, 2]) tray = lay(tray, face);
    expect(nextDie(tray)).toBe(3);
    expect(lay(tray, 11)).toBe(tray);
    tray = lay(tray, 10);
    expect(facesByRoll(tray, kinds)).toEqual([[6], [1, 2], [10]]);
  });

  it('leaves the other faces with their dice when one is taken away', () => {
    const full = lay(lay(lay(emptyTray(two, { count: 1, sides: 10 }), 6), 1), 9);
    const tray = takeAway(full, 0);
    expect(tray.faces).toEqual([null, 1, 9]);
    expect(nextDie(tray)).toBe(0);
    // A D6 shows no 9.
    expect(lay(tray, 9)).toBe(tray);
    expect(lay(tray, 5).faces).toEqual([5, 1, 9]);
  });

  it('refuses faces that are not on the die', () => {
    const tray = emptyTray(two);
    for (const wrong of [0, 7, -1, 1.5, Number.NaN]) expect(lay(tray, wrong)).toBe(tray);
  });

  it('takes a mistyped face back, down to none', () => {
    const tray = lay(lay(emptyTray(two), 6), 1);
    expect(typedFaces(takeBack(tray))).toEqual([6]);
    expect(typedFaces(takeBack(takeBack(takeBack(tray))))).toEqual([]);
    expect(tray.faces).toEqual([6, 1]);
  });

  it('has a button for each face of small dice, and a field for large ones', () => {
    expect(buttonsFor(6)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(buttonsFor(100)).toEqual([]);
  });
});
