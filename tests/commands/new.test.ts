import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../src/commands/new.ts';

describe('npm run new', () => {
  it('explains itself', async () => {
    expect(await run(['--help'])).toEqual({ code: 2, says: expect.stringContaining('npm run new resource -- Type --service SERVICE') });
    expect(await run(['widget', 'Offer'])).toMatchObject({ code: 2 });
  });

  it.each([
    ['a name that is no type’s', ['offers please'], '“offers please” isn’t a type name'],
    ['a plural-less lower-case name', ['offer'], '“offer” isn’t a type name'],
    ['a path', ['../Offer'], '“../Offer” isn’t a type name'],
    ['a type that the contract has', ['Workflow', '--service', 'apps'], 'npm run declare -- Workflow'],
    ['a type without a service', ['Workflw'], 'Did you mean “Workflow”? To add it, name its service'],
    ['an unknown service', ['Offer', '--service', 'aps'], 'There is no service “aps”. Did you mean “apps”?'],
    ['a field without a type', ['Offer', '--service', 'apps', '--field', 'email'], '“email” isn’t a field: write it like email:String!'],
    [
      'an unknown type of a field',
      ['Offer', '--service', 'apps', '--field', 'age:Integer'],
      'There is no field type “Integer”. Types: String, Int, Boolean, DateTime.',
    ],
    ['a field that every resource has', ['Offer', '--service', 'apps', '--field', 'name:String'], 'A new resource has “name” already'],
    ['a field twice', ['Offer', '--service', 'apps', '--field', 'age:Int', '--field', 'age:Int!'], 'The field “age” is given twice.'],
    ['a noun that is there', ['View', '--service', 'common'], 'src/platform/services/views is there already: nothing was written.'],
  ])('refuses %s', async (_, args, says) => {
    expect(await run(['resource', ...args])).toEqual({ code: 1, says: expect.stringContaining(says) });
  });

  it('lists the files that it would write, and writes none', async () => {
    const { code, says } = await run(['resource', 'Offer', '--service', 'apps', '--dry-run']);
    expect(code).toBe(0);
    expect(says.split('\n')).toEqual(expect.arrayContaining(['src/platform/services/offers/table.ts', 'resources/apps/offers.ts']));
    expect(execFileSync('git', ['status', '--short', 'resources'], { encoding: 'utf8' })).not.toContain('offers');
  });
});

describe('a new resource', () => {
  const root = mkdtempSync(join(tmpdir(), 'new-'));
  let outcome: Awaited<ReturnType<typeof run>>;
  beforeAll(async () => {
    for (const path of [
      'schema',
      'resources',
      'validation',
      'src',
      'tests/schema',
      'tests/support',
      'tests/platform/policy',
      '.oxfmtrc.json',
      'codegen.ts',
      'drizzle.config.ts',
      'package.json',
    ])
      cpSync(path, join(root, path), { recursive: true });
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
    const fields = ['email:String!', 'note:String', 'salary:Int!', 'isOpen:Boolean!', 'startsAt:DateTime', 'isRemote:Boolean'];
    outcome = await run(['resource', 'JobOffer', '--service', 'apps', ...fields.flatMap((field) => ['--field', field])], root);
  }, 300_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('names every decision that is left, with its place', () => {
    expect(outcome).toEqual({ code: 0, says: expect.stringContaining('Left to decide') });
    for (const place of [
      'schema/apps.graphql',
      'resources/apps/jobOffers.ts',
      'job-offers/purge.ts',
      'job-offers/tenant.ts',
      'tests/support/matrix.ts',
    ])
      expect(outcome.says).toMatch(new RegExp(`${place}:\\d+ \\w`));
  });

  it('has a plan, a right by its name, a migration and a place in every list of nouns', () => {
    const text = (path: string) => readFileSync(join(root, path), 'utf8');
    expect(text('src/generated/plans.ts')).toContain('job-offers');
    expect(text('src/generated/rights.ts')).toContain('apps:viewJobOfferList');
    expect(text('src/platform/database/migrations/region/meta/_journal.json')).toContain('job-offers');
    for (const list of ['region', 'operations', 'purges', 'seeds'])
      expect(text(`src/platform/nouns/${list}.ts`)).toContain('services/job-offers/');
  });

  it('has the fields that were named in contract, table, migration, form, declaration, texts and demo rows', () => {
    const text = (path: string) => readFileSync(join(root, path), 'utf8');
    const migrations = join(root, 'src/platform/database/migrations/region');
    const migration = readdirSync(migrations).findLast((name) => name.endsWith('_job-offers.sql')) ?? '';
    expect(text(`src/platform/database/migrations/region/${migration}`)).toMatch(
      /"email" text NOT NULL.*"salary" integer NOT NULL.*"starts_at" timestamp/s,
    );
    expect(text('schema/apps.graphql')).toMatch(/type JobOffer \{[^}]*email: String![^}]*startsAt: DateTime\n[^}]*\}/);
    expect(text('schema/apps.graphql')).toMatch(/input AppsCreateJobOfferInput \{[^}]*email: String![^}]*startsAt: DateTime\n[^}]*\}/);
    const forms = text('validation/apps/createJobOffer.ts');
    expect(forms).toMatch(/required: \['name', 'email', 'salary', 'isOpen'\]/);
    const columns = `[{ field: 'name', primary: true }, 'email', 'note', 'salary', 'isOpen', 'startsAt', 'isRemote', 'createdAt']`;
    expect(text('resources/apps/jobOffers.ts')).toContain(columns);
    expect(text('src/console/locales/areas/jobOffers.ts')).toContain(`startsAt: 'Starts at'`);
    expect(text('src/platform/services/job-offers/demo.ts')).toContain('salary: index + 1');
    expect(text('src/platform/services/job-offers/write.ts')).toContain('startsAt: input.startsAt ? new Date(input.startsAt) : null');
  });

  it('compiles', () => {
    const include = [
      'src/platform/nouns/*.ts',
      'src/platform/purge/places.ts',
      'resources/index.ts',
      'src/console/locales/en.ts',
      'tests/support/matrix.ts',
    ];
    cpSync('tsconfig.json', join(root, 'tsconfig.base.json'));
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ extends: './tsconfig.base.json', include }));
    // Each further checker loads the types of the program again.
    const tsc = [resolve('node_modules/typescript/bin/tsc'), '--noEmit', '--checkers', '1'];
    const { status, stdout } = spawnSync(process.execPath, tsc, { cwd: root, encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  }, 600_000);
});
