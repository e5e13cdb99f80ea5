import { insertAll } from '../../demo/bulk.ts';
import type { Seed } from '../../demo/bulk.ts';
import { idOf } from '../../demo/deterministic.ts';
import { scimRequests } from './table.ts';

const hour = 3_600_000;

/** Requests of the demo's token: one that was answered, and one that was refused. */
export const seed: Seed = (tx, customers, base) =>
  insertAll(
    tx,
    scimRequests,
    customers.flatMap(({ id: customerId, organizationId }) => {
      const own = {
        customerId,
        organizationId,
        tokenId: idOf('scim token', customerId, 'Identity provider'),
        tokenName: 'Identity provider',
        resourceType: 'User',
      };
      return [
        {
          ...own,
          id: idOf('scim request', customerId, 'created'),
          ...{ method: 'POST', path: '/Users', status: 201, resourceId: null, resourceName: 'Sam Sample', fields: ['userName', 'email'] },
          ...{ scimType: null, detail: null },
          createdAt: new Date(base.getTime() - 30 * hour),
        },
        {
          ...own,
          id: idOf('scim request', customerId, 'refused'),
          ...{ method: 'POST', path: '/Users', status: 409, resourceId: null, resourceName: 'Sam Sample', fields: ['userName', 'email'] },
          ...{ scimType: 'uniqueness', detail: 'Another account uses this userName or e-mail address already.' },
          createdAt: new Date(base.getTime() - 29 * hour),
        },
      ];
    }),
  );
