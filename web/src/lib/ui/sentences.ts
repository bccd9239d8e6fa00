/** Finds the clauses that a sentence names. */

export interface Piece {
  text: string;
  clause: boolean;
}

const CLAUSE =
  /\b(?:HEI|WAP|HAV|HRZ)-\d{3}\b|\bACT-\d{2}\b|\b(?:CAR|MAP)-\d{1,2}\b|\b[RW]-\d{2,3}\b/g;

export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of sentence.matchAll(CLAUSE)) {
    if (match.index > from) found.push({ text: sentence.slice(from, match.index), clause: false });
    found.push({ text: match[0], clause: true });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from), clause: false });
  return found;
}
