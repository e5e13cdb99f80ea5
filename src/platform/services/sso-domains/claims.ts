import { and, eq, ne } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { normalEmail } from '../auth/attempts.ts';
import { ssoDomains } from './tenant.ts';

/** Part after the last @, so that no quoted local part passes for a domain. */
export const domainOf = (email: string): string | undefined => {
  const address = normalEmail(email);
  const at = address.lastIndexOf('@');
  return at > 0 ? address.slice(at + 1) || undefined : undefined;
};

/** Customer whose verified domain it is; subdomains are others' unless they are verified, too. */
export async function customerOfVerified(tx: Database, domain: string): Promise<string | undefined> {
  const isVerified = and(eq(ssoDomains.domain, domain), eq(ssoDomains.state, 'VERIFIED'));
  const [found] = await unscoped(tx).select(ssoDomains, { customerId: ssoDomains.customerId }, isVerified);
  return found?.customerId;
}

/** True once a domain of the customer was verified; a lost one counts, or losing it would let in everybody. */
export async function hasVerified(tx: Database, customerId: string): Promise<boolean> {
  const proven = and(eq(ssoDomains.customerId, customerId), ne(ssoDomains.state, 'WAITING'));
  return (await unscoped(tx).select(ssoDomains, { id: ssoDomains.id }, proven).limit(1)).length > 0;
}

/** Addresses for which accounts are made and linked at a sign-in. */
export async function mayProvision(tx: Database, customerId: string, email: string): Promise<boolean> {
  if (!(await hasVerified(tx, customerId))) return true;
  const domain = domainOf(email);
  return domain !== undefined && (await customerOfVerified(tx, domain)) === customerId;
}
