/** What is wrong with a log: a stable code, the same as the command line's, and a sentence. */
export class Flaw extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
