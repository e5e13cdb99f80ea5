import { and, eq, isNull } from 'drizzle-orm';
import { systemActor, writeAudit } from '../../audit.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { nothing } from '../../policy/accessScope.ts';
import { allGroupIds } from '../ats-tenants/groupIds.ts';
import { normalEmail } from '../auth/attempts.ts';
import { hierarchies } from '../departments/tenant.ts';
import { holdAdministrators, isLastHolder } from '../groups/administrators.ts';
import { groupMembers } from '../groups/tenant.ts';
import { writeAtsProfiles } from '../users/atsUsers.ts';
import { users } from '../users/tenant.ts';
import { archivedAccount } from './accounts.ts';
import type { Accounts } from './accounts.ts';
import type { AtsTenant, InboundContext } from './caller.ts';
import { isInScope } from './inScope.ts';
import { joinableGroups } from './joinable.ts';
import type { VacancyMessage } from './messages.ts';
import { InboundRefusal } from './refusal.ts';

type Manager = NonNullable<VacancyMessage['managers']>[number];
type User = TenantRow<typeof users>;

interface ManagerResult {
  email: string;
  account: 'made' | 'known' | 'none';
  /** Names of groups that the user joined. */
  joined?: string[];
  reason?: string;
}

/** Writes new accounts' profiles, and lets managers join the groups that the connection names for their type. */
export async function provideManagers(
  tx: Database,
  context: InboundContext,
  tenant: AtsTenant,
  managers: readonly Manager[],
  accounts?: Accounts,
): Promise<{ results: ManagerResult[]; joined: string[] }> {
  const hasGroups = allGroupIds(tenant.extra).length > 0;
  if (managers.length === 0 || (!accounts && !hasGroups)) return { results: [], joined: [] };
  // Before all other locks, as wherever groups gain members.
  const administrators = await holdAdministrators(tx, context.region, tenant.customerId);
  if (accounts && accounts.made.length > 0) {
    await holdDepartment(tx, tenant);
    await writeAtsProfiles(tx, context, accounts.made);
  }
  const emails = managers.map(({ email }) => normalEmail(email));
  const theirs = and(eq(users.customerId, tenant.customerId), isOneOf(users.email, emails));
  const rows = await unscoped(tx).select(users, users, theirs).orderBy(users.id).for('share');
  const known = new Map(rows.map((row) => [row.email, row]));
  const isNew = new Set(accounts?.made.map(({ email }) => email));
  const groups = {
    HIRING_MANAGER: await joinableGroups(tx, tenant, 'HIRING_MANAGER'),
    RECRUITER: await joinableGroups(tx, tenant, 'RECRUITER'),
  };
  const results: ManagerResult[] = [];
  const members = new Map<string, User[]>();
  for (const { email: named, type } of managers) {
    const email = normalEmail(named);
    const user = known.get(email);
    const reason = accounts?.left.get(email) ?? (await whyLeft(user));
    if (!user || reason) {
      results.push({ email, account: user && !accounts?.left.has(email) ? 'known' : 'none', ...(reason && { reason }) });
      continue;
    }
    const own = groups[type].filter(({ id }) => !administrators.denying.has(id) || !isLastHolder(administrators, user.id));
    const joined = await join(user, own);
    for (const { id } of joined) members.set(id, [...(members.get(id) ?? []), user]);
    const names = joined.map(({ name }) => name);
    results.push({ email, account: isNew.has(email) ? 'made' : 'known', ...(names.length > 0 && { joined: names }) });
  }
  for (const group of [...groups.HIRING_MANAGER, ...groups.RECRUITER]) {
    const people = members.get(group.id);
    if (people && members.delete(group.id)) await audit(group, people);
  }
  const changed = results.filter(({ joined }) => joined).flatMap(({ email }) => known.get(email)?.id ?? []);
  return { results, joined: changed };

  /** By hand, too, an editor could add users of their departments only. */
  async function whyLeft(user: User | undefined): Promise<string | undefined> {
    if (!user) return 'There is no account with this address.';
    if (user.archivedAt) return archivedAccount;
    if (user.userType === 'PROVIDER_STAFF' || !(await isInScope(tx, tenant, user.hierarchyId)))
      return 'The account is in a department outside the connection’s.';
    return undefined;
  }

  async function join<Group extends { id: string }>({ id: userId, customerId }: User, into: readonly Group[]): Promise<Group[]> {
    if (into.length === 0) return [];
    const rows = into.map(({ id: groupId }) => ({ customerId, groupId, userId, createdAt: context.now() }));
    const written = await unscoped(tx).insert(groupMembers, rows, groupMembers.userId);
    const ids = new Set(written.map(({ groupId }) => groupId));
    return into.filter(({ id }) => ids.has(id));
  }

  async function audit({ id, name }: { id: string; name: string }, people: readonly User[]): Promise<void> {
    const { customerId, organizationId } = tenant;
    const names = Object.fromEntries(people.map((user) => [user.id, `${user.firstName} ${user.lastName}`]));
    const subjects = [id, ...people.map((user) => user.id)];
    const detail = { subjects, customerId, organizationId, actorId: systemActor, names: { [id]: name, ...names } };
    const audited = { operation: 'ORGGroupAddUsers', args: {}, details: [detail], access: nothing, store: 'region' } as const;
    const { now, newId, region, settings } = context;
    await writeAudit(tx, audited, { session: null, region, now, newId, settings });
  }
}

/** Checks again with a lock: the department may have been archived. */
async function holdDepartment(tx: Database, { customerId, hierarchyId }: AtsTenant): Promise<void> {
  const own = and(eq(hierarchies.customerId, customerId), eq(hierarchies.id, hierarchyId), isNull(hierarchies.archivedAt));
  const [department] = await unscoped(tx).select(hierarchies, { id: hierarchies.id }, own).for('share');
  if (!department) throw new InboundRefusal(409, 'The connection’s department was archived at the same moment.', { retryable: true });
}
