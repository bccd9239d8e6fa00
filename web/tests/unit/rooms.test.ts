/** A page is loaded with the texts that it says: none shows the name of a message instead of words. */

import { describe, expect, it } from 'vitest';
import { textsOf } from './texts';

const sources = import.meta.glob<string>(
  ['../../src/**/*.{svelte,ts}', '!../../src/lib/api/generated/**', '!../../src/messages/**'],
  { query: '?raw', import: 'default', eager: true },
);
const files = new Map(
  Object.entries(sources).map(([path, text]) => [path.replace('../../src/', ''), text]),
);
const roomsOf = (paths: Record<string, unknown>) =>
  Object.keys(paths).map((path) => /([a-z-]+)\.ftl$/.exec(path)?.[1] ?? '');
/** The longest name first: `fortified-town-siege-dig` stands in `fortified-town-siege`. */
const rooms = roomsOf(import.meta.glob('../../src/messages/en/*.ftl')).sort(
  (a, b) => b.length - a.length,
);
const everywhere = new Set(roomsOf((await import('../../src/messages/en')).default));

function resolve(from: string, name: string): string | null {
  const folder = from.split('/').slice(0, -1);
  const parts = name.startsWith('$lib/')
    ? ['lib', ...name.slice(5).split('/')]
    : name.startsWith('.')
      ? [...folder, ...name.split('/')]
      : null;
  if (!parts) return null;
  const path: string[] = [];
  for (const part of parts) {
    if (part === '..') path.pop();
    else if (part !== '.') path.push(part);
  }
  const whole = path.join('/');
  const known = ['', '.ts', '.svelte.ts', '/index.ts'].map((end) => whole + end);
  return known.find((file) => files.has(file)) ?? null;
}

/** What comes with a file: all that it imports, not what it loads when somebody goes there. */
function comesWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = files.get(file) ?? '';
  for (const [, type, name] of text.matchAll(
    /(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'/g,
  )) {
    const next = type ? null : resolve(file, name ?? '');
    if (next) comesWith(next, seen);
  }
  return seen;
}

/** The rooms that a file speaks of, with what comes with it. */
function spokenBy(file: string): string[] {
  const found = new Set<string>();
  for (const part of comesWith(file)) {
    // What a system says of itself it says once its page is there; the lobby asks for no more than its first words.
    if (/systems\/[a-z-]+\/index\.ts$/.test(part)) continue;
    // What is said of a page is said in the dialog that is asked for it.
    if (part.endsWith('ui/help.svelte.ts') && !file.endsWith('HelpDialog.svelte')) continue;
    const { keys, beginnings } = textsOf(files.get(part) ?? '', part.endsWith('.svelte'));
    for (const key of [...keys, ...beginnings]) {
      const room = rooms.find((known) => key.startsWith(`${known}-`));
      if (room) found.add(room);
    }
  }
  return [...found].filter((room) => !everywhere.has(room)).sort();
}

/** Everything that is loaded with its texts: the file, and the rooms that are named beside it. */
function loaded(): { file: string; from: string; learns: string[] }[] {
  return [...files].flatMap(([from, text]) => {
    const constant = /const ROOMS = \[([^\]]*)\]/.exec(text)?.[1] ?? '';
    return [...text.matchAll(/import\('([^']+)'\)\)?,?\s*((?:'[a-z-]+',?\s*)*|\.\.\.ROOMS)\s*\)/g)]
      .filter(([, name]) => name?.endsWith('.svelte'))
      .map(([, name, beside]) => ({
        file: resolve(from, name ?? '') ?? '',
        from,
        learns: [
          ...((beside ?? '').includes('ROOMS') ? constant : (beside ?? '')).matchAll(
            /'([a-z-]+)'/g,
          ),
        ].map(([, room]) => room ?? ''),
      }));
  });
}

describe('a part of the pages that is loaded by itself', () => {
  const parts = loaded();

  it('is found', () => {
    expect(parts.length).toBeGreaterThan(30);
    expect(parts.filter(({ file }) => !files.has(file))).toEqual([]);
  });

  it.each(parts)('$file says only what it is loaded with', ({ file, learns, from }) => {
    // What is loaded on a page may say what that page says.
    const page = from.startsWith('routes/') || from.endsWith('/index.ts') ? [] : spokenBy(from);
    const missing = spokenBy(file).filter((room) => ![...learns, ...page].includes(room));
    expect(missing).toEqual([]);
  });

  it('begins with what is said everywhere', () => {
    expect(spokenBy('main.ts')).toEqual([]);
  });
});
