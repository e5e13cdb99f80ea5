import { article } from './contract.ts';
import type { Names } from './names.ts';

/** A change of a file that lists resources or operations: `text` goes after (or before) the place. */
export interface Insertion {
  file: string;
  /** The first place that matches; its text stays. */
  at: RegExp;
  text: string;
  before?: true;
}

/** The declaration in the list of resources, last in the menu. */
export const inResources = (path: string, many: string): Insertion[] => [
  { file: 'resources/index.ts', at: /\n\/\*\* All resources/, before: true, text: `\nimport { ${many} } from './${path}';` },
  { file: 'resources/index.ts', at: /\n};\n$/, before: true, text: `\n  'resources/${path}': ${many},` },
];

export const inTexts = (many: string): Insertion[] => [
  {
    file: 'src/console/locales/en.ts',
    at: /\nimport \{ merged \}/,
    before: true,
    text: `\nimport { ${many} as ${many}Texts } from './areas/${many}.ts';`,
  },
  { file: 'src/console/locales/en.ts', at: /settings(?=\]\.reduce)/, text: `, ${many}Texts` },
];

/** Further insertions for a new operation of the contract. */
export function inContract({ words, service, list, create, rights }: Names): Insertion[] {
  const actions = [rights.list, rights.create].map((right) => right.slice(service.length + 1)).join(' ');
  const right = new RegExp(`\\n  ${service}:\\s+'`);
  return [
    {
      file: 'schema/extensions.graphql',
      at: /enum AuditOperation @extension \{\n/,
      text: `  "Made ${words.many}."\n  ${create}\n`,
    },
    {
      file: 'src/console/locales/later/auditLog.ts',
      at: /const operations = \{\n/,
      text: `  ${create}: 'Created ${article(words.one)}',\n`,
    },
    { file: 'tests/schema/contract.test.ts', at: right, text: `${actions} ` },
    { file: 'tests/platform/policy/rights.test.ts', at: /const ofCustomer =\n {2}`/, text: `${rights.list} ${rights.create} ` },
    {
      file: 'tests/support/matrix.ts',
      at: new RegExp(`\\n  // ${service}\\n`),
      text: `  // undecided: Who may: what are ${words.many} of others, and archived departments, answered with?\n  ${list}: list(),\n  ${create}: make({ archived: { hierarchy: 'NOT_FOUND' } }),\n`,
    },
  ];
}
