import { anyApi } from './anyApi.ts';
import type { Dialect } from './Dialect.ts';
import { comparedBy } from './where.ts';

const equal = ['equals'];

/** Payload: pages of `docs`, operators by name, and `-title` sorts from the end. */
export const payload: Dialect = {
  ...anyApi,
  name: 'payload',
  sortText: '{-}{field}',
  where: {
    arguments: ['where'],
    operators: {
      text: ['contains', 'like', 'equals'],
      email: ['contains', 'like', 'equals'],
      ...comparedBy(equal),
      choices: ['in'],
    },
    range: { from: ['greater_than_equal'], to: ['less_than_equal'] },
    among: ['in'],
    either: ['OR'],
    every: ['AND'],
  },
};
