import { eq, sql } from 'drizzle-orm';
import { writeAudit } from '../../audit.ts';
import { relaySoon } from '../../auditRelay.ts';
import type { RequestContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { sqlState } from '../../database/sqlState.ts';
import type { Store } from '../../database/stores.ts';
import { nothing } from '../../policy/accessScope.ts';
import { identities } from '../auth/identityTable.ts';
import { dropTokens } from '../auth/links.ts';
import { users } from './tenant.ts';

interface Renamed {
  id: string;
  name: string;
  email: string;
  customerId: string;
  organizationId: string;
  before: string;
}

/** Moves an account to another address; links that were mailed to the old one stop working. False if the address is taken. */
export async function changeEmail(context: RequestContext, home: Store, user: Renamed): Promise<boolean> {
  const { id, name, email, customerId, organizationId, before } = user;
  const identity = await context.stores.identity();
  const updatedAt = context.now();
  try {
    const relays = await identity.transaction(async (tx) => {
      await tx.update(identities).set({ email, updatedAt }).where(eq(identities.id, id));
      await dropTokens(tx, [id]);
      // Profiles commit first: nothing but the commit itself can fail after that.
      await home.transaction((region) =>
        unscoped(region).update(users, { email, username: email, updatedAt, version: sql`${users.version} + 1` }, eq(users.id, id)),
      );
      const detail = {
        subjects: [id],
        customerId,
        organizationId,
        names: { [id]: name },
        values: { [id]: { email } },
        before: { [id]: { email: before } },
      };
      return writeAudit(tx, { operation: 'ORGUpdateUser', args: {}, details: [detail], access: nothing, store: 'identity' }, context);
    });
    context.forget(id);
    await relaySoon(context, relays);
    return true;
  } catch (error) {
    if (sqlState(error) === '23505') return false;
    throw error;
  }
}
