import type { Database } from '../database/stores.ts';
import { customerSettings } from '../services/customer-settings/table.ts';
import { insertAll } from './bulk.ts';
import { idOf } from './deterministic.ts';
import type { DemoCustomer } from './directory.ts';

const periods: Record<string, [candidatePii: number, video: number]> = {
  acme: [60, 24],
  northlight: [36, 24],
  globex: [120, 36],
};

export async function seedRetention(tx: Database, customers: readonly DemoCustomer[]): Promise<void> {
  const rows = customers.flatMap(({ id, organizationId, rootHierarchyId, uniqueName, createdAt }) => {
    const [candidatePiiRetentionPeriod, videoRetentionPeriod] = periods[uniqueName] ?? [];
    if (!candidatePiiRetentionPeriod || !videoRetentionPeriod) return [];
    const own = { customerId: id, id: idOf('customer setting', id), organizationId, hierarchyId: rootHierarchyId };
    return [{ ...own, candidatePiiRetentionPeriod, videoRetentionPeriod, createdAt, updatedAt: createdAt }];
  });
  await insertAll(tx, customerSettings, rows);
}
