import { and, eq, isNull } from 'drizzle-orm';
import { isSame } from '../../database/differs.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { holdsAll } from '../../policy/holds.ts';
import type { Statement } from '../../policy/statement.ts';
import { groupIdsOf } from '../ats-tenants/groupIds.ts';
import { pathsOf } from '../departments/require.ts';
import { statementsOf } from '../groups/rights.ts';
import { groups } from '../groups/tenant.ts';
import type { AtsTenant } from './caller.ts';
import type { VacancyMessage } from './messages.ts';

type ManagerType = NonNullable<VacancyMessage['managers']>[number]['type'];

interface JoinableGroup {
  id: string;
  name: string;
  statements: readonly Statement[];
}

/** Active groups that the connection names for a type and that grant no more than when it was saved: whoever saved it held that only. */
export async function joinableGroups(region: Database, tenant: AtsTenant, type: ManagerType): Promise<JoinableGroup[]> {
  const { customerId, extra, groupGrants } = tenant;
  const ids = groupIdsOf(extra)[type];
  if (ids.length === 0) return [];
  const own = and(eq(groups.customerId, customerId), isOneOf(groups.id, ids), isNull(groups.archivedAt));
  const found = await unscoped(region).select(groups, { id: groups.id, name: groups.name }, own).orderBy(groups.id).for('share');
  const current = await statementsOf(
    region,
    customerId,
    found.map(({ id }) => id),
  );
  const paths = await pathsOf(unscoped(region), customerId);
  const pathOf = (department: string) => paths.get(department) ?? [];
  return found.flatMap((group) => {
    const [saved, statements] = [groupGrants[group.id], current.get(group.id) ?? []];
    const isCovered = saved && (isSame(saved, statements) || holdsAll(saved, statements, pathOf));
    return isCovered ? [{ ...group, statements }] : [];
  });
}
