/** Looking at a campaign as anybody may see it. */

import { Client } from './client';
import { keysOf } from './keys';
import { Problem } from './problem';
import type { Campaign } from './types';

/** A spectator's client, with what the campaign is. Where nobody may look without a key, one that this browser holds lets them
 * in; they still see only what anybody may see. */
export async function lookOn(campaign: string): Promise<{ client: Client; about: Campaign }> {
  const client = new Client(campaign, null);
  try {
    return { client, about: await client.about() };
  } catch (cause) {
    const [held] = Object.values(keysOf(campaign));
    if (!(cause instanceof Problem) || cause.code !== 'key_needed' || !held) throw cause;
    const through = new Client(campaign, null, held);
    return { client: through, about: await through.about() };
  }
}
