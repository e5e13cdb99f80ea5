import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { writtenAs } from '../engine/compile/generate/preset.ts';

const services = 'src/platform/services';

/** A preset of graphql-codegen: lists the nouns of the platform, a folder each, so that nobody registers one by hand. */
export const nounsPreset: Types.OutputPreset<{ root: string }> = {
  buildGeneratesSection: (args) => Promise.resolve(writtenAs(Object.entries(nounLists(args.presetConfig.root)), args)),
};

/** File name → text. */
export function nounLists(root: string): Record<string, string> {
  const nouns = readdirSync(join(root, services), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort();
  const having = (file: string, pattern = /^/) =>
    nouns.filter((noun) => {
      const path = join(root, services, noun, file);
      return existsSync(path) && pattern.test(readFileSync(path, 'utf8'));
    });
  const tables = (own: string[], file: string) =>
    [...own.map((name) => `../database/tables/${name}.ts`), ...having(file).map((noun) => `../services/${noun}/${file}`)].map(
      (path) => `export * from '${path}';`,
    );
  const purges = (name: string) => having('purge.ts', new RegExp(`export const ${name} `));
  const imports = (some: readonly string[], name: string, file: string, suffix = '') =>
    some.map((noun) => `import { ${name} as ${camel(noun)}${suffix} } from '../services/${noun}/${file}';`);
  const [operations, types] = [having('index.ts'), having('index.ts', /export const types /)];
  const [region, identity] = [purges('purges'), purges('identityPurges')];
  const seeds = having('demo.ts');
  return {
    'region.ts': text('Tables of a region’s store.', tables(['records', 'auditChains', 'smsOutbox'], 'table.ts')),
    'identity.ts': text('Tables of the identity store.', tables(['records', 'relays'], 'identityTable.ts')),
    'purges.ts': text('How each noun’s tables are purged.', [
      ...imports(region, 'purges', 'purge.ts'),
      ...imports(identity, 'identityPurges', 'purge.ts', 'Identity'),
      '',
      ...object('purges', region.map(camel)),
      '',
      ...object(
        'identityPurges',
        identity.map((noun) => `${camel(noun)}Identity`),
      ),
    ]),
    'seeds.ts': text('Demo rows of the nouns that bring their own.', [
      `import type { Seed } from '../demo/bulk.ts';`,
      ...imports(seeds, 'seed', 'demo.ts'),
      '',
      `export const seeds: readonly Seed[] = [${seeds.map(camel).join(', ')}];`,
    ]),
    'operations.ts': text('Operations of all nouns, and resolvers of related fields.', [
      ...imports(operations, 'operations', 'index.ts'),
      ...imports(types, 'types', 'index.ts', 'Types'),
      '',
      'export const operations = [',
      ...operations.map((noun) => `  ...${camel(noun)},`),
      '];',
      '',
      ...object(
        'types',
        types.map((noun) => `${camel(noun)}Types`),
      ),
    ]),
  };
}

const text = (title: string, lines: readonly string[]): string =>
  [`// ${title} Written by \`npm run codegen\` from the folders of ${services}/.`, '', ...lines, ''].join('\n');

const object = (name: string, parts: readonly string[]): string[] => [
  `export const ${name} = {`,
  ...parts.map((part) => `  ...${part},`),
  '};',
];

const camel = (noun: string): string => noun.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
