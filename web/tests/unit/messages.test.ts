import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterAll, describe, expect, it } from 'vitest';
import { marked } from '../../src/lib/ui/markup';
import {
  FUNCTIONS,
  firstLanguage,
  language,
  list,
  moment,
  number,
  say,
} from '../../src/lib/language/messages.svelte';
import { textsOf } from './texts';

const sources = import.meta.glob<string>(
  ['../../src/**/*.{svelte,ts}', '!../../src/lib/api/generated/**', '!../../src/messages/**'],
  { query: '?raw', import: 'default', eager: true },
);

const english = import.meta.glob<string>('../../src/messages/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const dutch = import.meta.glob<string>('../../src/messages/nl/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const name = (path: string) => path.replace('../../src/', '');
const said = Object.entries(sources).map(([path, source]) => ({
  file: name(path),
  ...textsOf(source, path.endsWith('.svelte')),
}));

/** The variables of a pattern, wherever they stand in it. */
function variables(part: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const each of part) variables(each, found);
  else if (part && typeof part === 'object') {
    const { type, name: variable } = part as { type?: string; name?: string };
    if (type === 'var' && variable) found.add(variable);
    else for (const each of Object.values(part)) variables(each, found);
  }
  return found;
}

/** Message to its variables; every file of a language. */
function read(files: Record<string, string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, text] of Object.entries(files)) {
    const room = /([a-z-]+)\.ftl$/.exec(path)?.[1] ?? '';
    const { body } = new FluentResource(text);
    // What cannot be read is passed over by the parser: count what begins like a message.
    const begun = [...text.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
    expect(
      body.map(({ id }) => id),
      path,
    ).toEqual(begun);
    for (const { id, value } of body) {
      expect(found.has(id), `${id} stands twice`).toBe(false);
      expect(id.replace(/^-/, ''), `${path}: a key begins with its room`).toMatch(
        new RegExp(`^${room}-`),
      );
      found.set(id, [...variables(value)].sort().join(' '));
    }
  }
  return found;
}

const rooms = (files: Record<string, string>) =>
  Object.keys(files)
    .map((path) => path.split('/').at(-1))
    .sort();

describe('the message files', () => {
  it('say the same things in English and Dutch, with the same variables', () => {
    expect(rooms(dutch)).toEqual(rooms(english));
    const [en, nl] = [read(english), read(dutch)];
    const ours = (keys: Map<string, string>) =>
      [...keys].filter(([id]) => !id.startsWith('-')).sort();
    expect(ours(nl)).toEqual(ours(en));
  });

  it('can all be said without an error', () => {
    for (const [code, files] of [
      ['en', english],
      ['nl', dutch],
    ] as const) {
      const bundle = new FluentBundle(code, { useIsolating: false, functions: FUNCTIONS });
      for (const text of Object.values(files)) {
        expect(bundle.addResource(new FluentResource(text))).toEqual([]);
      }
      for (const [id, names] of read(files)) {
        if (id.startsWith('-')) continue;
        const args: Record<string, number> = {};
        for (const variable of names.split(' ')) args[variable] = 2;
        const pattern = bundle.getMessage(id)?.value;
        const errors: Error[] = [];
        expect(bundle.formatPattern(pattern ?? '', args, errors), id).toBeTruthy();
        expect(errors, `${code} ${id}`).toEqual([]);
      }
    }
  });

  it('borrow nothing from one another: each is taken apart by itself', () => {
    const borrows = [...Object.values(english), ...Object.values(dutch)]
      .flatMap((text) => new FluentResource(text).body)
      .filter(({ value }) => /"type":"(?:mesg|term)"/.test(JSON.stringify(value)));
    expect(borrows.map(({ id }) => id)).toEqual([]);
  });

  it('mark the same words in both languages', () => {
    const marks = (files: Record<string, string>) =>
      Object.values(files)
        .flatMap((text) => new FluentResource(text).body)
        .map(({ id, value }) => {
          const text = JSON.stringify(value);
          return [id, [...text.matchAll(/<\/?[a-z]+>/g)].map(([mark]) => mark).sort()];
        })
        .sort();
    expect(marks(dutch)).toEqual(marks(english));
  });

  it('hold every message that a page asks for, and no other', () => {
    const keys = [...read(english).keys()].filter((id) => !id.startsWith('-'));
    const asked = said.flatMap((each) => each.keys);
    expect(asked.filter((key) => !keys.includes(key))).toEqual([]);
    const beginnings = said
      // Says what it was told to.
      .filter(({ file }) => file !== 'lib/ui/Message.svelte')
      .flatMap((each) => each.beginnings);
    expect(beginnings.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([]);
    const used = (key: string) =>
      asked.includes(key) || beginnings.some((start) => key.startsWith(start));
    expect(keys.filter((key) => !used(key))).toEqual([]);
  });
});

describe('the pages', () => {
  it('say nothing but messages', () => {
    const bare = said
      // The verifier is a program by itself; its own words are shown as English beside its codes.
      .filter(({ file }) => !file.startsWith('lib/verify/'))
      .filter(({ bare: texts }) => texts.length > 0)
      .map(({ file, bare: texts }) => ({ file, texts }));
    expect(bare).toEqual([]);
  });
});

describe('the scan', () => {
  it('finds text in tags, in what is read aloud, in expressions and in code', () => {
    const source = `<script lang="ts">
      const TABS = [{ id: 'log', name: 'Log' }];
      let trouble = 'Nothing to see here';
      if (key === 'Some thing') trouble = say('ui-close');
    </script>
    <p class="two words" title="Bear me">Text {done ? 'yes' : say('ui-open')} {count}</p>
    <button aria-label={\`Line \${seq}\`}>✕</button><Message key="ui-rich" />
    <Dialog title="Wapenrol" name={say(\`ui-kind-\${kind}\`)} />`;
    expect(textsOf(source, true)).toEqual({
      bare: ['Log', 'Nothing to see here', 'Bear me', 'Text', 'yes', 'Line …'],
      keys: ['ui-close', 'ui-open', 'ui-rich'],
      beginnings: ['ui-kind-'],
    });
    expect(textsOf(`export const words = () => 'Turn over now.';`, false).bare).toEqual([
      'Turn over now.',
    ]);
  });
});

describe('a language', () => {
  afterAll(() => language.speak('en'));

  it('comes from the link, else from what was chosen, else from the browser', () => {
    expect(firstLanguage('nl', 'en', ['en-GB'])).toBe('nl');
    expect(firstLanguage(null, 'nl', ['en-GB'])).toBe('nl');
    expect(firstLanguage('fr', null, ['fr', 'nl-BE', 'en'])).toBe('nl');
    expect(firstLanguage(null, null, ['fr'])).toBe('en');
  });

  it('writes numbers, moments and rows of names in its own way', async () => {
    const when = new Date(2026, 10, 22, 9, 5);
    expect([number(1234.5), moment(when), list(['A', 'B', 'C'])]).toEqual([
      '1,234.5',
      '22 Nov 2026, 09:05',
      'A, B and C',
    ]);
    expect(say('ui-close')).toBe('Close');
    await language.speak('nl');
    expect([number(1234.5), moment(when), list(['A', 'B', 'C'])]).toEqual([
      '1.234,5',
      '22 nov 2026, 09:05',
      'A, B en C',
    ]);
    expect(say('ui-close')).toBe('Sluiten');
  });

  it('finds marked words', () => {
    expect(marked('All <strong>3</strong> of <link>these</link>')).toEqual([
      { text: 'All ', mark: null },
      { text: '3', mark: 'strong' },
      { text: ' of ', mark: null },
      { text: 'these', mark: 'link' },
    ]);
  });
});
