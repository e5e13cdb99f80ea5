import { and, eq } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import type { Scoped, TenantRow } from '../../database/scoped.ts';
import { groups } from './tenant.ts';

// A distributed database locks rows of one customer at a time.

type Group = TenantRow<typeof groups>;
type Owned = Pick<Group, 'id' | 'customerId'>;

export async function lockGroup(mine: Scoped, id: string): Promise<Group | undefined> {
  const [group] = await lockGroups(mine, await mine.select(groups, { id: groups.id, customerId: groups.customerId }, eq(groups.id, id)));
  return group;
}

export async function lockGroups(mine: Scoped, owned: readonly Owned[]): Promise<Group[]> {
  const locked: Group[] = [];
  for (const customerId of [...new Set(owned.map((group) => group.customerId))].toSorted()) {
    const ids = owned.flatMap((group) => (group.customerId === customerId ? [group.id] : []));
    const those = and(eq(groups.customerId, customerId), isOneOf(groups.id, ids));
    locked.push(...(await mine.select(groups, groups, those).orderBy(groups.id).for('update')));
  }
  return locked;
}
