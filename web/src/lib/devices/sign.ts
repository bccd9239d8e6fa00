/** What is loaded only where orders are signed. */

import type { Client } from '$lib/api/client';
import { Problem } from '$lib/api/problem';
import { note } from '$lib/checkpoints/orders';
import { language, say } from '$lib/language/messages.svelte';
import { device } from './device';
import { waitingThrow } from './requests';
import { check, ForeignIntent, headersFor, type Sent, type ToSign } from './signing';

/** Somebody may be faster each time that something is signed; whoever is beaten so often is told. */
const MOST_TRIES = 6;

/** How long somebody waits for the others' part in dice before they are told, in milliseconds. */
const LONGEST_ASK = 60_000;

/** Looks whether a throw is settled so often, in milliseconds. */
const BETWEEN_LOOKS = 700;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Waits until another person has confirmed or contested what this order threw; another's order is not waited for. */
async function seen(client: Client, cause: Problem, batch: unknown): Promise<void> {
  for (;;) {
    const waits = await waitingThrow(client);
    if (waits === null) return;
    if (waits.batch !== batch) throw cause;
    await pause(BETWEEN_LOOKS);
  }
}

/**
 * What has to be done before the same is sent again: headers to send it with, or nothing but to wait until the others
 * have given to somebody's dice, or seen them.
 */
export async function again(
  client: Client,
  cause: Problem,
  sent: Sent,
  { since, tries }: { since: number; tries: number },
): Promise<Record<string, string> | null> {
  if (cause.code === 'being_asked' && Date.now() - since < LONGEST_ASK) {
    await pause(300);
    return null;
  }
  if (cause.code === 'throw_waits') {
    await seen(client, cause, sent.body.batch);
    return null;
  }
  if (cause.code !== 'signature_needed' || tries >= MOST_TRIES) throw cause;
  return sign(client, sent, cause.details.to_sign ?? []);
}

/** Looks at what waits for a signature, and signs it: headers to send the same again with. */
async function sign(
  client: Client,
  sent: Sent,
  toSign: readonly ToSign[],
): Promise<Record<string, string>> {
  await language.learn('devices');
  try {
    check(sent, toSign);
    const { notation } = sent.body;
    const [order] = toSign;
    if (typeof notation === 'string' && order) {
      // Few orders are typed.
      const { isMeant } = await import('./reading');
      if (!(await isMeant(client, notation, order.order))) throw notMeant();
    }
    const headers = await headersFor(await device(), toSign);
    note(sent.campaign, toSign);
    return headers;
  } catch (cause) {
    if (!(cause instanceof ForeignIntent)) throw cause;
    throw foreign(cause.message);
  }
}

/** Whoever typed it meant something else. */
const notMeant = (): Problem =>
  new Problem({
    title: say('devices-not-meant'),
    status: 0,
    code: 'not_meant',
    detail: say('devices-not-meant-what'),
  });

function foreign(what: string): Problem {
  return new Problem({
    title: say('devices-foreign-intent'),
    status: 0,
    code: 'foreign_intent',
    detail: say('devices-foreign-intent-what', { what }),
  });
}
