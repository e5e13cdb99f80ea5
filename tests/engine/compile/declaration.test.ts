import { expect, it } from 'vitest';
import { defineResource } from '../../../src/engine/compile/Declaration.ts';

const base = {
  name: 'customers',
  type: 'Customer',
  title: 'displayName',
  operations: { list: 'ORGGetCustomers' },
  columns: ['displayName'],
} as const;

it('a declaration is checked against the names of the contract while it is typed', () => {
  const declared = defineResource({ ...base, columns: ['displayName', { field: 'createdAt', hidden: true }], sort: 'createdAt desc' });
  expect(declared.name).toBe('customers');

  // @ts-expect-error: no type of this name
  defineResource({ ...base, type: 'Custommer' });
  // @ts-expect-error: no operation of this name
  defineResource({ ...base, operations: { list: 'ORGGetCustomer5' } });
  // @ts-expect-error: a mutation does not list
  defineResource({ ...base, operations: { list: 'ORGCreateCustomer' } });
  // @ts-expect-error: no field of the type
  defineResource({ ...base, columns: ['displayname'] });
  // @ts-expect-error: no field of the type, in an object
  defineResource({ ...base, columns: [{ field: 'displayname' }] });
  // @ts-expect-error: no title of the type
  defineResource({ ...base, title: 'name' });
  // @ts-expect-error: not sorted by a field of the type
  defineResource({ ...base, sort: 'name desc' });
  // @ts-expect-error: no argument of the operation
  defineResource({ ...base, operations: { list: { name: 'ORGGetCustomers', args: { 'filter.nosuch': 'search' } } } });
  // @ts-expect-error: no form of this name
  defineResource({ ...base, forms: { create: 'org/createCustmer' } });
  // @ts-expect-error: no flag of this name
  defineResource({ ...base, flags: { create: 'edgeCustomerCreation' } });
  // @ts-expect-error: no widget of this name
  defineResource({ ...base, columns: [{ field: 'displayName', widget: 'nosuch' }] });
  // @ts-expect-error: no page of this name
  defineResource({ ...base, pages: { list: 'nosuch' } });
  // @ts-expect-error: no key of a declaration
  defineResource({ ...base, meta: {} });
});
