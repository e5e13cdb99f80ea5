import { anyApi } from './anyApi.ts';
import type { Dialect } from './Dialect.ts';
import { commonWhere } from './where.ts';

/** Everything that a list is asked for in one `options`, answered by items and their number. */
export const options: Dialect = {
  ...anyApi,
  name: 'options',
  where: commonWhere,
};
