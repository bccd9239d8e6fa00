/** What is loaded only where orders are signed. */

import { Problem } from '$lib/api/problem';
import { language, say } from '$lib/language/messages.svelte';
import { device } from './device';
import { check, ForeignIntent, headersFor, type Sent, type ToSign } from './signing';

/** Looks at what waits for a signature, and signs it: headers to send the same again with. */
export async function sign(sent: Sent, toSign: readonly ToSign[]): Promise<Record<string, string>> {
  await language.learn('devices');
  try {
    check(sent, toSign);
    // This page reads no orders: who types one sees how the server has read it.
    const command = JSON.stringify(toSign[0]?.order.command);
    if (typeof sent.body.notation === 'string') {
      const { notation } = sent.body;
      if (!window.confirm(say('devices-read-as', { notation, command }))) {
        throw new ForeignIntent('command');
      }
    }
    return await headersFor(await device(), toSign);
  } catch (cause) {
    if (!(cause instanceof ForeignIntent)) throw cause;
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
