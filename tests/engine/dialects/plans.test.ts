import { describe, expect, it } from 'vitest';
import { asked, form, planOf, sent } from './planOf.ts';

describe('relay', () => {
  const sdl = /* GraphQL */ `
    enum Direction {
      ASC
      DESC
    }
    enum BookOrderField {
      TITLE
      CREATED_AT
    }
    input BookOrder {
      field: BookOrderField!
      direction: Direction!
    }
    type Book {
      id: ID!
      title: String!
      createdAt: String
      cover(size: Int!): String
      about: Thing
    }
    union Thing = Book | Fault
    type Fault {
      message: String!
      field: [String!]
    }
    type Edge {
      cursor: String!
      node: Book
    }
    type PageInfo {
      hasNextPage: Boolean!
      endCursor: String
    }
    type Connection {
      edges: [Edge]
      pageInfo: PageInfo!
    }
    input Create {
      title: String!
      clientMutationId: String
    }
    input Update {
      id: ID!
      title: String
      clientMutationId: String
    }
    type Payload {
      book: Book
      userErrors: [Fault!]!
      clientMutationId: String
    }
    type Gone {
      deletedBookId: ID
      userErrors: [Fault!]!
    }
    input Delete {
      id: ID!
    }
    type Query {
      books(first: Int, after: String, orderBy: BookOrder, query: String): Connection!
      book(id: ID!): Book
    }
    type Mutation {
      createBook(input: Create!): Payload
      updateBook(input: Update!): Payload
      deleteBook(input: Delete!): Gone
    }
  `;
  const plan = planOf(
    'relay',
    sdl,
    {
      operations: { list: 'books', get: 'book', create: 'createBook', update: 'updateBook' },
      forms: { create: 'new', update: 'old' },
      actions: { delete: { operation: 'deleteBook', on: 'selection' } },
      sort: 'createdAt desc',
    },
    {
      new: form('createBook', 'input', { title: { type: 'string' } }, 'title'),
      old: form('updateBook', 'input', { title: { type: 'string' } }),
    },
  );

  it('turns a connection by its cursors, and reads its rows at their nodes', () => {
    expect(plan.list?.pagination).toBe('cursors');
    expect(plan.list?.read).toEqual({ rows: 'books.edges.node', more: 'books.pageInfo.hasNextPage', cursor: 'books.pageInfo.endCursor' });
    expect(sent(plan.list, { ...asked, cursor: 'c', sort: { field: 'TITLE', order: 'DESC' }, search: 'x' })).toEqual({
      first: 10,
      after: 'c',
      orderBy: { field: 'TITLE', direction: 'DESC' },
      query: 'x',
    });
    expect(plan.columns.map(({ sortBy }) => sortBy)).toEqual(['TITLE', 'CREATED_AT']);
    expect(plan.sort).toEqual({ field: 'CREATED_AT', order: 'DESC' });
  });

  it('sends one input without its mutation id, and reads what was made, or refused', () => {
    expect(sent(plan.create, { form: { title: 'New' } })).toEqual({ input: { title: 'New' } });
    expect(sent(plan.update, { id: '7', form: { title: 'Old' } })).toEqual({ input: { id: '7', title: 'Old' } });
    expect(plan.create?.read).toEqual({
      ...{ record: 'createBook.book', must: 'made' },
      errors: { at: 'createBook.userErrors', message: 'message', field: 'field' },
    });
    expect(plan.actions[0]?.oneByOne).toBe(true);
    expect(sent(plan.actions[0]?.operation, { id: '7' })).toEqual({ input: { id: '7' } });
  });

  it('reports a column whose field cannot be asked for without an argument', () => {
    expect(() => planOf('relay', sdl, { operations: { list: 'books' }, columns: ['cover'] })).toThrow('R005');
  });

  it('asks an object of several types for its name alone', () => {
    const shown = planOf('relay', sdl, { operations: { list: 'books' }, columns: ['title', { field: 'about', widget: 'json' }] });
    expect(shown.list?.text).toContain('{ __typename }');
  });

  it('speaks otherwise where a declaration says so', () => {
    const own = planOf('relay', sdl, {
      operations: { list: 'books' },
      dialect: { listRoles: { query: 'filter.title' } },
      filters: ['title'],
    });
    expect(sent(own.list, { ...asked, filter: { title: 'x' } })).toMatchObject({ query: 'x' });
    expect(() => planOf('relay', sdl, { operations: { list: 'books' }, dialect: { lists: {} } as never })).toThrow('R001');
  });
});

describe('prisma', () => {
  const sdl = /* GraphQL */ `
    enum SortOrder {
      asc
      desc
    }
    input BookOrder {
      title: SortOrder
    }
    enum Mode {
      default
      insensitive
    }
    input Text {
      equals: String
      contains: String
      mode: Mode
    }
    input Id {
      equals: Int
      in: [Int!]
    }
    input UserWhere {
      id: Id
    }
    input Is {
      is: UserWhere
    }
    input Where {
      id: Id
      title: Text
      author: Is
      AND: [Where!]
      OR: [Where!]
    }
    input Unique {
      id: Int
    }
    type User {
      id: Int!
      name: String!
    }
    type Book {
      id: Int!
      title: String!
      createdAt: String
      author: User
    }
    input SetText {
      set: String
    }
    input Connect {
      connect: Unique
      disconnect: Boolean
    }
    input Create {
      title: String!
      author: Connect
    }
    input Update {
      title: SetText
      author: Connect
    }
    type Query {
      books(where: Where! = {}, orderBy: [BookOrder!]! = [], take: Int, skip: Int! = 0): [Book!]
      booksCount(where: Where! = {}): Int
      book(where: Unique!): Book
    }
    type Mutation {
      createBook(data: Create!): Book!
      updateBook(where: Unique!, data: Update!): Book
      deleteBook(where: Unique!): Book
    }
  `;
  const plan = planOf(
    'prisma',
    sdl,
    {
      operations: { list: 'books', get: 'book', create: 'createBook', update: 'updateBook' },
      forms: { create: 'new', update: 'old' },
      filters: ['title', 'author'],
      references: { author: 'users' },
      actions: { delete: { operation: 'deleteBook', on: 'selection' } },
    },
    {
      new: form('createBook', 'data', { title: { type: 'string' }, author: { type: ['integer', 'null'] } }, 'title'),
      old: form('updateBook', 'data', { title: { type: ['string', 'null'] }, author: { type: ['integer', 'null'] } }),
    },
  );

  it('counts what the list matches by the field next to it, with what filters it', () => {
    expect(plan.list?.read).toEqual({ rows: 'books', total: 'booksCount' });
    expect(plan.list?.text).toContain('booksCount(where: $where)');
    expect(sent(plan.list, asked)).toEqual({ take: 10, skip: 20, orderBy: [{ title: 'desc' }], where: {} });
  });

  it('filters by operators, by the id of what a record belongs to, and by a text in the title', () => {
    expect(sent(plan.list, { ...asked, filter: { title: 'x', author: '3' }, search: 'y' })['where']).toEqual({
      title: { contains: 'x', mode: 'insensitive' },
      author: { is: { id: { equals: 3 } } },
      OR: [{ title: { contains: 'y', mode: 'insensitive' } }],
    });
    expect(sent(plan.list, { ids: ['1', '2'] })['where']).toEqual({ id: { in: [1, 2] } });
  });

  it('wraps values and connects records, and gives the id where it belongs alone', () => {
    expect(sent(plan.create, { form: { title: 'New', author: '3' } })).toEqual({ data: { title: 'New', author: { connect: { id: 3 } } } });
    expect(sent(plan.update, { id: '7', form: { title: 'Old', author: null } })).toEqual({
      where: { id: 7 },
      data: { title: { set: 'Old' }, author: { disconnect: true } },
    });
    expect(sent(plan.get, { id: '7' })).toEqual({ where: { id: 7 } });
  });
});

describe('postgraphile, options and plain lists', () => {
  it('prefers pages to cursors, and sorts by the values of an enum', () => {
    const plan = planOf(
      'postgraphile',
      /* GraphQL */ `
        scalar Cursor
        type Book {
          nodeId: ID!
          id: Int!
          title: String!
          createdAt: String
        }
        enum BooksOrderBy {
          NATURAL
          TITLE_ASC
          TITLE_DESC
          CREATED_AT_ASC
          CREATED_AT_DESC
        }
        input BookCondition {
          title: String
        }
        type Connection {
          nodes: [Book]!
          totalCount: Int!
        }
        input Patch {
          title: String
        }
        input Update {
          id: Int!
          bookPatch: Patch!
          clientMutationId: String
        }
        type Payload {
          book: Book
        }
        type Query {
          allBooks(
            first: Int
            last: Int
            offset: Int
            after: Cursor
            orderBy: [BooksOrderBy!] = [NATURAL]
            condition: BookCondition
          ): Connection
          bookById(id: Int!): Book
        }
        type Mutation {
          updateBookById(input: Update!): Payload
        }
      `,
      { operations: { list: 'allBooks', get: 'bookById', update: 'updateBookById' }, filters: ['title'], forms: { update: 'old' } },
      { old: form('updateBookById', 'input.bookPatch', { title: { type: 'string' } }) },
    );
    expect(plan.list?.pagination).toBeUndefined();
    expect(sent(plan.list, { ...asked, sort: { field: 'TITLE', order: 'ASC' }, filter: { title: 'x' } })).toEqual({
      first: 10,
      offset: 20,
      orderBy: ['TITLE_ASC'],
      condition: { title: 'x' },
    });
    expect(plan.columns.map(({ sortBy }) => sortBy)).toEqual(['TITLE', 'CREATED_AT']);
    expect(sent(plan.update, { id: '7', form: { title: 'x' } })).toEqual({ input: { id: 7, bookPatch: { title: 'x' } } });
  });

  it('asks for everything in one object', () => {
    const plan = planOf(
      'options',
      /* GraphQL */ `
        scalar DateTime
        enum SortOrder {
          ASC
          DESC
        }
        input Text {
          eq: String
          contains: String
        }
        input Dates {
          before: DateTime
          after: DateTime
        }
        input Filter {
          title: Text
          createdAt: Dates
        }
        input Sort {
          title: SortOrder
        }
        input Options {
          skip: Int
          take: Int
          sort: Sort
          filter: Filter
        }
        type Book {
          id: ID!
          title: String!
          createdAt: DateTime
        }
        type Books {
          items: [Book!]!
          totalItems: Int!
        }
        type Query {
          books(options: Options): Books!
        }
      `,
      { operations: { list: 'books' }, filters: ['title', 'createdAt'] },
    );
    expect(plan.list?.read).toMatchObject({ rows: 'books.items', total: 'books.totalItems' });
    expect(plan.filters[1]).toMatchObject({ kind: 'dateTime', parts: ['gte', 'lte'], widget: 'dateSpan' });
    const filter = { title: 'x', createdAt: { gte: '2024-01-01T00:00:00.000Z' } };
    expect(sent(plan.list, { ...asked, filter })).toEqual({
      options: {
        skip: 20,
        take: 10,
        sort: { title: 'DESC' },
        filter: { title: { contains: 'x' }, createdAt: { after: '2023-12-31T23:59:59.999Z' } },
      },
    });
  });

  it.each([
    ['books: [Book!]!', 'whole', {}],
    ['books(limit: Int, offset: Int): [Book!]!', 'more', { limit: 11, offset: 20 }],
    ['books(limit: Int): [Book!]!', 'grows', { limit: 31 }],
    ['books(page: Int, perPage: Int): [Book!]!', 'more', { page: 3, perPage: 10 }],
    ['books(limit: Int, offset: Int): [Book!]! booksCount: Int!', undefined, { limit: 10, offset: 20 }],
    ['books(limit: Int, offset: Int, title: String): [Book!]! booksCount: Int!', 'more', { limit: 11, offset: 20 }],
  ])('paginates %s as far as it can be: %s', (field, pagination, variables) => {
    const filters = field.includes('title') ? ['title'] : [];
    const plan = planOf('plain', `type Book { id: ID! title: String! createdAt: String } type Query { ${field} }`, {
      operations: { list: 'books' },
      filters,
    });
    expect(plan.list?.pagination).toBe(pagination);
    expect(sent(plan.list, asked)).toEqual(variables);
    expect(plan.columns[0]?.sortBy).toBe(pagination === 'whole' ? 'title' : undefined);
  });

  it('knows a record by the key that it is required by', () => {
    const plan = planOf(
      'hasura',
      `type Book { code: String! title: String! createdAt: String } type Query { books(limit: Int): [Book!]! books_by_pk(code: String!): Book }`,
      {
        operations: { list: 'books', get: 'books_by_pk' },
      },
    );
    expect(plan.idField).toBe('code');
    expect(sent(plan.get, { id: 'x-1' })).toEqual({ code: 'x-1' });
  });
});
