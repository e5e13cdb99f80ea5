import { and, eq } from 'drizzle-orm';
import type { Settings } from '../context.ts';
import { unseal } from '../database/sealed.ts';
import type { Stores } from '../database/stores.ts';
import { emailDomains } from '../services/email-domains/identityTable.ts';

export interface Sender {
  from: { name: string; address: string };
  dkim: { domainName: string; keySelector: string; privateKey: string };
}

export const keyPurpose = 'dkim';

/** Events for candidates and interviewers (decisions §7). Sign-in mails never depend on a customer's zone. */
export const toCandidates = /^(FI|SI|MI|APPS|LI)_/;

/** Customer's own signed address, if enabled; undefined for the platform's. */
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
  const privateKey = unseal(settings, keyPurpose, key.token, key.privateKey);
  return {
    from: { name: domain.displayName, address: domain.emailAddress },
    dkim: { domainName: domain.emailIdentity, keySelector: key.token, privateKey },
  };
}
