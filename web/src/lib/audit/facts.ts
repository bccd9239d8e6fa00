/** The payload of a fact as rows: what, how much, and by which clause. */

export interface FactRow {
  readonly name: string;
  readonly value: string;
  readonly clause: string | null;
}

const words = (name: string) => name.replaceAll('_', ' ');

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const plain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** One row for each number or word; what a clause gives stands beside that clause. */
export function numbersOf(data: unknown, under = ''): FactRow[] {
  if (!isObject(data)) return [];
  const clause = typeof data.clause === 'string' ? data.clause : null;
  const rows: FactRow[] = [];
  for (const [name, value] of Object.entries(data)) {
    if (name === 'clause') continue;
    const full = under && name !== under ? `${under}: ${words(name)}` : words(name);
    if (plain(value)) rows.push({ name: full, value: String(value), clause });
    else if (Array.isArray(value) && value.every(plain)) {
      if (value.length > 0) rows.push({ name: full, value: value.join(', '), clause });
    } else if (Array.isArray(value)) {
      for (const item of value) rows.push(...numbersOf(item, words(name)));
    } else rows.push(...numbersOf(value, words(name)));
  }
  return rows;
}
