import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { ResultOf } from '../../contractTypes.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { identities } from '../auth/identityTable.ts';
import { customers } from '../customers/tenant.ts';
import { groupMembers, groups } from '../groups/tenant.ts';
import { organizations } from '../organizations/tenant.ts';
import { policies } from './tenant.ts';
import { users } from '../users/tenant.ts';
import { notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { explainer } from '../../policy/explain.ts';
import type { Match, Source } from '../../policy/explain.ts';
import { accessScope, widenRoots } from '../../policy/accessScope.ts';
import { filterRoots } from '../auth/session.ts';
import { rightsOn, subjectOf } from './accessSubjects.ts';
import type { Subject } from './accessSubjects.ts';

type Explanation = ResultOf<'CommonExplainAccess'>;
type Decision = NonNullable<Explanation['decisions']>[number];
type Reason = NonNullable<Decision['reasons']>[number];

interface User {
  id: string;
  customerId: string;
}

export const explainAccess = operation('CommonExplainAccess', {}, async ({ input }, context): Promise<Explanation> => {
  const columns = { id: users.id, customerId: users.customerId };
  const [user] = await scoped(context.tx, context.access).select(users, columns, eq(users.id, input.userId));
  if (!user) throw notFound();
  const subject = await subjectOf(context, input.subject, input._id ?? undefined, user.customerId);
  const sources = await sourcesOf(context, user);
  const describe = reasonIn(await visibleGroups(context, user, sources), subject);
  const explained = explainer(sources, subject.target);
  return {
    name: subject.name,
    path: subject.path,
    decisions: rightsOn(input.subject).map((right) => {
      const { allowed, reasons } = explained(right);
      return { right, allowed, reasons: reasons.map(describe) };
    }),
    blocked: await blockedBy(context, user),
  };
});

interface PolicySource extends Source {
  groupId: string;
  policyId: string;
  talentHub: boolean;
  statement: number;
}

async function sourcesOf({ tx, stores }: OperationContext, { id, customerId }: User): Promise<PolicySource[]> {
  const all = unscoped(tx);
  const isMember = all.exists(
    groupMembers,
    and(eq(groupMembers.customerId, groups.customerId), eq(groupMembers.groupId, groups.id), eq(groupMembers.userId, id)),
  );
  const active = await all.select(groups, { id: groups.id }, and(eq(groups.customerId, customerId), isNull(groups.archivedAt), isMember));
  const theirs = inArray(
    policies.groupId,
    active.map((group) => group.id),
  );
  const rows = await all
    .select(policies, policies, and(eq(policies.customerId, customerId), theirs, isNull(policies.archivedAt)))
    .orderBy(policies.groupId, policies.purpose, policies.id);
  const roots = await filterRoots(
    { stores },
    rows.flatMap(({ statements }) => statements),
  );
  return rows.flatMap(({ id: policyId, groupId, purpose, statements }) =>
    widenRoots(statements, (department) => roots.get(department)).map((held, statement) => ({
      ...{ groupId, policyId, talentHub: purpose === 'talentHub', statement },
      ...{ held, written: statements[statement] ?? held },
    })),
  );
}

/** Groups whose policies the session may view; for the others it only learns that there is a reason. */
async function visibleGroups({ tx, session, region }: OperationContext, { customerId }: User, sources: PolicySource[]) {
  const ids = [...new Set(sources.map(({ groupId }) => groupId))];
  const rows = await scoped(tx, accessScope(session.statements, 'common:viewPolicy', region)).select(
    groups,
    { _id: groups.id, name: groups.name },
    and(eq(groups.customerId, customerId), inArray(groups.id, ids)),
  );
  return new Map(rows.map((group) => [group._id, group]));
}

const reasonIn =
  (visible: ReadonlyMap<string, { _id: string; name: string }>, { path }: Subject) =>
  ({ source, effect, action, resource, department }: Match<PolicySource>): Reason => {
    const group = visible.get(source.groupId);
    if (!group) return { effect };
    const { policyId, talentHub, statement } = source;
    return {
      effect,
      group,
      policyId,
      talentHub,
      statement,
      action,
      resource,
      department: department === undefined ? null : (path.find(({ _id }) => _id === department) ?? path[0] ?? null),
    };
  };

async function blockedBy({ stores }: OperationContext, { id }: User): Promise<string[]> {
  const { db } = await stores.identity();
  const [identity] = await db.select().from(identities).where(eq(identities.id, id));
  if (!identity) return ['access.blocked.noAccount'];
  const all = unscoped(db);
  const [customer] = await all.select(customers, { archivedAt: customers.archivedAt }, eq(customers.id, identity.customerId));
  const which = eq(organizations.id, identity.organizationId);
  const [organization] = await all.select(organizations, { archivedAt: organizations.archivedAt }, which);
  return [
    ...(identity.archivedAt ? ['access.blocked.userArchived'] : []),
    ...(customer?.archivedAt ? ['access.blocked.customerArchived'] : []),
    ...(organization?.archivedAt ? ['access.blocked.organizationArchived'] : []),
  ];
}
