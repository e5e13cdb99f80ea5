import { allBodies } from '../operation.ts';
import type { Stores } from '../database/stores.ts';
import { rootOf } from '../lists/customer.ts';
import { listOf } from '../lists/list.ts';
import type { Watched } from './audience.ts';
import type { Change } from './feed.ts';

/** Settings are watched by the operation that reads them, if one that changes them names it. */
export const isSettings = (name: string): boolean => [...allBodies()].some(({ options }) => options.settings === name);

/** Changes that no row shows: those of settings, and of rows that are gone. */
export function isUnseen({ operation, definition }: Watched, { settings, removed }: Change): boolean {
  if (!definition) return settings === operation;
  return removed !== undefined && listOf(removed.list)?.table === definition.table;
}

/** Without a row to look up, the place where it was decides. */
export async function mayLearn(stores: Stores, { region, access }: Watched, { customerId, removed }: Change): Promise<boolean> {
  const { db: tx } = await stores.region(region);
  const root = await rootOf({ tx, stores, region }, customerId);
  if (!root) return false;
  return access.covers({ region, organization: root.organizationId, customer: customerId, path: removed?.path ?? [] });
}
