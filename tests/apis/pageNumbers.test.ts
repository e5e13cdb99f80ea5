import { describe, expect, it } from 'vitest';
import { stranger } from './stranger.ts';

const books = Array.from({ length: 57 }, (_, index) => ({ id: String(index + 1), title: `Book ${index + 1}` }));
const ids = books.map(({ id }) => id);

interface Requested {
  page: number;
  perPage: number;
}

const sdl = 'type Book { id: ID! title: String! } type Meta { count: Int! } type Query { allBooks(page: Int, perPage: Int): [Book!]!';

/** `first`: the number of the first page; `before`: the answer to the page before it. */
function api({
  first,
  before,
  rows = books,
  counts = true,
}: {
  first: 0 | 1;
  before?: 'first page' | 'error';
  rows?: typeof books;
  counts?: boolean;
}) {
  const allBooks = (_: unknown, { page, perPage }: Requested) => {
    if (page < first && before === 'error') throw new Error('There is no such page.');
    const start = (Math.max(page, before === 'first page' ? first : page) - first) * perPage;
    return start < 0 ? [] : rows.slice(start, start + perPage);
  };
  return stranger(counts ? `${sdl} _allBooksMeta: Meta! }` : `${sdl} }`, {
    Query: { allBooks, ...(counts && { _allBooksMeta: () => ({ count: rows.length }) }) },
  });
}

const list = (page: number, perPage = 10) => ({ pagination: { page, perPage }, sort: { field: '', order: 'ASC' as const }, filter: {} });

describe.each([
  ['counts its pages from 0', { first: 0 }],
  ['counts them from 0 and has no total', { first: 0, counts: false }],
  ['counts them from 1', { first: 1 }],
  ['counts them from 1 and has no total', { first: 1, counts: false }],
  ['counts them from 1 and answers page 0 as page 1', { first: 1, before: 'first page' }],
  ['counts them from 1 and refuses page 0', { first: 1, before: 'error' }],
] as const)('an API that %s', (_, options) => {
  it('shows each row once, the first ones on the first page', async () => {
    const { provider } = api(options);
    const pages = [];
    for (const page of [1, 2, 3, 4, 5, 6]) pages.push((await provider.getList('books', list(page))).data.map(({ id }) => id));
    expect(pages.flat()).toEqual(ids);
  });

  it('is asked once more, and never again', async () => {
    const { provider, requests } = api(options);
    await provider.getList('books', list(1));
    await provider.getList('books', list(2));
    await provider.getList('books', list(3));
    expect(requests.length).toBeLessThanOrEqual(5);
  });

  it('shows the names of references', async () => {
    const { data } = await api(options).provider.getMany('books', { ids: ['3', '7'] });
    expect(data.map(({ title }) => String(title))).toEqual(['Book 3', 'Book 7']);
  });
});

describe('an API that is away while its pages are looked for', () => {
  it('fails this list only, and shows its first rows as soon as it is back', async () => {
    let isAway = true;
    const api = stranger(`${sdl} }`, {
      Query: { allBooks: (_: unknown, { page, perPage }: Requested) => books.slice(page * perPage, (page + 1) * perPage) },
    });
    const provider = api.over((answer) => (isAway ? new Response('away', { status: 503 }) : answer()));
    await expect(provider.getList('books', list(1))).rejects.toThrow();
    isAway = false;
    expect((await provider.getList('books', list(1))).data.map(({ id }) => id)).toEqual(ids.slice(0, 10));
  });
});

describe('an API whose rows fit on one page', () => {
  it('shows them where page 1 is empty, since its pages begin with 0', async () => {
    const { provider } = api({ first: 0, rows: books.slice(0, 3) });
    expect(await provider.getList('books', list(1))).toMatchObject({ total: 3, data: [{ id: '1' }, { id: '2' }, { id: '3' }] });
  });
});

describe('an API that limits its pages to an odd number, and says nothing of it', () => {
  const most = 24;
  const limited = (args: string, startOf: (asked: Record<string, number>, size: number) => number) =>
    stranger(`type Book { id: ID! title: String! } type Query { books(${args}): [Book!]! }`, {
      Query: {
        books: (_: unknown, asked: Record<string, number>) => {
          const size = Math.min(most, asked['limit'] ?? most);
          return books.slice(startOf(asked, size), startOf(asked, size) + size);
        },
      },
    });

  it.each([
    ['offset: Int = 0, limit: Int', (asked: Record<string, number>) => asked['offset'] ?? 0],
    ['page: Int = 1, limit: Int', (asked: Record<string, number>, size: number) => ((asked['page'] ?? 1) - 1) * size],
  ])('shows all rows of %s', async (args, startOf) => {
    const { provider } = limited(args, startOf);
    const pages = [];
    for (const page of [1, 2, 3]) pages.push((await provider.getList('books', list(page, 25))).data.map(({ id }) => id));
    expect(pages.flat()).toEqual(ids);
  });

  it('is asked once whether a short list has more rows', async () => {
    const { provider, requests } = stranger(
      'type Book { id: ID! title: String! } type Query { books(offset: Int, limit: Int): [Book!]! }',
      {
        Query: { books: (_: unknown, { offset = 0 }) => books.slice(offset, 7) },
      },
    );
    for (let times = 0; times < 3; times += 1) expect((await provider.getList('books', list(1, 25))).data).toHaveLength(7);
    expect(requests).toHaveLength(4);
  });
});
