/** What the open page says of itself to whoever asks: what it is, how it is used, its keys. */

import { say } from '$lib/language/messages.svelte';

export interface HelpKey {
  key: string;
  does: string;
}

/** In the language of the page. */
export interface HelpPage {
  title: string;
  what: string;
  how: string;
  /** The rulebook that belongs to it; none: all of them. */
  book: string | null;
  keys: readonly HelpKey[];
}

type Kind =
  'lobby' | 'invite' | 'screen' | 'sheets' | 'audit' | 'desk' | 'campaigns' | 'verify' | 'rules';

type Named =
  | 'arrows'
  | 'choose'
  | 'leave'
  | 'zoom'
  | 'board'
  | 'asked'
  | 'log'
  | 'undo'
  | 'face'
  | 'take-back'
  | 'send';

const keysNamed = (...names: readonly Named[]): HelpKey[] =>
  names.map((name) => ({ key: say(`help-key-${name}`), does: say(`help-does-${name}`) }));

/** The keys of a page with a board on which dice fall, and those that only this one has. */
export const boardKeys = (own: readonly HelpKey[] = []): HelpKey[] => [
  ...keysNamed('arrows', 'choose', 'leave', 'zoom'),
  ...own,
  ...keysNamed('board', 'asked', 'log', 'undo'),
  ...keysNamed('face', 'take-back', 'send'),
];

/** A page that belongs to no rule system. */
export const pageOf = (kind: Kind) => (): HelpPage => ({
  title: say(`help-title-${kind}`),
  what: say(`help-what-${kind}`),
  how: say(`help-how-${kind}`),
  book: null,
  keys: [],
});

class Help {
  page = $state.raw<() => HelpPage>(pageOf('lobby'));
  open = $state(false);

  /** A question mark asks for it, wherever nothing is typed. */
  keydown(event: KeyboardEvent): void {
    if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.closest('input, select, textarea, dialog')) return;
    event.preventDefault();
    this.open = true;
  }

  /** While the answer is not called, this page is open. */
  at(page: (() => HelpPage) | Kind): () => void {
    const told = typeof page === 'string' ? pageOf(page) : page;
    this.page = told;
    return () => {
      if (this.page === told) this.page = pageOf('lobby');
      this.open = false;
    };
  }
}

export const help = new Help();
