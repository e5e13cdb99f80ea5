import { form } from '../../../../src/engine/forms/form.ts';
import type { Environment } from '../../../../src/engine/compile/context.ts';
import type { Declaration } from '../../../../src/engine/compile/Declaration.ts';
import type { Form } from '../../../../src/engine/forms/form.ts';

/** An API in Relay's style that no one here serves: a publishing house with its authors and their books. */
export const relaySdl = /* GraphQL */ `
  scalar DateTime
  enum BookStatus {
    DRAFT
    PRINTED
    SOLD_OUT
  }
  enum BookOrderField {
    TITLE
    PUBLISHED_AT
  }
  enum AuthorOrderField {
    NAME
  }
  enum OrderDirection {
    ASC
    DESC
  }
  interface Node {
    id: ID!
  }
  type PageInfo {
    hasNextPage: Boolean!
    endCursor: String
  }
  type Address {
    city: String
    country: String!
  }
  type Author implements Node {
    id: ID!
    name: String!
    email: String
    address: Address
    books(first: Int, after: String): BookConnection!
  }
  type AuthorEdge {
    cursor: String!
    node: Author!
  }
  type AuthorConnection {
    edges: [AuthorEdge!]!
    nodes: [Author!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type Book implements Node {
    id: ID!
    title: String!
    status: BookStatus!
    pages: Int
    inPrint: Boolean!
    publishedAt: DateTime
    tags: [String!]!
    author: Author!
  }
  type BookEdge {
    cursor: String!
    node: Book!
  }
  type BookConnection {
    edges: [BookEdge!]!
    nodes: [Book!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type UserError {
    field: [String!]
    message: String!
  }
  type BookPayload {
    book: Book
    userErrors: [UserError!]!
    clientMutationId: String
  }
  type DeleteBookPayload {
    deletedBookId: ID
    userErrors: [UserError!]!
  }
  type AuthorPayload {
    author: Author
    userErrors: [UserError!]!
  }
  input BookOrder {
    field: BookOrderField!
    direction: OrderDirection!
  }
  input AuthorOrder {
    field: AuthorOrderField!
    direction: OrderDirection!
  }
  input BookFilter {
    title: String
    status: BookStatus
    inPrint: Boolean
  }
  input CreateBookInput {
    clientMutationId: String
    title: String!
    status: BookStatus!
    pages: Int
    authorId: ID!
  }
  input UpdateBookInput {
    id: ID!
    title: String
    status: BookStatus
    pages: Int
  }
  input DeleteBookInput {
    id: ID!
  }
  input CreateAuthorInput {
    name: String!
    email: String
  }
  type Query {
    books(first: Int, after: String, orderBy: BookOrder, filterBy: BookFilter): BookConnection!
    book(id: ID!): Book
    authors(first: Int, after: String, orderBy: AuthorOrder, query: String): AuthorConnection!
    author(id: ID!): Author
  }
  type Mutation {
    createBook(input: CreateBookInput!): BookPayload!
    updateBook(input: UpdateBookInput!): BookPayload!
    deleteBook(input: DeleteBookInput!): DeleteBookPayload!
    createAuthor(input: CreateAuthorInput!): AuthorPayload!
  }
`;

const books: Declaration = {
  name: 'books',
  type: 'Book',
  title: 'title',
  operations: { list: 'books', get: 'book', create: 'createBook', update: 'updateBook' },
  columns: ['title', 'status', 'author.name', { field: 'publishedAt', sortBy: 'PUBLISHED_AT' }],
  details: ['title', 'status', 'pages', 'inPrint', 'publishedAt', 'author.name', 'author.address.city'],
  filters: ['status', 'inPrint'],
  sort: 'TITLE asc',
  forms: { create: 'createBook', update: 'updateBook' },
  actions: { delete: { operation: 'deleteBook', on: 'selection', icon: 'Delete' } },
  references: { authorId: 'authors' },
};

const authors: Declaration = {
  name: 'authors',
  type: 'Author',
  title: 'name',
  operations: { list: 'authors', get: 'author', create: 'createAuthor' },
  columns: ['name', 'email', 'address.country'],
  sort: 'NAME asc',
  forms: { create: 'createAuthor' },
};

const status = { type: 'string', enum: ['DRAFT', 'PRINTED', 'SOLD_OUT'] } as const;
const make = (operation: string, properties: Record<string, unknown>, required: string[]): Form =>
  ({
    ...form('ORGCreateGroup', 'group', { properties: {}, required: [] }),
    operation,
    argument: 'input',
    schema: { type: 'object', properties, required, additionalProperties: false },
  }) as Form;

export const relayLocated = [
  { file: 'resources/books.ts', declaration: books },
  { file: 'resources/authors.ts', declaration: authors },
];

export const relayAround: Environment = {
  forms: {
    createBook: make(
      'createBook',
      { title: { type: 'string', maxLength: 200 }, status, pages: { type: ['integer', 'null'] }, authorId: { type: 'string' } },
      ['title', 'status', 'authorId'],
    ),
    updateBook: make('updateBook', { title: { type: 'string' }, status, pages: { type: ['integer', 'null'] } }, ['title', 'status']),
    createAuthor: make('createAuthor', { name: { type: 'string' }, email: { type: ['string', 'null'], format: 'email' } }, ['name']),
  },
};
