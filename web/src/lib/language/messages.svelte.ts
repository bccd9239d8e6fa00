/**
 * What the pages say, in the language of whoever reads them. The texts stand in `src/messages`;
 * one language is loaded at a time.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Messages } from '../../messages/keys';

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

function bundleOf(code: LanguageCode, files: Record<string, string>): FluentBundle {
  // Both languages run from left to right: marks around each variable would only hinder searching.
  const bundle = new FluentBundle(LOCALES[code], { useIsolating: false });
  for (const text of Object.values(files)) bundle.addResource(new FluentResource(text));
  return bundle;
}

class Language {
  #bundle = $state.raw(new FluentBundle(LOCALES.en));

  get code(): LanguageCode {
    return known(this.#bundle.locales[0]) ?? 'en';
  }

  get bundle(): FluentBundle {
    return this.#bundle;
  }

  /** Loads the texts of a language; the pages change when they are there. */
  async speak(code: LanguageCode): Promise<void> {
    const { default: files } = await TEXTS[code]();
    this.#bundle = bundleOf(code, files);
    if (typeof document !== 'undefined') document.documentElement.lang = code;
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

  /** Before anything is drawn. */
  async begin(link: string | null): Promise<void> {
    let kept: string | null = null;
    try {
      kept = localStorage.getItem(KEPT);
    } catch {
      // See above.
    }
    await this.speak(firstLanguage(link, kept, navigator.languages));
  }
}

export const language = new Language();

/** A text of the message files. */
export function say<K extends Key>(key: K, ...[args]: Needs<K>): string {
  const { bundle } = language;
  const pattern = bundle.getMessage(key)?.value;
  // A missing key shows itself rather than nothing; a test sees to it that none is.
  return pattern ? bundle.formatPattern(pattern, args ?? null, []) : key;
}

/** A number as the language writes it. */
export function number(value: number, how?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(LOCALES[language.code], how).format(value);
}

/** A moment as the language writes it; by default the day and the minute. */
export function moment(
  value: Date | number,
  how: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): string {
  return new Intl.DateTimeFormat(LOCALES[language.code], how).format(value);
}

/** Names in a row: `A, B and C`. */
export function list(
  names: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(LOCALES[language.code], { type }).format(names);
}
