/**
 * What is disputed in a campaign, as a page holds it: disputes, questions, dice that wait for a witness. It
 * hears of them over the stream of the page on which it lies.
 */

import type { Client } from '$lib/api/client';
import type { BatchSeen } from '$lib/api/follow';
import { words } from '$lib/api/problem';
import { broken, acceptLoss, keepReceipt, type Broken } from '$lib/api/receipts';
import type { ActEffect, Campaign, DisputesCommand, DisputesView, Head } from '$lib/api/types';

/** What changes what is disputed. */
const KINDS = /^(dispute\.|dice\.witnessed|timeline\.|campaign\.house_rules_set|campaign\.closed)/;

const UNSEEN = 'wapenrol.unseen.';

export class Disputes {
  readonly client: Client;
  readonly reader: string;

  view = $state.raw<DisputesView | null>(null);
  /** History was rewritten. */
  broken = $state.raw<Broken | null>(null);
  busy = $state(false);
  trouble = $state<string | null>(null);
  /** What the last ruling from this page has changed, and of which dispute it was. */
  ruled = $state.raw<{ dispute: number; effect: ActEffect } | null>(null);
  /** Rolls that the reader did not look at. */
  unseen = $state.raw<readonly number[]>([]);

  #asking: Promise<void> | null = null;
  #again = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: Client, about: Campaign) {
    this.client = client;
    this.reader = about.reader;
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(UNSEEN + client.campaign) ?? '[]');
      if (Array.isArray(kept)) this.unseen = kept.map(Number);
    } catch {
      // Then they are asked again.
    }
  }

  get organiser(): boolean {
    return this.reader === 'organiser';
  }

  /** May the reader dispute, answer and rule? */
  get sits(): boolean {
    return this.reader !== 'public';
  }

  /** Begins to listen; answers how to stop it. */
  open(last: Head): () => void {
    const hear = (batch: BatchSeen) => this.#hear(batch);
    this.client.listeners.add(hear);
    void this.look();
    void this.#check(last);
    return () => {
      this.client.listeners.delete(hear);
      clearTimeout(this.#timer);
    };
  }

  /** Asks how they stand; calls that come meanwhile are put together. */
  look(): Promise<void> {
    if (this.#asking) {
      this.#again = true;
      return this.#asking;
    }
    this.#asking = this.#look().finally(() => {
      this.#asking = null;
      if (!this.#again) return;
      this.#again = false;
      void this.look();
    });
    return this.#asking;
  }

  async #look(): Promise<void> {
    try {
      this.view = await this.client.desk();
      this.#wait(this.view);
    } catch (cause) {
      this.trouble = words(cause);
    }
  }

  /** When the time of a question is up, nobody writes a record of it: the server is asked again. */
  #wait({ requests }: DisputesView): void {
    clearTimeout(this.#timer);
    const left = requests
      .filter(({ over, stands }) => !over && stands === 'open')
      .map(({ until }) => Date.parse(until) - Date.now());
    // A browser's timer counts up to 24 days.
    const soonest = Math.min(...left, 2 ** 31 - 2);
    if (left.length > 0) {
      this.#timer = setTimeout(() => void this.look(), Math.max(soonest, 1000) + 1000);
    }
  }

  /** Disputes, answers or rules; `false` when it was refused, and `trouble` says why. */
  async act(command: DisputesCommand): Promise<boolean> {
    this.busy = true;
    this.trouble = null;
    try {
      const { did } = await this.client.atTheDesk(command);
      if ('rule' in command && did) this.ruled = { dispute: command.rule.dispute, effect: did };
      await this.look();
      return true;
    } catch (cause) {
      this.trouble = words(cause);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Confirms several rolls, one after the other; answers how many were confirmed before one was refused. */
  async confirm(rolls: readonly number[]): Promise<number> {
    this.busy = true;
    this.trouble = null;
    let confirmed = 0;
    try {
      for (const roll of rolls) {
        await this.client.atTheDesk({ witness: { roll, confirms: true } });
        confirmed += 1;
      }
    } catch (cause) {
      this.trouble = words(cause);
    } finally {
      await this.look();
      this.busy = false;
    }
    return confirmed;
  }

  /** Goes on with the history that there is now. */
  accept(): void {
    if (!this.broken) return;
    acceptLoss(this.client.campaign, this.broken);
    this.broken = null;
  }

  /** The reader did not see a roll, and is not asked again. */
  overlook(roll: number): void {
    this.unseen = [...this.unseen, roll].slice(-500);
    try {
      localStorage.setItem(UNSEEN + this.client.campaign, JSON.stringify(this.unseen));
    } catch {
      // Then they are asked again when they come back.
    }
  }

  async #check(last: Head): Promise<void> {
    try {
      this.broken = await broken(this.client);
    } catch {
      // Whoever cannot be asked now is asked on the next visit.
      return;
    }
    if (!this.broken) keepReceipt(this.client.campaign, last);
  }

  #hear({ head, lines }: BatchSeen): void {
    // What was lost must be found again until somebody has seen it.
    if (!this.broken) keepReceipt(this.client.campaign, head);
    const concerns = lines.some(({ kind, dice }) => KINDS.test(kind) || dice?.source === 'thrown');
    if (concerns) void this.look();
  }
}
