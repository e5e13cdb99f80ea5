import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogue } from '../../../src/engine/compile/infer/catalogue.ts';
import { writeDeclaration } from '../../../src/package/declare.ts';
import { writeNames } from '../../../src/package/names.ts';
import { createApi } from '../../apis/start.ts';

// Declarations of somebody else's repository, checked by TypeScript with the names of their API.

const folder = mkdtempSync(join(tmpdir(), 'typed names '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const good = `
  name: 'bikes', type: 'Bike', title: 'model', parent: 'stations', tabs: ['rentals'],
  operations: { list: { name: 'bikes', args: { 'filterBy.stationId': 'parent.id' } }, get: 'bike' },
  columns: ['model', 'station.name'], references: { stationId: 'stations' },`;

const wrong: Record<string, [from: string, to: string, message: RegExp]> = {
  type: ["type: 'Bike'", "type: 'Bicycle'", /Type '"Bicycle"' is not assignable to type 'TypeName'/],
  field: ["columns: ['model'", "columns: ['colour'", /Type '"colour"' is not assignable to type 'Column</],
  parent: ["parent: 'stations'", "parent: 'station'", /"station"' is not assignable to type 'ResourceName .*mean '"stations"'/],
  tab: ["tabs: ['rentals']", "tabs: ['rental']", /"rental"' is not assignable to type 'ResourceName'.*mean '"rentals"'/],
  reference: ["stationId: 'stations'", "stationId: 'places'", /"places"' is not assignable to type 'ResourceName'/],
  operation: ["get: 'bike'", "get: 'bicycle'", /"bicycle"' is not assignable to type 'Operation<.*"query">/],
  kind: ["get: 'bike'", "get: 'deleteBike'", /"deleteBike"' is not assignable to type 'Operation<.*"query">/],
  argument: ["'filterBy.stationId'", "'filterBy.stationKey'", /'filterBy\.stationKey'' does not exist in type .*"filterBy\.boughtOn"/],
};

const errors = new Map<string, string>();

beforeAll(() => {
  const { introspection } = createApi('relay');
  const catalogue = createCatalogue(introspection);
  writeNames(introspection, catalogue.entries, folder);
  for (const { name } of catalogue.entries) {
    const inferred = catalogue.inferred(name);
    if (inferred) writeDeclaration(inferred.declaration, folder);
  }
  const text = (body: string): string =>
    `import { defineResource } from 'graphql-admin-console';\nexport const declared = defineResource({${body}\n});\n`;
  writeFileSync(join(folder, 'good.ts'), text(good));
  for (const [name, [from, to]] of Object.entries(wrong)) writeFileSync(join(folder, `wrong-${name}.ts`), text(good.replace(from, to)));
  const blocks = [...readFileSync('docs/package.md', 'utf8').matchAll(/```ts\n([^]*?)```/g)].map(([, block = '']) => block);
  const documented = blocks.find((block) => block.includes('defineConfig')) ?? '';
  expect(documented).not.toBe('');
  writeFileSync(join(folder, 'documented.ts'), documented);
  const config = {
    extends: resolve('tsconfig.json'),
    compilerOptions: {
      noEmit: true,
      paths: { 'graphql-admin-console': [resolve('src/package/index.ts')] },
      types: ['node'],
      typeRoots: [resolve('node_modules/@types')],
    },
    include: ['*.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  for (const [, file = '', message = ''] of stdout.matchAll(/^([^\s(]+)\(.*?\): (error [^]*?)(?=^\S|(?![^]))/gm))
    errors.set(file, `${errors.get(file) ?? ''}${message}`);
});

describe('TypeScript, with the names of an API and its resources', () => {
  it('accepts what declare writes, and a declaration with a parent, tabs, references and arguments', () => {
    expect([...errors].filter(([file]) => !file.startsWith('wrong-'))).toEqual([]);
    expect(readFileSync(join(folder, 'names.d.ts'), 'utf8')).toContain('ResourceName');
  });

  it.each(Object.entries(wrong))('rejects a wrong %s, and names it', (name, [, , message]) => {
    expect(errors.get(`wrong-${name}.ts`) ?? 'accepted').toMatch(message);
  });
});
