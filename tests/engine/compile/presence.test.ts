import { buildSchema, introspectionFromSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/engine/compile/compile.ts';
import type { Declaration } from '../../../src/engine/compile/Declaration.ts';
import { dialects } from '../../../src/engine/dialects/index.ts';

const customers: Declaration = { name: 'customers', type: 'Order', title: 'name', operations: {} };

function lacks(args: string, more: Partial<Declaration> = {}, sdl = ''): string[] {
  const text = `${sdl} enum Way { ASC DESC } enum By { NAME } input Sorting { field: By! direction: Way! }
    type Order { id: ID! name: String customerId: Int } type Query { orders(${args}): [Order!]! }`;
  const orders: Declaration = { name: 'orders', type: 'Order', title: 'name', operations: { list: 'orders' }, columns: ['name'], ...more };
  const dialect = dialects['plain'];
  if (dialect === undefined) throw new Error('no dialect');
  const { problems = [] } = compile(orders, introspectionFromSchema(buildSchema(text)), dialect, { declarations: [orders, customers] });
  return problems.map(({ number, expected, found }) => `${number} ${expected} | ${found}`);
}

const byCustomer = { filters: ['customerId'], references: { customerId: 'customers' } };

describe('what must be sent cannot wait for somebody who chooses it', () => {
  it.each(['ID!', 'Int!', '[Int!]!'])('a filter of %s', (type) => {
    expect(lacks(`customerId: ${type}`, byCustomer)).toEqual([`R013 a source for customerId: ${type}, always | filter.customerId`]);
    expect(lacks(`customerId: ${type.slice(0, -1)}`, byCustomer)).toEqual([]);
  });

  it('an order, unless the list begins with one, or the API has one', () => {
    expect(lacks('orderBy: Sorting!')).toEqual(['R013 a source for orderBy: Sorting!, always | sort']);
    expect(lacks('orderBy: Sorting!', { sort: 'name asc' })).toEqual([]);
    expect(lacks('orderBy: Sorting! = { field: NAME, direction: ASC }')).toEqual([]);
    expect(lacks('orderBy: Sorting')).toEqual([]);
  });

  it('two filters of one object that need not be sent, of which one may be chosen alone', () => {
    const both = 'input Narrow { customerId: Int! state: String! }';
    expect(lacks('by: Narrow', { ...byCustomer, filters: ['customerId', 'state'] }, both)).toEqual([
      'R013 a source for by.customerId: Int!, always | filter.customerId',
      'R013 a source for by.state: String!, always | filter.state',
    ]);
    expect(lacks('by: Narrow', { filters: ['state'] }, 'input Narrow { state: String! }')).toEqual([]);
  });

  it('not one filter that is sent twice, once as a list', () => {
    const operations = { list: { name: 'orders', args: { 'by.all': ['filter.customerId'] } } } as unknown as Declaration['operations'];
    const twice = 'input Narrow { customerId: Int! all: [ID!]! }';
    expect(lacks('by: Narrow', { ...byCustomer, operations }, twice)).toEqual([]);
  });
});
