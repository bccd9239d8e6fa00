/**
 * Every request of the pages, typed. A client belongs to one campaign and one key.
 */

import { language } from '$lib/language/messages.svelte';
import { answers } from './answers';
import type { BatchSeen } from './follow';
import { newBatch } from './identity';
import { Problem } from './problem';
import type {
  Accepted,
  ActPreview,
  AheadLeft,
  BackupChecked,
  AmendBody,
  AmendmentPreview,
  AnyOptions,
  AnyView,
  AssaultCommand,
  Campaign,
  CampaignSummary,
  CauseRecord,
  ClauseText,
  DeputyKey,
  DeskAct,
  Comparison,
  Continuity,
  DisputesCommand,
  DisputesView,
  Done,
  Ask,
  DicePolicy,
  DiceLedger,
  Foretold,
  Health,
  HouseRules,
  LineOfFire,
  LogPage,
  Moves,
  NewCampaign,
  NewRealm,
  OrderBody,
  Preview,
  RewindBody,
  RewindPreview,
  RollsFound,
  RollsWanted,
  Rulebook,
  RollAudit,
  ScenarioAbout,
  OrganiserKey,
  PassingNow,
  SeatKey,
  Story,
  Survey,
  Timelines,
  TurnMark,
  Verification,
  Visibility,
  Waiting,
  WhatIf,
  ZoneOfFire,
} from './types';

async function send(path: string, init: RequestInit, key: string | null): Promise<Response> {
  const headers = new Headers(init.headers);
  if (key) headers.set('Authorization', `Bearer ${key}`);
  // The page's language, which need not be the browser's.
  headers.set('Accept-Language', language.code);
  let response: Response;
  answers.awaited += 1;
  try {
    response = await fetch(path, { ...init, headers, cache: 'no-store' });
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw Problem.unreachable();
  } finally {
    answers.awaited -= 1;
  }
  answers.heard?.(response);
  if (!response.ok) throw await Problem.from(response);
  return response;
}

/** When an answer was heard that the service worker has kept; nothing: it is the server's own. */
function keptSince(response: Response): number | null {
  const kept = response.headers.get('X-Wapenrol-Kept');
  return kept === null ? null : Number(kept);
}

/** The host's password, as HTTP's own credentials without a user's name. */
function founding(password: string | null): Record<string, string> {
  if (!password) return {};
  const bytes = new TextEncoder().encode(`:${password}`);
  return { Authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
}

/** What somebody wants who begins a campaign. */
export interface Founding {
  scenario: string;
  name: string;
  game_master: boolean;
  /** A game for the realm comes first; none: the campaign begins at once. */
  realm: NewRealm | null;
  /** Who sits where. */
  players: Record<string, string>;
  /** What the table has agreed on. */
  house_rules: HouseRules;
  /** Of which version the log is: in 2 devices sign orders. */
  log: '1' | '2';
  /** Who gives to dice, where the log is of version 2. */
  dice: DicePolicy | null;
  /** Who may look without a key. */
  visibility: Visibility;
  /** The organiser reads no more than this seat, or than everybody; none: they read everything. */
  blind: { seat?: string | null } | null;
}

async function get<T>(path: string, key: string | null = null, signal?: AbortSignal): Promise<T> {
  const response = await send(path, signal ? { signal } : {}, key);
  return (await response.json()) as T;
}

async function post<T>(
  path: string,
  body: unknown,
  key: string | null = null,
  signal?: AbortSignal,
): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) };
  const response = await send(path, init, key);
  return (await response.json()) as T;
}

export const campaigns = {
  list: (): Promise<CampaignSummary[]> => get('/api/campaigns'),
  scenarios: (): Promise<ScenarioAbout[]> => get('/api/scenarios'),
  create: async (wish: Founding, password: string | null): Promise<NewCampaign> => {
    const { name, ...rest } = wish;
    const headers = { 'Content-Type': 'application/json', ...founding(password) };
    const init = { method: 'POST', headers, body: JSON.stringify({ ...rest, name: name || null }) };
    return (await (await send('/api/campaigns', init, null)).json()) as NewCampaign;
  },
  import: async (text: string, password: string | null): Promise<NewCampaign> => {
    const headers = { 'Content-Type': 'application/x-ndjson', ...founding(password) };
    const init = { method: 'POST', headers, body: text };
    return (await (await send('/api/campaigns/import', init, null)).json()) as NewCampaign;
  },
};

/** Sends a log to be checked, and its orders to be decided once more; nothing is kept of it there. */
export async function decideAgain(text: string): Promise<Verification> {
  const headers = { 'Content-Type': 'application/x-ndjson' };
  const init = { method: 'POST', headers, body: text };
  return (await (await send('/api/verify', init, null)).json()) as Verification;
}

/** What the server says of itself. */
export function health(): Promise<Health> {
  return get('/api/health');
}

/** The rulebooks as somebody may read them who sits at no table. */
export function rulebooks(): Promise<Rulebook[]> {
  return get('/api/clauses');
}

/** A clause as somebody may read it who sits at no table. */
export function clause(id: string): Promise<ClauseText> {
  return get(`/api/clauses/${encodeURIComponent(id)}`);
}

/** What passes between the map of a campaign and its fights. */
export function carryTable(): Promise<ClauseText[]> {
  return get('/api/carry');
}

export class Client {
  readonly campaign: string;
  key: string | null;
  /** Told of every batch that the page's stream brings. */
  readonly listeners = new Set<(batch: BatchSeen) => void>();
  /** What has come with the link beside its keys. */
  brought = '';
  /** What this browser's device does when it is asked for something. */
  asked: ((ask: Ask) => void) | null = null;
  /** What the page does when thrown dice wait to be confirmed, or wait no more. */
  threw: (() => void) | null = null;
  /** The device that hears what it is asked, once it attends; then the stream is opened anew. */
  device: string | null = null;
  readonly attending = new EventTarget();
  /** When the last answer was heard, if it is one that the service worker has kept. */
  kept: number | null = null;
  #told: Promise<Campaign> | null = null;
  /** A device signs what is sent here. */
  #signs = false;

  /** What lets them in: their key, or another's by which they see what anybody may see. */
  #access: string | null;

  constructor(campaign: string, key: string | null, through: string | null = null) {
    this.campaign = campaign;
    this.key = key;
    this.#access = key ?? (through === null ? null : `public.${through}`);
  }

  address(path: string, query: Record<string, string | number | null | undefined> = {}): string {
    const filled = Object.entries(query).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, String(value)]],
    );
    const text = new URLSearchParams(filled).toString();
    const base = `/api/campaigns/${encodeURIComponent(this.campaign)}${path}`;
    return text ? `${base}?${text}` : base;
  }

  /** What the page shows of the table: without the server, what it said last. */
  async #look<T>(path: string): Promise<T> {
    const response = await send(path, {}, this.#access);
    this.kept = keptSince(response);
    return (await response.json()) as T;
  }

  /** Sends what a device may have to sign: what waits for a signature is asked for, and sent again with it. */
  async signed<T>(path: string, body: object): Promise<T> {
    let signed: Record<string, string> = {};
    for (let since = Date.now(), tries = 1; ;) {
      try {
        const answer = await this.post<T>(path, body, signed);
        if (this.#signs) void this.#compare(body);
        return answer;
      } catch (cause) {
        // Where devices sign and give, more is asked before the same can be sent again.
        if (!(cause instanceof Problem && /_needed$|^being_asked$|^throw_waits$/.test(cause.code)))
          throw cause;
        const { again } = await import('$lib/devices/sign');
        const { reader } = await this.told();
        const sent = { campaign: this.campaign, reader, path, body: { ...body } };
        const word = await again(this, cause, sent, { since, tries });
        if (word) {
          [signed, tries] = [word, tries + 1];
          this.#signs = true;
        }
      }
    }
  }

  /** Was it recorded as it was signed? Nobody waits for that; whether it was is told when it is known. */
  async #compare(body: object): Promise<void> {
    const { compare } = await import('$lib/checkpoints/orders');
    await compare(this, 'batch' in body ? String(body.batch) : null);
  }

  /** Sends something of the campaign, as it is. */
  async post<T>(path: string, body: unknown, more: Record<string, string>): Promise<T> {
    const headers = { 'Content-Type': 'application/json', ...more };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await send(this.address(path), init, this.#access)).json()) as T;
  }

  /** Reads something of the campaign. */
  read<T>(path: string): Promise<T> {
    return get(this.address(path), this.#access);
  }

  /** From now on the device hears what it is asked. */
  attend(device: string): void {
    this.device = device;
    this.attending.dispatchEvent(new Event('change'));
  }

  /** What the list says of the campaign, which may stand in none. */
  summary(): Promise<CampaignSummary> {
    return this.read('/summary');
  }

  /** Says who may look without a key. */
  show(visibility: Visibility): Promise<unknown> {
    return this.post('/visibility', { visibility }, {});
  }

  /** Asks what the campaign is. */
  about(): Promise<Campaign> {
    const told = this.#look<Campaign>(this.address(''));
    this.#told = told;
    told.catch(() => (this.#told = null));
    return told;
  }

  /** What the campaign is, as it was told last: a page and what lies on it ask once. */
  told(): Promise<Campaign> {
    return this.#told ?? this.about();
  }

  rulebooks(): Promise<Rulebook[]> {
    return get(this.address('/clauses'), this.#access);
  }

  clause(id: string): Promise<ClauseText> {
    return get(this.address(`/clauses/${encodeURIComponent(id)}`), this.#access);
  }

  view(scope: string, at: number | null): Promise<AnyView> {
    return this.#look(this.address('/view', { scope, at }));
  }

  /** What may be ordered now, or could have been behind a record. */
  options(scope: string, as: string | null = null, at: number | null = null): Promise<AnyOptions> {
    return get(this.address('/options', { scope, as, at }), this.#access);
  }

  moves(scope: string, figures: readonly string[], signal?: AbortSignal): Promise<Moves> {
    return get(this.address('/moves', { scope, figure: figures.join(',') }), this.#access, signal);
  }

  /** What a piece of a battle could do, from where it stands or from elsewhere. */
  survey(scope: string, piece: string, from: string | null, signal?: AbortSignal): Promise<Survey> {
    return get(this.address('/survey', { scope, piece, from }), this.#access, signal);
  }

  /** The line of fire between two places of an assault, and who stands there. */
  lineOfFire(
    scope: string,
    line: { from: string; to: string; shooter: string | null; target: string | null },
    signal?: AbortSignal,
  ): Promise<LineOfFire> {
    return get(this.address('/line-of-fire', { scope, ...line }), this.#access, signal);
  }

  /** What the dice of any order of an assault would do, whether it is listed or not. */
  foretold(scope: string, command: AssaultCommand, signal?: AbortSignal): Promise<Foretold> {
    return post(this.address('/foretold'), { scope, command }, this.#access, signal);
  }

  /** What somebody sees from a place of an assault. */
  zoneOfFire(
    scope: string,
    from: string,
    sentry: string | null,
    signal?: AbortSignal,
  ): Promise<ZoneOfFire> {
    return get(this.address('/zone-of-fire', { scope, from, sentry }), this.#access, signal);
  }

  order(order: OrderBody): Promise<Accepted> {
    return this.signed('/orders', order);
  }

  preview(order: OrderBody, signal?: AbortSignal): Promise<Preview> {
    return post(this.address('/preview'), order, this.#access, signal);
  }

  /** Some lines of the log; without a first one those before the last. */
  log(from: number | null, to: number | null, limit: number): Promise<LogPage> {
    return get(this.address('/log', { from, to, limit }), this.#access);
  }

  turns(scope: string): Promise<TurnMark[]> {
    return get(this.address('/turns', { scope }), this.#access);
  }

  /** `only`: the one engagement that goes back. */
  rewindPreview(to: number, only: string | null): Promise<RewindPreview> {
    return get(this.address('/rewinds/preview', { to, only }), this.#access);
  }

  rewind(body: RewindBody): Promise<Accepted> {
    return this.signed('/rewinds', body);
  }

  timelines(): Promise<Timelines> {
    return get(this.address('/timelines'), this.#access);
  }

  /** What changed from one record to another, or to now: at a table, or where most did. */
  compare(scope: string | null, from: number, to: number | null): Promise<Comparison> {
    return get(this.address('/compare', { scope, from, to }), this.#access);
  }

  /** The what-ifs that lie beside the campaign. */
  whatIfs(): Promise<WhatIf[]> {
    return get(this.address('/what-ifs'), this.#access);
  }

  beginWhatIf(wanted: { at?: number; name?: string }): Promise<NewCampaign> {
    return this.post('/what-ifs', wanted, {});
  }

  /** How one stands against the campaign as it is now: at a table, or where most differs. */
  compareWhatIf(what_if: string, scope: string | null): Promise<Comparison> {
    return get(this.address('/what-ifs/compare', { what_if, scope }), this.#access);
  }

  throwAwayWhatIf(what_if: string): Promise<unknown> {
    return this.post('/what-ifs/thrown-away', { what_if }, {});
  }

  roll(seq: number): Promise<RollAudit> {
    return get(this.address('/roll', { seq }), this.#access);
  }

  rolls(wanted: RollsWanted): Promise<RollsFound> {
    return get(this.address('/rolls', { ...wanted }), this.#access);
  }

  desk(): Promise<DisputesView> {
    return get(this.address('/desk'), this.#access);
  }

  /** Witnesses, disputes, rulings, consent, house rules, pauses, deadlines, the end. */
  atTheDesk(command: DisputesCommand): Promise<Done> {
    return this.signed('/desk', { batch: newBatch(), command });
  }

  /** What a ruling, an adoption or a value that is set right would change. Nothing is written. */
  previewAct(act: DeskAct): Promise<ActPreview> {
    return post(this.address('/desk/preview'), act, this.#access);
  }

  continuity(receipts: readonly string[]): Promise<Continuity> {
    return get(this.address('/continuity', { receipts: receipts.join(',') }), this.#access);
  }

  /** What the campaign waits for, and for whom. */
  waiting(): Promise<Waiting> {
    return get(this.address('/waiting'), this.#access);
  }

  /** What the key's holder has left ahead of time. */
  ahead(scope: string): Promise<AheadLeft> {
    return get(this.address('/ahead', { scope }), this.#access);
  }

  /** Leaves orders ahead of time, in place of all that was left before. */
  leaveAhead(scope: string, orders: readonly string[]): Promise<AheadLeft> {
    return post(this.address('/ahead'), { scope, orders }, this.#access);
  }

  /** Does the key's holder pass where they have no choice? */
  passing(): Promise<PassingNow> {
    return get(this.address('/passing'), this.#access);
  }

  /** Lets them pass there from now on, or no more. */
  setPassing(passes: boolean): Promise<PassingNow> {
    return post(this.address('/passing'), { passes }, this.#access);
  }

  /** Says where reminders go; the server tries the address first. */
  reminders(to: string | null): Promise<{ set: boolean }> {
    return post(this.address('/reminders'), { address: to }, this.#access);
  }

  /** Brings the host's backup up to date, and checks it. */
  backup(): Promise<BackupChecked> {
    return post(this.address('/backup'), {}, this.#access);
  }

  /** The address of the feed in the language of the page; everybody may read it. */
  feed(): string {
    return this.address('/feed.atom', { lang: language.code });
  }

  dice(): Promise<DiceLedger> {
    return get(this.address('/dice'), this.#access);
  }

  amendmentPreview(body: AmendBody): Promise<AmendmentPreview> {
    return post(this.address('/amendments/preview'), body, this.#access);
  }

  amend(body: AmendBody): Promise<{ accepted: Accepted; amended: AmendmentPreview }> {
    return this.signed('/amendments', body);
  }

  verify(): Promise<Verification> {
    return get(this.address('/verify'), this.#access);
  }

  /** The record that changed what a fight has changed; counted behind a record, or at the head. */
  cause(engagement: number, fact: number, at: number | null): Promise<CauseRecord> {
    return get(this.address('/cause', { engagement, fact, at }), this.#access);
  }

  story(): Promise<Story> {
    return get(this.address('/story'), this.#access);
  }

  async storyMarkdown(base: string): Promise<Blob> {
    return (await send(this.address('/story/markdown', { base }), {}, this.#access)).blob();
  }

  /** Records as they stand in the log, one a line; without a last one all that follow. */
  records(from: number, to: number | null): Promise<Response> {
    return send(this.address('/chronicle', { from, to }), {}, this.#access);
  }

  async chronicle(): Promise<Blob> {
    return (await send(this.address('/chronicle'), {}, this.#access)).blob();
  }

  /** A whole HTML document, made by the server for this reader. */
  async sheets(scope: string, seat: string | null, only: string | null): Promise<string> {
    return (await send(this.address('/sheets', { scope, seat, only }), {}, this.#access)).text();
  }

  /** `own`: it is the seat of whoever sits here, who speaks with the new key from then on. */
  async replaceKey(seat: string, own = false): Promise<SeatKey> {
    const fresh = await this.signed<SeatKey>('/keys', { seat, batch: newBatch() });
    if (own) this.key = this.#access = fresh.key;
    return fresh;
  }

  /** A new key for a deputy; an old one opens nothing any more. */
  deputyKey(name: string): Promise<DeputyKey> {
    return this.post<DeputyKey>('/keys/deputy', { name }, {});
  }

  /** The key of whoever sits here, who is the organiser, is replaced; from then on this speaks with the new one. */
  async replaceOwnKey(): Promise<string> {
    const { key } = await this.post<OrganiserKey>('/keys/organiser', {}, {});
    this.key = this.#access = key;
    return key;
  }

  stream(after: number, signal: AbortSignal): Promise<Response> {
    const device = this.device === null ? {} : { 'Wapenrol-Device': this.device };
    const headers = { Accept: 'text/event-stream', 'Last-Event-ID': String(after), ...device };
    return send(this.address('/stream', { after }), { headers, signal }, this.#access);
  }
}
