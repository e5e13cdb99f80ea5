import { anyApi } from './anyApi.ts';
import type { Dialect } from './Dialect.ts';
import { commonWhere } from './where.ts';

export const plain: Dialect = {
  ...anyApi,
  name: 'plain',
  where: commonWhere,
  counts: [
    { field: '{list}Count', at: '' },
    { field: 'count{Types}', at: '' },
    { field: '_{list}Meta', at: 'count' },
  ],
};
