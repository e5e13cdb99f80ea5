import { and, eq } from 'drizzle-orm';
import type { Settings } from '../context.ts';
import { unseal } from '../database/sealed.ts';
import type { Stores } from '../database/stores.ts';
import { emailDomains } from '../database/tables/emailDomains.ts';

/** Whom a mail comes from, and how that is proven. */
export interface Sender {
  from: { name: string; address: string };
  dkim: { domainName: string; keySelector: string; privateKey: string };
}

/** What the private key of a token is sealed for. */
export const keyPurpose = 'dkim';

/** Events of which candidates and interviewers are told (decisions §7). Codes and links for signing in never depend on a customer's zone. */
export const toCandidates = /^(FI|SI|MI|APPS|LI)_/;

/** The customer's own address, signed with the key of its domain, where that is switched on; undefined where mail comes from the platform. */
export async function ownSender(
  { stores, settings }: { stores: Stores; settings: Settings },
  { customerId, event }: { customerId: string; event: string },
): Promise<Sender | undefined> {
  if (!toCandidates.test(event)) return undefined;
  const { db } = await stores.identity();
  const isOn = and(eq(emailDomains.customerId, customerId), eq(emailDomains.isEnabled, true));
  const [domain] = await db.select().from(emailDomains).where(isOn);
  const key = domain?.tokens.find(({ privateKey }) => privateKey !== null);
  if (!domain || !key?.privateKey) return undefined;
  const privateKey = unseal(settings.secret, keyPurpose, key.token, key.privateKey);
  return {
    from: { name: domain.displayName, address: domain.emailAddress },
    dkim: { domainName: domain.emailIdentity, keySelector: key.token, privateKey },
  };
}
