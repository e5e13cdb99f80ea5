import { describe, expect, it } from 'vitest';
import { walk } from './opened.ts';
import { stranger } from './stranger.ts';

// A list shows every row, or says that there may be more.

const books = Array.from({ length: 57 }, (_, index) => ({ id: String(index + 1), title: `Book ${String(index + 1).padStart(2, '0')}` }));
const book = 'type Book { id: ID! title: String! }';
const ids = books.map(({ id }) => id);
const first = { pagination: { page: 1, perPage: 25 }, sort: { field: 'title', order: 'DESC' as const }, filter: {} };

interface Asked {
  [name: string]: number | undefined;
}

/** Rows of an API whose default page has 10. */
const slice = (from = 0, count = 10) => books.slice(from, from + count);

describe.each<[string, string, string, (asked: Asked) => unknown]>([
  [
    'a window of from and count with howMany',
    'window: Window',
    'input Window { from: Int = 0, count: Int = 10 }',
    ({ from, count }) => ({ rows: slice(from, count), howMany: 57, more: (from ?? 0) + (count ?? 10) < 57 }),
  ],
  ['offset and max', 'offset: Int, max: Int', '', ({ offset, max }) => slice(offset, max)],
  ['start and rows', 'start: Int, rows: Int', '', ({ start, rows }) => slice(start, rows)],
  ['from and size', 'from: Int, size: Int', '', ({ from, size }) => slice(from, size)],
  [
    'skipCount and maxResultCount',
    'skipCount: Int, maxResultCount: Int',
    '',
    (asked) => slice(asked['skipCount'], asked['maxResultCount']),
  ],
  ['skip and top', 'skip: Int, top: Int', '', ({ skip, top }) => slice(skip, top)],
  ['a page that counts from zero', 'page: Int = 0, size: Int = 10', '', ({ page = 0, size = 10 }) => slice(page * size, size)],
  [
    'pageIndex and pageSize',
    'pageIndex: Int, pageSize: Int',
    '',
    ({ pageIndex = 0, pageSize = 10 }) => slice(pageIndex * pageSize, pageSize),
  ],
  ['page and count', 'page: Int, count: Int', '', ({ page = 1, count = 10 }) => slice((page - 1) * count, count)],
])('a list turned by %s', (name, args, more, answer) => {
  const isWindow = name.includes('window');
  const api = stranger(
    `${book} ${more} type Page { rows: [Book!]! howMany: Int! more: Boolean! } type Query { fetchBooks(${args}): ${isWindow ? 'Page!' : '[Book!]!'} }`,
    { Query: { fetchBooks: (_: unknown, asked: Asked & { window?: Asked }) => answer(isWindow ? (asked.window ?? {}) : asked) } },
  );

  it('shows every row once, with no paging argument among the filters', async () => {
    const { rows, totals } = await walk(api.provider, 'books', { perPage: 25 });
    expect(rows.map(({ id }) => id)).toEqual(ids);
    expect(totals[0]).toBe(isWindow ? 57 : undefined);
    expect(api.open('books').plan.filters).toEqual([]);
  });
});

describe.each<[string, string, string, unknown]>([
  ['a number beside the rows', '', 'rows: [Book!]! seen: Int!', { rows: slice(), seen: 3 }],
  ['a flag beside the rows', '', 'rows: [Book!]! truncated: Boolean!', { rows: slice(), truncated: true }],
  ['a number below the rows', '', 'rows: [Book!]! meta: Meta! } type Meta { chunk: Int!', { rows: slice(), meta: { chunk: 1 } }],
  ['a paging argument that nothing fills', '(rows: Int)', 'rows: [Book!]!', { rows: slice() }],
])('a list with %s', (_, args, fields, answer) => {
  const api = stranger(`${book} type Page { ${fields} } type Query { books${args}: Page! }`, { Query: { books: () => answer } });

  it('claims no total, is not sorted in the browser and says that it may be a part', async () => {
    const { plan, unsupported } = api.open('books');
    expect(plan.list?.pagination).toBe('part');
    expect(plan.columns.flatMap(({ sortBy }) => sortBy ?? [])).toEqual([]);
    expect(plan.sort).toBeUndefined();
    expect(plan.filters).toEqual([]);
    const { data, total, pageInfo, meta } = await api.provider.getList('books', first);
    expect(data.map(({ id }) => id)).toEqual(ids.slice(0, 10));
    expect([total, pageInfo?.hasNextPage, meta]).toEqual([undefined, false, { partial: true }]);
    expect(unsupported.join(' ')).toContain('it may be a part of what the API has');
  });
});

describe('a list that says that nothing follows', () => {
  it('has a total after all', async () => {
    const api = stranger(`${book} type Page { rows: [Book!]! more: Boolean! } type Query { books: Page! }`, {
      Query: { books: () => ({ rows: slice(), more: false }) },
    });
    expect(await api.provider.getList('books', first)).toMatchObject({ total: 10 });
    expect((await api.provider.getList('books', { ...first, pagination: { page: 2, perPage: 4 } })).data).toHaveLength(4);
  });

  it('is a part where its total is larger', async () => {
    const api = stranger(`${book} type Page { rows: [Book!]! total: Int! } type Query { books: Page! }`, {
      Query: { books: () => ({ rows: slice(), total: 57 }) },
    });
    const { data, total, meta } = await api.provider.getList('books', first);
    expect([data.map(({ id }) => id), total, meta]).toEqual([ids.slice(0, 10), undefined, { partial: true }]);
  });

  it('is whole where its total is the number of its rows', async () => {
    const api = stranger(`${book} type Page { rows: [Book!]! total: Int! } type Query { books: Page! }`, {
      Query: { books: () => ({ rows: books, total: 57 }) },
    });
    const { data, total } = await api.provider.getList('books', first);
    expect([data[0]?.id, total]).toEqual(['57', 57]);
  });

  it('does not believe a total that is only the number of rows on the page', async () => {
    const api = stranger(
      `${book} type Page { rows: [Book!]! count: Int! hasMore: Boolean! } type Query { books(limit: Int, offset: Int): Page! }`,
      {
        Query: {
          books: (_: unknown, { limit = 10, offset = 0 }: Asked) => {
            const rows = slice(offset, limit);
            return { rows, count: rows.length, hasMore: offset + limit < 57 };
          },
        },
      },
    );
    const { rows } = await walk(api.provider, 'books', { perPage: 25 });
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });
});

describe('a number that is a field of the record', () => {
  it('is a filter and no paging argument', () => {
    const api = stranger('type Part { id: ID! name: String! count: Int! } type Query { parts(count: Int): [Part!]! }');
    const { plan } = api.open('parts');
    expect([plan.list?.pagination, plan.filters.map(({ name }) => name)]).toEqual(['whole', ['count']]);
  });
});

/** At most ten rows, however many are requested. */
const capped = (from = 0, count = 10) => slice(from, Math.min(count, 10));

describe.each<[string, string, (asked: Asked) => readonly object[]]>([
  ['an offset', 'offset: Int, limit: Int', ({ offset, limit }) => capped(offset, limit)],
  ['a page', 'page: Int, limit: Int', ({ page = 1, limit = 10 }) => capped((page - 1) * Math.min(limit, 10), limit)],
])('an API that returns fewer rows than it is asked for, turned by %s', (_, args, answer) => {
  it.each([true, false])('shows every row once, with a total: %s', async (counted) => {
    const api = stranger(
      `${book} type Page { rows: [Book!]! total: Int! } type Query { books(${args}): ${counted ? 'Page!' : '[Book!]!'} }`,
      { Query: { books: (_parent: unknown, asked: Asked) => (counted ? { rows: answer(asked), total: 57 } : answer(asked)) } },
    );
    const { rows, totals } = await walk(api.provider, 'books', { perPage: 25 });
    expect(rows.map(({ id }) => id)).toEqual(ids);
    expect(totals[0]).toBe(counted ? 57 : undefined);
  });
});

it('a list that takes only a size, and returns fewer rows, may be a part', async () => {
  const api = stranger(`${book} type Query { books(limit: Int): [Book!]! }`, {
    Query: { books: (_: unknown, { limit }: Asked) => capped(0, limit) },
  });
  expect(await api.provider.getList('books', first)).toMatchObject({ pageInfo: { hasNextPage: false }, meta: { partial: true } });
});

it('an argument that is called as one of JavaScript’s own words is no paging argument', () => {
  const { plan } = stranger(`${book} type Query { books(constructor: Int, toString: Int, limit: Int): [Book!]! }`).open('books');
  expect(plan.list?.pagination).toBe('grows');
});

it('objects of paging arguments are not listed as filters that are no single value', () => {
  const { unsupported } =
    stranger(`${book} input Turn { page: Int limit: Int } input Slice { start: Int limit: Int } input Options { turn: Turn slice: Slice }
    type Query { books(options: Options): [Book!]! }`).open('books');
  expect(unsupported).toEqual([]);
});
