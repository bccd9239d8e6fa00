/**
 * Which files of the pages lie together in one script. Each file is a request, which a telephone takes some milliseconds to make and
 * to hear, and dozens of small ones are compressed badly.
 */

import type { Rollup } from 'vite';

/** What every page begins with: the machinery, requests, texts, what is known of each rule system. */
const BASE = [
  /vite\/preload-helper/,
  /node_modules\/(svelte|@fluent|esm-env|clsx)\//,
  /src\/(app|letters)\.css/,
  /src\/(messages\/rooms|routes\/(pages|arrival))/,
  /src\/lib\/(language|api)\//,
  /src\/lib\/ui\/(address|attempt|clauses|help|Help|LanguageSwitch|Loaded|loading|markup|Message|Opening|query|rest)/,
  /src\/lib\/(audit\/names|chronicle\/(asked|names)|board\/(Scattered|detail|hex|sprite|together|waves))/,
  /src\/lib\/systems\/([a-z-]+\/)?(index|system)\.ts/,
  /src\/lib\/systems\/signs\.ts/,
];

/** What the pages of a campaign share: the frame of a board, the log, dice. */
const FRAME = [
  /node_modules\/d3-(?!delaunay)/,
  /src\/lib\/(board|chance\/(?!DiceDialog)|chronicle\/(?!Rewind|SetRight|SieveFields|Atlas|Book|RulesVerdict|SeatsPanel|SeatRow))/,
  /src\/lib\/ui\/(?!QrCode|ClauseDialog|Picture|picture)/,
  /src\/lib\/systems\/(PageFrame|TimeStrip|ThrowingDialog|HexMarks|HexPath|WhatHappened|DeedFacts|Miniature)/,
];

const isOne = (of: readonly RegExp[]) => (file: string) => of.some((kind) => kind.test(file));

interface Known {
  getModuleInfo: (file: string) => Pick<Rollup.ModuleInfo, 'importers'> | null;
}

/**
 * Of a rule system: what it draws its board with, which the lobby shows in small, and what the page is made of on which it is
 * played. What only other pages need, such as the shared screen, comes with them.
 */
function partOfSystem(file: string, known: Known): string | null {
  const system = /src\/lib\/systems\/([a-z-]+)\//.exec(file)?.[1];
  if (!system) return null;
  const users = usersOf(file, known);
  const isIn = (page: RegExp) => [...users].some((user) => page.test(user));
  if (isIn(/Preview\.svelte$/)) return `${system}-drawing`;
  return isIn(/Page\.svelte$/) ? system : null;
}

/** A file, and all that cannot be without it. */
function usersOf(file: string, known: Known, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const user of known.getModuleInfo(file)?.importers ?? []) usersOf(user, known, found);
  return found;
}

export const GROUPS = [
  { name: 'base', test: isOne(BASE), priority: 3 },
  { name: 'frame', test: isOne(FRAME), priority: 2 },
  { name: partOfSystem, debugName: 'parts of systems', priority: 1 },
];
