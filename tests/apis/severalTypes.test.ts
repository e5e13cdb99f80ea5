import { describe, expect, it } from 'vitest';
import { stranger } from './stranger.ts';

const goods = [
  { __typename: 'BookItem', id: '1', name: 'Atlas', pages: 320 },
  { __typename: 'LampItem', id: '2', name: 'Desk lamp', watts: 8 },
];

const typeDefs = `
  interface ItemInterface { id: ID! name: String! }
  type BookItem implements ItemInterface { id: ID! name: String! pages: Int }
  type LampItem implements ItemInterface { id: ID! name: String! watts: Int }
  type ItemPage { items: [ItemInterface!]! total_count: Int! }
  type Painting { id: ID! title: String! painter: String }
  type Vase { id: ID! title: String! height: Float }
  union Exhibit = Painting | Vase
  type ExhibitEdge { node: Exhibit } type ExhibitConnection { edges: [ExhibitEdge] totalCount: Int }
  type Refund { id: ID! amount: Int } type Fee { label: String! amount: Int }
  union Booking = Refund | Fee
  type Query {
    items(pageSize: Int = 20, currentPage: Int = 1): ItemPage!
    item(id: ID!): ItemInterface
    exhibits(first: Int, after: String): ExhibitConnection!
    exhibit(id: ID!): Exhibit
    bookings: [Booking!]!
  }`;

const exhibits = [
  { __typename: 'Painting', id: '1', title: 'Harbour', painter: 'Ines Roth' },
  { __typename: 'Vase', id: '2', title: 'Blue vase', height: 31.5 },
];

const api = () =>
  stranger(typeDefs, {
    Query: {
      items: () => ({ items: goods, total_count: goods.length }),
      item: (_: unknown, { id }: { id: string }) => goods.find((each) => each.id === id),
      exhibits: () => ({ edges: exhibits.map((node) => ({ node })), totalCount: 2 }),
      exhibit: (_: unknown, { id }: { id: string }) => exhibits.find((each) => each.id === id),
      bookings: () => [],
    },
  });

const page = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

describe('a list whose records may be of several types', () => {
  it('of an interface shows what all have, with the type of each', async () => {
    const console = api();
    const { plan, texts } = console.open('items');
    expect(plan).toMatchObject({ type: 'ItemInterface', title: 'name', list: { name: 'items' }, get: { name: 'item' } });
    expect(plan.columns.map(({ path, kind }) => [path, kind])).toEqual([
      ['name', 'text'],
      ['__typename', 'choice'],
      ['id', 'id'],
    ]);
    expect(texts).toMatchObject({
      enums: { ItemInterface: { BookItem: 'Book item', LampItem: 'Lamp item' } },
      resources: { items: { name: 'Items', fields: { __typename: 'Type' } } },
    });
    const { data, total } = await console.provider.getList('items', page);
    expect(total).toBe(2);
    expect(data).toMatchObject([{ name: 'Atlas', __typename: 'BookItem' }, { __typename: 'LampItem' }]);
  });

  it('has a page of each record with the fields of its own type', async () => {
    const console = api();
    const { details } = console.open('items').plan;
    expect(details.map(({ path, on }) => [path, on])).toEqual([
      ['name', undefined],
      ['__typename', undefined],
      ['BookItem_pages', 'BookItem'],
      ['LampItem_watts', 'LampItem'],
      ['id', undefined],
    ]);
    const { data } = await console.provider.getOne('items', { id: '1' });
    expect(data).toMatchObject({ id: '1', __typename: 'BookItem', BookItem_pages: 320 });
    expect(data).not.toHaveProperty('LampItem_watts');
  });

  it('of a union shows the fields that its types share', async () => {
    const console = api();
    const { plan } = console.open('exhibits');
    expect(plan.columns.map(({ path }) => path)).toEqual(['title', '__typename', 'id']);
    const { data } = await console.provider.getList('exhibits', page);
    expect(data.map(({ title, __typename }) => [title, __typename])).toEqual([
      ['Harbour', 'Painting'],
      ['Blue vase', 'Vase'],
    ]);
    expect((await console.provider.getOne('exhibits', { id: '2' })).data).toMatchObject({ title: 'Blue vase', Vase_height: 31.5 });
  });

  it('of a union without an id in common is not shown, and that is the reason', () => {
    expect(api().catalogue.unsupported).toContain(
      'List “bookings”: its rows may be of several types (Booking), which have no id in common.',
    );
  });
});
