import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../../../src/commands/declare.ts';
import { createCatalogue } from '../../../src/engine/compile/infer/catalogue.ts';
import { readDeclared } from '../../../src/engine/server/declared.ts';
import { createApi, type ApiName } from '../../apis/start.ts';

const made: string[] = [];
/** A folder in this code base, since a declaration imports its type from it. */
const folderOf = (): string => {
  const folder = mkdtempSync(fileURLToPath(new URL('declared-', import.meta.url)));
  made.push(folder);
  return folder;
};
const elsewhere = mkdtempSync(join(tmpdir(), 'declare-'));
const schemaOf = (name: ApiName): string => {
  const file = join(elsewhere, `${name}.json`);
  writeFileSync(file, JSON.stringify({ data: createApi(name).introspection }));
  return file;
};
afterAll(() => [...made, elsewhere].forEach((folder) => rmSync(folder, { recursive: true })));

describe('the command that writes a declaration', () => {
  it.each(['relay', 'hasura', 'postgraphileShaped', 'keystone', 'plain'] as const)(
    'writes one of %s that is short, formatted, and compiles',
    async (name) => {
      const resources = folderOf();
      const { introspection } = createApi(name);
      const type = createCatalogue(introspection).entries.find((entry) => entry.name === 'bikes')?.type ?? '';
      const { code, says } = await run([type, '--schema', schemaOf(name), '--resources', resources]);
      expect({ code, says }).toMatchObject({ code: 0, says: expect.stringContaining('bikes.ts: ') as string });
      const text = readFileSync(join(resources, 'bikes.ts'), 'utf8');
      expect(text.trimEnd().split('\n').length).toBeGreaterThanOrEqual(10);
      expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(25);
      expect(text).toMatch(/^import type \{ Declaration \} from '\.\.\/\.\.\/\.\.\/\.\.\/src\/engine\/compile\/Declaration\.ts';\n/);
      // oxfmt changes nothing of it.
      execFileSync('node', ['node_modules/oxfmt/bin/oxfmt', '--check', join(resources, 'bikes.ts')], { stdio: 'pipe' });
      const { located, forms } = await readDeclared(resources);
      const opened = createCatalogue(introspection, { declared: located, forms }).open('bikes');
      expect(opened?.problems).toEqual([]);
      expect(opened?.plan?.forms).toEqual({ create: 'bikes/create', update: 'bikes/update' });
    },
  );

  it('writes no sort of a list that takes no order, since one that is turned later could not have it', async () => {
    const resources = folderOf();
    for (const [name, sorts] of [
      ['plain', false],
      ['relay', true],
    ] as const) {
      await run(['Station', '--schema', schemaOf(name), '--resources', resources]);
      expect([name, readFileSync(join(resources, 'stations.ts'), 'utf8').includes('  sort: ')]).toEqual([name, sorts]);
      rmSync(join(resources, 'stations.ts'));
    }
  });

  it('never writes over a file', async () => {
    const resources = folderOf();
    writeFileSync(join(resources, 'bikes.ts'), 'mine');
    const { code, says } = await run(['Bike', '--schema', schemaOf('plain'), '--resources', resources]);
    expect(code).toBe(1);
    expect(says).toContain('already exists');
    expect(readFileSync(join(resources, 'bikes.ts'), 'utf8')).toBe('mine');
  });

  it('names the nearest type, and a type that has no list', async () => {
    const schema = schemaOf('relay');
    const resources = folderOf();
    expect(await run(['Bik', '--schema', schema, '--resources', resources])).toEqual({
      code: 1,
      says: 'There is no type Bik; did you mean “Bike”?',
    });
    expect(await run(['PageInfo', '--schema', schema, '--resources', resources])).toMatchObject({
      code: 1,
      says: expect.stringContaining('no operation that lists it') as string,
    });
    expect(await run([])).toMatchObject({ code: 2, says: expect.stringContaining('npm run declare -- Type') as string });
    expect(await run(['Bike', '--schema', join(elsewhere, 'none.json')])).toMatchObject({ code: 2 });
  });

  it('takes the contract where no API is named, with its forms and the names of its resources', async () => {
    const resources = folderOf();
    expect(await run(['Group', '--resources', resources])).toMatchObject({ code: 0 });
    const text = readFileSync(join(resources, 'groups.ts'), 'utf8');
    expect(text).toContain('export const groups = defineResource({');
    expect(text).toContain("forms: { create: 'org/createGroup', update: 'org/updateGroup' }");
    expect(existsSync(join(resources, 'groups.ts'))).toBe(true);
  });
});
