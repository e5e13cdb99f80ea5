import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { source, variables } from '../../support/sources.ts';

const document = (head: string, body: string) => `${head} { ${body} }`;

/** A plan of customers as compile makes it, written by hand so that the tests of client and screens stand on their own. */
export const customersPlan: Plan = {
  name: 'customers',
  type: 'Customer',
  kind: 'collection',
  path: 'customers',
  idField: '_id',
  title: 'displayName',
  menu: { group: 'administration', icon: 'Business' },
  flags: { create: 'edgeCustomerCreationEnabled', archive: 'edgeCustomerArchiveEnabled' },
  list: {
    name: 'ORGGetCustomers',
    kind: 'query',
    text: document(
      'query ORGGetCustomers($filter: ORGGetCustomersFilter, $with_0: Boolean!)',
      'answer: ORGGetCustomers(filter: $filter) { data { _id displayName @include(if: $with_0) } pagination { totalItems } }',
    ),
    vars: variables([
      ['filter.organizationId', 'scope.organizationId'],
      ['filter.activeOnly', '!archived'],
      ['filter.archivedOnly', 'archived'],
      ['filter.skip', 'page0'],
      ['filter.limit', 'size'],
      ['filter.sort.fieldName', 'sort.field'],
      ['filter.sort.order', 'sort.order'],
      ['filter.searchText', 'search'],
      ['filter.awsRegion', 'filter.awsRegion'],
      ['with_0', { from: 'column', path: 'displayName' }],
    ]),
    optional: ['filter.sort'],
    read: { rows: 'answer.data', total: 'answer.pagination.totalItems' },
    access: ['org:viewCustomerList'],
  },
  get: {
    name: 'ORGGetCustomer',
    kind: 'query',
    text: document('query ORGGetCustomer($filter: ORGGetCustomerFilter!)', 'answer: ORGGetCustomer(filter: $filter) { _id displayName }'),
    vars: variables([['filter._id', 'id']]),
    read: { record: 'answer' },
    access: ['org:viewCustomer'],
  },
  create: {
    name: 'ORGCreateCustomer',
    kind: 'mutation',
    text: document(
      'mutation ORGCreateCustomer($customer: ORGCreateCustomerInput!)',
      'answer: ORGCreateCustomer(customer: $customer) { _id }',
    ),
    vars: variables([
      ['customer.organizationId', 'form.organizationId'],
      ['customer.uniqueName', 'form.uniqueName'],
      ['customer.displayName', 'form.displayName'],
    ]),
    read: { record: 'answer' },
    region: source('form.awsRegion'),
    access: ['org:createCustomer'],
  },
  columns: [
    {
      path: 'displayName',
      label: 'resources.customers.fields.displayName',
      kind: 'text',
      sortBy: 'displayName',
      width: '40%',
      primary: true,
    },
    { path: 'uniqueName', label: 'resources.customers.fields.uniqueName', kind: 'text', sortBy: 'uniqueName' },
    { path: 'createdAt', label: 'resources.customers.fields.createdAt', kind: 'dateTime', sortBy: 'createdAt' },
  ],
  details: [
    { path: 'displayName', label: 'resources.customers.fields.displayName', kind: 'text' },
    { path: 'uniqueName', label: 'resources.customers.fields.uniqueName', kind: 'text' },
    { path: 'createdAt', label: 'resources.customers.fields.createdAt', kind: 'dateTime' },
  ],
  filters: [
    {
      name: 'awsRegion',
      label: 'resources.customers.fields.awsRegion',
      kind: 'choice',
      choices: [
        { id: 'ap-southeast-2', label: 'regions.ap-southeast-2' },
        { id: 'eu-west-1', label: 'regions.eu-west-1' },
      ],
    },
  ],
  search: true,
  archive: true,
  sort: { field: 'createdAt', order: 'DESC' },
  forms: { create: 'org/createCustomer' },
  actions: [
    {
      name: 'archive',
      on: 'selection',
      undo: 'restore',
      flag: 'edgeCustomerArchiveEnabled',
      operation: {
        name: 'ORGArchiveCustomers',
        kind: 'mutation',
        text: document(
          'mutation ORGArchiveCustomers($filter: CustomerIdsFilter!)',
          'answer: ORGArchiveCustomers(filter: $filter) { data { _id } refused { _id reason } }',
        ),
        vars: variables([['filter.customerIds', 'ids']]),
        read: { rows: 'answer.data', refused: 'answer.refused' },
        access: ['org:archiveCustomer'],
      },
    },
    {
      name: 'restore',
      on: 'archived',
      undo: 'archive',
      flag: 'edgeCustomerArchiveEnabled',
      operation: {
        name: 'ORGRestoreCustomers',
        kind: 'mutation',
        text: document(
          'mutation ORGRestoreCustomers($filter: CustomerIdsFilter!)',
          'answer: ORGRestoreCustomers(filter: $filter) { data { _id } refused { _id reason } }',
        ),
        vars: variables([['filter.customerIds', 'ids']]),
        read: { rows: 'answer.data', refused: 'answer.refused' },
        access: ['org:restoreCustomer'],
      },
    },
  ],
};
