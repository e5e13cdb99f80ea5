import { describe, expect, it } from 'vitest';
import { stranger } from './stranger.ts';

// Shapes of published schemas that were read as something else than they are.

const names = (sdl: string) => stranger(sdl).catalogue.entries.map(({ name }) => name);

describe('a record that holds records', () => {
  const sdl = `type Order { id: ID! number: String items: [LineItem!]! } type LineItem { id: ID! name: String! }
    type OrderPage { items: [Order!]! total: Int! }
    type Query { orders(limit: Int, offset: Int): OrderPage! order(id: ID, number: String): Order latestOrder: Order }`;

  it('is no page of them', () => expect(names(sdl)).toEqual(['orders']));

  it('is not called a list of them', () => {
    expect(stranger(sdl).catalogue.unsupported.join(' ')).not.toContain('rows of LineItem');
  });
});

describe('a page whose rows are of several types', () => {
  it('is a page of them, and not of what stands next to them', () => {
    const sdl = `interface Product { id: ID! name: String } type Book implements Product { id: ID! name: String } type Aggregation { label: String count: Int }
      type Products { aggregations: [Aggregation] items: [Product] total_count: Int }
      type Query { products(pageSize: Int = 20, currentPage: Int = 1): Products }`;
    expect(stranger(sdl).catalogue.entries.map(({ type }) => type)).toEqual(['Product']);
  });
});

describe('a direction of an order', () => {
  it.each(['orderDirection', 'way'])('is sent by the name of %s, and is no filter', async (argument) => {
    const api = stranger(
      `type Token { id: ID! name: String! } enum Token_orderBy { id name } enum Direction { asc desc }
      type Query { tokens(skip: Int = 0, first: Int = 100, orderBy: Token_orderBy, ${argument}: Direction): [Token!]! }`,
      { Query: { tokens: () => [] } },
    );
    expect(api.open('tokens').plan.filters).toEqual([]);
    await api.provider.getList('tokens', { filter: {}, sort: { field: 'name', order: 'DESC' } });
    expect(api.requests.at(-1)?.variables).toMatchObject({ orderBy: 'name', [argument]: 'desc' });
  });
});

describe('a write of one record that names another', () => {
  const api = stranger(`type Role { id: ID! name: String! permissions: [Permission!]! } type Permission { id: ID! name: String! }
    type Certificate { id: ID! host: String! app: App! } type App { id: ID! name: String! }
    input RoleAddPermissionsInput { roleId: ID! permissionIds: [ID!]! } type RoleAddPermissionsPayload { role: Role! }
    input AddCertificateInput { appId: ID! host: String! } type AddCertificatePayload { app: App! certificate: Certificate! }
    type Query { roles: [Role!]! permissions: [Permission!]! apps: [App!]! }
    type Mutation { roleAddPermissions(input: RoleAddPermissionsInput!): RoleAddPermissionsPayload!
      addCertificate(input: AddCertificateInput!): AddCertificatePayload! createApp(name: String!): App! }`);

  it('does not create the other', () => expect(api.open('permissions').plan.create).toBeUndefined());

  it('is not said to be done by another write', () => {
    const said = api.catalogue.unsupported.find((each) => each.includes('addCertificate'));
    expect(said).toBe('Mutation “addCertificate”: it writes a Certificate, of which there is no list.');
  });
});

describe('a search', () => {
  it.each(['term', 'keyword', 'searchString'])('is taken by the argument %s', (argument) => {
    const { plan } = stranger(
      `type Page { id: ID! name: String! } type Query { pages(limit: Int, offset: Int, ${argument}: String): [Page!]! }`,
    ).open('pages');
    expect([plan.search, plan.filters]).toEqual([true, []]);
  });
});

describe('a query for a record by another of its fields', () => {
  const sdl = (node: string) => `interface Node { id: ID! } type Organization implements Node { id: ID! uuid: String! name: String! }
    type Query { organizations: [Organization!]! organization(slug: ID, uuid: ID): Organization ${node} }`;

  it('is no page of the record, which is read by its id elsewhere', () => {
    const { plan } = stranger(sdl('node(id: ID!): Node')).open('organizations');
    expect([plan.get?.name, plan.get?.vars]).toEqual(['node', [['id', { from: 'id' }]]]);
    expect(stranger(sdl('')).open('organizations').plan.get).toBeUndefined();
  });
});

describe('a list that takes an input', () => {
  const text = 'input Text { is: String contains: String } input Value { is: ID in: [ID!] }';
  const page = 'type Customer { id: ID! email: String! city: String } type Query';

  it('is filtered by it, if most of its fields are compared', async () => {
    const api = stranger(
      `${text} input Time { lessThanOrEqualTo: String } input Search { id: Value email: Text city: Text made: Time lapsed: Boolean } ${page} { customers(input: Search!, limit: Int, offset: Int): [Customer!]! }`,
      { Query: { customers: () => [] } },
    );
    expect(api.open('customers').plan).toMatchObject({ filters: [{ name: 'city' }], search: true });
    await api.provider.getList('customers', { filter: { city: 'Ulm', q: 'ann' } });
    expect(api.requests.at(-1)?.variables).toMatchObject({ input: { city: { contains: 'Ulm' }, email: { contains: 'ann' } } });
  });

  it('is paged by it, if it holds the page', () => {
    const { plan } = stranger(
      `${page} { customers(input: Search): [Customer!]! } input Search { limit: Int offset: Int city: String }`,
    ).open('customers');
    expect(plan.list?.vars.map(([path]) => path)).toEqual(expect.arrayContaining(['input.limit', 'input.offset', 'input.city']));
  });
});

describe('a list with a second one that counts', () => {
  it('has its total', () => {
    const { plan } =
      stranger(`type Ship { id: ID! name: String! } type Result { totalCount: Int } type ShipsResult { result: Result data: [Ship] }
      type Query { ships(limit: Int, offset: Int): [Ship] shipsResult(limit: Int, offset: Int): ShipsResult }`).open('ships');
    expect(plan.list?.read.total).toBe('shipsResult.result.totalCount');
  });
});

describe('a record that is read by another of its fields than its id', () => {
  const sdl = (mutation: string) => `type Identity { id: ID! provider: String! name: String! } type Query { identities: [Identity!]!
    identity(provider: String!): Identity } type Mutation { ${mutation} }`;
  const deletes = (mutation: string) =>
    stranger(sdl(mutation))
      .open('identities')
      .plan.actions.map(({ operation }) => operation.vars);

  it.each(['identityId: ID!', 'ids: [ID!]!'])('is not deleted by that field, if the API wants %s', (argument) => {
    expect(deletes(`deleteIdentity(${argument}): Identity`)).toEqual([]);
  });

  it('is deleted by the same field', () => {
    expect(deletes('deleteIdentity(provider: String!): Identity')).toEqual([[['provider', { from: 'id' }]]]);
  });
});
