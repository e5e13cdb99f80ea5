import { and, inArray, isNull, notInArray } from 'drizzle-orm';
import { scoped, unscoped } from '../../database/scoped.ts';
import { customers } from './tenant.ts';
import { organizations } from '../organizations/tenant.ts';
import { requireAll } from '../../lists/bulk.ts';
import { selectedIds } from '../../lists/selection.ts';
import { operation } from '../../operation.ts';

/** Organisations that would be left without an active customer, and could not be restored from there (spec 1 §2.3). */
export const previewArchiveCustomers = operation(
  'ORGPreviewArchiveCustomers',
  { store: 'identity' },
  async ({ filter, standingIn }, context) => {
    const { tx } = context;
    const selection = { ids: filter.customerIds, matching: filter.matching, argument: 'customerIds' };
    const ids = await selectedIds(context, 'ORGGetCustomers', selection);
    const mine = await scoped(tx, context.everywhere()).select(customers, customers, inArray(customers.id, ids));
    requireAll(mine, ids);
    const going = mine.filter(({ archivedAt, id }) => !archivedAt && id !== context.session.customerId);
    if (going.length === 0) return { lastIn: [], standingIn: false };
    const organizationIds = [...new Set(going.map((row) => row.organizationId))];
    const place = { organizationId: customers.organizationId, awsRegion: customers.awsRegion };
    const [staying, named] = await Promise.all([
      unscoped(tx).select(
        customers,
        place,
        and(
          inArray(customers.organizationId, organizationIds),
          isNull(customers.archivedAt),
          notInArray(
            customers.id,
            going.map((row) => row.id),
          ),
        ),
      ),
      unscoped(tx).select(
        organizations,
        { id: organizations.id, name: organizations.displayName },
        inArray(organizations.id, organizationIds),
      ),
    ]);
    const names = new Map(named.map(({ id, name }) => [id, name]));
    const keyOf = (row: { organizationId: string; awsRegion: string }) => `${row.organizationId} ${row.awsRegion}`;
    const left = new Set(staying.map(keyOf));
    const lost = new Map(going.filter((row) => !left.has(keyOf(row))).map((row) => [keyOf(row), row]));
    return {
      lastIn: [...lost.values()].map(({ organizationId, awsRegion }) => ({
        organizationId,
        organizationName: names.get(organizationId) ?? '',
        awsRegion,
      })),
      standingIn: going.some(({ id }) => id === standingIn),
    };
  },
);
