import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../../audit.ts';
import { relaySoon } from '../../auditRelay.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Region } from '../../regions.ts';
import { nothing } from '../../policy/accessScope.ts';
import { statementsOf } from '../groups/rights.ts';
import { customers } from '../customers/tenant.ts';
import { ssoConfigs } from '../sso/tenant.ts';
import { makeSsoUser } from '../users/ssoUsers.ts';
import type { ScimContext } from './context.ts';
import { notUnique } from './errors.ts';
import type { UserValues } from './userValues.ts';

/** Creates a user who signs in by the customer’s identity provider; undefined without single sign-on. */
export async function createSsoUser(context: ScimContext, values: UserValues): Promise<string | undefined> {
  const { tools, home, session, call } = context;
  const { customerId, organizationId } = session;
  const store = await tools.stores.identity();
  const all = unscoped(store.db);
  const enabled = and(eq(ssoConfigs.customerId, customerId), eq(ssoConfigs.enabled, true));
  const [config] = await all.select(ssoConfigs, ssoConfigs, enabled);
  const [customer] = config ? await all.select(customers, customers, eq(customers.id, customerId)) : [];
  if (!config || !customer) return undefined;
  const groupIds = await givable(context, config.groupIds);
  const { email, firstName, lastName, phoneNumber } = values;
  const relays: Region[] = [];
  const id = await store.transaction(async (tx) => {
    const person = { email, firstName, lastName, phoneNumber };
    const made = await makeSsoUser(tx, tools, { customer, home, hierarchyId: config.hierarchyId, groupIds, ...person });
    if (!made) throw notUnique('Another account uses this address already.');
    const detail = {
      ...{ subjects: [made.id], customerId, organizationId },
      values: { [made.id]: { ...person, groupIds, source: 'SSO' } },
      names: { [made.id]: `${firstName} ${lastName}` },
    };
    const audited = { operation: 'ORGCreateEndUser', args: {}, details: [detail], access: nothing, store: 'identity' } as const;
    relays.push(...(await writeAudit(tx, audited, call)));
    return made.id;
  });
  await relaySoon(tools, relays);
  return id;
}

/** Default groups of single sign-on that the token may give. */
async function givable({ home, session }: ScimContext, groupIds: readonly string[]): Promise<string[]> {
  const granted = await statementsOf(home.db, session.customerId, groupIds);
  return groupIds.filter((id) => (granted.get(id) ?? []).length === 0 || session.token.groupIds.includes(id));
}
