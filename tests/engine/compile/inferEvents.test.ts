import { buildSchema, introspectionFromSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../../../src/engine/compile/infer/catalogue.ts';

function catalogueOf(sdl: string) {
  const schema = buildSchema(sdl);
  const catalogue = createCatalogue(introspectionFromSchema(schema));
  const events = (name: string) => {
    const found = catalogue.events(name) ?? [];
    for (const { text } of found) expect(validate(schema, parse(text)).map(({ message }) => `${message}: ${text}`)).toEqual([]);
    return found;
  };
  const live = (name: string) => catalogue.open(name)?.plan?.live;
  return { catalogue, events, live };
}

const shop = `type Product { id: ID! name: String! price: Float } type Order { id: ID! number: String! }
  type Query { products(limit: Int, offset: Int): [Product!]! product(id: ID!): Product orders: [Order!]! order(id: ID!): Order }`;

describe('subscriptions belong to the records that they are about', () => {
  it('by payload: the record itself, whatever the subscription is called', () => {
    const { events, live } = catalogueOf(
      `${shop} type Subscription { productCreated: Product! onUpdateProduct(owner: String): Product somethingGone: Order }`,
    );
    expect(events('products')).toEqual([
      {
        name: 'productCreated',
        text: 'subscription productCreated { productCreated { id } }',
        record: 'productCreated',
        id: 'id',
        change: 'created',
      },
      expect.objectContaining({
        name: 'onUpdateProduct',
        change: 'updated',
        text: 'subscription onUpdateProduct { onUpdateProduct { id } }',
      }),
    ]);
    expect(events('orders')).toEqual([expect.objectContaining({ name: 'somethingGone', change: 'updated' })]);
    expect(live('products')).toBe('rows');
  });

  it('by payload: an object that holds the record, with an enum that says what happened', () => {
    const { events } = catalogueOf(`${shop} enum MutationType { CREATED UPDATED DELETED }
      type ProductPayload { mutation: MutationType! previousValues: Product node: Product } type Subscription { product: ProductPayload }`);
    expect(events('products')).toEqual([
      expect.objectContaining({
        ...{ record: 'product.node', former: 'product.previousValues', id: 'id', changeAt: 'product.mutation' },
        text: 'subscription product { product { node { id } previousValues { id } mutation } }',
      }),
    ]);
  });

  it('by name, if the payload is an id or holds one', () => {
    const { events } = catalogueOf(`${shop} type DeleteResponse { id: ID name: String }
      type Subscription { productDeleted: ID! deletedOneOrder: DeleteResponse! order_line_removed: ID }`);
    expect(events('products')).toEqual([
      {
        name: 'productDeleted',
        text: 'subscription productDeleted { productDeleted }',
        record: 'productDeleted',
        id: '',
        change: 'deleted',
      },
    ]);
    expect(events('orders')).toEqual([expect.objectContaining({ record: 'deletedOneOrder', id: 'id', change: 'deleted' })]);
  });

  it('only on a record’s page, if they take its id', () => {
    const { events, live } = catalogueOf(`${shop} type Subscription { orderChanged(id: ID!): Order! }`);
    expect(events('orders')).toEqual([
      expect.objectContaining({ byId: 'id', text: 'subscription orderChanged($id: ID!) { orderChanged(id: $id) { id } }' }),
    ]);
    expect(live('orders')).toBe('record');
    expect(live('products')).toBeUndefined();
  });

  it('as live queries, newest rows first where the API can order them', () => {
    const { events, live } = catalogueOf(`scalar timestamptz enum order_by { asc desc }
      input books_order_by { id: order_by created_at: order_by } input cursor { id: Int }
      type books { id: Int! title: String! created_at: timestamptz shop: shops } type shops { id: Int! name: String! }
      type Query { books(limit: Int, offset: Int, order_by: [books_order_by!]): [books!]! books_by_pk(id: Int!): books shops: [shops!]! }
      type Subscription { books(limit: Int, offset: Int, order_by: [books_order_by!]): [books!]! books_by_pk(id: Int!): books
        books_stream(batch_size: Int!, cursor: [cursor]!): [books!]! }`);
    expect(events('books')).toEqual([
      {
        ...{ name: 'books', record: 'books', id: 'id', change: 'updated', snapshot: { most: 100, newest: true } },
        text: 'subscription books { books(limit: 100, order_by: { created_at: desc }) { id title created_at } }',
      },
      expect.objectContaining({ name: 'books_by_pk', byId: 'id', snapshot: { most: 100 } }),
    ]);
    expect(live('books')).toBe('rows');
  });

  it('in rows below a connection', () => {
    const { events } =
      catalogueOf(`type Book { id: ID! title: String! } type Edge { node: Book } type Books { edges: [Edge!]! totalCount: Int }
      type Query { books(first: Int, after: String): Books! book(id: ID!): Book } type Subscription { books(first: Int, after: String): Books! }`);
    expect(events('books')).toEqual([
      expect.objectContaining({
        record: 'books.edges.node',
        text: 'subscription books { books(first: 100) { edges { node { id title } } } }',
      }),
    ]);
  });

  it('or are listed as not shown, with the reason', () => {
    const { catalogue, events } = catalogueOf(`${shop} type Tick { at: String }
      type Subscription { clock: Tick! listen(topic: String!): Tick ordersOf(customerId: ID!): Order }`);
    expect(events('orders')).toEqual([]);
    expect(catalogue.unsupported.filter((each) => each.startsWith('Subscription'))).toEqual([
      'Subscription “clock”: nothing says which records it is about.',
      'Subscription “listen”: nothing says which records it is about.',
      'Subscription “ordersOf”: it wants “customerId”, which nothing here gives.',
    ]);
  });
});
