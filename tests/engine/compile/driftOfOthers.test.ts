import { buildSchema, introspectionFromSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Declaration } from '../../../src/engine/compile/Declaration.ts';
import { createCatalogue } from '../../../src/engine/compile/infer/catalogue.ts';
import { driftOfDeclared, readBefore } from '../../../src/engine/compile/infer/declaredDrift.ts';

function found(before: string, now: string, declaration: Declaration): string[] {
  const [earlier, later] = [before, now].map((sdl) => introspectionFromSchema(buildSchema(sdl)));
  if (earlier === undefined || later === undefined) throw new Error('two schemas are compared');
  const team = { located: [{ file: 'books.ts', declaration }], forms: {} };
  const catalogue = createCatalogue(later, { declared: team.located, forms: {} });
  const drifted = driftOfDeclared(team, { introspection: later, catalogue }, readBefore(team, { introspection: earlier }));
  return drifted.flatMap(({ problems }) => problems.map(({ number, key, found: what }) => `${number} ${key} ${what}`));
}

const books: Declaration = {
  name: 'books',
  type: 'Book',
  title: 'title',
  operations: { list: 'books' },
  columns: ['title', 'pages', 'tags'],
};

const book = 'type Book { id: ID! title: String! pages: Int tags: [String!] }';
const enums = `${book} enum BookOrder { TITLE_ASC TITLE_DESC PAGES_ASC PAGES_DESC }
  type Query { books(first: Int, offset: Int, orderBy: [BookOrder!]): BookConnection! }
  type BookConnection { nodes: [Book!]! totalCount: Int! }`;
const objects = `${book} enum Order { asc desc } input BookOrder { title: Order pages: Order }
  type Query { books(take: Int, skip: Int, orderBy: [BookOrder!]): [Book!]! booksCount: Int! }`;
const pairs = `${book} enum Direction { ASC DESC } enum Field { TITLE PAGES } input BookOrder { field: Field! direction: Direction! }
  type Query { books(first: Int, after: String, orderBy: BookOrder): BookConnection! }
  type BookConnection { nodes: [Book!]! totalCount: Int! pageInfo: PageInfo! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }`;

describe('a schema that nobody here wrote, and that changed', () => {
  it.each([
    ['values of an enum', enums, /PAGES_ASC PAGES_DESC/],
    ['fields of an object', objects, / pages: Order/],
    ['a field and its direction', pairs, /(?<=TITLE) PAGES/],
  ])('no longer sorts by a column, where orders are %s', (_, sdl, part) => {
    expect(found(sdl, sdl.replace(part, ''), books)).toEqual([expect.stringMatching(/^R023 columns\.1 \W?pages\W?$/i)]);
    expect(found(sdl, sdl, books)).toEqual([]);
  });

  it('sorts by parts of other names', () => {
    const renamed = pairs.replace('direction: Direction!', 'way: Direction!');
    expect(found(pairs, renamed, books)).toEqual([expect.stringMatching(/^R007 operations\.list .*direction/)]);
  });

  it('holds one value where it held a list, and a list where it held one', () => {
    expect(found(enums, enums.replace('tags: [String!]', 'tags: String'), books)).toEqual([
      expect.stringMatching(/^R049 columns\.2 .*String$/),
    ]);
    expect(found(enums, enums.replace('pages: Int', 'pages: [Int!]'), books)).toEqual([
      expect.stringMatching(/^R049 columns\.1 .*\[Int!\]$/),
    ]);
  });

  it('calls a number one with a fraction, which every number may be', () => {
    expect(found(enums, enums.replace('pages: Int', 'pages: Float'), books)).toEqual([]);
    expect(found(enums.replace('pages: Int', 'pages: Float'), enums, books)).toEqual([]);
  });

  it('lost a type: that is told once, and not for each of its fields', () => {
    expect(found(enums, enums.replaceAll(/\bBook\b/g, 'Volume'), books)).toEqual([expect.stringMatching(/^R002 type Book$/)]);
  });

  it('wants an argument that the declaration gives by itself to be another value', () => {
    const given: Declaration = { ...books, operations: { list: { name: 'books', args: { shelf: { value: 'NEW' } } } } };
    const shelved = enums.replace('books(', 'books(shelf: Shelf, ').concat(' enum Shelf { NEW OLD }');
    expect(found(shelved, shelved, given)).toEqual([]);
    expect(found(shelved, shelved.replace('NEW OLD', 'RECENT OLD'), given)).toEqual([
      expect.stringMatching(/^R\d+ operations\.list\.args\.shelf .*NEW/),
    ]);
  });
});
