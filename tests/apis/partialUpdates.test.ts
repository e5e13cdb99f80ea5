import { describe, expect, it } from 'vitest';
import { put, type Values } from '../../src/engine/plan/sources.ts';
import { edit, formOf } from './edits.ts';
import { stranger } from './stranger.ts';

// An update sends what changed, with what the API requires, and nothing else.

const book = { id: '1', title: 'Emma', subtitle: null, year: 1815, size: { width: 3, height: 4 }, tags: ['old'], version: 7 };
const type =
  'type Size { width: Int height: Int } type Book { id: ID! title: String! subtitle: String year: Int size: Size tags: [String!] version: Int }';
const size = 'input SizeInput { width: Int height: Int }';
const query = 'type Query { books: [Book!]! book(id: ID!): Book }';

const shapes: [string, string, (sent: Values) => unknown][] = [
  [
    'flat arguments',
    `type Mutation { updateBook(id: ID!, title: String, subtitle: String, year: Int, size: SizeInput, tags: [String!]): Book }`,
    (sent) => sent,
  ],
  [
    'an input with the id',
    `input Change { id: ID! title: String subtitle: String year: Int size: SizeInput tags: [String!] } type Mutation { updateBook(input: Change!): Book }`,
    ({ input }) => input,
  ],
  [
    'a Relay patch',
    `input Patch { title: String subtitle: String year: Int size: SizeInput tags: [String!] } input Update { clientMutationId: String id: ID! bookPatch: Patch! }
     type Payload { book: Book } type Mutation { updateBook(input: Update!): Payload }`,
    ({ input }) => ({ id: (input as Values)['id'], ...((input as Values)['bookPatch'] as Values) }),
  ],
];

describe.each(shapes)('an update by %s', (_, mutation, valuesOf) => {
  const sent: unknown[] = [];
  const api = stranger(`${type} ${size} ${query} ${mutation}`, {
    Query: { book: () => book },
    Mutation: { updateBook: (__: unknown, args: Values) => (sent.push(valuesOf(structuredClone(args))), { ...book, book }) },
  });
  const changed = async (path: string, value: unknown): Promise<unknown> => {
    await edit(api, 'books', '1', (typed) => put(typed, path.split('.'), value));
    return sent.at(-1);
  };

  it('sends only the changed field, and the id', async () => {
    expect(await changed('year', 1816)).toEqual({ id: '1', year: 1816 });
    expect(await changed('title', 'Emma II')).toEqual({ id: '1', title: 'Emma II' });
  });

  it('sends an emptied field as null, and an object or a list as a whole', async () => {
    expect(await changed('year', null)).toEqual({ id: '1', year: null });
    expect(await changed('size.width', 5)).toEqual({ id: '1', size: { width: 5, height: 4 } });
    expect(await changed('size.width', null)).toEqual({ id: '1', size: { width: null, height: 4 } });
    expect(await changed('tags', ['old', 'new'])).toEqual({ id: '1', tags: ['old', 'new'] });
  });
});

it('sends required inputs again, though nobody changed them', async () => {
  const sent: Values[] = [];
  const api = stranger(
    `${type} input Change { title: String! year: Int subtitle: String } ${query} type Mutation { updateBook(id: ID!, input: Change!): Book }`,
    {
      Query: { book: () => book },
      Mutation: { updateBook: (_: unknown, args: Values) => (sent.push(structuredClone(args)), book) },
    },
  );
  await edit(api, 'books', '1', (typed) => put(typed, ['year'], 1816));
  expect(sent).toEqual([{ id: '1', input: { title: 'Emma', year: 1816 } }]);
});

describe('the version of a record', () => {
  it.each([
    ['beside the values', 'updateBook(id: ID!, version: Int!, input: Change!): Book', ''],
    ['among the values', 'updateBook(id: ID!, input: Change!): Book', 'version: Int!'],
    ['by another name', 'updateBook(id: ID!, expectedVersion: Int, input: Change!): Book', ''],
  ])('is sent as it was loaded, %s, and not asked for', async (_, mutation, field) => {
    const sent: Values[] = [];
    const api = stranger(
      `${type} input Change { title: String ${field} } input New { title: String! } ${query} type Mutation { createBook(input: New!): Book ${mutation} }`,
      {
        Query: { book: () => book },
        Mutation: { updateBook: (__: unknown, args: Values) => (sent.push(structuredClone(args)), book) },
      },
    );
    expect(formOf(api, 'books', 'update').fields.map(({ name }) => name)).toEqual(['title']);
    expect(api.open('books').plan.version).toBe('version');
    await edit(api, 'books', '1', (typed) => put(typed, ['title'], 'Emma II'));
    expect(JSON.stringify(sent)).toMatch(/ersion":7/);
  });

  it('is a value like any other where a new record is given one', () => {
    const api = stranger(
      `${type} input Values { title: String version: Int } ${query} type Mutation { createBook(input: Values!): Book updateBook(id: ID!, input: Values!): Book }`,
    );
    expect(formOf(api, 'books', 'update').fields.map(({ name }) => name)).toEqual(['title', 'version']);
    expect(api.open('books').plan.version).toBeUndefined();
  });
});
