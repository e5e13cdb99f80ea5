import { anyApi } from './anyApi.ts';
import type { Dialect } from './Dialect.ts';
import { commonWhere } from './where.ts';

export const directus: Dialect = {
  ...anyApi,
  name: 'directus',
  where: commonWhere,
  counts: [{ field: '{list}_aggregated', at: 'countAll' }],
  sortText: '{-}{field}',
};
