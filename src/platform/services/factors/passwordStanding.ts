import { and, eq, ne, notInArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { signsInElsewhere } from '../auth/identities.ts';
import type { Identity } from '../auth/identities.ts';
import { identities } from '../auth/identityTable.ts';
import { customers } from '../customers/tenant.ts';
import { ssoConfigs } from '../sso/tenant.ts';
import { signInRules } from './tenant.ts';

/** Right to sign in without single sign-on: free, in an emergency, or none. */
export type PasswordStanding = { kind: 'FREE' } | { kind: 'BREAK_GLASS' } | { kind: 'SSO_ONLY'; accountName: string };

type Person = Pick<Identity, 'id' | 'customerId' | 'userType' | 'source'>;

const free: PasswordStanding = { kind: 'FREE' };

/** The provider's staff are never bound: they help when everybody else is locked out. */
export async function passwordStanding(tx: Database, { id, customerId, userType, source }: Person): Promise<PasswordStanding> {
  if (userType === 'PROVIDER_STAFF' || signsInElsewhere({ source })) return free;
  const all = unscoped(tx);
  const [rules] = await all.select(
    signInRules,
    { breakGlassIds: signInRules.breakGlassIds },
    and(eq(signInRules.customerId, customerId), eq(signInRules.ssoRequired, true), all.exists(ssoConfigs, isEnabled(customerId))),
  );
  if (!rules) return free;
  if (rules.breakGlassIds.includes(id)) return { kind: 'BREAK_GLASS' };
  const [customer] = await all.select(customers, { accountName: customers.uniqueName }, eq(customers.id, customerId));
  return { kind: 'SSO_ONLY', accountName: customer?.accountName ?? '' };
}

export const mustUseSso = async (tx: Database, person: Person): Promise<boolean> =>
  (await passwordStanding(tx, person)).kind === 'SSO_ONLY';

/** Switching on waits for sign-ins that read the rules before it, so that it ends their sessions, too. */
export async function holdStanding(tx: Database, { customerId }: Pick<Identity, 'customerId'>): Promise<void> {
  await unscoped(tx).select(ssoConfigs, { customerId: ssoConfigs.customerId }, eq(ssoConfigs.customerId, customerId)).for('share');
}

/** People of a customer whom required single sign-on binds. */
export const boundPeople = (customerId: string, breakGlassIds: readonly string[]): SQL | undefined =>
  and(
    eq(identities.customerId, customerId),
    ne(identities.userType, 'PROVIDER_STAFF'),
    breakGlassIds.length > 0 ? notInArray(identities.id, [...breakGlassIds]) : undefined,
  );

const isEnabled = (customerId: string) => and(eq(ssoConfigs.customerId, customerId), eq(ssoConfigs.enabled, true));
