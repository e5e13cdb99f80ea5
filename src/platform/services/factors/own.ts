import type { OperationContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { unauthenticated } from '../../errors.ts';
import { findIdentityById } from '../auth/identities.ts';
import type { Identity } from '../auth/identities.ts';

/** Identity of the session, unless it was archived meanwhile. */
export async function requireOwn(tx: Database, { identityId }: OperationContext['session']): Promise<Identity> {
  const found = await findIdentityById(tx, identityId);
  if (!found?.active) throw unauthenticated();
  return found.identity;
}
