/** Being told that it is one's turn: said under Seats, heard by somebody's channel. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { NewCampaign } from '../../src/lib/api/types';
import { accessible, fits } from './accessibility';
import { person, sit } from './campaigns';
import { serve } from './server';

describe('being told that it is one’s turn', () => {
  it('is asked for with an address that answers, and given up again', async () => {
    const heard: string[] = [];
    const channel = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        heard.push((JSON.parse(body) as { content: string }).content);
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((listening) => channel.listen(0, '127.0.0.1', listening));
    const { port } = channel.address() as AddressInfo;
    const host = await serve(undefined, ['--webhooks-to-private-nets']);
    try {
      const made = await fetch(`${host.origin}/api/campaigns`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ scenario: 'siege', name: 'Notices', log: '1' }),
      });
      const { campaign, seats } = (await made.json()) as NewCampaign;
      const key = seats.find(({ seat }) => seat === 'cathay')?.key ?? '';
      const page = await person({ own: true, width: 360, height: 740 });
      await sit(page, `${host.origin}/c/${campaign}?tab=seats#${key}`);
      const panel = page.getByRole('region', { name: 'Tell me when it is my turn' });
      await panel.getByText('You get one message when').waitFor();
      // Nobody scrolls past all the others to what is their own.
      const rows = page.getByRole('tabpanel').getByRole('listitem');
      const [first] = await rows.allTextContents();
      expect(first).toContain('Blue Lotus Society');
      const [mine, others] = [await panel.boundingBox(), await rows.first().boundingBox()];
      expect(mine?.y ?? Infinity).toBeLessThan(others?.y ?? 0);
      await accessible(page);
      await fits(page);
      const address = panel.getByLabel('The address of a webhook');
      await address.fill('http://127.0.0.1:1/nobody');
      await panel.getByRole('button', { name: 'Try it' }).click();
      await panel.getByRole('alert').waitFor();
      await address.fill(`http://127.0.0.1:${port}/hook`);
      await panel.getByRole('button', { name: 'Try it' }).click();
      await panel.getByText(`You are told at 127.0.0.1:${port}.`).waitFor();
      expect(heard).toEqual(['Notices: you will be told here when it is your turn.']);
      await accessible(page);
      await panel.getByRole('button', { name: 'Tell me no more' }).click();
      await panel.getByText('You are told at').waitFor({ state: 'detached' });
    } finally {
      await host.stop();
      channel.close();
    }
  });
});
