/** What somebody could want to order, whether it is allowed or not. */

import type { AnyCommand, RefusalView } from '$lib/api/types';

export interface BlockedOption {
  /** In a word or two: `Strike`. */
  name: string;
  command: AnyCommand;
}

/** Options that are refused for the same reason stand together; what is allowed instead is said once. */
export function alike(
  refused: readonly { name: string; refusal: RefusalView }[],
): { names: string[]; refusal: RefusalView }[] {
  const found = new Map<string, { names: string[]; refusal: RefusalView }>();
  for (const { name, refusal } of refused) {
    const reason = `${refusal.clause} ${refusal.reason}`;
    const known = found.get(reason);
    if (known) {
      known.names.push(name);
      continue;
    }
    const said = [...found.values()].some((other) => other.refusal.allowed === refusal.allowed);
    const allowed = said ? null : refusal.allowed;
    found.set(reason, { names: [name], refusal: { ...refusal, allowed } });
  }
  return [...found.values()];
}
