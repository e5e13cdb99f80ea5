import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { customers } from '../customers/tenant.ts';
import { groupMembers, groups } from '../groups/tenant.ts';
import { policies } from '../policies/tenant.ts';
import type { Session, SessionLoader } from '../../http/session.ts';
import { widenRoots } from '../../policy/accessScope.ts';
import { parseResource } from '../../policy/statement.ts';
import type { Statement } from '../../policy/statement.ts';
import { identities } from './identityTable.ts';
import { mayBeSignedIn } from './identities.ts';
import { findSession, graceEnd } from './sessions.ts';
import type { FoundSession } from './sessions.ts';

type Platform = Pick<RequestContext, 'stores' | 'now'>;

export const sessionLoader =
  (platform: Platform): SessionLoader =>
  async (token) => {
    const now = platform.now();
    const { db } = await platform.stores.identity();
    const found = await findSession(db, token, now);
    if (!found || found.session.accessExpiresAt <= now) return null;
    const rights = found.mustAddFactor ? noRights : await rightsOf(platform, found);
    return makeSession(found, rights);
  };

/** For work on somebody's behalf, with their rights of now; null if they may not sign in. */
export async function sessionOnBehalf(platform: Platform, identityId: string): Promise<Session | null> {
  const { db } = await platform.stores.identity();
  const [found] = await unscoped(db)
    .select(
      customers,
      { identity: identities, rootHierarchyId: customers.rootHierarchyId },
      and(eq(identities.id, identityId), mayBeSignedIn(db)),
    )
    .innerJoin(identities, eq(identities.customerId, customers.id));
  if (!found) return null;
  return { id: 'on-behalf', ...personOf(found, await rightsOf(platform, found)), expiresAt: platform.now() };
}

type FoundPerson = Pick<FoundSession, 'identity' | 'rootHierarchyId'>;

const personOf = ({ identity, rootHierarchyId }: FoundPerson, { groupIds, statements }: Rights) => ({
  identityId: identity.id,
  userId: identity.id,
  email: identity.email,
  userType: identity.userType,
  groupIds,
  organizationId: identity.organizationId,
  customerId: identity.customerId,
  hierarchyId: rootHierarchyId,
  region: identity.awsRegion,
  statements,
});

function makeSession(found: FoundSession, rights: Rights): Session {
  const { session, rotated } = found;
  const { accessExpiresAt } = session;
  return {
    id: session.id,
    ...personOf(found, rights),
    // Cache entries of the old token end with its grace period.
    expiresAt: rotated && graceEnd(session) < accessExpiresAt ? graceEnd(session) : accessExpiresAt,
    usedAt: session.usedAt,
    endsAt: session.absoluteExpiresAt,
    confirmedAt: session.confirmedAt ?? session.createdAt,
    mustAddFactor: found.mustAddFactor,
    isIdleLimited: found.limits.idleMinutes !== null,
  };
}

interface Rights {
  groupIds: string[];
  statements: Statement[];
}

const noRights: Rights = { groupIds: [], statements: [] };

async function rightsOf({ stores }: Platform, { identity }: Pick<FoundSession, 'identity'>): Promise<Rights> {
  const home = unscoped((await stores.region(identity.awsRegion)).db);
  const isMember = home.exists(
    groupMembers,
    and(eq(groupMembers.customerId, groups.customerId), eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, identity.id)),
  );
  const found = await home.select(
    groups,
    { id: groups.id },
    and(eq(groups.customerId, identity.customerId), isNull(groups.archivedAt), isMember),
  );
  const groupIds = found.map((group) => group.id);
  const theirs = and(eq(policies.customerId, identity.customerId), inArray(policies.groupId, groupIds), isNull(policies.archivedAt));
  const rows = await home.select(policies, { statements: policies.statements }, theirs);
  const statements = rows.flatMap((row) => row.statements);
  const roots = await filterRoots({ stores }, statements);
  return { groupIds, statements: widenRoots(statements, (hierarchyId) => roots.get(hierarchyId)) };
}

export async function filterRoots({ stores }: Pick<Platform, 'stores'>, statements: readonly Statement[]): Promise<Map<string, string>> {
  const named = new Set<string>();
  for (const resource of statements.flatMap((statement) => statement.resources)) {
    const hierarchy = parseResource(resource)?.scope.hierarchy;
    if (hierarchy) named.add(hierarchy);
  }
  if (named.size === 0) return new Map();
  const { db } = await stores.identity();
  const rows = await unscoped(db).select(
    customers,
    { id: customers.id, root: customers.rootHierarchyId },
    inArray(customers.rootHierarchyId, [...named]),
  );
  return new Map(rows.map(({ id, root }) => [root, id]));
}
