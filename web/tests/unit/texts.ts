/** Finds the texts that a file says by itself, and the messages that it asks for. */

import { parse } from 'svelte/compiler';

export interface Said {
  /** Texts that ought to stand in a message file. */
  bare: string[];
  /** Messages that are asked for by name. */
  keys: string[];
  /** Beginnings of names that are put together: `say(`battle-sign-${sign}`)`. */
  beginnings: string[];
}

interface Part {
  type: string;
  [field: string]: unknown;
}

/** Attributes that are read or heard. */
const HEARD =
  /^(aria-(label|description|valuetext|roledescription|placeholder)|title|placeholder|alt|label|name|example|legend)$/;
/** Fields of objects that people read. */
const READ = /^(title|name|label|words|does|sentence|text|heading|note)$/;

const WORD = /\p{L}{2,}/u;
/** Two words, or one that begins a sentence. */
const PROSE = /\p{L}{2,}[,:;]? \p{L}+|^\p{Lu}\p{Ll}+[.,:!?…]?$/u;
/** Words between values: `${one} of ${all}`, `Line ${seq}`. */
const GLUED = /^\p{Lu}?\p{L}+ …|… \p{L}{2,}(?: |[,.;:]|$)/u;
/** Names that belong to the browser. */
const KEYS =
  /^(Arrow(Up|Down|Left|Right)|Home|End|Enter|Escape|Tab|Space|Page(Up|Down)|Delete|Backspace|Content-Type|Authorization|Accept|Bearer)$/;
/** What is called the same in every language. */
const PROPER =
  /^(?:· )?(Wapenrol|English|Nederlands|HMAC|WebCrypto|noble-hashes|Problem|(?:Bearer|Basic) …)$/;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && typeof (value as Part).type === 'string';

function literal(part: Part): string[] {
  if (part.type === 'Literal' && typeof part.value === 'string') return [part.value];
  if (part.type === 'TemplateLiteral') {
    const quasis = part.quasis as { value: { cooked: string } }[];
    return [quasis.map(({ value }) => value.cooked).join('…')];
  }
  return [];
}

export function textsOf(source: string, svelte: boolean): Said {
  const said: Said = { bare: [], keys: [], beginnings: [] };
  const tree = parse(svelte ? source : `<script lang="ts">\n${source}\n</script>`, {
    modern: true,
  });

  const bare = (text: string) => {
    const trimmed = text.replace(/\s+/g, ' ').trim();
    if (WORD.test(trimmed) && !PROPER.test(trimmed)) said.bare.push(trimmed);
  };

  const prose = (text: string) => {
    if (PROSE.test(text) && !KEYS.test(text)) bare(text);
  };

  const ask = (part: Part | undefined) => {
    if (!part) return;
    if (part.type === 'Literal') said.keys.push(...literal(part));
    else if (part.type === 'TemplateLiteral') {
      const quasis = part.quasis as { value: { cooked: string } }[];
      said.beginnings.push(quasis[0]?.value.cooked ?? '');
    } else if (part.type === 'ConditionalExpression') {
      ask(part.consequent as Part);
      ask(part.alternate as Part);
    } else {
      said.beginnings.push(`(${part.type})`);
    }
  };

  /** Code: `shown` when what it gives is drawn as it is. */
  const code = (part: Part, shown: boolean): void => {
    if (part.type.startsWith('TS') && part.type !== 'TSAsExpression') {
      if (!/^TS(Satisfies|NonNull)/.test(part.type)) return;
    }
    if (part.type === 'ImportDeclaration' || part.type === 'ThrowStatement') return;
    if (part.type === 'CallExpression' || part.type === 'NewExpression') {
      const callee = part.callee as Part;
      const name = (callee.name ?? (callee.property as Part | undefined)?.name) as string;
      const given = part.arguments as Part[];
      if (name === 'say') {
        ask(given[0]);
        for (const other of given.slice(1)) code(other, false);
        return;
      }
      if (/^(Error|Flaw|closest|matches|querySelector(All)?)$/.test(name)) return;
      code(callee, false);
      for (const other of given) code(other, false);
      return;
    }
    if (part.type === 'Property') {
      const key = part.key as Part;
      code(part.value as Part, READ.test(String(key.name ?? key.value)));
      return;
    }
    if (part.type === 'BinaryExpression' && /^[=!]==?$/.test(String(part.operator))) {
      // What is compared is not said.
      for (const side of [part.left, part.right] as Part[]) {
        if (literal(side).length === 0) code(side, false);
      }
      return;
    }
    const texts = literal(part);
    for (const text of texts) {
      if (part.type === 'TemplateLiteral' && GLUED.test(text)) bare(text);
      else (shown ? bare : prose)(text);
    }
    if (part.type === 'Literal') return;
    const passes = /^(ConditionalExpression|LogicalExpression|ArrayExpression|TSAsExpression)$/;
    const through = shown && passes.test(part.type);
    for (const [field, value] of Object.entries(part)) {
      if (field === 'typeAnnotation' || field === 'quasis' || field === 'metadata') continue;
      const below = through && field !== 'test';
      for (const each of Array.isArray(value) ? value : [value])
        if (isPart(each)) code(each, below);
    }
  };

  const value = (parts: unknown, shown: boolean) => {
    for (const each of Array.isArray(parts) ? parts : [parts]) {
      if (!isPart(each)) continue;
      if (each.type === 'Text') {
        if (shown) bare(String(each.data));
      } else if (each.type === 'ExpressionTag') code(each.expression as Part, shown);
    }
  };

  const element = (part: Part, hidden: boolean): void => {
    if (part.type === 'Text') {
      if (!hidden) bare(String(part.data));
      return;
    }
    if (part.type === 'Comment') return;
    if (part.type === 'ExpressionTag') {
      code(part.expression as Part, true);
      return;
    }
    const asks = part.type === 'Component' && part.name === 'Message';
    for (const attribute of (part.attributes as Part[] | undefined) ?? []) {
      const name = String(attribute.name);
      if (attribute.type === 'Attribute') {
        if (asks && name === 'key') {
          const [first] = [attribute.value].flat() as Part[];
          if (first?.type === 'Text') said.keys.push(String(first.data));
          else ask(first?.expression as Part | undefined);
        } else if (name === 'name' && part.type !== 'Component') value(attribute.value, false);
        else value(attribute.value, HEARD.test(name));
      } else if (isPart(attribute.expression)) code(attribute.expression, false);
    }
    for (const [field, below] of Object.entries(part)) {
      if (field === 'attributes' || field === 'metadata') continue;
      for (const each of Array.isArray(below) ? below : [below]) {
        if (!isPart(each)) continue;
        if (each.type === 'Fragment')
          for (const node of each.nodes as Part[]) element(node, hidden);
        else if (/Expression|Literal|Declaration|^Identifier$/.test(each.type)) code(each, false);
      }
    }
  };

  for (const script of [tree.module, tree.instance]) {
    if (script) code(script.content as unknown as Part, false);
  }
  for (const node of tree.fragment.nodes) element(node as unknown as Part, false);
  return said;
}
