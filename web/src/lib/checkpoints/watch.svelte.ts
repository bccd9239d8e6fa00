/**
 * Watches where the log of a campaign ends by the house's word: each note that comes with an answer is checked against
 * the one that this browser holds, countersigned and handed on, and so are the notes of others.
 */

import { answers } from '$lib/api/answers';
import type { Client } from '$lib/api/client';
import { Problem } from '$lib/api/problem';
import { receiptsOf } from '$lib/api/receipts';
import type { Campaign, Checkpoints } from '$lib/api/types';
import { device } from '$lib/devices/device';
import { devicesOf } from '$lib/devices/requests';
import { campaignOf } from '$lib/devices/signing';
import { tools } from '$lib/verify/tools';
import { changes, found, goOn, keep, keptOf, type Finding, type Kept } from './kept';
import {
  alike,
  check,
  countersign,
  fromHeader,
  NotNote,
  readNote,
  textOf,
  type Note,
} from './note';
import { compare } from './orders';
import { misfits, recordsOf } from './records';

/** A note is handed on so often at most, in milliseconds. */
const AT_MOST_EVERY = 60_000;
/** When a browser that does not sign here yet looks again whether it does. */
const SOON = 3_000;

/** What somebody's note is, beside what this page knows. */
export type Compared =
  /** The same log, as long. */
  | 'same'
  /** The same log, when it was shorter. */
  | 'older'
  /** The same log, which this page has seen that far only now. */
  | 'newer'
  /** Two histories. */
  | 'fork'
  /** The server cannot be asked, and what is kept here does not decide it. */
  | 'unasked';

export class Watch {
  readonly client: Client;
  findings = $state.raw<readonly Finding[]>([]);
  /** The newest note that was checked. */
  held = $state.raw<Note | null>(null);
  /** By how much the server's clock is ahead of this browser's, in milliseconds; nothing below a minute. */
  clock = $state(0);
  readonly #about: Campaign;
  #turn: Promise<unknown> = Promise.resolve();
  /** Notes that wait to be looked at. */
  readonly #heard = new Set<string>();
  /** Until then nothing is handed on. */
  #rests = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: Client, about: Campaign) {
    this.client = client;
    this.#about = about;
    this.#read();
  }

  get #kept(): Kept {
    return keptOf(this.client.campaign);
  }

  #read(): void {
    const { findings, note, clock } = this.#kept;
    this.findings = findings;
    this.clock = clock;
    try {
      this.held = note === null ? null : readNote(note);
    } catch {
      this.held = null;
    }
  }

  /** What this page keeps it knows at once, though nobody listens yet. */
  #keep(kept: Parameters<typeof keep>[1]): void {
    keep(this.client.campaign, kept);
    this.#read();
  }

  #found(...finding: [what: Finding['what'], texts: string[]]): void {
    found(this.client.campaign, ...finding);
    this.#read();
  }

  /** Begins to watch; answers how to stop it. */
  open(): () => void {
    const read = () => this.#read();
    const here = `/api/campaigns/${this.client.campaign}`;
    const hear = (response: Response) => {
      const encoded = response.headers.get('Wapenrol-Checkpoint');
      const path = response.url === '' ? here : new URL(response.url).pathname;
      // What the service worker has kept was heard when it was new.
      if (encoded === null || response.headers.has('X-Wapenrol-Kept')) return;
      if (path !== here && !path.startsWith(`${here}/`)) return;
      this.hear(fromHeader(encoded));
    };
    changes.addEventListener('change', read);
    window.addEventListener('storage', read);
    answers.heard = hear;
    read();
    void compare(this.client);
    void this.exchange();
    return () => {
      changes.removeEventListener('change', read);
      window.removeEventListener('storage', read);
      clearTimeout(this.#timer);
      if (answers.heard === hear) answers.heard = null;
    };
  }

  /** Somebody has seen what was found, and goes on with what there is now. */
  goOn(): void {
    goOn(this.client.campaign);
    void this.exchange();
  }

  /** A note of the server's. Those that come while others are looked at are looked at together. */
  hear(text: string): void {
    if (this.#heard.size === 0) void this.#later(() => this.#hear()).catch(() => undefined);
    this.#heard.add(text);
  }

  /** One thing after the other: what is kept is read and written. */
  #later<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #hear(): Promise<void> {
    const texts = [...this.#heard];
    this.#heard.clear();
    if (await this.#take(texts)) this.#handOn();
  }

  /** Nothing is taken for true any more until somebody has seen what was found. */
  get #alarmed(): boolean {
    return this.#kept.findings.some(({ seen }) => !seen);
  }

  /**
   * The house is known by its key since this browser first saw the campaign. Genesis says which it is, and the campaign is
   * named after genesis.
   */
  async #house(): Promise<Kept['house']> {
    const { campaign } = this.client;
    const known = this.#kept.house;
    const { house } = this.#about;
    if (known) {
      const same = house?.genesis === known.genesis && house.log_key === known.log_key;
      if (!same) this.#found('house', [JSON.stringify(house), JSON.stringify(known)]);
      return known;
    }
    if (!house) return null;
    for await (const genesis of recordsOf(this.client, 0, 0)) {
      const fits =
        genesis.hash === house.genesis &&
        campaignOf(genesis.hash) === campaign &&
        genesis.data?.log_key === house.log_key;
      if (!fits) this.#found('house', [JSON.stringify(house), JSON.stringify(genesis)]);
      else this.#keep({ house: { genesis: house.genesis, log_key: house.log_key } });
      return fits ? house : null;
    }
    return null;
  }

  /** Reads a note and checks that the house has signed it; `null` where nobody may be believed. */
  async #checked(text: string): Promise<Note | null> {
    const house = await this.#house();
    if (!house || this.#alarmed) return null;
    const note = readNote(text);
    await check(await tools(), note, house.log_key);
    if (note.campaign !== house.genesis) throw new NotNote('not_the_house');
    return note;
  }

  /** Takes notes of the server's, and keeps the newest where all fit to the one that is held; answers whether it is newer. */
  async #take(texts: readonly string[]): Promise<boolean> {
    const { held } = this;
    const known = held ? [held] : [];
    for (const text of texts) {
      if (this.#alarmed) return false;
      try {
        const note = await this.#checked(text);
        if (note && !known.some((other) => alike(other, note))) known.push(note);
      } catch (cause) {
        if (!(cause instanceof NotNote)) throw cause;
        this.#found('house', [text]);
      }
    }
    const [newest] = known.toSorted((one, other) => other.size - one.size);
    if (!newest || (held && known.length === 1)) return false;
    if (!(await this.#fit(known, newest)) || (held && alike(held, newest))) return false;
    this.#keep({ note: textOf(newest) });
    return true;
  }

  /** Do these notes of the house fit into one log? If not, the alarm is raised: with each that does not, and another. */
  async #fit(notes: readonly Note[], latest: Note): Promise<boolean> {
    const wrong = await misfits(this.client, notes);
    for (const note of wrong) {
      const other = [latest, ...notes].find((known) => !alike(known, note));
      this.#found('fork', [note, ...(other ? [other] : [])].map(textOf));
    }
    return wrong.length === 0;
  }

  /** Hands on what was checked, soon. */
  #handOn(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.exchange(), Math.max(this.#rests - Date.now(), 0));
  }

  /** Hands on the note that this device has checked, and looks at those of others. */
  exchange(): Promise<void> {
    // Who cannot be reached now is asked again with the next note.
    return this.#later(() => this.#exchange()).catch(() => undefined);
  }

  async #exchange(): Promise<void> {
    if (this.#alarmed) return;
    this.#rests = Date.now() + AT_MOST_EVERY;
    if (!this.held) {
      const { latest } = await this.#ask();
      if (latest !== null) await this.#take([latest]);
    }
    const all = (await this.#send()) ?? (await this.#ask());
    if (all.latest !== null) await this.#take([all.latest]);
    if (this.#alarmed || !this.held) return;
    const { held } = this;
    for (const text of all.forks) this.#found('fork', [text, textOf(held)]);
    const others: Note[] = [];
    for (const { note } of all.seen) {
      try {
        const seen = await this.#checked(note);
        if (seen && !alike(seen, held)) others.push(seen);
      } catch {
        // The house shows a note that is none: it proves nothing.
      }
    }
    if (others.length > 0) await this.#fit([held, ...others], held);
  }

  #ask(): Promise<Checkpoints> {
    return this.client.read('/checkpoints');
  }

  /** Countersigns and sends what is held, if it was not sent before and this browser signs here. */
  async #send(): Promise<Checkpoints | null> {
    const { held, client } = this;
    if (!held || this.#about.reader === 'public' || held.size === this.#kept.given) return null;
    const mine = await device();
    const seat = this.#about.reader.replace(/^seat\//, '');
    const bound = (await devicesOf(client)).some(
      (known) => known.seat === seat && known.device === mine.name,
    );
    if (!bound) {
      // Whoever sits down is bound in a moment.
      this.#rests = Date.now() + SOON;
      return null;
    }
    const note = textOf(await countersign(await tools(), held, mine));
    try {
      const all = await client.post<Checkpoints>('/checkpoints', { note }, {});
      this.#keep({ given: held.size });
      return all;
    } catch (cause) {
      // What the house signed does not fit what it has: it says so itself.
      if (cause instanceof Problem && cause.code === 'forked') return null;
      throw cause;
    }
  }

  /** Compares somebody's note with what this page knows. Throws a `NotNote` where it is none of this campaign's house. */
  compared(text: string): Promise<Compared> {
    return this.#later(() => this.#compared(text));
  }

  async #compared(text: string): Promise<Compared> {
    const { campaign } = this.client;
    const house = this.#kept.house ?? this.#about.house;
    if (!house) throw new NotNote('not_the_house');
    const note = readNote(text);
    await check(await tools(), note, house.log_key);
    if (note.campaign !== house.genesis) throw new NotNote('not_the_house');
    // Who has looked at no note yet knows only what the server says now.
    if (!this.held) await this.#exchange().catch(() => undefined);
    const { held } = this;
    if (held && alike(held, note)) return 'same';
    // What the house has signed is kept beside it, whatever shows that the two are of different logs.
    const fork = (receipt?: string): Compared => {
      const signed = [note, ...(held ? [held] : [])].map(textOf);
      this.#found('fork', receipt === undefined ? signed : [...signed, receipt]);
      return 'fork';
    };
    // What is kept here needs no server.
    if (held?.size === note.size) return fork();
    const receipt = receiptsOf(campaign).find((kept) => kept.startsWith(`${note.size - 1}:`));
    if (receipt !== undefined && receipt !== `${note.size - 1}:${note.last}`) return fork(receipt);
    try {
      const known = held ? [held, note] : [note];
      const wrong = await misfits(this.client, known);
      if (wrong.length > 0) return fork();
    } catch {
      return receipt === undefined ? 'unasked' : 'older';
    }
    if (held && note.size < held.size) return 'older';
    this.#keep({ note: textOf(note) });
    return 'newer';
  }
}

const watches = new WeakMap<Client, Watch>();

/** The one watch of a sitting: its page and what lies on it share it. */
export function watchOf(client: Client, about: Campaign): Watch {
  const known = watches.get(client) ?? new Watch(client, about);
  watches.set(client, known);
  return known;
}
