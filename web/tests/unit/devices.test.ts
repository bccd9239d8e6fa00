import { describe, expect, it } from 'vitest';
import {
  campaignOf,
  check,
  headersFor,
  intentOf,
  type ToSign,
} from '../../src/lib/devices/signing';
import type { Device } from '../../src/lib/devices/device';
import { toHex } from '../../src/lib/verify/bytes';
import written from '../../../crates/chronicle/tests/vectors/chronicle-2.json?raw';

interface Vectors {
  intents: { parts: Record<string, unknown>; intent: string }[];
  signatures: { what: string; key: string; message: string; signature: string }[];
  keys: { word: string; seed: string; public: string }[];
}

const vectors = JSON.parse(written) as Vectors;

/** A device that writes down what it is asked to sign. */
class Writing implements Device {
  readonly name = 'f'.repeat(64);
  readonly messages: string[] = [];

  sign(message: Uint8Array): Promise<string> {
    this.messages.push(toHex(message));
    return Promise.resolve('0'.repeat(128));
  }
}

describe('signing', () => {
  it('hashes an order like the published vectors', async () => {
    for (const { parts, intent } of vectors.intents) expect(await intentOf(parts)).toBe(intent);
  });

  it('signs what the published signatures are over', async () => {
    const [first] = vectors.intents;
    const device = new Writing();
    const order: ToSign = { intent: first?.intent ?? '', order: first?.parts ?? {} };
    const headers = await headersFor(device, [order]);
    const published = vectors.signatures.find(({ what }) => what === 'order');
    expect(device.messages).toEqual([published?.message]);
    expect(headers['Wapenrol-Signatures']).toBe(`${order.intent}=${'0'.repeat(128)}`);
  });

  it('signs nothing that hashes to something else', async () => {
    const [first] = vectors.intents;
    const order = { ...first?.parts, head: 1 };
    const wanted = headersFor(new Writing(), [{ intent: first?.intent ?? '', order }]);
    await expect(wanted).rejects.toThrow('intent');
  });

  it('signs nothing but what was sent, in this campaign', async () => {
    const genesis = `${'8'.repeat(63)}0`;
    const campaign = campaignOf(genesis);
    const order = {
      batch: 'a',
      campaign: genesis,
      command: { tell: 'x' },
      nonce: '00',
      thrown: [1],
    };
    const asked = [{ intent: '', order }];
    const sent = { batch: 'a', command: { tell: 'x' }, nonce: '00', thrown: [1] };
    await check(campaign, sent, true, asked);
    await expect(check('0123456789', sent, true, asked)).rejects.toThrow('campaign');
    for (const [member, other] of Object.entries({
      batch: 'b',
      command: { tell: 'y' },
      nonce: '11',
      thrown: [2],
    })) {
      const changed = check(campaign, { ...sent, [member]: other }, true, asked);
      await expect(changed).rejects.toThrow(member);
    }
  });

  it('names a campaign by its genesis', () => {
    expect(campaignOf('8000000000004000'.padEnd(64, '0'))).toBe('g000000001');
  });
});
