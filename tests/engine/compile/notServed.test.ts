import { buildSchema, introspectionFromSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../../../src/engine/compile/infer/catalogue.ts';
import { apiNames, createApi } from '../../apis/start.ts';

const introspectionOf = (sdl: string) => introspectionFromSchema(buildSchema(sdl, { assumeValid: true }));

describe('what an API has and its console does not show', () => {
  it('is told a sentence each, with the reason', () => {
    const catalogue = createCatalogue(
      introspectionOf(`type Book { id: ID! title: String! author: Author } type Author { id: ID! name: String! } type Loan { id: ID! due: String }
      type Stats { open: Int } union Found = Book | Stats type LoginPayload { id: ID! token: String }
      type Query { books(limit: Int, offset: Int): [Book!]! booksCount: Int! book(id: ID!): Book loans(readerId: ID!): [Loan!]! stats: Stats found: [Found!]!
        best: Found version: String tags: [String!] me: Book }
      type Mutation { createBook(title: String!): Book updateBook(id: ID!, title: String): Book deleteBook(id: ID!): Boolean
        login(name: String!): LoginPayload deleteBooks(ids: [ID!]!): Int sendLetters: Boolean }
      type Subscription { bookAdded: Book clock: String }`),
    );
    expect(catalogue.entries.map(({ type }) => type)).toEqual(['Book', 'Stats']);
    expect(catalogue.unsupported).toEqual([
      'Query “loans”: it wants “readerId”, which nothing here gives.',
      'List “found”: its rows may be of several types (Found), which have no id in common.',
      'Query “best”: its answer may be of several types (Found).',
      'Query “version”: it answers a value, and no records.',
      'Query “tags”: it answers values, and no records.',
      'Query “me”: one Book is read by “book”.',
      'Mutation “login”: it neither makes, changes nor deletes one record of a list.',
      'Mutation “deleteBooks”: “deleteBook” does that with a Book here.',
      'Mutation “sendLetters”: it neither makes, changes nor deletes one record of a list.',
      'Type “Loan”: its list “loans” wants “readerId”, which nothing here gives.',
      'Type “LoginPayload”: it has no list of its own; only “login” holds it.',
      'Subscription “clock”: nothing says which records it is about.',
    ]);
  });

  it('names the input or the part of the key for which a write isn’t offered', () => {
    const { unsupported } = createCatalogue(
      introspectionOf(`scalar Hologram type Enrolment { studentId: Int! courseId: String! grade: String } type Book { id: ID! title: String! pages(first: Int): [Page!]! }
      type Page { id: ID! text: String } input PageIn { id: ID text: String }
      type Query { enrolments: [Enrolment!]! enrolment(studentId: Int!, courseId: String!): Enrolment books: [Book!]! book(id: ID!): Book }
      type Mutation { updateEnrolment(studentId: Int!, grade: String): Enrolment createBook(title: String!, file: Hologram!): Book updateBook(id: ID!, title: String, pages: [PageIn!]!): Book }`),
    );
    expect(unsupported).toEqual([
      'Mutation “updateEnrolment”: it doesn’t take the whole key of a Enrolment (studentId, courseId), and could change others.',
      'Mutation “createBook”: it wants “file”, which can’t be asked for: the scalar Hologram is not known here.',
      'Mutation “updateBook”: it wants “pages”, which can’t be asked for: the API returns it in pages, and saving one page would remove the rest.',
    ]);
  });

  it('is not what a declaration uses', () => {
    const declaration = {
      ...{ name: 'books', type: 'Book', title: 'title', operations: { list: 'books' }, columns: ['title'] },
      actions: { send: { operation: 'sendLetters', on: 'list' as const } },
    };
    const sdl =
      'type Book { id: ID! title: String } type Query { books: [Book!]! } type Mutation { sendLetters: Boolean sendOthers: Boolean }';
    const of = (declared: Parameters<typeof createCatalogue>[1]) => createCatalogue(introspectionOf(sdl), declared).unsupported;
    expect(of({})).toHaveLength(2);
    expect(of({ declared: [{ file: 'books.ts', declaration }] })).toEqual([expect.stringContaining('sendOthers')]);
  });

  it.each(apiNames)('is no record of an API that is served whole, and nothing that no other operation does: %s', (name) => {
    const catalogue = createCatalogue(createApi(name).introspection);
    const named = catalogue.unsupported.map((each) => /^(\w+) “\w+”: (.+)$/.exec(each)?.slice(1) ?? []);
    for (const [kind = '', why = ''] of named)
      expect(why).toMatch(
        kind === 'Mutation'
          ? /does that with/
          : kind === 'Query'
            ? /read by|listed by|no records|several types|one Query/
            : /holds? it|answers it/,
      );
    for (const { type } of catalogue.entries) expect(catalogue.unsupported.filter((each) => each.startsWith(`Type “${type}”`))).toEqual([]);
  });
});
