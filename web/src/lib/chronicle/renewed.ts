/** What the server answers anew: the parts that are as they were stay the same objects, and nothing is drawn again for them. */

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How long the log was when the server answered changes nothing of what it said. */
const PASSES = 'head';
/** What no answer says. */
const MISSING = Symbol('missing');

/** JSON that came after other JSON; the whole of the former, where both say the same. */
export function renewed<Answer>(before: unknown, after: Answer): Answer {
  return shared(before, after) as Answer;
}

function shared(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) return sharedItems(before, after);
  if (isMembers(before) && isMembers(after)) return sharedMembers(before, after);
  return after;
}

// Some thousand values are looked at: nothing is made for those that nobody needs anew.

function sharedItems(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let same = before.length === after.length;
  let renewed: unknown[] | null = null;
  for (let at = 0; at < after.length; at += 1) {
    const part = shared(before[at], after[at]);
    if (part !== before[at]) same = false;
    if (part !== after[at]) (renewed ??= [...after])[at] = part;
  }
  return same ? before : (renewed ?? after);
}

function sharedMembers(before: Members, after: Members): Members {
  const names = Object.keys(after);
  let same = names.length === Object.keys(before).length;
  let renewed: Record<string, unknown> | null = null;
  for (const name of names) {
    const was = Object.hasOwn(before, name) ? before[name] : MISSING;
    const part = shared(was, after[name]);
    if (part !== was && (was === MISSING || name !== PASSES)) same = false;
    if (part !== after[name]) (renewed ??= { ...after })[name] = part;
  }
  return same ? before : (renewed ?? after);
}
