import { allBodies } from '../operation.ts';
import type { Stores } from '../database/stores.ts';
import { coversCustomerRow } from '../database/scoped.ts';
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

/** Without a row to look up, its place decides: for a row of the whole customer, the table says who sees such rows. */
export async function mayLearn(stores: Stores, { definition, region, access }: Watched, { customerId, removed }: Change): Promise<boolean> {
  const { db: tx } = await stores.region(region);
  const root = await rootOf({ tx, stores, region }, customerId);
  if (!root) return false;
  const { organizationId } = root;
  const path = removed?.path ?? [];
  if (access.covers({ region, organization: organizationId, customer: customerId, path })) return true;
  if (!definition || path.length > 0 || definition.store === 'identity') return false;
  return coversCustomerRow(tx, access, definition.table, { customerId, organizationId });
}

/** Rows that are somebody's own are nobody else's concern. */
export const isTheirs = ({ removed }: Change, identityId: string): boolean =>
  removed?.ownerId === undefined || removed.ownerId === identityId;
