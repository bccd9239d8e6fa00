/**
 * Writes `src/messages/keys.ts`, by which the compiler knows every message and what it needs. Not
 * kept in git: it follows from the files, and `npm run check` begins by writing it.
 */

import { FluentResource } from '@fluent/bundle';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../src/messages/', import.meta.url));

/** The variables of a pattern, wherever they stand in it. */
function variables(part, found = new Set()) {
  if (Array.isArray(part)) for (const each of part) variables(each, found);
  else if (part && typeof part === 'object') {
    if (part.type === 'var') found.add(part.name);
    else for (const each of Object.values(part)) variables(each, found);
  }
  return found;
}

const lines = [];
for (const file of (await readdir(`${folder}en`)).sort()) {
  const { body } = new FluentResource(await readFile(`${folder}en/${file}`, 'utf8'));
  for (const { id, value } of body) {
    // A term is only for other messages.
    if (id.startsWith('-')) continue;
    const names = [...variables(value)].sort().map((name) => `'${name}'`);
    lines.push(`  '${id}': ${names.length > 0 ? names.join(' | ') : 'never'};`);
  }
}

await writeFile(
  `${folder}keys.ts`,
  `/** Written by \`scripts/messages.mjs\`. Each message, and the variables that it needs. */
export interface Messages {
${lines.sort().join('\n')}
}
`,
);
