import { anyApi } from './anyApi.ts';
import type { Dialect } from './Dialect.ts';
import { commonWhere } from './where.ts';

/** Lists take one `options` argument, and return items with their number. */
export const options: Dialect = {
  ...anyApi,
  name: 'options',
  where: commonWhere,
};
