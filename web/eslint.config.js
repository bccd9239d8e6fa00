import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const WAY = 'routes → systems, audit, organiser → board, chronicle, chance → ui → api → language';

/**
 * Imports go one way. The verifier knows nobody: it is an auditor's.
 * @param {string} room the folder that is held to the rule
 * @param {string[]} closed rooms into which it may not reach
 */
const wall = (room, closed) => ({
  files: [`src/lib/${room}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: closed.map((other) => ({
          regex: `(^\\$lib/${other}(/|$))|(^(\\.\\./)+${other}(/|$))`,
          message: `${room} may not know ${other}: imports go ${WAY}.`,
        })),
      },
    ],
  },
});

const upper = ['systems', 'audit', 'organiser', 'routes'];
const middle = ['board', 'chronicle', 'chance'];

export default ts.config(
  {
    ignores: [
      'dist',
      'node_modules',
      'test-results',
      'src/lib/api/generated',
      'src/messages/keys.ts',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-console': 'error',
      'svelte/no-at-html-tags': 'error',
      // Links are real addresses; the router of this page reads them.
      'svelte/no-navigation-without-resolve': 'off',
      // State is replaced, never changed in place, so the built-in collections do.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['public/**'], languageOptions: { globals: globals.serviceworker } },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
  {
    // A rule system is known in one place.
    files: ['src/*', 'src/routes/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: 'lib/systems/.',
              message: 'What a page needs of a rule system stands in $lib/systems.',
            },
          ],
        },
      ],
    },
  },
  wall('language', [...upper, ...middle, 'ui', 'api']),
  wall('api', [...upper, ...middle, 'ui']),
  wall('ui', [...upper, ...middle]),
  wall('board', [...upper, 'chronicle', 'chance']),
  wall('chronicle', [...upper, 'board', 'chance']),
  wall('chance', [...upper, 'board', 'chronicle']),
  wall('systems', ['routes', 'audit', 'organiser']),
  wall('audit', ['routes', 'systems', 'organiser']),
  wall('organiser', ['routes', 'systems', 'audit', 'board', 'chance']),
  wall('verify', [...upper, ...middle, 'ui', 'api', 'language']),
);
