import { anyApi } from './anyApi.ts';
import type { Dialect } from './Dialect.ts';
import { comparedBy } from './where.ts';

const equal = ['equals', ''];

export const prisma: Dialect = {
  ...anyApi,
  name: 'prisma',
  where: {
    arguments: ['where'],
    operators: {
      text: ['contains', 'equals', ''],
      ...comparedBy(equal),
      choices: ['in'],
    },
    constants: { contains: { mode: 'insensitive' } },
    range: { from: ['gte'], to: ['lte'] },
    among: ['in'],
    either: ['OR'],
    every: ['AND'],
  },
  counts: [
    { field: '{list}Count', at: '' },
    { field: 'aggregate{Type}', at: '_count._all' },
    { field: 'aggregate{Type}', at: 'count._all' },
    { field: '{list}Connection', at: 'aggregate.count' },
  ],
  writes: {
    list: ['{types}', 'findMany{Type}'],
    get: ['{type}', 'findUnique{Type}', 'findFirst{Type}'],
    create: ['create{Type}', 'createOne{Type}'],
    update: ['update{Type}', 'updateOne{Type}'],
    delete: ['delete{Type}', 'deleteOne{Type}'],
    values: { create: ['data'], update: ['data'] },
    wrapped: ['set'],
    related: ['connect'],
  },
};
