/** Reads the commands of any rulebook: a word such as `done`, or one word with what it says. */

/** The first word of a command: `done`, `strike` … */
export function verb(command: unknown): string {
  if (typeof command === 'string') return command;
  return (typeof command === 'object' && command && Object.keys(command)[0]) || '';
}

type Said<Command, Word extends string> = Command extends string
  ? never
  : Command extends Readonly<Record<Word, infer What>>
    ? What
    : never;

/** What a command with this word says; nothing for any other. */
export function said<Command, Word extends string>(
  command: Command,
  word: Word,
): Said<Command, Word> | null {
  if (typeof command !== 'object' || command === null || !(word in command)) return null;
  return (command as Record<Word, Said<Command, Word>>)[word];
}
