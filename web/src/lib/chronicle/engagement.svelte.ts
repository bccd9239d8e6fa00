/** One engagement as a page plays it: orders given, their dice asked for, and what became of them. */

import type { Client } from '$lib/api/client';
import { newBatch, newNonce } from '$lib/api/identity';
import { Problem } from '$lib/api/problem';
import type { AnyCommand, Forecast, Need, NeedsCard, OrderBody, RefusalView } from '$lib/api/types';
import { Following } from './following.svelte';
import { asProblem, noticeOfPast, noticeOfRefusal } from './notice';
import { Outbox } from './outbox.svelte';
import { say } from '$lib/language/messages.svelte';
import type { CardCalled } from '$lib/ui/card';

export type DiceManner = 'ask' | 'sealed' | 'thrown';

/** An order whose dice are being asked for. */
export interface Throwing {
  order: Asked;
  need: Need;
  /** Rolls of the order that come after it whatever falls. */
  then: readonly Need[];
  earlier: Rolls;
  choosing: boolean;
  trouble: string | null;
}

/** An order for which a card of the table's own pack is to be turned up. */
export interface Turning {
  order: Asked;
  rolls: Rolls;
  need: NeedsCard;
}

/** What is wanted: a command, or the text that somebody typed. */
type Wanted = { command: AnyCommand } | { notation: string };

interface Asked {
  wanted: Wanted;
  label: string;
  batch: string;
  nonce: string;
  /** The head that whoever gave it had before their eyes. */
  head: number;
  /** What was turned up from the table's own pack; null: cards are sealed. */
  cards: string[] | null;
}

/** What was thrown, and for which rolls. */
type Rolls = { need: Need; faces: number[] }[];

const MANNER = 'wapenrol.dice';
const PACK = 'wapenrol.pack';

/** Statuses that say nothing of an order: no server, or somebody between it and the page. */
const SILENCE: readonly number[] = [502, 503, 504];

function isSilence({ code, details }: Problem): boolean {
  return code === 'unreachable' || SILENCE.includes(details.status);
}

/** The dice that an order calls for first, if it is known to roll. */
export function needOf(forecast: Forecast): Need | null {
  return typeof forecast === 'object' && 'rolls' in forecast ? forecast.rolls : null;
}

export abstract class Engagement<View, Options> extends Following<View, Options> {
  throwing = $state.raw<Throwing | null>(null);
  turning = $state.raw<Turning | null>(null);
  manner = $state<DiceManner>('ask');
  /** Does the table that throws its dice turn up cards of its own pack? */
  ownPack = $state(localStorage.getItem(PACK) !== null);
  /** Is it played with a pack of cards that lies open to everybody? */
  readonly hasPack: boolean = false;
  busy = $state(false);
  readonly outbox = new Outbox();

  constructor(client: Client, scope: string, at: number | null, nothing: Options) {
    super(client, scope, at, nothing);
    const kept = localStorage.getItem(MANNER);
    if (kept === 'sealed' || kept === 'thrown') this.manner = kept;
  }

  protected override reached(): void {
    this.outbox.again();
  }

  override close(): void {
    super.close();
    this.outbox.drop();
  }

  /** Why the rules would refuse an order now; nothing when they would not, or nobody can say. */
  async why(command: AnyCommand, signal?: AbortSignal): Promise<RefusalView | null> {
    if (this.past || this.kept !== null || this.client.key === null) return null;
    const head = this.head;
    const body = { batch: newBatch(), nonce: newNonce(), head, scope: this.scope, command };
    try {
      await this.client.preview(body, signal);
    } catch (cause) {
      if (!(cause instanceof Problem)) return null;
      const { status, code, detail, clause, allowed } = cause.details;
      // A lack of dice is no refusal, and what cannot be read was no wish of the reader's.
      if (status !== 422 || !clause) return null;
      return { code, reason: detail, clause, allowed: allowed ?? null };
    }
    return null;
  }

  setManner(manner: DiceManner): void {
    this.manner = manner;
    localStorage.setItem(MANNER, manner);
  }

  setOwnPack(own: boolean): void {
    this.ownPack = own;
    if (own) localStorage.setItem(PACK, 'yes');
    else localStorage.removeItem(PACK);
  }

  /** What people call a card of the pack. */
  cardCalled(card: string): CardCalled {
    return { name: card, sign: card, heading: '', red: false };
  }

  /** Gives an order; asks for the dice first, if dice decide and nobody has said how they fall. */
  give(command: AnyCommand, label: string, forecast?: Forecast): Promise<void> {
    return this.#give({ command }, label, forecast);
  }

  /** Gives an order as it was typed. */
  type(notation: string): Promise<void> {
    return this.#give({ notation }, notation);
  }

  async #give(wanted: Wanted, label: string, forecast?: Forecast): Promise<void> {
    this.notice = null;
    if (this.past) {
      this.notice = noticeOfPast();
      return;
    }
    if (this.busy) return;
    const head = this.head;
    const cards = this.hasPack && this.ownPack && this.manner === 'thrown' ? [] : null;
    const order = { wanted, label, batch: newBatch(), nonce: newNonce(), head, cards };
    if (this.manner === 'sealed') return this.#submit(order, null);
    if (this.manner === 'thrown') return this.#submit(order, []);
    if (forecast !== undefined) return this.#foreseen(order, forecast);
    this.busy = true;
    if (!(await this.#foresee(order))) await this.outbox.keep(label, () => this.#foresee(order));
  }

  /** Asks whether dice decide, and goes on from there; says whether there was an answer. */
  async #foresee(order: Asked): Promise<boolean> {
    try {
      const { forecast } = await this.client.preview(this.#body(order, null));
      this.busy = false;
      await this.#foreseen(order, forecast);
    } catch (cause) {
      const problem = asProblem(cause);
      if (isSilence(problem)) return false;
      this.busy = false;
      this.tell(problem, () => void this.#give(order.wanted, order.label));
    }
    return true;
  }

  async #foreseen(order: Asked, forecast: Forecast): Promise<void> {
    const need = needOf(forecast);
    if (!need) return this.#submit(order, null);
    this.throwing = { order, need, then: [], earlier: [], choosing: true, trouble: null };
  }

  /** The sealed dice fall for the order that waits. */
  sealed(): Promise<void> {
    return this.throwing ? this.#submit(this.throwing.order, null) : Promise.resolve();
  }

  /** The table throws for the order that waits. */
  thrown(): Promise<void> {
    return this.throwing ? this.#submit(this.throwing.order, []) : Promise.resolve();
  }

  /** Faces for the rolls that are asked for; all earlier ones are sent with them. */
  faces(faces: number[][]): Promise<void> {
    const now = this.throwing;
    if (!now) return Promise.resolve();
    const asked = [now.need, ...now.then].map((need, at) => ({ need, faces: faces[at] ?? [] }));
    return this.#submit(now.order, [...now.earlier, ...asked], now.earlier.length + 1);
  }

  /** Takes the last roll back: nothing is stored yet, so the server is asked anew. */
  takeRollBack(): Promise<void> {
    const now = this.throwing;
    if (!now || now.earlier.length === 0) return Promise.resolve();
    // Cards that came behind it are asked for again.
    const order = { ...now.order, cards: now.order.cards && [] };
    return this.#submit(order, now.earlier.slice(0, -1));
  }

  /** The card that was turned up for the order that waits. */
  turnUp(card: string): Promise<void> {
    const now = this.turning;
    if (!now) return Promise.resolve();
    return this.#submit({ ...now.order, cards: [...(now.order.cards ?? []), card] }, now.rolls);
  }

  /** Takes the last card back: nothing is stored yet, so the server is asked anew. */
  takeCardBack(): Promise<void> {
    const now = this.turning;
    if (!now?.order.cards?.length) return Promise.resolve();
    return this.#submit({ ...now.order, cards: now.order.cards.slice(0, -1) }, now.rolls);
  }

  /** The program draws the cards of the order that waits. */
  drawn(): Promise<void> {
    const now = this.turning;
    return now ? this.#submit({ ...now.order, cards: null }, now.rolls) : Promise.resolve();
  }

  dropOrder(): void {
    this.throwing = null;
    this.turning = null;
  }

  #body(order: Asked, rolls: Rolls | null): OrderBody {
    const thrown = rolls
      ? {
          thrown: rolls.flatMap((roll) => roll.faces),
          thrown_for: rolls.map(({ need: { clause, why, dice, shares = [] } }) => {
            return { clause, why, dice, shares };
          }),
        }
      : {};
    return {
      batch: order.batch,
      head: order.head,
      scope: this.scope,
      ...order.wanted,
      nonce: order.nonce,
      ...thrown,
      ...(rolls && order.cards ? { cards: order.cards } : {}),
    };
  }

  /** `certain`: how many of the rolls were asked for; those behind them were foreseen. */
  async #submit(order: Asked, rolls: Rolls | null, certain = rolls?.length ?? 0): Promise<void> {
    if (this.busy) return;
    const body = this.#body(order, rolls);
    const send = () => this.#send(order, rolls, certain, body);
    if (!(await send())) await this.outbox.keep(order.label, send);
  }

  /** Sends it, and says whether there was an answer. The body stays the same however often. */
  async #send(
    order: Asked,
    rolls: Rolls | null,
    certain: number,
    body: OrderBody,
  ): Promise<boolean> {
    let answered = true;
    let unforeseen = false;
    this.busy = true;
    try {
      await this.client.order(body);
      this.dropOrder();
      await this.refresh();
    } catch (cause) {
      const problem = asProblem(cause);
      const { needs_dice: need, needs_card: card } = problem.details;
      if (isSilence(problem)) {
        answered = false;
        if (this.throwing) {
          this.throwing = { ...this.throwing, trouble: say('table-waiting-faces') };
        }
        return false;
      }
      if (card && rolls) {
        this.throwing = null;
        this.turning = { order, rolls, need: card };
      } else if (need && rolls) {
        this.turning = null;
        // Another roll than was foreseen: what was thrown for those before it stays.
        const earlier = rolls.slice(0, need.roll - 1);
        const trouble = earlier.length < rolls.length ? say('table-dice-otherwise') : null;
        const then = need.then_dice ?? [];
        this.throwing = { order, need, then, earlier, choosing: false, trouble };
      } else if (rolls && certain < rolls.length && problem.code === 'unused_faces') {
        // What was foreseen does not come: the order goes with what was asked for.
        unforeseen = true;
      } else if (this.throwing && rolls && rolls.length > 0 && problem.details.status === 422) {
        // Faces that cannot be: the roll is asked for again.
        this.throwing = { ...this.throwing, trouble: problem.message };
      } else {
        this.dropOrder();
        this.tell(problem, () => void this.#give(order.wanted, order.label));
        if (problem.details.status === 409) await this.refresh();
      }
    } finally {
      // Nothing else is ordered before it is known what became of this.
      if (answered) this.busy = false;
    }
    if (unforeseen && rolls) await this.#submit(order, rolls.slice(0, certain));
    return answered;
  }

  /** Takes an order of the reader's own back, and those that they gave behind it. Nobody is asked. */
  async takeBack(order: number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.notice = null;
    try {
      await this.client.atTheDesk({ take_back: { scope: this.scope, order } });
      await this.refresh();
    } catch (cause) {
      this.tell(asProblem(cause), null);
      await this.refresh();
    } finally {
      this.busy = false;
    }
  }

  /** Lets an order go to which no answer came; whether it was accepted is seen in the log. */
  dropWaiting(): void {
    this.outbox.drop();
    this.throwing = null;
    this.busy = false;
    this.reconnect();
  }

  protected refuse(refusal: RefusalView): void {
    this.notice = noticeOfRefusal(refusal);
  }
}
