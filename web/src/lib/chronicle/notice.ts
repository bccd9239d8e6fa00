/** What the reader should know now: a refusal, what happened meanwhile, trouble. */

import { Problem } from '$lib/api/problem';
import type { LogLine, RefusalView } from '$lib/api/types';
import { say } from '$lib/language/messages.svelte';

/** Something that the reader should know now. */
export interface Notice {
  kind: 'refused' | 'meanwhile' | 'trouble';
  title: string;
  sentence: string;
  clause: string | null;
  allowed: string | null;
  since: LogLine[];
  again: (() => void) | null;
}

const plain = (kind: Notice['kind'], title: string, sentence: string): Notice => ({
  kind,
  title,
  sentence,
  clause: null,
  allowed: null,
  since: [],
  again: null,
});

/** Orders are given now, and the reader looks at the past. */
export function noticeOfPast(): Notice {
  return plain('trouble', say('chronicle-is-past'), say('chronicle-orders-now'));
}

/** Whoever takes something back has ordered nothing since dice fell, or a card or a secret came to light. */
export function noticeOfNothingToTakeBack(): Notice {
  return plain('trouble', say('chronicle-take-back-none'), say('chronicle-take-back-until'));
}

/** The rules refuse what somebody wanted. */
export function noticeOfRefusal({ reason, clause, allowed }: RefusalView): Notice {
  return { ...plain('refused', say('chronicle-refused'), reason), clause, allowed };
}

/** A request failed; `again` asks once more, where that can help. */
export function noticeOf({ details }: Problem, again: (() => void) | null): Notice {
  const stale = details.status === 409;
  const kind = stale ? 'meanwhile' : details.status === 422 ? 'refused' : 'trouble';
  const title = stale
    ? say('chronicle-came-first')
    : kind === 'refused'
      ? say('chronicle-refused')
      : details.title;
  return {
    ...plain(kind, title, details.detail),
    clause: details.clause ?? null,
    allowed: details.allowed ?? null,
    since: details.since ?? [],
    again: stale || details.code === 'unreachable' ? again : null,
  };
}

/** Whatever was thrown as a problem; what is none is a fault of the page itself. */
export function asProblem(cause: unknown): Problem {
  if (cause instanceof Problem) return cause;
  const detail = cause instanceof Error ? cause.message : String(cause);
  return new Problem({ title: say('chronicle-broke'), status: 0, code: 'page', detail });
}
