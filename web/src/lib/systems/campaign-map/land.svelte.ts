/** The map of a campaign as a page holds it. */

import type { Client } from '$lib/api/client';
import { newBatch, newNonce } from '$lib/api/identity';
import type { AnyView, Schemas } from '$lib/api/types';
import { Engagement } from '$lib/chronicle/engagement.svelte';
import { asProblem } from '$lib/chronicle/notice';
import { landOf } from './land';
import type { BannerOrder, Land as View, LandOptions } from './types';

const NOTHING: LandOptions = { banners: [], orders: [] };

/** What passes on every turn, whatever anybody does. */
const ROUTINE: ReadonlySet<string> = new Set(
  ['phase_begun', 'seat_done', 'orders_written'].map((kind) => `campaign-map.${kind}`),
);

export class Land extends Engagement<View, LandOptions> {
  override readonly routine = ROUTINE;

  constructor(client: Client, scope: string, at: number | null) {
    super(client, scope, at, NOTHING);
  }

  protected viewIn(answer: AnyView): View {
    if (answer.system === 'map') {
      const { map, fought_as, realm_as = null, waits = [] } = answer;
      return { ...map, fought_as, realm_as, waits };
    }
    throw new Error('The server shows something else than a map.');
  }

  protected override prepare(answer: AnyView): void {
    if (answer.system === 'map') landOf(answer.map.map, answer.map.spaces);
  }

  /** A spectator has none. */
  protected async askOptions(): Promise<LandOptions> {
    if (this.client.key === null) return NOTHING;
    const answer = await this.answeredOptions();
    return answer.system === 'map' ? { banners: answer.banners, orders: answer.options } : NOTHING;
  }

  protected changed(before: View, after: View): Set<string> {
    const was = new Map(before.spaces.map((space) => [space.id, JSON.stringify(space)]));
    const spaces = after.spaces.filter((space) => was.get(space.id) !== JSON.stringify(space));
    return new Set(spaces.map(({ id }) => id));
  }

  /** Says why a banner may not be sent where somebody sends it all the same. */
  async refuseOrders(orders: Record<string, BannerOrder>): Promise<void> {
    const refusal = await this.why({ write: { orders } });
    if (refusal) this.refuse(refusal);
  }

  /** An order for the campaign as a whole, such as opening a fight. */
  async giveCampaign(command: Schemas['CampaignCommand']): Promise<void> {
    this.notice = null;
    this.busy = true;
    try {
      await this.client.order({
        batch: newBatch(),
        head: this.head,
        scope: 'campaign',
        command,
        nonce: newNonce(),
      });
      await this.refresh();
    } catch (cause) {
      this.tell(asProblem(cause), null);
    } finally {
      this.busy = false;
    }
  }
}
