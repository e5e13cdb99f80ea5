import { describe, expect, it } from 'vitest';
import type { Declaration } from '../../src/engine/compile/Declaration.ts';
import { pluralOf, singularOf } from '../../src/engine/compile/infer/words.ts';
import { titleOf } from '../../src/engine/plan/titleOf.ts';
import { stranger } from './stranger.ts';

// Names of an API: plurals, keys that point to records, and operations with unusual names.

it.each(['shelf shelves', 'leaf leaves', 'knife knives', 'wife wives', 'half halves', 'wolf wolves', 'bookShelf bookShelves'])(
  'the plural of %s is an English one, both ways',
  (pair) => {
    const [one = '', many = ''] = pair.split(' ');
    expect([pluralOf(one), singularOf(many)]).toEqual([many, one]);
  },
);

it.each(['roof roofs', 'staff staff', 'safe safes', 'cafe cafes', 'belief beliefs', 'tariff tariffs', 'olive olives', 'archive archives'])(
  'the plural of %s is regular',
  (pair) => {
    const [one = '', many = ''] = pair.split(' ');
    expect([pluralOf(one), singularOf(many)]).toEqual([many, one]);
  },
);

const sdl = `type Shelf { code: ID! label: String! } type Book { id: ID! title: String! shelfCode: ID }
  type Query { shelves: [Shelf!]! shelfByCode(code: ID!): Shelf books: [Book!]! book(id: ID!): Book }
  input BookInput { title: String! shelfCode: ID }
  type Mutation { relabelShelf(code: ID!, label: String!): Shelf createBook(data: BookInput!): Book }`;
const shelves = [
  { code: 'A', label: 'First' },
  { code: 'B', label: 'Second' },
];
const resolvers = {
  Query: { shelves: () => shelves, shelfByCode: (_: unknown, { code }: { code: string }) => shelves.find((each) => each.code === code) },
  Mutation: { relabelShelf: (_: unknown, { code, label }: { code: string; label: string }) => ({ code, label }) },
};

describe('a key that is not called id', () => {
  const api = stranger(sdl, resolvers);

  it('points to its record: a picker in the form, a link in the list', () => {
    const { plan, forms } = api.open('books');
    expect(plan.columns.find(({ path }) => path === 'shelfCode')).toMatchObject({ kind: 'reference', reference: 'shelves' });
    expect(forms['books/create']?.plan.fields.find(({ name }) => name === 'shelfCode')).toMatchObject({ reference: 'shelves' });
    expect(api.open('shelves').plan).toMatchObject({ idField: 'code', title: 'label' });
  });
});

describe('a mutation whose name says nothing', () => {
  it('is listed with the reason, and with what to declare', () => {
    expect(stranger(sdl, resolvers).catalogue.unsupported).toContain(
      "Mutation “relabelShelf”: its name doesn’t say whether it creates, changes or deletes a Shelf. Declare it: `operations: { update: 'relabelShelf' }`.",
    );
  });

  it('has an inferred form where a declaration names it', async () => {
    const declaration: Declaration = {
      name: 'shelves',
      type: 'Shelf',
      title: 'label',
      operations: { list: 'shelves', get: 'shelfByCode', update: 'relabelShelf' },
      columns: ['label'],
    };
    const api = stranger(sdl, resolvers, [declaration]);
    const { plan, forms } = api.open('shelves');
    expect(plan.forms).toEqual({ update: 'shelves/update' });
    expect(forms['shelves/update']?.plan.fields.map(({ name }) => name)).toEqual(['label']);
    const { data } = await api.provider.update('shelves', { id: 'A', data: { label: 'New' }, previousData: { id: 'A', ...shelves[0] } });
    expect(data).toMatchObject({ code: 'A', label: 'New' });
    expect(api.catalogue.unsupported.join(' ')).not.toContain('relabelShelf');
  });
});

it('a single list is counted in the singular', () => {
  const { catalogue } = stranger('type Book { id: ID! title: String } type Query { books: [Book!]! }');
  expect(catalogue.evidence.join(' ')).toBe(
    'The only list, books, answers its rows with nothing around them. The only list, books, takes no argument.',
  );
});

describe('a record whose text is all that it says', () => {
  const api = stranger(
    `type Post { id: ID! title: String! } type Comment { id: ID! date: String! post: Post! body: String! }
     type Seat { id: ID! post: Post! notes: String }
     type Query { posts: [Post!]! comments: [Comment!]! seats: [Seat!]! comment(id: ID!): Comment }`,
  );

  it('is named by it rather than by a date or the record that it belongs to', () => {
    const { plan } = api.open('comments');
    expect(plan.title).toBe('body');
    expect(plan.columns[0]).toMatchObject({ path: 'body', primary: true });
    expect(titleOf(plan, { id: '7', body: `First line of it\nand a second one` })).toBe('First line of it');
    expect(titleOf(plan, { id: '7', body: 'word '.repeat(500) })).toBe(`${'word '.repeat(24).trimEnd()}…`);
  });

  it('is named by what it belongs to where its text is a note', () => {
    expect(api.open('seats').plan.title).toBe('post.title');
  });
});
