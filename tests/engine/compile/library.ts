import type { Form } from '../../../src/engine/forms/form.ts';
import { compile, type Compiled } from '../../../src/engine/compile/compile.ts';
import { readContract } from '../../../src/engine/compile/contract.ts';
import type { Environment } from '../../../src/engine/compile/context.ts';
import type { Declaration } from '../../../src/engine/compile/Declaration.ts';
import type { Problem } from '../../../src/engine/compile/problems.ts';
import { platform } from '../../../src/engine/dialects/platform.ts';

/** A contract of our own, small and with one of each shape: a library of books on shelves. */
export const sdl = /* GraphQL */ `
  directive @access(requires: [String!]!) on FIELD_DEFINITION
  directive @session on FIELD_DEFINITION
  directive @public on FIELD_DEFINITION
  directive @extension on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | OBJECT | INPUT_OBJECT | ENUM | ENUM_VALUE | SCALAR | UNION | INTERFACE
  directive @values(of: [String!]!) on SCALAR
  scalar DateTime
  scalar JSON
  scalar Language @values(of: ["en-GB", "fr"])
  enum SortOrder {
    asc
    desc
  }
  enum Genre {
    NOVEL
    ESSAY
    POEM
  }
  enum BookSortField {
    title
    createdAt
    shelf_name
  }
  type Pagination {
    totalItems: Int!
  }
  type Board {
    _id: ID!
    label: String!
    genre: Genre
    packageId: ID!
  }
  type Shelf {
    _id: ID!
    name: String!
    organizationId: ID!
    archivedAt: DateTime
    boards: [Board!]!
  }
  type ShelfPage {
    data: [Shelf!]!
    pagination: Pagination!
  }
  type Book {
    _id: ID!
    title: String!
    genre: Genre!
    language: Language
    pages: Int
    inPrint: Boolean!
    createdAt: DateTime!
    archivedAt: DateTime
    shelf: Shelf!
    shelfId: ID!
    authorIds: [ID!]!
    rating: Float @extension
    notes: String
    extra: JSON
  }
  type BookPage {
    data: [Book!]!
    pagination: Pagination!
  }
  type Settings {
    _id: ID!
    motto: String
  }
  type ChangedRow {
    _id: ID!
  }
  type RefusedRow @extension {
    _id: ID!
    reason: String!
  }
  type ChangedRows {
    data: [ChangedRow!]!
    refused: [RefusedRow!]! @extension
  }
  input BookSort {
    fieldName: BookSortField!
    order: SortOrder!
  }
  input StageFilter {
    packageId: ID!
    status: Genre
  }
  input BooksFilter {
    organizationId: ID
    hierarchyId: ID
    hierarchyIds: [ID!]
    activeOnly: Boolean
    archivedOnly: Boolean
    skip: Int
    limit: Int
    sort: BookSort
    genre: Genre
    genres: [Genre!]
    shelfId: ID
    searchText: String @extension
    stage: StageFilter
  }
  input OpenFilter {
    limitEq: Int!
    skipEq: Int!
    sort: OpenSort!
  }
  input OpenSort {
    fieldName: String!
    order: UpperOrder!
  }
  enum UpperOrder {
    ASC
    DESC
  }
  input BookWhere {
    title: String
    and: [BookWhere!]
    not: BookWhere
  }
  input BookId {
    _id: ID!
    organizationId: ID!
  }
  input BookIds {
    bookIds: [ID!]!
  }
  input Place {
    room: String!
    row: Int
  }
  input NewBook {
    organizationId: ID!
    title: String!
    genre: Genre!
    language: Language
    pages: Int
    place: Place
    tags: [String!]
    shelfId: ID
  }
  input BookChange {
    title: String
    genre: Genre
    notes: String
  }
  type Query {
    GetBooks(filter: BooksFilter!): BookPage! @access(requires: ["lib:viewBooks"])
    GetOpenBooks(filter: OpenFilter!): BookPage! @access(requires: ["lib:viewBooks"])
    GetBook(filter: BookId!): Book! @access(requires: ["lib:viewBook"])
    GetNestedBooks(where: BookWhere, limit: Int): BookPage! @session
    GetShelves(organizationId: ID!, skipEq: Int, limitEq: Int, isArchived: Boolean): ShelfPage! @session
    GetSettings(organizationId: ID!): Settings @session
    GetUnguarded(filter: BookId!): Book!
    CountBooks(filter: BookId!): Int! @session
    GetExtra(filter: BookId!): Book! @extension @session
  }
  type Mutation {
    CreateBook(book: NewBook!): Book! @access(requires: ["lib:createBook"])
    UpdateBook(update: BookChange!, filter: BookId!): Book! @access(requires: ["lib:editBook"])
    ArchiveBooks(filter: BookIds!): ChangedRows! @access(requires: ["lib:archiveBook"])
    RestoreBooks(filter: BookIds!): ChangedRows! @access(requires: ["lib:restoreBook"])
    MoveBook(bookId: ID!, shelfId: ID!, at: DateTime): Book! @access(requires: ["lib:editBook"])
    LabelBooks(filter: BookIds!, genre: Genre!, boardId: ID): ChangedRows! @access(requires: ["lib:editBook"])
    PolishBooks(filter: BookIds!): ChangedRows! @extension @access(requires: ["lib:editBook"])
    SaveSettings(organizationId: ID!, motto: String): Settings! @session
  }
`;
export const contract = readContract(sdl);

const text = { type: 'string' };
const makeForm = (
  operation: string,
  argument: string,
  properties: Record<string, unknown>,
  required: string[],
  more: Partial<Form> = {},
): Form =>
  ({
    operation,
    argument,
    schema: { type: 'object', properties, required },
    detached: [],
    transforms: {},
    derive: {},
    fields: {},
    ...more,
  }) as Form;

export const genre = { type: 'string', enum: ['NOVEL', 'ESSAY', 'POEM'] };
/** The form of a new book, with other properties where a test makes a fault. */
export const bookForm = (properties: Record<string, unknown> = {}, more: Partial<Form> = {}, required = ['title', 'genre']): Form =>
  makeForm('CreateBook', 'book', { title: { ...text, minLength: 1, maxLength: 100 }, genre, ...properties }, required, more);
export const changeForm = makeForm('UpdateBook', 'update', { title: text, notes: { type: ['string', 'null'], maxLength: 700 } }, []);

export const shelves: Declaration = {
  name: 'shelves',
  type: 'Shelf',
  title: 'name',
  operations: { list: 'GetShelves' },
  columns: ['name'],
};

export const books: Declaration = {
  name: 'books',
  type: 'Book',
  title: 'title',
  operations: { list: 'GetBooks', get: 'GetBook', create: 'CreateBook', update: 'UpdateBook' },
  columns: ['title', 'genre', 'shelf.name', 'createdAt', { field: 'rating', hidden: true }],
  filters: ['genre'],
  sort: 'createdAt desc',
  forms: { create: 'lib/createBook', update: 'lib/updateBook' },
  actions: {
    archive: { operation: 'ArchiveBooks', on: 'selection', undo: 'restore' },
    restore: { operation: 'RestoreBooks', on: 'archived' },
  },
  references: { shelfId: 'shelves' },
  flags: { create: 'bookCreation' },
};

export const around: Environment = {
  file: 'resources/lib/books.ts',
  forms: { 'lib/createBook': bookForm(), 'lib/updateBook': changeForm },
  declarations: [books, shelves],
  access: contract.access,
  values: contract.values,
  extensions: contract.extensions,
  flags: ['bookCreation', 'bookArchive'],
  widgets: ['stars', 'text'],
  pages: ['tree-editor'],
  previews: ['cover'],
  icons: ['Add', 'Book'],
  dialogs: ['test'],
  layouts: ['steps'],
  transforms: ['trim', 'lowerCase'],
};

/** Compiles the books with some keys changed, in some other surroundings. */
export const compileBooks = (change: Partial<Declaration> = {}, other: Environment = {}): Compiled =>
  compile({ ...books, ...change }, contract.introspection, platform, { ...around, ...other });

/** A fault in the books, and the one problem it must cause. */
export interface Fault {
  number: Problem['number'];
  title: string;
  change?: Partial<Declaration> | Record<string, unknown>;
  around?: Environment;
  key: string;
  found: string;
  didYouMean?: string;
}
