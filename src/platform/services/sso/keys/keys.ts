import { and, asc, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { ResultOf } from '../../../contractTypes.ts';
import { seal, unseal } from '../../../database/sealed.ts';
import type { Database } from '../../../database/stores.ts';
import { detailsOf } from '../certificates.ts';
import { ssoKeys } from '../identityTable.ts';
import { makeKeyPair } from '../selfSigned.ts';

export type SsoKey = typeof ssoKeys.$inferSelect;

type Secrets = Pick<RequestContext, 'settings'>;

export const purpose = 'saml key';
const bits = 3072;
const lifetime = 10 * 365 * 24 * 3_600_000;

/** The current one first. */
export const keysOf = (db: Database, customerId: string): Promise<SsoKey[]> =>
  db.select().from(ssoKeys).where(eq(ssoKeys.customerId, customerId)).orderBy(asc(ssoKeys.state));

/** Takes some hundred milliseconds, on a thread of its own. */
export async function makeKey(
  { now, newId, settings }: Pick<RequestContext, 'now' | 'newId' | 'settings'>,
  { id: customerId, uniqueName }: { id: string; uniqueName: string },
  state: SsoKey['state'],
): Promise<SsoKey> {
  const createdAt = now();
  const until = new Date(createdAt.getTime() + lifetime);
  const { key, certificate } = await makeKeyPair(uniqueName, { bits, from: createdAt, until });
  const privateKey = seal(settings, purpose, customerId, key);
  return { customerId, id: newId(), state, certificate, privateKey, createdAt };
}

const open = ({ settings }: Secrets, { customerId, privateKey }: SsoKey): string => unseal(settings, purpose, customerId, privateKey);

export interface SigningKey {
  privateKey: string;
  publicCert: string;
}

/** Key by which the platform signs, PEM; undefined unless the customer has one. */
export async function signingKey(db: Database, context: Secrets, customerId: string): Promise<SigningKey | undefined> {
  const [key] = await db
    .select()
    .from(ssoKeys)
    .where(and(eq(ssoKeys.customerId, customerId), eq(ssoKeys.state, 'CURRENT')));
  return key && { privateKey: open(context, key), publicCert: key.certificate };
}

/** Private keys, PEM. The next one counts, too: an identity provider may use it as soon as the metadata name it. */
export const decryptionKeys = async (db: Database, context: Secrets, customerId: string): Promise<string[]> =>
  (await keysOf(db, customerId)).map((key) => open(context, key));

export const asKey = ({ id, state, certificate }: SsoKey, now: Date): NonNullable<ResultOf<'IDPGetSSOConfig'>['keys']>[number] => ({
  _id: id,
  state,
  ...detailsOf(certificate, now),
});
