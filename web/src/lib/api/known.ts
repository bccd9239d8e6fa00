/** Every campaign that whoever looks may know of: those that are listed, and those of which this browser holds a key. */

import { campaigns, Client } from './client';
import { campaignsHeld, keysOf } from './keys';
import type { CampaignSummary } from './types';

export async function known(): Promise<CampaignSummary[]> {
  const listed = await campaigns.list();
  const there = new Set(listed.map(({ campaign }) => campaign));
  const held = campaignsHeld().filter((campaign) => !there.has(campaign));
  const summaries = await Promise.allSettled(
    held.map((campaign) => {
      const [key] = Object.values(keysOf(campaign));
      return new Client(campaign, key ?? null).summary();
    }),
  );
  // A key that opens nothing here belongs to another day.
  return [...listed, ...summaries.flatMap((it) => (it.status === 'fulfilled' ? [it.value] : []))];
}
