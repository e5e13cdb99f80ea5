import { eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { identities } from '../auth/identityTable.ts';
import { platformValues } from '../../database/tables/records.ts';
import { customers } from '../customers/tenant.ts';
import { hierarchies } from '../departments/tenant.ts';
import { groupMembers, groups } from '../groups/tenant.ts';
import { organizations } from '../organizations/tenant.ts';
import { policies } from '../policies/tenant.ts';
import { users } from './tenant.ts';
import { changeTotals } from '../../database/totals.ts';
import { normalEmail } from '../auth/attempts.ts';
import { hashPassword } from '../auth/passwords.ts';
import { customerTotal } from '../customers/list.ts';
import { organizationTotal } from '../organizations/list.ts';

type Tools = Pick<RequestContext, 'stores' | 'now' | 'newId' | 'settings'>;

interface NewStaff {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  forceReset: boolean;
}

interface Provider {
  organizationId: string;
  customerId: string;
  rootHierarchyId: string;
  groupId: string;
}

const providerRegion = 'ap-southeast-2';

export async function createStaff(tools: Tools, staff: NewStaff): Promise<boolean> {
  const identity = await tools.stores.identity();
  const home = await tools.stores.region(providerRegion);
  const email = normalEmail(staff.email);
  const passwordHash = await hashPassword(staff.password);
  return identity.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('provider of ' || current_schema()))`);
    const taken = await tx.select({ id: identities.id }).from(identities).where(eq(identities.email, email));
    if (taken.length > 0) return false;
    const known = await readProvider(tx);
    const provider = known ?? (await makeProvider(tx, tools));
    const person = {
      ...scopeOf(provider),
      id: tools.newId(),
      hierarchyId: provider.rootHierarchyId,
      email,
      userType: 'PROVIDER_STAFF',
      source: 'EDGE',
      ...times(tools),
    } as const;
    await tx
      .insert(identities)
      .values({ ...person, awsRegion: providerRegion, passwordHash, passwordUpdatedAt: person.createdAt, forceReset: staff.forceReset });
    // Commit the region first: a profile without an identity is harmless, the reverse could not sign in.
    await home.transaction(async (region) => {
      if (!known) await makeProviderGroup(region, provider, tools);
      const { firstName, lastName } = staff;
      await unscoped(region).insert(users, [{ ...person, username: email, firstName, lastName }]);
      await unscoped(region).insert(groupMembers, [
        { customerId: provider.customerId, groupId: provider.groupId, userId: person.id, createdAt: person.createdAt },
      ]);
      await changeTotals(region, [{ scope: provider.customerId, name: 'users:active', by: 1 }]);
    });
    return true;
  });
}

export async function writeProvider(tx: Database, provider: Provider, now: Date): Promise<void> {
  await tx
    .insert(platformValues)
    .values({ name: 'provider', value: JSON.stringify(provider), createdAt: now })
    .onConflictDoNothing();
}

async function readProvider(tx: Database): Promise<Provider | null> {
  const [row] = await tx.select().from(platformValues).where(eq(platformValues.name, 'provider'));
  return row ? (JSON.parse(row.value) as Provider) : null;
}

async function makeProvider(tx: Database, tools: Tools): Promise<Provider> {
  const [organizationId, customerId, rootHierarchyId, groupId] = [tools.newId(), tools.newId(), tools.newId(), tools.newId()];
  const provider = { organizationId, customerId, rootHierarchyId, groupId };
  const names = { uniqueName: 'provider', displayName: tools.settings.brandName };
  await unscoped(tx).insert(organizations, [{ id: organizationId, ...names, ...times(tools) }]);
  await unscoped(tx).insert(customers, [
    { id: customerId, organizationId, rootHierarchyId, awsRegion: providerRegion, ...names, ...times(tools) },
  ]);
  await changeTotals(tx, [
    { scope: '*', name: organizationTotal(false), by: 1 },
    ...[organizationId, '*'].map((scope) => ({ scope, name: customerTotal(providerRegion, false), by: 1 })),
  ]);
  await writeProvider(tx, provider, tools.now());
  return provider;
}

async function makeProviderGroup(tx: Database, provider: Provider, tools: Tools): Promise<void> {
  const { rootHierarchyId: root, groupId } = provider;
  const scope = { ...scopeOf(provider), ...times(tools) };
  await unscoped(tx).insert(hierarchies, [{ ...scope, id: root, name: tools.settings.brandName, path: `/${root}/`, depth: 1 }]);
  await unscoped(tx).insert(groups, [
    { ...scope, id: groupId, hierarchyId: root, name: 'Provider Staff', description: 'Administer every customer.' },
  ]);
  await unscoped(tx).insert(policies, [
    {
      ...scope,
      id: tools.newId(),
      groupId,
      name: 'Provider Staff',
      purpose: 'console',
      statements: [{ effect: 'allow', actions: ['*:*'], resources: ['Any'] }],
      tags: [{ name: 'editable', value: 'false' }],
    },
  ]);
  await changeTotals(tx, [{ scope: provider.customerId, name: 'groups:active', by: 1 }]);
}

const scopeOf = ({ customerId, organizationId }: Provider) => ({ customerId, organizationId });
const times = ({ now }: Tools) => ({ createdAt: now(), updatedAt: now() });
