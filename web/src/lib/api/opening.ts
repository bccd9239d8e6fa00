/** What an engagement is opened with. It is asked for as soon as it is known which one that will be: its page may still be
 * on its way. */

import type { Client } from './client';
import type { AnyOptions, AnyView, LogPage, TurnMark } from './types';

/** How many lines of the log are read at first. */
export const FIRST_LINES = 300;

export interface Opening {
  view: Promise<AnyView>;
  log: Promise<LogPage>;
  turns: Promise<TurnMark[]>;
  /** Nothing: whoever has no key orders nothing, and is not asked. */
  options: Promise<AnyOptions> | null;
}

const ahead = new WeakMap<Client, { scope: string; opening: Opening }>();

function ask(client: Client, scope: string): Opening {
  return {
    view: client.view(scope, null),
    log: client.log(null, null, FIRST_LINES),
    turns: client.turns(scope),
    options: client.key === null ? null : client.options(scope),
  };
}

/** Asks for it before whoever opens the engagement is there. */
export function openAhead(client: Client, scope: string): void {
  if (ahead.get(client)?.scope === scope) return;
  const opening = ask(client, scope);
  // Whoever opens it is told what went wrong.
  for (const answer of [opening.view, opening.log, opening.turns, opening.options]) {
    answer?.catch(() => undefined);
  }
  ahead.set(client, { scope, opening });
}

/** What was asked ahead, once; else it is asked for now. */
export function openingOf(client: Client, scope: string): Opening {
  const found = ahead.get(client);
  ahead.delete(client);
  return found?.scope === scope ? found.opening : ask(client, scope);
}
