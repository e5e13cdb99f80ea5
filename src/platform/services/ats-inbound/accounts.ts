import { and, eq, isNull } from 'drizzle-orm';
import { systemActor, writeAudit } from '../../audit.ts';
import { relaySoon } from '../../auditRelay.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database, Store } from '../../database/stores.ts';
import { PlatformError } from '../../errors.ts';
import { nothing } from '../../policy/accessScope.ts';
import type { Region } from '../../regions.ts';
import { acceptForm } from '../../validation.ts';
import { normalEmail } from '../auth/attempts.ts';
import { identities } from '../auth/identityTable.ts';
import type { atsRequests } from '../ats-requests/tenant.ts';
import { customers } from '../customers/tenant.ts';
import { hierarchies } from '../departments/tenant.ts';
import { makeAtsIdentities } from '../users/atsUsers.ts';
import type { AtsProfile, AtsUser } from '../users/atsUsers.ts';
import { typeOf } from '../users/create.ts';
import type { AtsTenant, InboundContext } from './caller.ts';
import { joinableGroups } from './joinable.ts';
import { faultsOf } from './messages.ts';
import type { VacancyMessage } from './messages.ts';
import type { InboundResponse } from './refusal.ts';

type Manager = NonNullable<VacancyMessage['managers']>[number];
type RequestRow = TenantRow<typeof atsRequests>;

export interface Accounts {
  /** New identities, whose profiles are yet to be written. */
  made: readonly AtsProfile[];
  /** Why an address gets no account, or its account is left alone. */
  left: ReadonlyMap<string, string>;
}

export interface Outcome {
  response: InboundResponse;
  isApplied: boolean;
  forget?: readonly string[] | undefined;
}

interface Steps {
  apply: (accounts?: Accounts) => Promise<Outcome>;
  /** Undoes the outcome's record. */
  reopen: () => Promise<void>;
}

/** Applies a request; one that may create users, inside a transaction of the identity store: this lock order is fixed. */
export async function withAccounts(
  store: Store,
  context: InboundContext,
  tenant: AtsTenant,
  request: RequestRow,
  { apply, reopen }: Steps,
): Promise<Outcome> {
  const managers = managersOf(tenant, request);
  if (managers.length === 0) return apply();
  const identity = await context.stores.identity();
  const relays: Region[] = [];
  let isApplied = false;
  try {
    const outcome = await identity.transaction(async (tx) => {
      const accounts = await makeAccounts(tx, store, context, tenant, managers);
      if (accounts.made.length > 0) relays.push(...(await audit(tx, context, tenant, accounts.made)));
      const applied = await apply(accounts);
      if (!applied.isApplied && accounts.made.length > 0) throw new Unused(applied);
      isApplied = applied.isApplied;
      return applied;
    });
    await relaySoon(context, relays);
    return outcome;
  } catch (error) {
    if (error instanceof Unused) return error.outcome;
    if (isApplied) await reopen();
    throw error;
  }
}

/** Rolls new identities back: the request was finished by another call. */
class Unused extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('The request was finished by another call');
    this.outcome = outcome;
  }
}

function managersOf({ extra }: AtsTenant, { requestType, payload }: RequestRow): Manager[] {
  if (extra['hasUserProvision'] !== true || requestType !== 'SYNC_VACANCY' || !payload) return [];
  if (Object.keys(faultsOf('SYNC_VACANCY', payload)).length > 0) return [];
  return (payload as VacancyMessage).managers ?? [];
}

async function makeAccounts(
  tx: Database,
  store: Store,
  context: InboundContext,
  tenant: AtsTenant,
  managers: readonly Manager[],
): Promise<Accounts> {
  const { customerId, organizationId, hierarchyId, atsName } = tenant;
  const left = new Map<string, string>();
  const active = and(eq(customers.id, customerId), eq(customers.awsRegion, context.region), isNull(customers.archivedAt));
  const [customer] = await unscoped(tx).select(customers, { id: customers.id }, active).for('share');
  const own = and(eq(hierarchies.customerId, customerId), eq(hierarchies.id, hierarchyId), isNull(hierarchies.archivedAt));
  const isOpen = customer !== undefined && (await unscoped(store.db).count(hierarchies, own)) > 0;
  const userTypes = {
    HIRING_MANAGER: await userTypeOf(store.db, tenant, 'HIRING_MANAGER'),
    RECRUITER: await userTypeOf(store.db, tenant, 'RECRUITER'),
  };
  const people: AtsUser[] = [];
  for (const manager of managers) {
    const email = normalEmail(manager.email);
    const person = isOpen && asUser({ ...manager, email });
    if (person) people.push({ ...person, userType: userTypes[manager.type] });
    else left.set(email, isOpen ? 'The name or the address can’t be that of a user.' : 'The connection’s department is archived.');
  }
  const owner = { customerId, organizationId, hierarchyId, region: context.region, notes: `Created by the ATS connection ${atsName}.` };
  const made = await makeAtsIdentities(tx, context, owner, people);
  const isNew = new Set(made.map(({ email }) => email));
  const others = managers.map(({ email }) => normalEmail(email)).filter((email) => !isNew.has(email));
  const known = await tx.select().from(identities).where(isOneOf(identities.email, others));
  for (const identity of known) {
    left.delete(identity.email);
    const isOwn = identity.customerId === customerId && identity.userType !== 'PROVIDER_STAFF';
    // The same text for each account of others, so that it tells nothing about them.
    if (!isOwn) left.set(identity.email, 'The address belongs to an account that the connection can’t use.');
    else if (identity.archivedAt) left.set(identity.email, archivedAccount);
  }
  return { made, left };
}

export const archivedAccount = 'The account is archived.';

function asUser({ firstName, lastName, email }: Omit<Manager, 'type'>): Omit<AtsUser, 'userType'> | undefined {
  try {
    const { user } = acceptForm('org/createUser', { user: { firstName, lastName, email, groupIds: [] } });
    const accepted = user as Omit<AtsUser, 'userType'>;
    return { firstName: accepted.firstName, lastName: accepted.lastName, email: accepted.email };
  } catch (error) {
    if (error instanceof PlatformError) return undefined;
    throw error;
  }
}

/** By the rights of the groups that they join, as for other new users; without groups, as the ATS says. */
async function userTypeOf(region: Database, tenant: AtsTenant, type: Manager['type']): Promise<AtsUser['userType']> {
  const groups = await joinableGroups(region, tenant, type);
  return groups.length > 0 ? typeOf(groups.flatMap(({ statements }) => statements)) : type;
}

function audit(
  tx: Database,
  { now, newId, region, settings }: InboundContext,
  tenant: AtsTenant,
  made: readonly AtsProfile[],
): Promise<Region[]> {
  const { customerId, organizationId } = tenant;
  const details = made.map(({ id, firstName, lastName, email, notes }) => ({
    ...{ subjects: [id], customerId, organizationId, actorId: systemActor },
    values: { [id]: { firstName, lastName, email, notes } },
    names: { [id]: `${firstName} ${lastName}` },
  }));
  const audited = { operation: 'ORGCreateEndUser', args: {}, details, access: nothing, store: 'identity' } as const;
  return writeAudit(tx, audited, { session: null, region, now, newId, settings });
}
