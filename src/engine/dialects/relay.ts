import { anyApi } from './anyApi.ts';
import type { Dialect } from './Dialect.ts';
import { commonWhere } from './where.ts';

export const relay: Dialect = {
  ...anyApi,
  name: 'relay',
  where: commonWhere,
  writes: {
    list: ['{types}', 'all{Types}', '{types}Connection', '{type}Connection', 'list{Types}'],
    get: ['{type}', '{type}ById', 'get{Type}'],
    create: ['create{Type}', 'add{Type}', '{type}Create'],
    update: ['update{Type}', 'edit{Type}', '{type}Update'],
    delete: ['delete{Type}', 'remove{Type}', '{type}Delete'],
    values: { create: ['input', 'input.{type}', ''], update: ['input', 'input.patch', 'input.{type}', ''] },
  },
};
