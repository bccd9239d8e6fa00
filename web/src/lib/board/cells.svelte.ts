/**
 * The cells of a board: what is pointed at, walked over and read aloud. There are hundreds of them, of which one has the
 * focus and one is chosen; markup that watches over each would keep a slow phone busy for long.
 */

import type { Attachment } from 'svelte/attachments';
import { onceSeen } from './seen';

const NAMESPACE = 'http://www.w3.org/2000/svg';

export interface Cells {
  /** The cells of each row, each with its name and its outline. */
  readonly rows: readonly (readonly { readonly hex: string; readonly path: string }[])[];
  /** What a cell is called and what stands on it. */
  readonly describe: (hex: string) => string;
  /** The cell that the keys are on. */
  readonly at: string;
  readonly selected: string | null;
}

/** Lays the cells into a grid, and keeps them as they are told. */
export function laidOut(cells: Cells): Attachment<SVGGElement> {
  return (grid) => {
    const known = new Map<string, SVGPathElement>();
    const blank = document.createElementNS(NAMESPACE, 'path');
    blank.setAttribute('class', 'cell');
    blank.setAttribute('role', 'gridcell');
    blank.setAttribute('tabindex', '-1');
    blank.setAttribute('aria-selected', 'false');
    const rows = cells.rows.map((row, index) => {
      const line = document.createElementNS(NAMESPACE, 'g');
      line.setAttribute('role', 'row');
      line.setAttribute('aria-rowindex', String(index + 1));
      line.append(
        ...row.map(({ hex, path }) => {
          const cell = blank.cloneNode() as SVGPathElement;
          cell.setAttribute('d', path);
          cell.setAttribute('data-hex', hex);
          known.set(hex, cell);
          return cell;
        }),
      );
      return line;
    });
    grid.replaceChildren(...rows);

    // What they are called is said once they are to be seen: all at once would keep a slow phone busy too long.
    let seen = $state(false);
    const callOff = onceSeen(() => (seen = true));

    $effect(() => {
      if (!seen) return;
      for (const [hex, cell] of known) {
        const words = cells.describe(hex);
        if (cell.getAttribute('aria-label') !== words) cell.setAttribute('aria-label', words);
      }
    });
    $effect(() => {
      const cell = known.get(cells.at);
      cell?.setAttribute('tabindex', '0');
      return () => cell?.setAttribute('tabindex', '-1');
    });
    $effect(() => {
      const cell = known.get(cells.selected ?? '');
      cell?.setAttribute('aria-selected', 'true');
      return () => cell?.setAttribute('aria-selected', 'false');
    });
    return callOff;
  };
}
