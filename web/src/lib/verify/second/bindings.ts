/** Whose devices sign for whom, along the stream: no rewind undoes a binding. */

import type { DeviceBound } from './forms';

/** What the label of a device says whose key the house may hold: it gives no links, and witnesses nothing. */
const BOT = 'bot';

interface Binding {
  readonly seat: string;
  readonly device: string;
  readonly label: string;
}

const keyOf = (seat: string, device: string): string => `${device} ${seat}`;

export class Bindings {
  readonly #bound = new Map<string, Binding>();
  readonly #ever = new Set<string>();

  /** Must this seat's orders be signed? For ever, from its first device on. */
  signs(seat: string): boolean {
    return this.#ever.has(seat);
  }

  hasDevice(seat: string): boolean {
    return this.all().some((bound) => bound.seat === seat);
  }

  isBound(seat: string, device: string): boolean {
    return this.#bound.has(keyOf(seat, device));
  }

  isBot(seat: string, device: string): boolean {
    return this.#bound.get(keyOf(seat, device))?.label === BOT;
  }

  all(): Binding[] {
    return [...this.#bound.values()];
  }

  /** All seats of the person who holds this one: those that share a device, directly or through others. */
  person(seat: string): Set<string> {
    const seats = new Set([seat]);
    const devices = new Set<string>();
    for (let before = 0; before < seats.size;) {
      before = seats.size;
      for (const bound of this.all()) if (seats.has(bound.seat)) devices.add(bound.device);
      for (const bound of this.all()) if (devices.has(bound.device)) seats.add(bound.seat);
    }
    return seats;
  }

  bind({ seat, device, label }: DeviceBound): void {
    this.#ever.add(seat);
    this.#bound.set(keyOf(seat, device), { seat, device, label });
  }

  /** False where it was not bound. */
  release(seat: string, device: string): boolean {
    return this.#bound.delete(keyOf(seat, device));
  }
}
