import { describe, expect, it } from 'vitest';
import { misfitText } from '../../src/engine/compile/problems.ts';
import type { Declaration } from '../../src/engine/compile/Declaration.ts';
import { walk } from './opened.ts';
import { stranger } from './stranger.ts';

// The declaration of the documentation (docs/any-api.md), for an API whose paging names nobody knows.

const books = Array.from({ length: 57 }, (_, index) => ({ id: String(index + 1), title: `Book ${index + 1}` }));
const sdl = `type Book { id: ID! title: String! } type Shelf { books: [Book!]! inAll: Int! }
  input Window { passBy: Int, atMost: Int } type Query { fetchBooks(window: Window): Shelf! }`;
const resolvers = {
  Query: {
    fetchBooks: (_: unknown, { window: { passBy = 0, atMost = 10 } = {} }: { window?: { passBy?: number; atMost?: number } }) => ({
      books: books.slice(passBy, passBy + atMost),
      inAll: books.length,
    }),
  },
};
const declaration = {
  name: 'books',
  type: 'Book',
  title: 'title',
  menu: { group: 'data' },
  operations: { list: { name: 'fetchBooks', args: { 'window.passBy': 'offset', 'window.atMost': 'size' } } },
  columns: ['title'],
  dialect: { answers: { total: ['inAll'] } },
} as unknown as Declaration;

describe('a declaration that names the paging arguments and the total', () => {
  it('turns the list, which is a part without it', async () => {
    expect((await stranger(sdl, resolvers).provider.getList('books', { filter: {} })).meta).toEqual({ partial: true });
    const { provider } = stranger(sdl, resolvers, [declaration]);
    const { rows, totals } = await walk(provider, 'books');
    expect([rows.length, new Set(rows.map(({ id }) => id)).size, totals[0]]).toEqual([57, 57, 57]);
  });

  it('is told that a sort has no argument', () => {
    const { catalogue } = stranger(sdl, resolvers, [{ ...declaration, sort: 'title asc' }]);
    const { problems = [] } = catalogue.open('books') ?? {};
    expect(misfitText({ name: 'books', file: 'ours/books.ts', problems })).toBe(
      '“books” (ours/books.ts) doesn’t fit the schema and isn’t shown: 1 problem.\n' +
        '    R023 books.ts sort: unknown sort field: expected no sort, since fetchBooks takes no order, found “title”',
    );
    const two = [...problems, ...problems];
    expect(misfitText({ name: 'books', file: 'ours/books.ts', problems: two })).toContain('2 problems.');
  });
});
