import { and, gt, isNull, or, sql } from 'drizzle-orm';
import { rightsIn } from '../../../domain/permissionLabels.ts';
import type { OperationContext } from '../../context.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { accessScope } from '../../policy/accessScope.ts';
import { compared } from '../../policy/gains.ts';
import type { Changed, CompareScopes, World } from '../../policy/gains.ts';
import type { Departments } from '../../policy/places.ts';
import { groups } from '../groups/tenant.ts';
import { sections } from '../policies/rights.ts';
import { withinScope } from './scope.ts';
import { apiKeys } from './tenant.ts';

export interface PreviewedKey {
  id: string;
  hierarchyId: string;
  groupIds: readonly string[];
}

type Context = Pick<OperationContext, 'tx' | 'now' | 'session' | 'region'>;

/** Working keys with any of these groups, and their active groups, as calls count them. */
export async function keysWith({ tx, now }: Context, customerIds: readonly string[], groupIds: readonly string[]): Promise<PreviewedKey[]> {
  const all = unscoped(tx);
  const works = and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now())));
  const columns = { id: apiKeys.id, hierarchyId: apiKeys.hierarchyId, groupIds: apiKeys.groupIds };
  const rows = await all.select(apiKeys, columns, and(isOneOf(apiKeys.customerId, customerIds), works));
  const theirs = rows.filter((key) => key.groupIds.some((id) => groupIds.includes(id)));
  const ids = [...new Set(theirs.flatMap((key) => key.groupIds))];
  const isActive = and(isOneOf(groups.customerId, customerIds), isOneOf(groups.id, ids), isNull(groups.archivedAt));
  const active = new Set((await all.select(groups, { id: groups.id }, isActive)).map(({ id }) => id));
  return theirs.map((key) => ({ ...key, groupIds: key.groupIds.filter((id) => active.has(id)) }));
}

interface KeyChange {
  before: World;
  after: World;
  keys: readonly PreviewedKey[];
}

/** A key gains and loses only within its own department. */
export function changedKeys({ before, after, keys }: KeyChange, seen?: CompareScopes): Map<string, Changed> {
  const found = new Map<string, Changed>();
  for (const own of new Set(keys.map(({ hierarchyId }) => hierarchyId))) {
    const { of } = compared(rightsIn(sections), narrowed(before, own), narrowed(after, own), seen);
    for (const { id, hierarchyId, groupIds } of keys) {
      const changed = hierarchyId === own ? of({ before: groupIds, after: groupIds }) : undefined;
      if (changed) found.set(id, changed);
    }
  }
  return found;
}

function narrowed({ departments, statements }: World, own: string): World {
  const { place, ids } = departments;
  const { region, organization: organizationId, customer: customerId } = place;
  const scope = { region: region as Context['region'], organizationId, customerId, hierarchyId: own === ids[0] ? undefined : own };
  const pathOf = (id: string) => pathIn(departments, id);
  return { departments, statements: new Map([...statements].map(([id, each]) => [id, withinScope(each, scope, pathOf)])) };
}

function pathIn({ ids, at, ends }: Departments, id: string): string[] {
  const index = at.get(id);
  return index === undefined ? [] : ids.filter((_, each) => each <= index && index < (ends[each] ?? 0));
}

/** Names of keys that the session may see. */
export async function namesOfKeys({ tx, session, region }: Context, customerIds: readonly string[], ids: readonly string[]) {
  if (ids.length === 0) return [];
  const mine = scoped(tx, accessScope(session.statements, 'org:viewUserList', region));
  const named = and(isOneOf(apiKeys.customerId, customerIds), isOneOf(apiKeys.id, ids));
  return mine.select(apiKeys, { _id: apiKeys.id, name: apiKeys.name }, named).orderBy(sql`lower(${apiKeys.name})`, apiKeys.id);
}
