/** What is loaded only where orders are signed. */

import { Problem } from '$lib/api/problem';
import { language, say } from '$lib/language/messages.svelte';
import { device } from './device';
import { check, ForeignIntent, headersFor, type Sent, type ToSign } from './signing';

/** Looks at what waits for a signature, and signs it: headers to send the same again with. */
export async function sign(
  campaign: string,
  path: string,
  sent: unknown,
  toSign: readonly ToSign[],
): Promise<Record<string, string>> {
  try {
    await check(campaign, sent as Sent, path === '/orders', toSign);
    return await headersFor(await device(), toSign);
  } catch (cause) {
    if (!(cause instanceof ForeignIntent)) throw cause;
    await language.learn('devices');
    throw foreign(cause.message);
  }
}

function foreign(what: string): Problem {
  return new Problem({
    title: say('devices-foreign-intent'),
    status: 0,
    code: 'foreign_intent',
    detail: say('devices-foreign-intent-what', { what }),
  });
}
