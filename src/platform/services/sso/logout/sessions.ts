import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/stores.ts';
import { ssoSessions } from '../identityTable.ts';

/** Names by which a provider knows a person and a session, and what OpenID Connect needs to end it. */
export interface ProviderNames {
  issuer: string;
  nameId: string;
  nameFormat?: string | null | undefined;
  sessionIndex?: string | null | undefined;
  endSessionUrl?: string | null | undefined;
  /** Sealed. */
  idToken?: string | null | undefined;
}

export interface ProviderSession extends ProviderNames {
  customerId: string;
}

export async function noteProviderSession(
  tx: Database,
  sessionId: string,
  { customerId, issuer, nameId, nameFormat, sessionIndex, endSessionUrl, idToken }: ProviderSession,
): Promise<void> {
  await tx.insert(ssoSessions).values({ sessionId, customerId, issuer, nameId, nameFormat, sessionIndex, endSessionUrl, idToken });
}

export const providerSessionOf = async (tx: Database, sessionId: string): Promise<ProviderSession | undefined> =>
  (await tx.select().from(ssoSessions).where(eq(ssoSessions.sessionId, sessionId)))[0];

/** Sessions of a name; with indexes, those of them only. */
export const isNamed = (customerId: string, { issuer, nameId }: ProviderNames) =>
  and(eq(ssoSessions.customerId, customerId), eq(ssoSessions.issuer, issuer), eq(ssoSessions.nameId, nameId));
