/** What the pages know of a rule system. Its own folder fills this in; `index.ts` lists them all. */

import type { Client } from '$lib/api/client';
import type { AnyView, ScenarioAbout } from '$lib/api/types';
import type { HelpPage } from '$lib/ui/help.svelte';
import type { Component, Snippet } from 'svelte';

/** With whom one is there, and at which engagement. */
export interface EngagementProps {
  client: Client;
  scope: string;
}

/** What an engagement is called where any may stand, in the language of the page. */
export interface Words {
  /** `Siege` */
  kind: string;
  /** What somebody may call a campaign that begins with it: `Saturday's siege`. */
  example: string;
  begin: string;
  ended: string;
  /** It cannot be opened. */
  closed: string;
}

/** What is drawn of it. */
export interface Pages {
  /** Where it is played. `seats` stands at the top: who sits here. */
  page: Component<EngagementProps & { system: System; seats: Snippet }>;
  /** The same for everybody in the room. */
  screen: Component<EngagementProps>;
  /** The board as it stands in a view; where nothing is done on a look, a picture for a story or to print. */
  board: Component<{
    view: AnyView;
    /** Hexes or spaces at which something stands otherwise. */
    changed?: ReadonlySet<string>;
    onlook?: (place: string) => void;
  }>;
  /** A scenario as a picture to choose. */
  preview: Component<{ scenario: ScenarioAbout }>;
}

/** What people hold in their hands, to print; the first two are a seat's own. */
export type SheetKind = 'briefing' | 'roster' | 'reference' | 'map' | 'record';

/** Each is loaded when somebody goes there. */
type Loaded = { [Part in keyof Pages]: () => Promise<Pages[Part]> };

export interface System extends Loaded {
  /** Others are fought for its sake: where an address names no engagement, this is the one. */
  leads: boolean;
  /** Its roles, where a seat plays the one whose name it has. */
  roles?: readonly string[];
  words: () => Words;
  help: () => HelpPage;
  /** What of it can be printed. */
  sheets: readonly SheetKind[];
  /** What the cards of its open decks are called; none: it has none. */
  card?: () => Promise<(card: string) => string>;
  /** How large a scenario is, in a few words. */
  size: (scenario: ScenarioAbout) => string;
  /** Asks whether a game master shall sit there; none: no such seat. */
  master: (() => string) | null;
  /** Asks whether it shall begin with a game for the realm, and who could play that; none: it cannot. */
  realm: ((scenario: ScenarioAbout) => { asks: string; seats: ScenarioAbout['seats'] }) | null;
}
