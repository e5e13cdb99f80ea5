import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { identities } from '../auth/identityTable.ts';
import { factors } from './identityTable.ts';
import { signInRules } from './tenant.ts';

/** True of the identity in a query if it must add a factor first: mailed codes are off, and it has none of its own. */
export function mustAddFactor(db: Database): SQL {
  const isAsked = sql`(${identities.mfaEnabled} or ${signInRules.secondFactorFor} ? ${identities.userType})`;
  const asking = and(eq(signInRules.customerId, identities.customerId), eq(signInRules.mailedCodes, false), isAsked);
  const own = sql`exists (select 1 from ${factors} where ${factors.identityId} = ${identities.id} and ${factors.confirmedAt} is not null)`;
  return sql`(not ${own} and ${unscoped(db).exists(signInRules, asking)})`;
}
