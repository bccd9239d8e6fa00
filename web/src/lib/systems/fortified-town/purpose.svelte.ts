/** What the next tap on the map names, while somebody makes up an order: a wall to batter, a moat to fill. */

export class Purpose {
  hexes = $state.raw<ReadonlySet<string>>(new Set());
  /** The hex that was tapped, or chosen from a list. */
  hex = $state<string | null>(null);
  #id: string | null = null;

  /** A form asks for one of these hexes; what was chosen before stays if it is still among them. */
  ask(id: string, hexes: readonly string[]): void {
    if (id !== this.#id) this.hex = null;
    this.#id = id;
    this.hexes = new Set(hexes);
    if (this.hex && !this.hexes.has(this.hex)) this.hex = null;
  }

  /** That form is closed. */
  drop(id: string): void {
    if (id !== this.#id) return;
    this.#id = null;
    this.hexes = new Set();
    this.hex = null;
  }

  /** A hex was tapped: is it one of those that are asked for? */
  take(hex: string): boolean {
    if (!this.hexes.has(hex)) return false;
    this.hex = hex;
    return true;
  }
}
