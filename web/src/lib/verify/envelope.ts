/** What comes out of a sealed envelope: bytes, and from them numbers, step by step. */

import { fromHex, join, toHex, u32be, utf8 } from './bytes';
import type { Hashing } from './hashing';

/** The seal that lies on the table before an envelope is opened. */
export async function sealOf(hashing: Hashing, seed: string): Promise<string> {
  return toHex(await hashing.sha256(join(utf8('seal'), fromHex(seed))));
}

/** What the dice of an order hang on. */
export interface Bound {
  /** The hash of the record before the order; in version 2 the order's intent. */
  prev: string;
  /** The commitment of the order; in version 2 what the others gave. */
  order: string;
}

/** Bytes that were read at once, and what became of them. */
export interface Reading {
  /** From the front of the stream, counted from 0. */
  readonly offset: number;
  readonly bytes: readonly number[];
  /** The number that they are. */
  readonly value: number;
  /** Numbers from here on are dropped, so that each outcome is as likely as any other. */
  readonly limit: number;
  /** `null` where they were dropped. */
  readonly outcome: number | null;
}

/** The bytes of one envelope, bound to the place where it was opened. */
export class Envelope {
  readonly readings: Reading[] = [];
  /** The blocks so far, in hex. */
  readonly blocks: string[] = [];
  #bytes = new Uint8Array();
  #next = 0;
  readonly #hashing: Hashing;
  readonly #seed: Uint8Array;
  readonly #bound: Uint8Array;

  /**
   * @param prev the hash of the record before the order
   * @param order the commitment of the order
   */
  constructor(hashing: Hashing, seed: string, prev: string, order: string) {
    this.#hashing = hashing;
    this.#seed = fromHex(seed);
    this.#bound = join(fromHex(prev), fromHex(order));
  }

  /** A number in [0, n), for n up to 2^32. */
  async uniform(n: number): Promise<number> {
    const width = n <= 256 ? 1 : 4;
    const whole = 256 ** width;
    const limit = whole - (whole % n);
    for (;;) {
      const offset = this.#next;
      const bytes = Array.from(await this.#take(width));
      const value = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
      const outcome = value < limit ? value % n : null;
      this.readings.push({ offset, bytes, value, limit, outcome });
      if (outcome !== null) return outcome;
    }
  }

  /** Faces of dice, each from 1. */
  async roll(count: number, sides: number): Promise<number[]> {
    const faces: number[] = [];
    while (faces.length < count) faces.push(1 + (await this.uniform(sides)));
    return faces;
  }

  async #take(many: number): Promise<Uint8Array> {
    while (this.#bytes.length < this.#next + many) {
      const block = await this.#hashing.hmac(
        this.#seed,
        join(this.#bound, u32be(this.blocks.length)),
      );
      this.blocks.push(toHex(block));
      this.#bytes = join(this.#bytes, block) as Uint8Array<ArrayBuffer>;
    }
    const taken = this.#bytes.slice(this.#next, this.#next + many);
    this.#next += many;
    return taken;
  }
}
