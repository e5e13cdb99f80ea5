// @ts-check
// Writes the import zones of .oxlintrc.json from the list of folders below (design «The house»): `node src/commands/zones.mjs`.
// `npm run check` compares the two, so that a rule is changed here and nowhere else.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { at, runScript } from './setup.mjs';

/** Folder → the folders that it may import from. What is not named is forbidden; a folder always sees itself. */
const mayImport = {
  'src/generated': ['plan', 'validation'],
  'src/plan': ['generated'],
  'src/dialects': ['plan'],
  'src/compile': ['plan', 'dialects', 'generated', 'validation'],
  'src/endpoint': ['plan', 'dialects', 'compile', 'generated', 'validation'],
  'src/client': ['plan', 'generated'],
  'src/screens': ['plan', 'generated'],
  'src/pages': ['plan', 'generated', 'client', 'screens'],
  'src/app': ['plan', 'generated', 'client', 'screens', 'pages', 'validation'],
  'src/platform': ['generated', 'validation'],
  resources: ['compile', 'generated', 'validation'],
  validation: ['generated'],
};

const folders = [
  'generated',
  'plan',
  'compile',
  'dialects',
  'endpoint',
  'client',
  'screens',
  'pages',
  'app',
  'platform',
  'commands',
  'resources',
  'validation',
];

/** Zones within the platform: what may not be reached from where, and why. */
const inner = [
  {
    files: ['src/platform/policy/**'],
    group: ['**/http/**', '**/services/**', '**/mail/**', '**/database/**', '**/operation.ts', '**/platform.ts'],
    message: 'The policy evaluator is pure.',
  },
  {
    files: [
      'src/platform/database/**',
      'src/platform/figures/**',
      'src/platform/http/**',
      'src/platform/mail/**',
      'src/platform/sms/**',
      'src/platform/webhooks/**',
      'src/platform/jobs/**',
    ],
    group: ['**/services/**', '**/demo/**'],
    message: 'The engine does not know the services; they are given to it (platform.ts).',
  },
  {
    files: ['src/platform/services/**'],
    group: [
      '**/http/**',
      '!**/http/session.ts',
      '!**/http/message.ts',
      '!**/http/cookies.ts',
      '!**/http/signature.ts',
      '!**/http/characters.ts',
      '**/tables/people.ts',
      '**/tables/directory.ts',
      '**/tables/region.ts',
      '**/tables/identity.ts',
      '**/policy/predicate.ts',
    ],
    message: 'A tenant’s table is reached through database/tenants.ts and scoped() only: an unscoped query of it cannot be written.',
  },
];

const config = () => ({
  $schema: './node_modules/oxlint/configuration_schema.json',
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'import', 'jsx-a11y', 'promise', 'node'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['src/generated/**', 'dist/**', 'data/**', 'test-results/**'],
  rules,
  overrides: [...Object.keys(mayImport).map(outerZone), ...inner.map(innerZone), ...exceptions],
});

const rules = {
  'typescript/no-explicit-any': 'error',
  'typescript/ban-ts-comment': 'error',
  'typescript/consistent-type-imports': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
  'typescript/await-thenable': 'error',
  'no-console': 'error',
  eqeqeq: 'error',
  'no-eval': 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'max-lines': ['error', { max: 250 }],
  'import/no-default-export': 'error',
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
  'import/no-cycle': 'error',
  // JSX is compiled without React in scope.
  'react/react-in-jsx-scope': 'off',
  'import/no-unassigned-import': 'off',
  'import/no-named-as-default': 'off',
  'import/no-named-as-default-member': 'off',
  // What the database, JSON and the generated contract deliver is typed by assertion, at the doors.
  'typescript/no-unsafe-type-assertion': 'off',
  'typescript/no-base-to-string': 'off',
  'typescript/no-unsafe-enum-comparison': 'off',
  'typescript/consistent-return': 'off',
  'typescript/no-redundant-type-constituents': 'off',
  'typescript/no-generated-empty-object-type': 'off',
  // Matters of taste where the house has another.
  'no-shadow': 'off',
  'no-underscore-dangle': 'off',
  'unicorn/consistent-function-scoping': 'off',
  'unicorn/no-array-sort': 'off',
  'unicorn/no-useless-spread': 'off',
  'unicorn/require-post-message-target-origin': 'off',
  'jsx-a11y/prefer-tag-over-role': 'off',
  // Effects that follow the outside (focus, timers, storage) set state on purpose.
  'react/set-state-in-effect': 'off',
  'react/refs': 'off',
  'react/no-did-update-set-state': 'off',
  'jsx-a11y/no-autofocus': 'off',
};

const exceptions = [
  { files: ['tests/**'], rules: { 'max-lines': ['error', { max: 400 }], 'no-console': 'off' } },
  { files: ['src/commands/**', 'codegen.ts', 'tests/bench/**'], rules: { 'no-console': 'off' } },
  // A form is its file's one value, and tools ask for a default export of their configuration.
  { files: ['*.config.ts', 'validation/**', 'tests/journeys/**', 'codegen.ts'], rules: { 'import/no-default-export': 'off' } },
];

function outerZone(/** @type {string} */ folder) {
  return { files: [`${folder}/**`], rules: { 'no-restricted-imports': ['error', { patterns: [outerPattern(folder)] }] } };
}

function innerZone(/** @type {(typeof inner)[number]} */ { files, group, message }) {
  // A later override replaces an earlier one, so the folder's own zone is said again.
  return { files, rules: { 'no-restricted-imports': ['error', { patterns: [outerPattern('src/platform'), { group, message }] }] } };
}

function outerPattern(/** @type {string} */ folder) {
  const allowed = Object.entries(mayImport).find(([name]) => name === folder)?.[1] ?? [];
  const forbidden = folders.filter((each) => each !== folder.split('/').at(-1) && !allowed.includes(each));
  // One upward step too many is needed to leave a folder, so a folder's own subfolder of the same name is not meant.
  return {
    group: forbidden.flatMap((each) => [`../${each}/**`, `../**/../${each}/**`]),
    message: `${folder} imports only from ${allowed.join(', ') || 'itself'} (src/commands/zones.mjs).`,
  };
}

/** Does the file say what this list says. */
export const zonesAreFresh = () => isDeepStrictEqual(JSON.parse(readFileSync(at('.oxlintrc.json'), 'utf8')), config());

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(at('.oxlintrc.json'), JSON.stringify(config(), null, 2));
  await runScript('oxfmt/bin/oxfmt', ['.oxlintrc.json'], { quiet: true });
}
