/**
 * Every text, file by file. Each file is a room: `en.ts` and `nl.ts` hold those that are there from the beginning;
 * the others are loaded with the first page that speaks of them.
 */
const files = import.meta.glob<string>(
  [
    './{en,nl}/*.ftl',
    '!./{en,nl}/{api,board,cause,chronicle,organiser,routes,rules,sheets,story,table,ui}.ftl',
    '!./{en,nl}/*-about.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** The text of a room in a language. */
export async function textOf(code: string, room: string): Promise<string> {
  const load = files[`./${code}/${room}.ftl`];
  if (!load) throw new Error(`There are no texts of ${room}.`);
  return load();
}
