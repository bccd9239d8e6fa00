/** Finds the clauses that a sentence names. */

export interface Segment {
  text: string;
  clause: boolean;
}

const CLAUSE =
  /\b(?:HEI|WAP|HAV|HRZ)-\d{3}\b|\bACT-\d{2}\b|\b(?:CAR|MAP)-\d{1,2}\b|\b[RW]-\d{2,3}\b/g;

export function segments(sentence: string): Segment[] {
  const found: Segment[] = [];
  let from = 0;
  for (const match of sentence.matchAll(CLAUSE)) {
    if (match.index > from) found.push({ text: sentence.slice(from, match.index), clause: false });
    found.push({ text: match[0], clause: true });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from), clause: false });
  return found;
}

/** A clause that a sentence names, with what may not be parted from it at the end of a line; else text. */
export interface Run {
  before: string;
  clause: string | null;
  after: string;
}

/** The same, with brackets and full stops beside the clauses that they belong to. */
export function runs(sentence: string): Run[] {
  const found: Run[] = [];
  let left = '';
  const all = segments(sentence);
  all.forEach(({ text, clause }, index) => {
    if (clause) {
      const next = all[index + 1];
      const after = (next && !next.clause && /^[^\s\w]+/.exec(next.text)?.[0]) || '';
      found.push({ before: left, clause: text, after });
      left = after;
      return;
    }
    // What was put behind the clause before is not said twice.
    const rest = text.slice(left.length);
    const opens = all[index + 1]?.clause ? (/[^\s\w]+$/.exec(rest)?.[0] ?? '') : '';
    const plain = rest.slice(0, rest.length - opens.length);
    if (plain) found.push({ before: plain, clause: null, after: '' });
    left = opens;
  });
  return found;
}
