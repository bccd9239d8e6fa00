/**
 * What the pages say, in the language of whoever reads them. The texts stand in `src/messages`; one language is
 * loaded at a time, and of it what every page says. What only some say is learned with them.
 */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentFunction,
  type FluentVariable,
} from '@fluent/bundle';
import type { Messages } from '../../messages/keys';
import { textOf } from '../../messages/rooms';

export const LANGUAGES = { en: 'English', nl: 'Nederlands' } as const;
export type LanguageCode = keyof typeof LANGUAGES;

export type Key = keyof Messages;
export type Value = string | number | Date;
/** What a message needs to be said; nothing when it has no variables. */
export type Needs<K extends Key> = [Messages[K]] extends [never]
  ? []
  : [args: Record<Messages[K], Value>];

const TEXTS: Record<LanguageCode, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('../../messages/en'),
  nl: () => import('../../messages/nl'),
};

/** How numbers, days and rows of names are written. */
const LOCALES: Record<LanguageCode, string> = { en: 'en-GB', nl: 'nl' };

const KEPT = 'wapenrol.language';

function known(code: string | null | undefined): LanguageCode | null {
  const found = code?.toLowerCase().split('-')[0];
  return found === 'en' || found === 'nl' ? found : null;
}

/** The language to begin with: the link's, the one chosen before, the browser's, English. */
export function firstLanguage(
  link: string | null,
  kept: string | null,
  browser: readonly string[],
): LanguageCode {
  const heard = browser.map(known).find((code) => code !== null);
  return known(link) ?? known(kept) ?? heard ?? 'en';
}

/** A name within a sentence: “The Dead of Koperhof” are “the Dead of Koperhof” there. */
function inside(name: string): string {
  return name.replace(/^(?:The|De|Het) /, (article) => article.toLowerCase());
}

/** What texts ask for, as the program's own sentences do: `{ WITHIN($names) }`, `{ COUNT($hits, "hit", "hits") }`. */
export const FUNCTIONS: Record<string, FluentFunction> = {
  COUNT: ([count = 0, one = '', several = '']) => {
    const number = String(count instanceof FluentNumber ? count.value : count);
    return `${number} ${String(number === '1' ? one : several)}`;
  },
  WITHIN: ([name = '']) => (typeof name === 'string' ? inside(name) : name),
};

/** Takes a sentence apart when it is first said: a page says some dozens of the hundreds that come with it. */
class Sentences extends FluentBundle {
  /** By key. */
  readonly #unread = new Map<string, string>();

  /** Adds the sentences of a file. None is said in another: a test sees to it. */
  add(text: string): void {
    for (const sentence of text.split(/^(?=[a-z][\w-]* *=)/m)) {
      const key = /^[a-z][\w-]*/.exec(sentence)?.[0];
      if (key) this.#unread.set(key, sentence);
    }
  }

  override getMessage(key: string) {
    const unread = this.#unread.get(key);
    if (unread !== undefined) {
      this.#unread.delete(key);
      this.addResource(new FluentResource(unread));
    }
    return super.getMessage(key);
  }
}

function bundleOf(code: LanguageCode, texts: readonly string[]): Sentences {
  // Both languages run from left to right: marks around each variable would only hinder searching.
  const bundle = new Sentences(LOCALES[code], { useIsolating: false, functions: FUNCTIONS });
  for (const text of texts) bundle.add(text);
  return bundle;
}

class Language {
  #isSpoken: () => void = () => undefined;
  /** Settles when the first language is there. */
  readonly #spoken = new Promise<void>((done) => (this.#isSpoken = done));
  #bundle = $state.raw(new Sentences(LOCALES.en));
  /** The rooms that a page has asked for, whether they are there already or not. */
  readonly #wanted = new Set<string>();
  /** Those that the bundle holds. */
  #learned: ReadonlySet<string> = new Set();

  get code(): LanguageCode {
    return known(this.#bundle.locales[0]) ?? 'en';
  }

  get bundle(): Sentences {
    return this.#bundle;
  }

  /** Loads the texts of a language; the pages change when they are there. */
  async speak(code: LanguageCode): Promise<void> {
    for (;;) {
      const rooms = [...this.#wanted];
      const [{ default: files }, ...texts] = await Promise.all([
        TEXTS[code](),
        ...rooms.map((room) => textOf(code, room)),
      ]);
      // Meanwhile somebody went to another page.
      if (rooms.length < this.#wanted.size) continue;
      this.#learned = new Set(rooms);
      this.#bundle = bundleOf(code, [...Object.values(files), ...texts]);
      this.#isSpoken();
      break;
    }
    if (typeof document !== 'undefined') document.documentElement.lang = code;
  }

  /** Loads what only some pages say; before they are drawn. */
  async learn(...rooms: readonly string[]): Promise<void> {
    // They come side by side with the first language; who has to do without hears of it below.
    for (const room of rooms) textOf(this.code, room).catch(() => undefined);
    await this.#spoken;
    for (const room of rooms) this.#wanted.add(room);
    for (;;) {
      const bundle = this.#bundle;
      const missing = rooms.filter((room) => !this.#learned.has(room));
      if (missing.length === 0) return;
      const texts = await Promise.all(missing.map((room) => textOf(this.code, room)));
      // Another language has come meanwhile, or another page has learned the same.
      if (bundle !== this.#bundle) continue;
      missing.forEach((room, at) => {
        if (!this.#learned.has(room)) bundle.add(texts[at] ?? '');
      });
      this.#learned = new Set([...this.#learned, ...missing]);
    }
  }

  /** Changes the language for good. */
  async choose(code: LanguageCode): Promise<void> {
    try {
      localStorage.setItem(KEPT, code);
    } catch {
      // A browser that keeps nothing still speaks it until it is closed.
    }
    await this.speak(code);
  }

  /** Finds out in which language to begin: what is asked from now on is answered in it. `link`: the one that the address asks for. */
  first(link: string | null): LanguageCode {
    let kept: string | null = null;
    try {
      kept = localStorage.getItem(KEPT);
    } catch {
      // See above.
    }
    const code = firstLanguage(link, kept, navigator.languages);
    this.#bundle = bundleOf(code, []);
    return code;
  }
}

export const language = new Language();

/** A small whole number. It is written the same everywhere: no browser need read up on numbers before a page is there. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const small = (value: Value): FluentVariable =>
  typeof value === 'number' && value % 1 === 0 && Math.abs(value) < 1000 ? new Small(value) : value;

/** A text of the message files. */
export function say<K extends Key>(key: K, ...[args]: Needs<K>): string {
  const { bundle } = language;
  const pattern = bundle.getMessage(key)?.value;
  // A missing key shows itself rather than nothing; a test sees to it that none is.
  if (!pattern) return key;
  const told: Record<string, FluentVariable> = {};
  for (const name in args) told[name] = small((args as Record<string, Value>)[name] ?? '');
  return bundle.formatPattern(pattern, told, []);
}

/** To make a format takes a browser a thousand times as long as to use it: each is made once. */
function madeOnce<F>(make: (locale: string, how: object | undefined) => F) {
  const made = new Map<string, F>();
  return (how?: object): F => {
    const locale = LOCALES[language.code];
    const key = `${locale} ${JSON.stringify(how)}`;
    const format = made.get(key) ?? make(locale, how);
    made.set(key, format);
    return format;
  };
}

const numbers = madeOnce((locale, how) => new Intl.NumberFormat(locale, how));
const moments = madeOnce((locale, how) => new Intl.DateTimeFormat(locale, how));
const lists = madeOnce((locale, how) => new Intl.ListFormat(locale, how));

/** A number as the language writes it. */
export function number(value: number, how?: Intl.NumberFormatOptions): string {
  return numbers(how).format(value);
}

/** A moment as the language writes it; by default the day and the minute. */
export function moment(
  value: Date | number,
  how: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): string {
  return moments(how).format(value);
}

/** Names in a row: `A, B and C`. Only the first may begin a sentence: the articles of the others are small. */
export function list(
  names: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const [first = '', ...others] = names;
  // A slow phone takes a tenth of a second to find out how names stand in a row.
  return others.length > 0 ? lists({ type }).format([first, ...others.map(inside)]) : first;
}
