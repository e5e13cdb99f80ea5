import { anyApi } from './anyApi.ts';
import type { Dialect } from './Dialect.ts';
import { commonWhere } from './where.ts';

export const plain: Dialect = {
  ...anyApi,
  name: 'plain',
  where: commonWhere,
};
