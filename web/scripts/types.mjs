/**
 * Writes src/lib/api/generated from ../schemas: the types of everything that goes over the wire.
 * The files are committed.
 */

import openapi, { astToString } from 'openapi-typescript';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const schemas = process.argv[2]
  ? pathToFileURL(`${resolve(process.argv[2])}/`)
  : new URL('../../schemas/', import.meta.url);
const generated = new URL('../src/lib/api/generated/', import.meta.url);

async function schema(name) {
  try {
    return JSON.parse(await readFile(new URL(name, schemas), 'utf8'));
  } catch (cause) {
    throw new Error(`schemas/${name} cannot be read; write it with \`cargo xtask codegen\`.`, {
      cause,
    });
  }
}

/**
 * What the types would not see: the items of a list that always has the same length, and members that
 * stand beside a `$ref`.
 */
function spellOut(part) {
  if (typeof part !== 'object' || part === null) return;
  const { items, minItems, maxItems, $ref, ...beside } = part;
  if ($ref && beside.properties) {
    for (const name of Object.keys(part)) Reflect.deleteProperty(part, name);
    part.allOf = [{ $ref }, beside];
  }
  if (items && minItems === maxItems && maxItems > 1) {
    part.prefixItems = Array.from({ length: maxItems }, () => items);
    delete part.items;
  }
  for (const each of Object.values(part)) spellOut(each);
}

const banner = (from) => `// Written by \`npm run types\` from schemas/${from}. Do not edit.\n\n`;

async function write(name, text) {
  await writeFile(new URL(name, generated), text);
  console.log(`src/lib/api/generated/${name}`);
}

const document = await schema('openapi.json');
spellOut(document);
const codes = await schema('codes.json');

await rm(generated, { recursive: true, force: true });
await mkdir(generated, { recursive: true });

await write(
  'openapi.ts',
  banner('openapi.json') + astToString(await openapi(document, { alphabetize: true })),
);
const names = codes.map(({ code }) => `  | '${code}'`).join('\n');
await write(
  'codes.ts',
  `${banner('codes.json')}/** Every stable code that a problem can carry. */\nexport type Code =\n${names};\n`,
);
