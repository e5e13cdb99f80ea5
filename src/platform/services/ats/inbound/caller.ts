import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Settings } from '../../../context.ts';
import { unscoped } from '../../../database/scoped.ts';
import type { TenantRow } from '../../../database/scoped.ts';
import type { Database } from '../../../database/stores.ts';
import { atsTenants } from '../../../database/tenants.ts';
import { isSigned } from '../../../http/signature.ts';
import { openSecret } from '../secrets.ts';

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
  return tenant && proves(settings, tenant, shown, now()) ? tenant : undefined;
}

function proves(settings: Settings, tenant: AtsTenant, { header, body }: Shown, now: Date): boolean {
  const secretOf = (name: string) => (tenant.secrets[name] ? openSecret(settings.secret, tenant, name, tenant.secrets[name]) : undefined);
  const signingKey = secretOf('credential.signingKey');
  if (signingKey) return isSigned(signingKey, header, body, now);
  const [scheme = '', given = ''] = (header('authorization') ?? '').split(' ');
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
