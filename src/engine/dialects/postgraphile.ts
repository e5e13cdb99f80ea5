import { anyApi } from './anyApi.ts';
import type { Dialect } from './Dialect.ts';

export const postgraphile: Dialect = {
  ...anyApi,
  name: 'postgraphile',
  where: {
    arguments: ['filter', 'condition'],
    operators: {
      text: ['includesInsensitive', 'equalTo', ''],
      choice: ['equalTo', ''],
      choices: ['in', ''],
      boolean: ['equalTo', ''],
      number: ['equalTo', ''],
      id: ['equalTo', ''],
      date: ['equalTo', ''],
      dateTime: ['equalTo', ''],
    },
    range: { from: ['greaterThanOrEqualTo'], to: ['lessThanOrEqualTo'] },
    among: ['in'],
    either: ['or'],
    every: ['and'],
  },
  // Foreign keys point to the table's key; the global id is called `nodeId` in version 4, and `id` next to `rowId` in version 5.
  id: ['rowId', ...anyApi.id],
  idFields: ['rowId', ...anyApi.idFields],
  writes: {
    list: ['all{Types}', '{types}'],
    get: ['{type}ByRowId', '{type}ById', '{type}'],
    create: ['create{Type}'],
    update: ['update{Type}ByRowId', 'update{Type}ById', 'update{Type}'],
    delete: ['delete{Type}ByRowId', 'delete{Type}ById', 'delete{Type}'],
    values: { create: ['input.{type}'], update: ['input.{type}Patch', 'input.patch'] },
  },
};
