/** A rewritten history: another server with the same campaign, cut shorter and played otherwise. */

import { newBatch } from '../../src/lib/api/identity';
import type { NewCampaign } from '../../src/lib/api/types';
import { serve } from './server';

export interface Rewritten {
  origin: string;
  stop: () => Promise<void>;
}

/** Keeps what lies up to a record; another story follows. */
export async function rewritten(log: string, kept: number): Promise<Rewritten> {
  const server = await serve();
  const body =
    log
      .split('\n')
      .slice(0, kept + 1)
      .join('\n') + '\n';
  const ask = async (path: string, init: RequestInit): Promise<unknown> => {
    const answer = await fetch(server.origin + path, { method: 'POST', ...init });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const there = (await ask('/api/campaigns/import', {
    body,
    headers: { 'Content-Type': 'application/x-ndjson' },
  })) as NewCampaign;
  // Nobody can sign for those whose devices are bound: the story is told by a seat that has none.
  const key = there.seats.find(({ seat }) => seat === 'bretonnia')?.key ?? there.organiser.key;
  for (let head = there.head.seq, told = 0; told < 3; told += 1) {
    const order = {
      batch: newBatch(),
      head,
      scope: 'engagement/1',
      command: { tell: { text: 'It was otherwise.' } },
    };
    const answer = (await ask(`/api/campaigns/${there.campaign}/orders`, {
      body: JSON.stringify(order),
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${key}`,
      },
    })) as { head: { seq: number } };
    head = answer.head.seq;
  }
  return server;
}
