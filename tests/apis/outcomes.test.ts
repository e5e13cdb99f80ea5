import { describe, expect, it } from 'vitest';
import { stranger } from './stranger.ts';

// A write succeeds only if its payload says so.

const failureOf = (asked: Promise<unknown>): Promise<{ message: string; status?: number }> =>
  asked.then(
    () => {
      throw new Error('The write was reported as a success.');
    },
    (fault: unknown) => fault as { message: string },
  );

const book = 'type Book { id: ID! title: String! shelf: String } type Query { books: [Book!]! book(id: ID!): Book }';
const input = 'input BookInput { title: String! shelf: String }';
const dune = { id: '1', title: 'Dune', shelf: 'A' };
const Query = { books: () => [dune], book: (_: unknown, { id }: { id: string }) => (id === '1' ? dune : null) };

describe('a write whose payload is a union', () => {
  const api = stranger(
    `${book} ${input}
    enum OopsCode { NO_SHELF TAKEN }
    type Oops { code: OopsCode! title: Int }
    type Locked { message: String! until: String }
    type Gone { id: ID! }
    union Registered = Book | Oops | Locked
    union Removed = Gone | Oops
    type Mutation { registerBook(data: BookInput!): Registered updateBook(id: ID!, data: BookInput!): Registered deleteBook(id: ID!): Removed }`,
    {
      Query,
      Mutation: {
        registerBook: (_: unknown, { data }: { data: typeof dune }) =>
          data.shelf === 'A' ? { __typename: 'Book', ...data, id: '2' } : { __typename: 'Oops', code: 'NO_SHELF' },
        updateBook: (_: unknown, { id, data }: { id: string; data: typeof dune }) =>
          data.shelf === 'A' ? { __typename: 'Book', ...data, id } : { __typename: 'Locked', message: 'The shelf is locked.' },
        deleteBook: (_: unknown, { id }: { id: string }) =>
          id === '1' ? { __typename: 'Gone', id } : { __typename: 'Oops', code: 'TAKEN' },
      },
    },
  );
  const { plan } = api.open('books');

  it('reads the record from its member', async () => {
    expect(plan.create?.text).toContain('... on Book');
    const { data } = await api.provider.create('books', { data: { title: 'Emma', shelf: 'A' } });
    expect(data).toMatchObject({ id: '2', title: 'Emma' });
    const { data: changed } = await api.provider.update('books', { id: '1', data: { title: 'Emma', shelf: 'A' }, previousData: dune });
    expect(changed).toMatchObject({ id: '1', title: 'Emma' });
  });

  it('refuses with the code or message of any other member', async () => {
    const refused = await failureOf(api.provider.create('books', { data: { title: 'Emma', shelf: 'Z' } }));
    expect(refused.message).toContain('NO_SHELF');
    const locked = await failureOf(api.provider.update('books', { id: '1', data: { title: 'Emma', shelf: 'Z' }, previousData: dune }));
    expect(locked.message).toBe('The shelf is locked.');
  });

  it('tells a deletion from its refusal by the names of the members', async () => {
    const { data } = await api.provider.deleteMany('books', { ids: ['1'] });
    expect(data).toEqual(['1']);
    expect((await failureOf(api.provider.deleteMany('books', { ids: ['9'] }))).message).toContain('TAKEN');
  });
});

describe('a write whose payload wraps a union', () => {
  const api = stranger(
    `${book} ${input}
    interface Problem { message: String! }
    type Taken implements Problem { message: String! path: String }
    type Success { book: Book! }
    union Result = Success | Taken
    type Payload { result: Result! clientMutationId: String }
    type WithErrors { book: Book errors: [Fault!]! } union Fault = Taken | Other type Other { reason: String! }
    type Mutation { createBook(data: BookInput!): Payload updateBook(id: ID!, data: BookInput!): WithErrors }`,
    {
      Query,
      Mutation: {
        createBook: (_: unknown, { data }: { data: typeof dune }) => ({
          result:
            data.shelf === 'A'
              ? { __typename: 'Success', book: { ...data, id: '2' } }
              : { __typename: 'Taken', message: 'That title is taken.', path: 'title' },
        }),
        updateBook: (_: unknown, { id, data }: { id: string; data: typeof dune }) =>
          data.shelf === 'A'
            ? { book: { ...data, id }, errors: [] }
            : {
                book: null,
                errors: [
                  { __typename: 'Taken', message: 'Taken.' },
                  { __typename: 'Other', reason: 'Too late.' },
                ],
              },
      },
    },
  );

  it('reads the record below its member, and refuses with the others', async () => {
    expect((await api.provider.create('books', { data: { title: 'Emma', shelf: 'A' } })).data).toMatchObject({ id: '2', title: 'Emma' });
    expect((await failureOf(api.provider.create('books', { data: { title: 'Emma', shelf: 'Z' } }))).message).toBe('That title is taken.');
  });

  it('reads a list of errors of several types', async () => {
    const asked = (shelf: string) => api.provider.update('books', { id: '1', data: { title: 'Emma', shelf }, previousData: dune });
    expect((await asked('A')).data).toMatchObject({ id: '1', title: 'Emma' });
    expect((await failureOf(asked('Z'))).message).toBe('Taken. Too late.');
  });
});

describe('a write whose payload reports success as a flag or not at all', () => {
  const api = stranger(
    `${book} ${input}
    type Flag { success: Boolean! }
    type Maybe { book: Book }
    type Mutation { createBook(data: BookInput!): Maybe updateBook(id: ID!, data: BookInput!): Flag deleteBook(id: ID!): Flag }`,
    {
      Query,
      Mutation: { createBook: () => ({ book: null }), updateBook: () => ({ success: false }), deleteBook: () => ({ success: false }) },
    },
  );

  it('fails without the record or the flag', async () => {
    expect((await failureOf(api.provider.create('books', { data: { title: 'Emma' } }))).message).toMatch(/without the/);
    await failureOf(api.provider.update('books', { id: '1', data: { title: 'Emma' }, previousData: dune }));
    await failureOf(api.provider.deleteMany('books', { ids: ['1'] }));
  });
});

describe('a deletion of a part of a record', () => {
  it('is no deletion of the record', () => {
    const api = stranger(
      `type Order { id: ID! number: String! properties: PropertySet } type PropertySet { title: String } type orders { id: ID! number: String! }
      type Query { orders: [Order!]! order(id: ID!): Order allOrders: [orders!]! }
      type Mutation { deleteOrderItem(id: ID!): Boolean deletePropertySet(id: ID!): Boolean delete_orders_item(id: ID!): Boolean }`,
    );
    expect(api.catalogue.entries.map(({ name }) => api.open(name).plan.actions)).toEqual([[], []]);
  });
});

describe('a write whose payload cannot be understood', () => {
  const api = stranger(
    `${book} ${input}
    type Left { text: String } type Right { text: String } union Either = Left | Right
    type Answer { text: String state: String }
    type Mutation { createBook(data: BookInput!): Either updateBook(id: ID!, data: BookInput!): Answer deleteBook(id: ID!): Answer }`,
    {},
  );

  it('is not offered, and the reason is listed', () => {
    const { plan, unsupported } = api.open('books');
    expect([plan.create, plan.update, plan.actions]).toEqual([undefined, undefined, []]);
    expect(unsupported.join(' ')).toMatch(/Create is not offered.*Update is not offered.*Delete is not offered/);
    for (const [name, payload] of Object.entries({ createBook: 'Either', updateBook: 'Answer', deleteBook: 'Answer' }))
      expect(api.catalogue.unsupported).toContain(
        `Mutation “${name}”: its answer, ${payload}, does not say whether it succeeded: it holds no Book, no id, no errors and no flag.`,
      );
  });
});
