import { and, eq, isNull } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database, Store } from '../../database/stores.ts';
import { identities } from '../auth/identityTable.ts';
import { hierarchies } from '../departments/tenant.ts';
import { groupMembers, groups } from '../groups/tenant.ts';
import { users } from './tenant.ts';
import type { customers } from '../customers/tenant.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { changeTotals } from '../../database/totals.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { statementsOf } from '../groups/rights.ts';
import { takeLeftovers, typeOf } from './create.ts';
import { queueUserEvents } from '../webhook-sending/recordEvents.ts';
import { personTotal } from './totals.ts';

interface SsoUser {
  customer: TenantRow<typeof customers>;
  /** Open already: opening it may need the identity store, which this transaction locks. */
  home: Store;
  hierarchyId: string;
  groupIds: readonly string[];
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber?: string | null;
}

type Identity = typeof identities.$inferSelect;

/** Like `makeUsers` but without a mail (specification 1 §4 “In-time”); returns null if the address is taken. */
export async function makeSsoUser(
  tx: Database,
  { newId, now }: Pick<RequestContext, 'newId' | 'now'>,
  input: SsoUser,
): Promise<Identity | null> {
  const { customer, home, email, firstName, lastName, phoneNumber = null } = input;
  const { id: customerId, organizationId, awsRegion } = customer;
  const all = unscoped(home.db);
  const groupIds = await filterActive(home.db, customerId, input.groupIds);
  const granted = [...(await statementsOf(home.db, customerId, groupIds)).values()].flat();
  const open = and(eq(hierarchies.customerId, customerId), eq(hierarchies.id, input.hierarchyId), isNull(hierarchies.archivedAt));
  const [department] = await all.select(hierarchies, { id: hierarchies.id }, open);
  const common = {
    ...{ id: newId(), customerId, organizationId, hierarchyId: department?.id ?? customer.rootHierarchyId },
    ...{ email, userType: typeOf(granted), source: 'SSO', mfaEnabled: false, createdAt: now(), updatedAt: now() },
  };
  const [identity] = await tx
    .insert(identities)
    .values({ ...common, awsRegion })
    .onConflictDoNothing({ target: identities.email })
    .returning();
  if (!identity) return null;
  const hierarchyId = await home.transaction(async (region) => {
    const own = unscoped(region);
    await takeLeftovers(region, [email]);
    // Check again with a lock: the department may have been archived.
    const [still] = await own.select(hierarchies, { id: hierarchies.id }, open).for('share');
    const inside = still?.id ?? customer.rootHierarchyId;
    await own.insert(users, [{ ...common, hierarchyId: inside, username: email, firstName, lastName, phoneNumber }]);
    const members = groupIds.map((groupId) => ({ customerId, groupId, userId: common.id, createdAt: common.createdAt }));
    if (members.length > 0) await own.insert(groupMembers, members);
    await changeTotals(region, [{ scope: customerId, name: personTotal('users', false), by: 1 }]);
    await queueUserEvents(region, { newId, now }, 'USER_ADDED', [common]);
    return inside;
  });
  if (hierarchyId !== identity.hierarchyId) await tx.update(identities).set({ hierarchyId }).where(eq(identities.id, identity.id));
  return { ...identity, hierarchyId };
}

export async function filterActive(region: Database, customerId: string, ids: readonly string[]): Promise<string[]> {
  const found = await unscoped(region).select(
    groups,
    { id: groups.id },
    and(eq(groups.customerId, customerId), isOneOf(groups.id, ids), isNull(groups.archivedAt)),
  );
  return found.map(({ id }) => id);
}
