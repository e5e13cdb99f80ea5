import { anyApi } from './anyApi.ts';
import type { Dialect } from './Dialect.ts';
import { commonWhere } from './where.ts';

export const strapi: Dialect = {
  ...anyApi,
  name: 'strapi',
  where: commonWhere,
  sortText: '{field}:{order}',
};
