import { describe, expect, it } from 'vitest';
import { walk } from './opened.ts';
import { stranger } from './stranger.ts';

// Lists and writes below a root field: namespaces, the viewer, and connections of a record.

const titles = Array.from({ length: 57 }, (_, index) => ({ id: String(index + 1), title: `Book ${index + 1}` }));
const slice = (_: unknown, { limit = 10, offset = 0 }: { limit?: number; offset?: number }) => titles.slice(offset, offset + limit);

describe('an API with namespaces', () => {
  const made: string[] = [];
  const api = stranger(
    `type Book { id: ID! title: String! }
    type LibraryQueries { books(limit: Int, offset: Int): [Book!]! booksCount: Int! book(id: ID!): Book }
    type LibraryMutations { createBook(title: String!): Book updateBook(id: ID!, title: String): Book deleteBook(id: ID!): Boolean }
    type Query { library: LibraryQueries! } type Mutation { library: LibraryMutations! }`,
    {
      Query: { library: () => ({}) },
      LibraryQueries: {
        books: slice,
        booksCount: () => 57,
        book: (_: unknown, { id }: { id: string }) => titles.find((each) => each.id === id),
      },
      Mutation: { library: () => ({}) },
      LibraryMutations: {
        createBook: (_: unknown, { title }: { title: string }) => ({ id: String(made.push(title)), title }),
        deleteBook: () => true,
      },
    },
  );

  it('lists every row, page by page', async () => {
    const { rows, totals } = await walk(api.provider, 'books');
    expect([totals[0], rows.map(({ id }) => id)]).toEqual([57, titles.map(({ id }) => id)]);
    expect(api.open('books').plan.list?.text).toMatch(
      /^query library_books\(.*\) \{ library \{ books\(limit: \$limit, offset: \$offset\) \{/,
    );
  });

  it('reads and writes records, and lists nothing of it as not shown', async () => {
    expect((await api.provider.getOne('books', { id: '7' })).data).toMatchObject({ id: '7', title: 'Book 7' });
    expect((await api.provider.create('books', { data: { title: 'Emma' } })).data).toMatchObject({ id: '1', title: 'Emma' });
    expect(made).toEqual(['Emma']);
    const { plan } = api.open('books');
    expect([plan.update?.name, plan.actions[0]?.operation.name]).toEqual(['library.updateBook', 'library.deleteBook']);
    expect(api.catalogue.unsupported).toEqual([]);
  });
});

describe('an API whose lists belong to the viewer', () => {
  const api = stranger(
    `type Viewer { id: ID! login: String! repositories(first: Int, after: String): RepositoryConnection! books(limit: Int, offset: Int): [Book!]! }
    type PageInfo { hasNextPage: Boolean! endCursor: String } type RepositoryConnection { totalCount: Int! nodes: [Repository!]! pageInfo: PageInfo! }
    type Repository { id: ID! name: String! } type Book { id: ID! title: String! }
    type Query { viewer: Viewer! }`,
    {
      Query: { viewer: () => ({ id: '1', login: 'ann' }) },
      Viewer: {
        books: slice,
        repositories: (_: unknown, { first = 10, after }: { first?: number; after?: string }) => {
          const nodes = titles.slice(Number(after ?? 0), Number(after ?? 0) + first).map(({ id, title }) => ({ id, name: title }));
          const endCursor = nodes.at(-1)?.id;
          return { totalCount: 57, nodes, pageInfo: { endCursor, hasNextPage: Number(endCursor) < 57 } };
        },
      },
    },
  );

  it.each(['books', 'repositories'])('lists all %s, and says whose they are', async (name) => {
    const { rows } = await walk(api.provider, name);
    expect(rows.map(({ id }) => id)).toEqual(titles.map(({ id }) => id));
    expect(api.open(name).unsupported.join(' ')).toContain('only those that “viewer” holds');
  });
});

describe('a record that holds a connection', () => {
  const api = stranger(
    `type Shelf { id: ID! name: String! books(first: Int, after: String): BookConnection! labels: [Label!]! next: [Shelf!]! }
    type PageInfo { hasNextPage: Boolean! endCursor: String } type BookConnection { nodes: [Book!]! pageInfo: PageInfo! }
    type Book { id: ID! title: String! } type Label { id: ID! text: String! }
    type Query { shelves: [Shelf!]! shelf(id: ID!): Shelf books(limit: Int, offset: Int): [Book!]! labels: [Label!]! }`,
    {
      Query: { shelf: (_: unknown, { id }: { id: string }) => ({ id, name: `Shelf ${id}` }) },
      Shelf: {
        books: ({ id }: { id: string }, { first = 10, after }: { first?: number; after?: string }) => {
          const own = titles.filter((_, index) => index % 2 === Number(id) % 2);
          const start = after ? own.findIndex((each) => each.id === after) + 1 : 0;
          const nodes = own.slice(start, start + first);
          return { nodes, pageInfo: { endCursor: nodes.at(-1)?.id, hasNextPage: start + first < own.length } };
        },
        labels: ({ id }: { id: string }) => [{ id: `${id}-1`, text: 'Old' }],
        next: ({ id }: { id: string }) => [{ id: `${id}0`, name: 'Next' }],
      },
    },
  );
  const { children, unsupported } = api.catalogue.children('shelves');

  it('shows it as a tab of its own, with its pages', async () => {
    expect(children.map(({ plan }) => [plan.name, plan.parent])).toEqual([
      ['shelves--books', 'shelves'],
      ['shelves--labels', 'shelves'],
      ['shelves--shelves-next', 'shelves'],
    ]);
    expect(unsupported).toEqual([]);
    const provider = api.providerOf(children.map(({ plan }) => plan));
    const seen: unknown[] = [];
    for (const page of [1, 2]) {
      const asked = { target: 'shelf', id: '1', pagination: { page, perPage: 20 }, sort: { field: '', order: 'ASC' as const }, filter: {} };
      seen.push(...(await provider.getManyReference('shelves--books', asked)).data.map(({ id }) => id));
    }
    expect(seen).toEqual(titles.filter((_, index) => index % 2 === 1).map(({ id }) => id));
    const labels = {
      target: 'shelf',
      id: '2',
      pagination: { page: 1, perPage: 20 },
      sort: { field: '', order: 'ASC' as const },
      filter: {},
    };
    expect(await provider.getManyReference('shelves--labels', labels)).toMatchObject({ data: [{ text: 'Old' }], total: 1 });
  });
});

describe.each([
  ['its own query', 'team(id: ID!): Team'],
  ['its id alone, as any record', 'node(id: ID!): Node'],
])('a record that holds pages of records without a list, and is read by %s', (_, get) => {
  const api = stranger(
    `interface Node { id: ID! } type Team implements Node { id: ID! name: String! pipelines(first: Int, after: String): PipelineConnection! badges: [Badge!]! }
    type PageInfo { hasNextPage: Boolean! endCursor: String } type PipelineEdge { node: Pipeline }
    type PipelineConnection { count: Int! edges: [PipelineEdge] pageInfo: PageInfo! }
    type Pipeline { id: ID! title: String! } type Badge { id: ID! text: String! }
    type Query { teams: [Team!]! ${get} }`,
    {
      Query: { [get.split('(')[0] ?? '']: (_: unknown, { id }: { id: string }) => ({ __typename: 'Team', id, name: `Team ${id}` }) },
      Team: {
        pipelines: ({ id }: { id: string }, { first = 10, after }: { first?: number; after?: string }) => {
          const own = titles.filter((_, index) => index % 2 === Number(id) % 2);
          const start = after ? own.findIndex((each) => each.id === after) + 1 : 0;
          const edges = own.slice(start, start + first).map((node) => ({ node }));
          return { count: own.length, edges, pageInfo: { endCursor: edges.at(-1)?.node.id, hasNextPage: start + first < own.length } };
        },
      },
    },
  );
  const { children, unsupported } = api.catalogue.children('teams');

  it('shows them as a tab, page by page', async () => {
    expect(children.map(({ plan }) => [plan.name, plan.get, plan.columns.map(({ path }) => path)])).toEqual([
      ['teams--pipelines', undefined, ['title', 'id']],
    ]);
    expect([unsupported, children[0]?.references]).toEqual([[], []]);
    const provider = api.providerOf(children.map(({ plan }) => plan));
    const asked = { target: 'team', id: '1', sort: { field: '', order: 'ASC' as const }, filter: {} };
    const pages = [1, 2].map(async (page) =>
      provider.getManyReference('teams--pipelines', { ...asked, pagination: { page, perPage: 20 } }),
    );
    const [first, second] = await Promise.all(pages);
    expect([first?.data.length, first?.total, second?.data.at(-1)?.id]).toEqual([20, 28, '56']);
  });
});
