/** The list of campaigns as the lobby shows it: what waits for whoever looks, then what moved last. */

import type { Keys } from '$lib/api/keys';
import type { CampaignSummary } from '$lib/api/types';

export interface Listed {
  readonly campaign: CampaignSummary;
  /** Seats whose key this browser holds and who owe an order. */
  readonly asked: CampaignSummary['owing'];
}

/** The campaigns, each with the seats of this browser that are asked; the one that moved last first. */
export function listed(
  all: readonly CampaignSummary[],
  keysOf: (campaign: string) => Keys,
): Listed[] {
  return all
    .map((campaign) => {
      const held = keysOf(campaign.campaign);
      const waits = !campaign.paused && !campaign.closed;
      return {
        campaign,
        asked: waits ? campaign.owing.filter(({ seat }) => `seat/${seat}` in held) : [],
      };
    })
    .sort((one, other) => Date.parse(other.campaign.last_at) - Date.parse(one.campaign.last_at));
}

/** Those whose name holds all of the words, or whose id begins with what is sought. */
export function sought(all: readonly Listed[], text: string): Listed[] {
  const words = text.trim().toLocaleLowerCase().split(/\s+/);
  return all.filter(({ campaign: { campaign, name } }) => {
    const hay = name.toLocaleLowerCase();
    return words.every((word) => hay.includes(word)) || campaign.startsWith(words[0] ?? '');
  });
}
