import DataLoader from 'dataloader';
import { inArray } from 'drizzle-orm';
import { customers } from '../customers/tenant.ts';
import type { Call } from '../../call.ts';
import { accessibleCustomers } from '../auth/customerSummary.ts';

type Summary = Awaited<ReturnType<typeof accessibleCustomers>>[number];

const loaders = new WeakMap<Call, DataLoader<string, Summary[]>>();

export function organizationCustomers({ _id }: { _id: string }, _: object, call: Call): Promise<Summary[]> {
  const loader = loaders.get(call) ?? new DataLoader((ids: readonly string[]) => load(call, ids), { cache: false });
  loaders.set(call, loader);
  return loader.load(_id);
}

async function load({ stores, session }: Call, ids: readonly string[]): Promise<Summary[][]> {
  if (!session) return ids.map(() => []);
  const { db } = await stores.identity();
  const rows = await accessibleCustomers(db, session, 'org:viewOrganization', inArray(customers.organizationId, [...ids]));
  return ids.map((id) => rows.filter((row) => row.organizationId === id));
}
