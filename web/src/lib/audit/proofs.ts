/** What a proof says, in words. */

import { say } from '$lib/language/messages.svelte';
import type { Proof, ProofStep } from '$lib/verify/proof';

/** The whole of it in one sentence. */
export function judged({ judgement, chance, signed, givers = [] }: Proof): string {
  if (judgement === 'proved' && givers.length > 0) {
    return say('audit-proof-shared', { names: givers.join(', '), count: givers.length });
  }
  if (judgement === 'proved' && signed !== undefined) {
    return say(signed ? 'audit-proof-signed' : 'audit-proof-unsigned');
  }
  if (judgement !== 'thrown' || chance?.source.from !== 'thrown') {
    return judgement === 'thrown' ? say('audit-proof-hidden') : say(`audit-proof-${judgement}`);
  }
  const { enteredBy, witness } = chance.source;
  return witness === null
    ? say('audit-thrown-unwitnessed', { by: enteredBy })
    : say('audit-thrown-witnessed', { by: enteredBy, witness });
}

/** What one step shows. */
export function titleOf({ what }: ProofStep, { envelope }: Proof): string {
  if (what === 'order_hidden') return say('audit-step-order');
  if (what === 'intent_hidden') return say('audit-step-intent');
  const name = what === 'bytes_intent' ? 'bytes' : what;
  return say(`audit-step-${name}`, { blocks: envelope?.blocks.length ?? 0 });
}

/** What is computed in it, as one would write it down. */
export function formulaOf({ what }: ProofStep, { chance }: Proof): string {
  const of = chance?.what === 'dice' ? chance.sides : (chance?.of ?? 0);
  return say(`audit-formula-${what}`, { of });
}
