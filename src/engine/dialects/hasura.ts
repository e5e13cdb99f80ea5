import { anyApi } from './anyApi.ts';
import type { Dialect } from './Dialect.ts';
import { comparedBy } from './where.ts';

const equal = ['_eq'];

export const hasura: Dialect = {
  ...anyApi,
  name: 'hasura',
  where: {
    arguments: ['where'],
    operators: {
      text: ['_ilike', '_like', '_eq'],
      ...comparedBy(equal),
      choices: ['_in'],
    },
    patterns: { _ilike: '%{}%', _like: '%{}%' },
    range: { from: ['_gte'], to: ['_lte'] },
    among: ['_in'],
    either: ['_or'],
    every: ['_and'],
  },
  counts: [{ field: '{list}_aggregate', at: 'aggregate.count' }],
  writes: {
    list: ['{table}', '{types}', '{type}'],
    get: ['{table}_by_pk', '{types}_by_pk', '{types}ByPk', '{type}ByPk'],
    create: ['insert_{table}_one', 'insert{Types}One', 'insert{Type}One'],
    update: ['update_{table}_by_pk', 'update{Types}ByPk', 'update{Type}ByPk'],
    delete: ['delete_{table}_by_pk', 'delete{Types}ByPk', 'delete{Type}ByPk'],
    values: { create: ['object'], update: ['_set'] },
  },
};
