// @ts-check
// `node src/commands/lines.mjs` compares the lines for customers, groups and workflows: declared here, and in the react-admin
// and Refine examples of tests/comparison. A line counts when it is neither blank nor a comment.
import { readFileSync } from 'node:fs';
import { register } from 'tsx/esm/api';
import { at } from './setup.mjs';

const own = {
  declarations: ['resources/org/customers.ts', 'resources/org/groups.ts', 'resources/apps/workflows.ts'],
  forms: [
    ...['org/createCustomer', 'org/createGroup', 'org/updateGroup', 'apps/createWorkflow', 'apps/updateWorkflow'].map(
      (id) => `validation/${id}.ts`,
    ),
    'validation/group.ts',
  ],
};

const refine = 'tests/comparison/refine/app';

const ways = [
  {
    way: 'declared, what the three examples below do and no more',
    parts: [{ what: 'declarations and forms', files: ['tests/comparison/declared/resources.ts'] }],
    lacks:
      'texts in words of the product. The engine is not counted, as react-admin is not: it serves every resource. What it does by itself for each is in the list below',
  },
  {
    way: 'declared, as this console has them',
    parts: [
      { what: 'declarations', files: own.declarations },
      { what: 'forms', files: own.forms },
      { what: 'rules of stages and triggers', files: ['validation/stages.ts', 'validation/triggers.ts'] },
      { what: 'English texts, one a line', texts: true },
    ],
    lacks: 'nothing of the list below; the widget in which stages are edited is the engine’s, as are all widgets',
  },
  {
    way: 'react-admin with ra-data-graphql-simple',
    parts: [
      { what: 'provider', files: ['tests/comparison/simple/provider.ts'] },
      { what: 'resources', files: ['tests/comparison/simple/admin.tsx'] },
      { what: 'screens', files: ['tests/comparison/screens.tsx'] },
    ],
    lacks:
      'an API that keeps to its conventions (the platform does not: its own server in front is not counted), one call for many records (it sends one each), rows that were refused, and all of the list below',
  },
  {
    way: 'Refine 5 with @refinedev/graphql and @refinedev/mui',
    parts: [
      { what: 'app with its provider and routes', files: ['main', 'app'].map((name) => `${refine}/${name}.tsx`) },
      { what: 'components that the resources share', files: ['rows', 'record', 'field'].map((name) => `${refine}/${name}.tsx`) },
      { what: 'resources', files: ['customers', 'groups', 'workflows'].map((name) => `${refine}/${name}.tsx`) },
    ],
    lacks:
      'an API that keeps to the conventions of nestjs-query (the platform does not: its own server in front is not counted), rows that were refused, and all of the list below',
  },
  {
    way: 'react-admin with a provider written by hand',
    parts: [
      { what: 'provider', files: ['tests/comparison/handwritten/provider.ts'] },
      { what: 'resources', files: ['tests/comparison/handwritten/admin.tsx'] },
      { what: 'screens', files: ['tests/comparison/screens.tsx'] },
    ],
    lacks: 'rows that were refused, and all of the list below',
  },
];

const allLack = [
  'rights and feature flags: buttons that only show where they may be used',
  'undo, the exact confirmation of an action on all rows of a filter, actions on more rows than a page',
  'choosing columns and saved views; only what is visible asked for; export of all rows with a guard against formulas',
  'search fields that go with the address, counts of filters’ values, keyboard palette, the panel of changes',
  'rules among the stages of a workflow and of their triggers, the same rules on the platform, drafts, conflicts of two editors',
  'texts in words of the product, other languages; help at the fields; readable empty and failed states',
  'choosing packages of stages from a list, other regions than one, another department than the root',
  'a check before any page opens that the API still has what they ask for (npm run drift)',
];

export function linesOf(/** @type {string} */ text) {
  const code = text.replace(/\{?\/\*[^]*?\*\/\}?/g, '');
  return code.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

async function textLines() {
  register();
  const { en } = await import('../console/locales/en.ts');
  const count = (/** @type {unknown} */ value) =>
    typeof value === 'object' && value !== null
      ? Object.values(value).reduce((/** @type {number} */ sum, each) => sum + count(each), 0)
      : 1;
  const in_ = (/** @type {unknown} */ value, /** @type {string} */ name) => /** @type {Record<string, unknown>} */ (value ?? {})[name];
  const named = ['customers', 'groups', 'workflows'].map((name) => in_(en['resources'], name));
  const rules = ['customer', 'group', 'workflow'].map((name) => in_(en['validation'], name));
  return [...named, ...rules].filter((each) => each !== undefined).reduce((/** @type {number} */ sum, each) => sum + count(each), 0);
}

export async function table() {
  const blocks = [];
  for (const { way, parts, lacks } of ways) {
    const rows = [];
    for (const part of parts) {
      const { what } = part;
      const files = 'files' in part ? (part.files ?? []) : [];
      const lines = 'texts' in part ? await textLines() : files.reduce((sum, file) => sum + linesOf(readFileSync(at(file), 'utf8')), 0);
      rows.push([what, lines]);
    }
    const total = rows.reduce((sum, [, lines]) => sum + Number(lines), 0);
    blocks.push([
      `${String(total).padStart(5)}  ${way}`,
      ...rows.map(([what, lines]) => `${String(lines).padStart(9)}  ${what}`),
      `       lacks: ${lacks}`,
    ]);
  }
  return [
    'Lines to administer customers, groups and workflows (neither blank nor comment)',
    '',
    ...blocks.flatMap((block) => [...block, '']),
    'All three examples lack, beside what is declared here:',
    ...allLack.map((each) => `  - ${each}`),
  ].join('\n');
}

if (process.argv[1] === at('src/commands/lines.mjs')) console.log(await table());
