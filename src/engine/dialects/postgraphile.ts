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
  },
  writes: {
    list: ['all{Types}', '{types}'],
    get: ['{type}ById', '{type}'],
    create: ['create{Type}'],
    update: ['update{Type}ById', 'update{Type}'],
    delete: ['delete{Type}ById', 'delete{Type}'],
    values: { create: ['input.{type}'], update: ['input.{type}Patch', 'input.patch'] },
  },
};
