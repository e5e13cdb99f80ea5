import { describe, expect, it } from 'vitest';
import { walk } from './opened.ts';
import { stranger } from './stranger.ts';

// Content systems as their public documentation describes them, behind resolvers that honour the documented arguments.

const all = Array.from({ length: 57 }, (_, index) => ({
  id: String(index + 1),
  documentId: `d${index + 1}`,
  title: `Book ${index + 1}`,
  year: 1990 + (index % 5),
}));
type Row = (typeof all)[number];
const named = (title: string) => all.filter((row) => row.title.toLowerCase().includes(title.toLowerCase())).map(({ id }) => id);
const idsOf = (rows: readonly { id?: unknown }[]) => rows.map(({ id }) => String(id));

/** Rows of a filter of fields with operators, as `{ title: { contains } }`. */
const matching = (filter: Record<string, unknown> = {}): Row[] =>
  all.filter((row) =>
    Object.entries(filter).every(([field, asked]): boolean => {
      if (/^_?(or)$/i.test(field)) return (asked as Record<string, unknown>[]).some((each) => matching(each).includes(row));
      const [name = '', flat] = field.split('_');
      const operators = flat === undefined && typeof asked === 'object' ? (asked as Record<string, unknown>) : { [flat ?? 'eq']: asked };
      return Object.entries(operators).every(([operator, value]) => {
        const held = String(row[name as keyof Row]);
        if (/contains/.test(operator)) return held.toLowerCase().includes(String(value).toLowerCase());
        return operator.endsWith('in') ? (value as unknown[]).map(String).includes(held) : held === String(value);
      });
    }),
  );

/** Rows in the order of texts such as `title:desc` or `-title`. */
const sorted = (rows: readonly Row[], [sort]: readonly string[] = []): Row[] => {
  const [, minus = '', name = '', order = ''] = /^(-?)(\w+):?(\w*)$/.exec(sort ?? 'id') ?? [];
  if (!(name in (all[0] ?? {}))) throw new Error(`Invalid key ${name}`);
  const direction = minus === '-' || order === 'desc' ? -1 : 1;
  return [...rows].sort((a, b) => direction * String(a[name as keyof Row]).localeCompare(String(b[name as keyof Row])));
};
const titles = (rows: readonly object[]) => rows.map((row) => (row as Row).title);
const byTitle = titles(sorted(all, ['title:desc']));
const descending = { sort: { field: 'title', order: 'DESC' as const } };

describe('Strapi 5', () => {
  const page = { pageInfo: 'type Pagination { total: Int! page: Int! pageSize: Int! pageCount: Int! }' };
  const list = (
    _: unknown,
    { filters, pagination = {}, sort }: { filters?: Record<string, unknown>; pagination?: Record<string, number>; sort?: string[] },
  ) => {
    if ('page' in pagination && 'start' in pagination) throw new Error('Cannot use both page & offset based pagination');
    return sorted(matching(filters), sort).slice(pagination['start'] ?? 0, (pagination['start'] ?? 0) + (pagination['limit'] ?? 10));
  };
  const api = stranger(
    `${page.pageInfo} type Book { documentId: ID! title: String! year: Int } type BookEntityResponseCollection { nodes: [Book!]! pageInfo: Pagination! }
    input PaginationArg { page: Int pageSize: Int start: Int limit: Int }
    input StringFilterInput { eq: String contains: String containsi: String in: [String] } input IntFilterInput { eq: Int gte: Int lte: Int }
    input BookFiltersInput { title: StringFilterInput year: IntFilterInput and: [BookFiltersInput] or: [BookFiltersInput] not: BookFiltersInput }
    input BookInput { title: String year: Int } type DeleteMutationResponse { documentId: ID! }
    type Query { book(documentId: ID!): Book books(filters: BookFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): [Book]!
      books_connection(filters: BookFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): BookEntityResponseCollection }
    type Mutation { createBook(data: BookInput!): Book updateBook(documentId: ID!, data: BookInput!): Book deleteBook(documentId: ID!): DeleteMutationResponse }`,
    { Query: { books: list } },
  );

  it('is paged one way, searched and filtered', async () => {
    const { plan } = api.open('books');
    expect((await walk(api.provider, 'books')).rows).toHaveLength(57);
    expect(plan.search).toBe(true);
    expect((await walk(api.provider, 'books', { filter: { q: 'book 5' } })).rows).toHaveLength(named('book 5').length);
    expect((await walk(api.provider, 'books', { filter: { year: 1991 } })).rows).toHaveLength(12);
  });

  it('is sorted by a text of field and direction, and searched without regard to capitals', async () => {
    expect(titles((await walk(api.provider, 'books', descending)).rows)).toEqual(byTitle);
    expect(JSON.stringify(api.open('books').plan.list?.vars)).toContain('title.containsi');
  });
});

describe('Directus', () => {
  const removed: string[] = [];
  const list = (
    _: unknown,
    asked: { filter?: Record<string, unknown>; limit?: number; offset?: number; page?: number; search?: string; sort?: string[] },
  ) => {
    if (asked.page !== undefined && asked.offset !== undefined) throw new Error('page and offset');
    const { filter, limit = 100, offset = 0, search = '' } = asked;
    return sorted(matching(filter), asked.sort)
      .filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()))
      .slice(offset, offset + limit);
  };
  const api = stranger(
    `type books { id: ID! title: String year: Int } type books_aggregated { group: String countAll: Int }
    input string_filter_operators { _eq: String _contains: String _icontains: String _in: [String] } input number_filter_operators { _eq: Int _gte: Int _lte: Int }
    input books_filter { title: string_filter_operators year: number_filter_operators _and: [books_filter] _or: [books_filter] }
    type Query { books(filter: books_filter, sort: [String], limit: Int, offset: Int, page: Int, search: String): [books!]! books_by_id(id: ID!): books
      books_aggregated(groupBy: [String], filter: books_filter, limit: Int, offset: Int, page: Int, search: String): [books_aggregated!]! }
    input create_books_input { title: String year: Int } input update_books_input { title: String year: Int } type delete_one { id: ID! } type delete_many { ids: [ID]! }
    type Mutation { create_books_item(data: create_books_input!): books update_books_item(id: ID!, data: update_books_input!): books
      delete_books_item(id: ID!): delete_one delete_books_items(ids: [ID]!): delete_many }`,
    {
      Query: {
        books: list,
        books_aggregated: (_: unknown, { filter, search = '' }: { filter?: Record<string, unknown>; search?: string }) => [
          { countAll: matching(filter).filter(({ title }) => title.toLowerCase().includes(search.toLowerCase())).length },
        ],
      },
      Mutation: { delete_books_item: (_: unknown, { id }: { id: string }) => (removed.push(id), { id }) },
    },
  );

  it('is paged one way, searched, filtered and deleted from, without its aggregates', async () => {
    expect(api.catalogue.entries.map(({ name }) => name)).toEqual(['books']);
    const { plan } = api.open('books');
    expect([plan.create?.name, plan.update?.name]).toEqual(['create_books_item', 'update_books_item']);
    expect((await walk(api.provider, 'books')).rows).toHaveLength(57);
    expect(idsOf((await walk(api.provider, 'books', { filter: { q: 'book 5' } })).rows)).toEqual(named('book 5'));
    expect((await walk(api.provider, 'books', { filter: { year: 1991 } })).rows).toHaveLength(12);
    await api.provider.deleteMany('books', { ids: ['3'] });
    expect(removed).toEqual(['3']);
  });

  it('is sorted by a text with a minus, and counted by its aggregate', async () => {
    const { rows, totals } = await walk(api.provider, 'books', { ...descending, filter: { q: 'book 5' } });
    expect([titles(rows), totals[0]]).toEqual([byTitle.filter((title) => title.includes('Book 5')), named('book 5').length]);
  });
});

describe('Hygraph and Contentful', () => {
  const hygraph = stranger(
    `type Book { id: ID! title: String! year: Int } enum BookOrderByInput { title_ASC title_DESC }
    input BookWhereInput { OR: [BookWhereInput!] id: ID id_in: [ID] title: String title_contains: String title_in: [String] year: Int }
    type Query { books(where: BookWhereInput, orderBy: BookOrderByInput, skip: Int, first: Int): [Book!]! }`,
    {
      Query: {
        books: (_: unknown, { where, skip = 0, first = 10 }: { where?: Record<string, unknown>; skip?: number; first?: number }) =>
          matching(where).slice(skip, skip + first),
      },
    },
  );

  it('are searched by an operator in the name of a field', async () => {
    expect(hygraph.open('books').plan.search).toBe(true);
    expect(idsOf((await walk(hygraph.provider, 'books', { filter: { q: 'book 5' } })).rows)).toEqual(named('book 5'));
  });

  const entry = (row: Row) => ({ ...row, sys: { id: `s${row.id}` } });
  const contentful = stranger(
    `type Sys { id: String! publishedAt: String } type Book { sys: Sys! title(locale: String): String year(locale: String): Int }
    type BookCollection { total: Int! skip: Int! limit: Int! items: [Book]! }
    input SysFilter { id: String id_in: [String] } input BookFilter { sys: SysFilter title: String title_contains: String year: Int OR: [BookFilter] }
    type Query { book(id: String!, preview: Boolean): Book bookCollection(skip: Int = 0, limit: Int = 100, preview: Boolean, where: BookFilter): BookCollection }`,
    {
      Query: {
        book: (_: unknown, { id }: { id: string }) => all.filter((row) => `s${row.id}` === id).map(entry)[0],
        bookCollection: (_: unknown, { where, skip, limit }: { where?: Record<string, unknown>; skip: number; limit: number }) => {
          const rows = matching(where).map(entry);
          return { total: rows.length, skip, limit, items: rows.slice(skip, skip + limit) };
        },
      },
    },
  );

  it('have pages of records whose id stands in an object', async () => {
    expect(contentful.open('books').plan).toMatchObject({ idField: 'sys.id', get: { name: 'book' }, search: true });
    const { rows, totals } = await walk(contentful.provider, 'books');
    expect([totals[0], idsOf(rows)]).toEqual([57, all.map(({ id }) => `s${id}`)]);
    expect((await contentful.provider.getOne('books', { id: 's7' })).data).toMatchObject({ id: 's7', title: 'Book 7' });
  });
});

describe('records whose fields stand in an object', () => {
  const strapi4 = stranger(
    `type Book { title: String! year: Int } type BookEntity { id: ID attributes: Book } type BookEntityResponse { data: BookEntity }
    type Meta { pagination: Pagination! } type Pagination { total: Int! } type BookEntityResponseCollection { data: [BookEntity!]! meta: Meta! }
    input PaginationArg { page: Int pageSize: Int start: Int limit: Int } input BookInput { title: String year: Int }
    input StringFilterInput { eq: String containsi: String } input IntFilterInput { eq: Int }
    input BookFiltersInput { title: StringFilterInput year: IntFilterInput or: [BookFiltersInput] }
    type Query { book(id: ID): BookEntityResponse
      books(filters: BookFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): BookEntityResponseCollection }
    type Mutation { createBook(data: BookInput!): BookEntityResponse updateBook(id: ID!, data: BookInput!): BookEntityResponse deleteBook(id: ID!): BookEntityResponse }`,
    {
      Query: {
        books: (
          _: unknown,
          asked: { pagination: { start?: number; limit?: number }; sort?: string[]; filters?: Record<string, unknown> },
        ) => {
          const { start = 0, limit = 10 } = asked.pagination;
          const rows = sorted(matching(asked.filters), asked.sort);
          const data = rows.slice(start, start + limit).map(({ id, ...attributes }) => ({ id, attributes }));
          return { data, meta: { pagination: { total: rows.length } } };
        },
      },
    },
  );

  it('are named and shown by them', async () => {
    const [{ name, label } = { name: '', label: '' }] = strapi4.catalogue.entries;
    expect([name, label]).toEqual(['books', 'Books']);
    const { plan } = strapi4.open(name);
    expect(plan.title).toBe('attributes.title');
    expect(plan.columns.flatMap(({ path, hidden }) => (hidden ? [] : [path]))).toEqual(['attributes.title', 'attributes.year']);
    expect([plan.update?.name, plan.create?.name, plan.actions[0]?.operation.name]).toEqual(['updateBook', 'createBook', 'deleteBook']);
    expect((await walk(strapi4.provider, name)).totals[0]).toBe(57);
  });

  it('are searched, filtered and sorted by the names that the fields have there', async () => {
    const totalOf = async (filter: Record<string, unknown>) => (await walk(strapi4.provider, 'books', { filter })).totals[0];
    expect([await totalOf({ q: 'book 5' }), await totalOf({ year: 1991 })]).toEqual([named('book 5').length, 12]);
    const { data } = await strapi4.provider.getList('books', { filter: {}, sort: { field: 'attributes.title', order: 'DESC' } });
    expect((data[0] as unknown as { attributes: Row }).attributes.title).toBe(byTitle[0]);
  });

  it('keep their title in it, where they have other fields', () => {
    const { plan } = stranger(`type Remark { id: ID! timeToRead: Int frontmatter: Front } type Front { title: String date: String }
      type Query { allRemark(limit: Int, skip: Int): [Remark!]! }`).open('remarks');
    expect([plan.title, plan.columns[0]?.path]).toEqual(['frontmatter.title', 'frontmatter.title']);
  });
});

describe('WPGraphQL', () => {
  it('searches by the field of its filter', () => {
    const { plan } = stranger(`type Post { id: ID! title: String } type PageInfo { hasNextPage: Boolean! endCursor: String }
      type Posts { nodes: [Post!]! pageInfo: PageInfo! } input Where { search: String status: String title: String }
      type Query { posts(first: Int, after: String, where: Where): Posts post(id: ID!): Post }`).open('posts');
    expect(plan.search).toBe(true);
    expect(plan.list?.vars).toContainEqual(['where.search', { from: 'search' }]);
  });
});
