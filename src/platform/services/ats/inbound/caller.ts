import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { RequestContext, Settings } from '../../../context.ts';
import { unscoped } from '../../../database/scoped.ts';
import type { TenantRow } from '../../../database/scoped.ts';
import type { Database } from '../../../database/stores.ts';
import { atsTenants } from '../../../database/tenants.ts';
import { isSigned, signedHeaders } from '../../../http/signature.ts';
import { openSecret } from '../secrets.ts';

export type InboundContext = Pick<RequestContext, 'now' | 'newId' | 'settings' | 'region'>;
export type AtsTenant = TenantRow<typeof atsTenants>;

/** What a call shows of who makes it. */
export interface Shown {
  header: (name: string) => string | undefined;
  body: string;
}

/** The names and passwords that a connection may be called with, the first of which it has counts. */
const pairs = [
  ['username', 'password'],
  ['apiUserApiKey', 'apiUserApiSecret'],
  ['clientId', 'clientSecret'],
  ['assessmentApiClientId', 'assessmentApiClientSecret'],
] as const;

/**
 * The connection that a call belongs to, by its credential: signed where it has a signing key, else by name and password, else by its token.
 * Undefined for whoever cannot show it; nobody learns whether there is such a connection.
 */
export async function callerOf(
  db: Database,
  { settings, now }: { settings: Settings; now: () => Date },
  tenantId: string,
  shown: Shown,
): Promise<AtsTenant | undefined> {
  const [tenant] = await unscoped(db).select(atsTenants, atsTenants, and(eq(atsTenants.id, tenantId), isNull(atsTenants.archivedAt)));
  try {
    return tenant && proves(settings, tenant, shown, now()) ? tenant : undefined;
  } catch (error) {
    // Nobody can show a secret that the platform itself cannot read any more.
    if (error instanceof UnreadableSecret) return undefined;
    throw error;
  }
}

/** A stored secret that cannot be opened: changed, moved, or sealed under another secret of the installation. */
export class UnreadableSecret extends Error {}

/** Opens the secrets of a connection. One that cannot be opened is never taken for one that it does not have, so that no weaker proof counts. */
const secretsOf = (settings: Settings, tenant: AtsTenant) => (name: string) => {
  const sealed = tenant.secrets[name];
  if (!sealed) return undefined;
  try {
    return openSecret(settings.secret, tenant, name, sealed);
  } catch (error) {
    throw settings.secret ? new UnreadableSecret(name, { cause: error }) : error;
  }
};

/** The headers by which a caller shows the connection's credential; undefined where it has none. */
export function shownBy(settings: Settings, tenant: AtsTenant, body: string, now: Date): Record<string, string> | undefined {
  const secretOf = secretsOf(settings, tenant);
  const signingKey = secretOf('credential.signingKey');
  if (signingKey) return signedHeaders(signingKey, body, now);
  for (const [name, password] of pairs) {
    const known = secretOf(name) ?? (tenant as Record<string, unknown>)[name];
    const secret = secretOf(password);
    if (secret && typeof known === 'string') return { authorization: `Basic ${Buffer.from(`${known}:${secret}`).toString('base64')}` };
  }
  const token = secretOf('harvestApiToken');
  return token ? { authorization: `Bearer ${token}` } : undefined;
}

function proves(settings: Settings, tenant: AtsTenant, { header, body }: Shown, now: Date): boolean {
  const secretOf = secretsOf(settings, tenant);
  const signingKey = secretOf('credential.signingKey');
  if (signingKey) return isSigned(signingKey, header, body, now);
  // A token may hold spaces of its own.
  const [, scheme = '', given = ''] = /^(\S+) (.*)$/s.exec(header('authorization') ?? '') ?? [];
  for (const [name, password] of pairs) {
    const secret = secretOf(password);
    const known = secretOf(name) ?? (name in tenant ? (tenant as Record<string, unknown>)[name] : undefined);
    if (!secret || typeof known !== 'string') continue;
    return scheme.toLowerCase() === 'basic' && isSame(given, Buffer.from(`${known}:${secret}`).toString('base64'));
  }
  const token = secretOf('harvestApiToken');
  return token !== undefined && scheme.toLowerCase() === 'bearer' && isSame(given, token);
}

/** Compares in a time that says nothing of how much is alike. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
