import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { createCatalogue } from '../../../src/engine/compile/infer/catalogue.ts';
import { dialects } from '../../../src/engine/dialects/index.ts';
import { defineConfig, type ConsoleConfig } from '../../../src/package/config.ts';
import { readProject } from '../../../src/package/project.ts';

const sdl = `scalar Money
  type Book { id: ID! title: String! price: Money tags: [Money!] }
  type BookPage { volumes: [Book!]! howMany: Int! }
  input BookInput { title: String! price: Money }
  type Query { books(from: Int, atMost: Int): BookPage! book(id: ID!): Book }
  type Mutation { createBook(input: BookInput!): Book updateBook(id: ID!, input: BookInput!): Book }`;
const introspectionOf = (text: string) => introspectionFromSchema(buildSchema(text));
const introspection = introspectionOf(sdl);

const root = mkdtempSync(join(tmpdir(), 'own dialect '));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const projectOf = (config: ConsoleConfig, api?: string) => {
  writeFileSync(join(root, 'console.config.ts'), '');
  return readProject(root, () => Promise.resolve({ default: defineConfig(config) }), api);
};

const endpoint = 'https://api.example/graphql';

describe('a configuration of somebody’s own', () => {
  it('that misspells a setting stops the start: a console that should only read would write', async () => {
    await expect(projectOf({ endpoint, readonly: true } as ConsoleConfig)).rejects.toThrow('“readonly”: did you mean “readOnly”?');
  });

  it('gives a scalar a kind and a widget, in lists, on records and in forms', async () => {
    const { dialect } = await projectOf({ endpoint, scalars: { Money: { kind: 'number', widget: 'price' } } });
    const opened = createCatalogue(introspectionOf(sdl.replace('volumes', 'items')), { adjust: dialect }).open('books');
    const money = { kind: 'number', widget: 'price' };
    expect(opened?.problems).toEqual([]);
    expect([opened?.plan?.columns, opened?.plan?.details].map((all) => all?.find(({ path }) => path === 'price'))).toMatchObject([
      money,
      money,
    ]);
    for (const { plan } of Object.values(opened?.forms ?? {}))
      expect(plan.fields.find(({ name }) => name === 'price')).toMatchObject(money);
    expect(Object.keys(opened?.forms ?? {})).toEqual(['books/create', 'books/update']);
    const title = opened?.plan?.columns.find(({ path }) => path === 'title');
    expect(title).not.toHaveProperty('widget');
  });

  it('adjusts the detected dialect, or replaces it by one with a name', async () => {
    const adjusted = await projectOf({ endpoint, dialect: { answers: { ...dialects.plain.answers, total: ['howMany'] } } });
    expect(createCatalogue(introspection, { adjust: adjusted.dialect }).dialect).toMatchObject({
      name: 'plain',
      answers: { total: ['howMany'] },
    });
    const own = {
      ...dialects.plain,
      name: 'ours',
      listRoles: { from: 'offset', atMost: 'size' },
      answers: { ...dialects.plain.answers, rows: ['volumes'], total: ['howMany'] },
    };
    const replaced = await projectOf({ endpoint, dialect: own });
    const catalogue = createCatalogue(introspection, { adjust: replaced.dialect });
    expect(catalogue.dialect).toMatchObject({ name: 'ours', listRoles: own.listRoles });
    expect(catalogue.open('books')?.plan?.list).toMatchObject({
      vars: expect.arrayContaining([
        ['from', { from: 'offset' }],
        ['atMost', { from: 'size' }],
      ]) as unknown,
      read: { rows: 'books.volumes', total: 'books.howMany' },
    });
  });

  it('has several endpoints, of which one is chosen at start and named in the console', async () => {
    const endpoints = {
      staging: { endpoint: 'https://staging.example/graphql', headers: { authorization: 'Bearer staging' } },
      production: { endpoint },
    };
    expect(await projectOf({ endpoints, brand: 'Shop' })).toMatchObject({
      endpoint: 'https://staging.example/graphql',
      headers: { authorization: 'Bearer staging' },
      brand: 'Shop (staging)',
    });
    expect(await projectOf({ endpoints, headers: { 'x-team': 'shop' } }, 'production')).toMatchObject({
      endpoint,
      headers: { 'x-team': 'shop' },
      brand: 'Console (production)',
    });
    await expect(projectOf({ endpoints }, 'test')).rejects.toThrow('console.config.ts has no endpoint “test”: it has staging, production.');
    await expect(projectOf({ endpoint }, 'test')).rejects.toThrow('it has only one');
    await expect(projectOf({})).rejects.toThrow('has no endpoint');
  });
});
