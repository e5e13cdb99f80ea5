import { and, eq, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { Database, Store } from '../../database/stores.ts';
import { identities } from '../auth/identityTable.ts';
import type { UserType } from '../../database/tables/columns.ts';
import { customers } from '../customers/tenant.ts';
import { groupMembers } from '../groups/tenant.ts';
import { users } from './tenant.ts';
import { changeTotals } from '../../database/totals.ts';
import { notFound } from '../../errors.ts';
import type { Statement } from '../../policy/statement.ts';
import { inviteToSetPassword } from '../auth/firstPassword.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { requireDepartment } from '../departments/require.ts';
import type { CallScope } from '../departments/require.ts';
import { requireGivable } from '../groups/grants.ts';
import { queueUserEvents } from '../webhook-sending/recordEvents.ts';
import { personTotal } from './totals.ts';

interface NewUser {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber?: string | null | undefined;
}

interface ForAll extends CallScope {
  groupIds: string[];
  mfaEnabled?: boolean;
  forceReset?: boolean;
  notes?: string | null | undefined;
}

interface NewUserScope {
  home: Store;
  scope: CallScope;
  groupIds: string[];
  userType: UserType;
}

export async function requirePlace(context: OperationContext, input: ForAll, field: string): Promise<NewUserScope> {
  const { organizationId, customerId, hierarchyId } = input;
  const own = and(eq(customers.id, customerId), eq(customers.organizationId, organizationId), eq(customers.awsRegion, context.region));
  const [customer] = await unscoped(context.tx)
    .select(customers, customers, and(own, isNull(customers.archivedAt)))
    .for('share');
  if (!customer) throw notFound();
  const home = await context.stores.region(context.region);
  const scope = { organizationId, customerId, hierarchyId };
  await requireDepartment(home.db, context.access, scope);
  const groupIds = [...new Set(input.groupIds)];
  const granted = await requireGivable(context, home.db, { ids: groupIds, customerId, field });
  return { home, scope, groupIds, userType: typeOf(granted) };
}

type Refuse = (taken: ReadonlySet<string>) => Error;

/** Profiles commit first: if the identities then fail to commit, the next try removes the leftover profiles. */
export async function makeUsers(
  context: OperationContext,
  input: NewUser[],
  all: ForAll,
  place: NewUserScope,
  refuse: Refuse,
): Promise<Profile[]> {
  const { tx } = context;
  const made = input.map((user) => profileOf(context, user, all, place));
  const emails = made.map(({ email }) => email);
  const known = await tx.select({ email: identities.email }).from(identities).where(isOneOf(identities.email, emails));
  if (known.length > 0) throw refuse(new Set(known.map(({ email }) => email)));
  const written = await tx
    .insert(identities)
    .values(made.map((profile) => identityOf(context, profile, all)))
    .onConflictDoNothing({ target: identities.email })
    .returning({ email: identities.email });
  // Missing ones were taken concurrently.
  const own = new Set(written.map(({ email }) => email));
  if (own.size !== made.length) throw refuse(new Set(emails.filter((email) => !own.has(email))));
  for (const user of made) await inviteToSetPassword(tx, context, user);
  await place.home.transaction((region) => writeProfiles(region, context, made, place));
  return made;
}

type Profile = ReturnType<typeof profileOf>;

const profileOf = (context: OperationContext, { firstName, lastName, email, phoneNumber }: NewUser, all: ForAll, place: NewUserScope) => ({
  ...place.scope,
  id: context.newId(),
  email,
  username: email,
  firstName,
  lastName,
  phoneNumber: phoneNumber ?? null,
  userType: place.userType,
  source: 'EDGE',
  notes: all.notes || null,
  mfaEnabled: all.mfaEnabled ?? false,
  createdAt: context.now(),
  updatedAt: context.now(),
});

const identityOf = ({ region }: OperationContext, profile: Profile, { forceReset = false }: ForAll) => {
  const { id, organizationId, customerId, hierarchyId, email, userType, source, mfaEnabled, createdAt, updatedAt } = profile;
  return {
    id,
    organizationId,
    customerId,
    hierarchyId,
    email,
    userType,
    source,
    mfaEnabled,
    forceReset,
    awsRegion: region,
    createdAt,
    updatedAt,
  };
};

async function writeProfiles(
  region: Database,
  context: OperationContext,
  made: Profile[],
  { scope, groupIds }: NewUserScope,
): Promise<void> {
  const { customerId } = scope;
  // Check again with a lock: the department may have been archived.
  await requireDepartment(region, context.access, scope);
  await requireGivable(context, region, { ids: groupIds, customerId, field: 'groupIds' });
  const emails = made.map(({ email }) => email);
  await takeLeftovers(region, emails);
  await scoped(region, context.access).insert(users, made);
  const members = made.flatMap(({ id, createdAt }) => groupIds.map((groupId) => ({ customerId, groupId, userId: id, createdAt })));
  if (members.length > 0) await unscoped(region).insert(groupMembers, members);
  await changeTotals(region, [{ scope: customerId, name: personTotal('users', false), by: made.length }]);
  await queueUserEvents(region, context, 'USER_ADDED', made);
}

/** Deletes profiles without an identity, whose addresses are reused. */
export async function takeLeftovers(region: Database, emails: string[]): Promise<void> {
  const all = unscoped(region);
  const left = await all.select(users, { id: users.id, customerId: users.customerId }, isOneOf(users.email, emails));
  if (left.length === 0) return;
  const ids = left.map(({ id }) => id);
  await all.remove(groupMembers, isOneOf(groupMembers.userId, ids));
  await all.remove(users, isOneOf(users.id, ids));
  await changeTotals(
    region,
    left.map(({ customerId }) => ({ scope: customerId, name: personTotal('users', false), by: -1 })),
  );
}

/** Kind of user, by the rights of the first groups; vacancies suggest people by it. */
export function typeOf(granted: readonly Statement[]): UserType {
  const may = (action: string) => granted.some(({ effect, actions }) => effect === 'allow' && actions.includes(action));
  if (may('org:createUser')) return 'CUSTOMER_ADMIN';
  return may('apps:createVacancy') ? 'RECRUITER' : 'HIRING_MANAGER';
}
