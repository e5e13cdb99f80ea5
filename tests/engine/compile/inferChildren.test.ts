import { buildSchema, introspectionFromSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../../src/engine/compile/generate/documents.ts';
import { createCatalogue } from '../../../src/engine/compile/infer/catalogue.ts';
import type { Children } from '../../../src/engine/compile/infer/children.ts';
import type { Declaration } from '../../../src/engine/compile/Declaration.ts';
import { takes } from '../../../src/engine/plan/Source.ts';
import { source } from '../../support/sources.ts';

function below(sdl: string, name: string, declared: Declaration[] = []): Children {
  const schema = buildSchema(sdl);
  const catalogue = createCatalogue(introspectionFromSchema(schema), {
    declared: declared.map((declaration) => ({ file: `${declaration.name}.ts`, declaration })),
  });
  const found = catalogue.children(name);
  for (const { text } of operationsOf(found.children.map(({ plan }) => plan))) expect(validate(schema, parse(text))).toEqual([]);
  return found;
}

const labels = ({ children }: Children): string[] =>
  children.map(({ plan, texts }) => (texts['resources'] as Record<string, { name: string }>)[plan.name]?.name ?? '');
const varsOf = ({ children }: Children, index = 0) => children[index]?.plan.list?.vars.filter(([, each]) => takes(each, 'parent'));

describe('the lists below a record', () => {
  it('are filtered by an argument that is called as the record’s id, which is sent as the number that it is', () => {
    const sdl = `type Customer { id: Int! name: String! } type Order { id: Int! number: String! }
      type Query { customers: [Customer!]! customer(id: Int!): Customer orders(customerId: Int, limit: Int, offset: Int): [Order!]! }`;
    const found = below(sdl, 'customers');
    expect(varsOf(found)).toEqual([['customerId', { from: 'number', of: source('parent.id') }]]);
    expect(found.children[0]).toMatchObject({ plan: { parent: 'customers', filters: [] }, references: ['orders'] });
    expect(labels(found)).toEqual(['Orders']);
  });

  it('are filtered by a filter that compares the record or its id, which is sent though nothing is chosen', () => {
    const sdl = (field: string, where: string) => `type Customer { id: ID! name: String! } type Order { id: ID! number: String! ${field} }
      input IdIs { equals: ID in: [ID!] } input CustomerWhere { id: IdIs } input CustomerIs { is: CustomerWhere } input OrderWhere { ${where} number: String }
      type Query { customers: [Customer!]! customer(id: ID!): Customer orders(where: OrderWhere, take: Int, skip: Int): [Order!]! }`;
    const paths = (field: string, where: string) => varsOf(below(sdl(field, where), 'customers'))?.map(([path]) => path);
    expect(paths('customer: Customer!', 'customer: CustomerWhere')).toEqual(['where.customer.id.equals']);
    expect(paths('customer: Customer', 'customer: CustomerIs')).toEqual(['where.customer.is.id.equals']);
    expect(paths('customerId: ID!', 'customerId: IdIs')).toEqual(['where.customerId.equals']);
    expect(paths('customerId: ID!', 'customerId: ID')).toEqual(['where.customerId']);
    const { children } = below(sdl('customerId: ID!', 'customerId: IdIs'), 'customers');
    expect(children[0]?.plan.list?.optional ?? []).not.toContain('where');
  });

  it('are of rows that belong to several such records, where one of them may be asked for', () => {
    const found = below(
      `type Tag { id: ID! name: String! posts: [Post!]! } type Post { id: ID! title: String! tags: [Tag!]! }
      input IdIs { equals: ID } input TagWhere { id: IdIs } input TagsWhere { some: TagWhere every: TagWhere } input PostWhere { tags: TagsWhere title: String }
      type Query { tags: [Tag!]! tag(id: ID!): Tag posts(where: PostWhere): [Post!]! }`,
      'tags',
    );
    expect(varsOf(found)?.map(([path]) => path)).toEqual(['where.tags.some.id.equals']);
    expect(found.unsupported).toEqual([]);
  });

  it('are several where rows point at it in several ways, each saying in which', () => {
    const found = below(
      `type User { id: ID! name: String! posts: [Post!]! reviewed: [Post!]! } type Post { id: ID! title: String! author: User reviewer: User authorId: ID reviewerId: ID }
      type Query { users: [User!]! user(id: ID!): User posts(authorId: ID, reviewerId: ID): [Post!]! }`,
      'users',
    );
    expect(labels(found)).toEqual(['Posts (author)', 'Posts (reviewer)']);
    expect(new Set(found.children.map(({ plan }) => plan.path)).size).toBe(2);
    expect(found.unsupported).toEqual([]);
  });

  it('name their rows by what is not the record itself', () => {
    const sdl = (row: string) => `type Customer { id: ID! name: String! } type Product { id: ID! name: String! } ${row}
      type Query { customers: [Customer!]! customer(id: ID!): Customer products: [Product!]! orders(customerId: ID): [Order!]! }`;
    const named = (row: string) => {
      const plan = below(sdl(row), 'customers').children[0]?.plan;
      return [plan?.title, plan?.columns.flatMap(({ path, primary, hidden }) => (hidden ? [] : primary ? [`*${path}`] : [path]))];
    };
    expect(named('type Order { id: ID! customer: Customer paidAt: String total: Int }')).toEqual(['id', ['*id', 'paidAt', 'total']]);
    expect(named('type Order { id: ID! customer: Customer product: Product total: Int }')).toEqual([
      'product.name',
      ['*product.name', 'total'],
    ]);
    expect(named('type Order { customer: Customer paidAt: String total: Int }')).toEqual(['paidAt', ['*paidAt', 'total']]);
    expect(named('type Order { nodeId: ID! customer: Customer total: Int }')).toEqual(['total', ['*total']]);
  });

  it('are the records of its own kind below it, too', () => {
    const found = below(
      `type Category { id: ID! name: String! parent: Category parentId: ID children: [Category!]! }
      type Query { categories(parentId: ID): [Category!]! category(id: ID!): Category }`,
      'categories',
    );
    expect(labels(found)).toEqual(['Categories (parent)']);
  });

  it('are named where no list can be filtered to the record, and are not where its id names it to the API alone', () => {
    const unfiltered = below(
      `type Customer { id: ID! name: String! orders(id: ID): [Order!]! } type Order { id: ID! number: String! customer: Customer }
      type Query { customers: [Customer!]! customer(id: ID!): Customer orders: [Order!]! }`,
      'customers',
    );
    expect(unfiltered).toEqual({
      children: [],
      unsupported: ['Field “orders”: rows of Order are in their own list; it cannot be narrowed to this record.'],
    });
    const byNode = below(
      `type Customer { nodeId: ID! code: String! } type Order { id: ID! number: String! customerId: Int customer: Customer }
      type Query { customers: [Customer!]! customer(nodeId: ID!): Customer orders(customerId: Int): [Order!]! }`,
      'customers',
    );
    expect(byNode.children).toEqual([]);
  });

  it('are no more than a page can hold, and the others are counted', () => {
    const kinds = Array.from({ length: 30 }, (_, index) => `Kind${String.fromCharCode(65 + (index % 26))}${index < 26 ? '' : 'x'}`);
    const found = below(
      `type User { id: ID! name: String! } ${kinds.map((kind) => `type ${kind} { id: ID! title: String! user: User userId: ID }`).join(' ')}
      type Query { users: [User!]! user(id: ID!): User ${kinds.map((kind) => `all${kind}(userId: ID): [${kind}!]!`).join(' ')} }`,
      'users',
    );
    expect(found.children).toHaveLength(12);
    expect(found.unsupported).toEqual(['Rows of 18 further types belong to such a record; they are in their own lists.']);
  });

  it('are not inferred where one of such rows was declared', () => {
    const sdl = `type Customer { id: ID! name: String! } type Order { id: ID! number: String! }
      type Query { customers: [Customer!]! customer(id: ID!): Customer orders(customerId: ID): [Order!]! }`;
    const declared: Declaration = {
      name: 'their-orders',
      type: 'Order',
      parent: 'customers',
      title: 'number',
      operations: { list: { name: 'orders', args: { customerId: 'parent.id' } } },
      columns: ['number'],
    };
    expect(below(sdl, 'customers').children).toHaveLength(1);
    expect(below(sdl, 'customers', [declared]).children).toHaveLength(0);
  });
});
