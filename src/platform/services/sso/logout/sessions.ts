import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
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

/** Sessions that a provider's message names: by the person, by their indexes, or by both. */
export interface NamedSessions {
  issuer: string;
  nameId: string | undefined;
  /** None: all sessions of the person. */
  sessionIndexes: readonly string[];
}

export function isNamed(customerId: string, { issuer, nameId, sessionIndexes }: NamedSessions): SQL | undefined {
  const ofPerson = nameId === undefined ? undefined : eq(ssoSessions.nameId, nameId);
  // A session of the person whose index is not known may be the one.
  const isUnknown = ofPerson && isNull(ssoSessions.sessionIndex);
  const ofIndex = sessionIndexes.length > 0 ? or(isUnknown, inArray(ssoSessions.sessionIndex, [...sessionIndexes])) : undefined;
  if (!ofPerson && !ofIndex) return sql`false`;
  return and(eq(ssoSessions.customerId, customerId), eq(ssoSessions.issuer, issuer), ofPerson, ofIndex);
}
