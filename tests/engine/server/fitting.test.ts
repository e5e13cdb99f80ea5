import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, graphqlSync, print, type IntrospectionQuery } from 'graphql';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Form } from '../../../src/engine/forms/form.ts';
import type { Located } from '../../../src/engine/compile/compileAll.ts';
import { readDeclared, readWrittenFor } from '../../../src/engine/server/declared.ts';
import { keptIntrospections, type IntrospectionStore } from '../../../src/engine/server/kept.ts';
import { run } from '../../../src/commands/drift.ts';
import { edit, edits, readSdl, type Edit } from '../compile/mutations/edit.ts';
import { relayAround, relayLocated, relaySdl } from '../compile/mutations/relayApi.ts';
import { consoleOf, says, startServer } from './console.ts';

const root = mkdtempSync(join(tmpdir(), 'fitting-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let served = relaySdl;
let folder: string;
let kept: IntrospectionStore;
let api: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  served = relaySdl;
  folder = mkdtempSync(join(root, 'kept-'));
  kept = keptIntrospections(folder);
  api = await startServer(({ body }, response) =>
    says(graphqlSync({ schema: buildSchema(served), source: (JSON.parse(body) as { query: string }).query }))({} as never, response),
  );
});
afterEach(() => api.stop());

const becomes = (...changes: Edit[]): string => (served = print(edits(...changes)(readSdl(relaySdl))));
const retyped = edit('Author.email', 'String', 'Int');
const paged = edit('Query.books', 'first:', 'count:');

interface Start {
  located?: Located[];
  forms?: Record<string, Form>;
  headers?: Record<string, string>;
  writtenFor?: IntrospectionQuery;
}

const started = async ({ located = relayLocated, forms = relayAround.forms ?? {}, headers = {}, writtenFor }: Start = {}) => {
  const page = await consoleOf({ endpoint: api.url, headers, kept, declared: located, forms, writtenFor });
  const { entries, drift } = (await (await page.send('/console.json')).json()) as {
    entries: { name: string }[];
    drift: { name: string; problems: { text: string }[] }[];
  };
  return {
    page,
    names: entries.map(({ name }) => name).sort(),
    drift: drift.map(({ name, problems }) => [name, problems.map(({ text }) => text)]),
  };
};

const emailIsANumber = [
  'authors',
  ['R049 resources/authors.ts columns.1: another type than before: expected email: String, found “email: Int”'],
];
const pagesAreLost = [
  'books',
  ['R007 resources/books.ts operations.list: unknown argument: expected an argument of books, found “first”; did you mean “count”?'],
];

describe('a console that starts', () => {
  it('sees what the API changed since its declarations fitted, takes that resource alone away, and says why at every start', async () => {
    expect((await started()).drift).toEqual([]);
    becomes(retyped);
    for (let start = 0; start < 2; start += 1) {
      const { names, drift, page } = await started();
      expect(drift).toEqual([emailIsANumber]);
      expect(names).toEqual(['books']);
      expect((await page.send('/console/resources/authors.json')).status).toBe(404);
      const books = (await (await page.send('/console/resources/books.json')).json()) as { related: { name: string }[] };
      expect(books.related.map(({ name }) => name)).not.toContain('authors');
    }
    becomes(paged, retyped);
    expect((await started()).drift).toEqual([pagesAreLost, emailIsANumber]);
    served = relaySdl;
    expect((await started()).drift).toEqual([]);
  });

  it('takes a declaration that was written anew for one that knows the API', async () => {
    await started();
    becomes(paged, retyped);
    const [books, authors] = relayLocated;
    if (!books || !authors) throw new Error('no declarations');
    const rewritten = { ...authors, declaration: { ...authors.declaration, columns: ['name', 'email'] } };
    expect((await started({ located: [books, rewritten] })).drift).toEqual([pagesAreLost]);
  });

  it('takes one whose form was written anew for such, too', async () => {
    await started();
    becomes(retyped);
    const { createAuthor } = relayAround.forms ?? {};
    if (!createAuthor) throw new Error('no form');
    const forms = { ...relayAround.forms, createAuthor: { ...createAuthor, saveWhenFilled: true } };
    expect((await started({ forms })).drift).toEqual([]);
  });

  it('goes on from what fits now, where nothing drifted', async () => {
    await started();
    becomes(edit('Author', /\}\s*$/, 'colour: String }'));
    expect((await started()).drift).toEqual([]);
    becomes(edit('Author', /\}\s*$/, 'colour: String }'), retyped);
    expect((await started()).drift).toEqual([emailIsANumber]);
  });

  it('compares with what was seen in the same role', async () => {
    const of = (role: string) => started({ headers: { 'x-role': role, authorization: `Bearer ${role}` } });
    await of('reader');
    becomes(retyped);
    expect((await of('writer')).drift).toEqual([]);
    expect((await of('reader')).drift).toEqual([emailIsANumber]);
  });

  it('says the same as `npm run drift` next to it, until one says there that the declarations are right', async () => {
    const declarations = mkdtempSync(join(root, 'ours-'));
    for (const { declaration } of relayLocated) writeFileSync(join(declarations, `${declaration.name}.json`), JSON.stringify(declaration));
    for (const [id, form] of Object.entries(relayAround.forms ?? {})) writeFileSync(join(declarations, `${id}.json`), JSON.stringify(form));
    const args = ['--endpoint', api.url, '--resources', declarations, '--data', folder];
    const ours = await readDeclared(declarations);
    await started(ours);
    becomes(paged, retyped);
    const { drift } = await started(ours);
    const numbers = drift.flatMap(([, texts]) => (texts as string[]).map((text) => text.slice(0, 4)));
    const told = async (...more: string[]) => {
      const { code, says: text } = await run([...args, ...more]);
      return { code, text, numbers: [...text.matchAll(/^R\d+/gm)].map(([number]) => number).sort() };
    };
    expect(await told()).toMatchObject({ code: 1, numbers: numbers.sort() });
    expect(await told('--accept')).toMatchObject({ code: 0, text: expect.stringContaining('schema.graphql says now') as string });
    expect(await told()).toMatchObject({ code: 0, numbers: [] });
    // Stored with the declarations, so it also works with an empty data folder.
    const elsewhere = await run(['--endpoint', api.url, '--resources', declarations, '--data', join(root, 'nothing')]);
    expect(elsewhere.says).not.toContain('Only names');
    const writtenFor = readWrittenFor(declarations);
    expect((await started({ ...ours, ...(writtenFor && { writtenFor }) })).drift).toEqual([]);
    served = relaySdl;
    expect((await started({ ...ours, ...(writtenFor && { writtenFor }) })).drift.map(([name]) => name)).toEqual(['authors']);
    expect((await told()).code).toBe(1);
  });

  it('is not kept from starting by a folder that cannot be written, or by one that is spoiled', async () => {
    await started();
    becomes(retyped);
    for (const file of readdirSync(folder)) writeFileSync(join(folder, file), '{"authors":"x"}\nno schema');
    expect((await started()).drift).toEqual([]);
    writeFileSync(join(root, 'a-file'), '');
    kept = keptIntrospections(join(root, 'a-file', 'below'));
    expect((await started()).names).toEqual(['authors', 'books']);
  });

  it('shares its folder with another one that starts, and nobody else reads it', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => started()));
    expect(all.every(({ drift }) => drift.length === 0)).toBe(true);
    const files = readdirSync(folder);
    // Another process's unfinished files stay untouched.
    for (const file of files) mkdirSync(join(folder, `${file}.new`));
    becomes(retyped);
    await started();
    expect((await started()).drift).toEqual([emailIsANumber]);
    for (const file of files) rmSync(join(folder, `${file}.new`), { recursive: true });
    expect(kept.read({ endpoint: api.url })?.__schema.types.find(({ name }) => name === 'Author')).toMatchObject({
      fields: expect.arrayContaining([
        expect.objectContaining({ name: 'email', type: { kind: 'SCALAR', name: 'Int', ofType: null } }),
      ]) as unknown,
    });
    expect(files.filter((file) => file.endsWith('.new'))).toEqual([]);
    for (const file of files) expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
  });

  it('keeps no credential, neither in a file nor in its name', async () => {
    await started({ headers: { authorization: 'Bearer known-to-nobody-0123456789', 'x-tenant-token': 'one-0123456789' } });
    const first = readdirSync(folder);
    await started({ headers: { authorization: 'Bearer renewed-since-0123456789', 'x-tenant-token': 'two-0123456789' } });
    expect(readdirSync(folder)).toEqual(first);
  });
});
