import type { Database } from '../database/stores.ts';
import { savedViews } from '../services/views/table.ts';
import { insertAll } from './bulk.ts';
import { idOf } from './deterministic.ts';

interface Owner {
  id: string;
  customerId: string;
  organizationId: string;
  userType: string;
  createdAt: Date;
}

export async function seedViews(tx: Database, people: readonly Owner[]): Promise<void> {
  const first = new Map<string, Owner>();
  for (const person of people)
    if (person.userType === 'CUSTOMER_ADMIN' && !first.has(person.customerId)) first.set(person.customerId, person);
  const rows = [...first.values()].map(({ id: ownerId, customerId, organizationId, createdAt }) => ({
    ...{ id: idOf('view', customerId), customerId, organizationId, ownerId, createdAt, updatedAt: createdAt },
    ...{ resource: 'users', name: 'Never signed in', query: 'activity=UNACTIVATED', shared: true },
  }));
  await insertAll(tx, savedViews, rows);
}
