import { systemActor } from '../../audit.ts';
import { insertAll } from '../../demo/bulk.ts';
import type { Seed } from '../../demo/bulk.ts';
import { idOf } from '../../demo/deterministic.ts';
import { apiKeys } from './table.ts';

const day = 24 * 3_600_000;

/** Keys to look at: nobody has their secrets. */
export const seed: Seed = (tx, customers) =>
  insertAll(
    tx,
    apiKeys,
    customers.flatMap(({ id: customerId, organizationId, rootHierarchyId: hierarchyId, createdAt }) =>
      ['Careers site', 'Payroll trial'].map((name, index) => ({
        ...{ customerId, organizationId, hierarchyId, name, createdAt },
        id: idOf('api key', customerId, name),
        groupIds: [idOf('group', customerId, 'Recruiters')],
        documents: [],
        requestsPerMinute: 120,
        secretHash: 'none',
        expiresAt: index === 0 ? null : new Date(createdAt.getTime() + 30 * day),
        createdBy: systemActor,
        updatedAt: createdAt,
        version: 1,
      })),
    ),
  );
