/** Finds the marked words of a message: `Greyed out: <strong>3</strong> lines`. */

export interface MarkedText {
  text: string;
  /** The name of its mark; none: plain. */
  mark: string | null;
}

export function marked(message: string): MarkedText[] {
  const found: MarkedText[] = [];
  let from = 0;
  for (const match of message.matchAll(/<([a-z]+)>(.*?)<\/\1>/gs)) {
    if (match.index > from) found.push({ text: message.slice(from, match.index), mark: null });
    found.push({ text: match[2] ?? '', mark: match[1] ?? null });
    from = match.index + match[0].length;
  }
  if (from < message.length) found.push({ text: message.slice(from), mark: null });
  return found;
}
