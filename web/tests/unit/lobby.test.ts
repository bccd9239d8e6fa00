import { describe, expect, it } from 'vitest';
import type { CampaignSummary } from '../../src/lib/api/types';
import { listed, sought } from '../../src/routes/lobby';

const summary = (campaign: string, name: string, day: number, ...owing: string[]) =>
  ({
    campaign,
    name,
    last_at: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
    owing: owing.map((seat) => ({ seat, name: seat, player: null })),
    paused: false,
    closed: false,
  }) as unknown as CampaignSummary;

const all = [
  summary('00aa', 'Saturday’s siege', 3, 'cathay', 'city-guard'),
  summary('00bb', 'Our autumn campaign', 20, 'north'),
  summary('00cc', 'An older battle', 1, 'red'),
];
const keys: Record<string, Record<string, string>> = {
  '00aa': { 'seat/city-guard': 'k', organiser: 'k' },
  '00cc': { 'seat/black': 'k' },
};
const known = listed(all, (campaign) => keys[campaign] ?? {});

describe('the list of campaigns', () => {
  it('has what moved last first', () => {
    expect(known.map(({ campaign }) => campaign.campaign)).toEqual(['00bb', '00aa', '00cc']);
  });

  it('knows where an order of a seat of this browser is awaited, and of which', () => {
    const asked = known.map((one) => one.asked.map(({ seat }) => seat).join());
    expect(asked).toEqual(['', 'city-guard', '']);
  });

  it('waits for nobody while a campaign is paused or closed', () => {
    for (const rest of [{ paused: true }, { closed: true }]) {
      const still = listed([{ ...all[0], ...rest } as CampaignSummary], () => keys['00aa'] ?? {});
      expect(still[0]?.asked).toEqual([]);
    }
  });

  it('is searched by words of the name, in any order, and by the id', () => {
    const found = (text: string) =>
      sought(known, text).map(({ campaign: { campaign } }) => campaign);
    expect(found('')).toHaveLength(3);
    expect(found('CAMPAIGN our')).toEqual(['00bb']);
    expect(found('00c')).toEqual(['00cc']);
    expect(found('nothing')).toEqual([]);
  });
});
