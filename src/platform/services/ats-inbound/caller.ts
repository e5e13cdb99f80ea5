import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { RequestContext, Settings } from '../../context.ts';
import type { Tools } from '../../platform.ts';
import type { Region } from '../../regions.ts';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { atsTenants } from '../ats-tenants/tenant.ts';
import { isSigned, signedHeaders } from '../../http/signature.ts';
import { openSecret } from '../ats-tenants/secrets.ts';

export type InboundContext = Pick<RequestContext, 'now' | 'newId' | 'settings' | 'region' | 'stores' | 'log' | 'forget'>;
export const contextOf = ({ now, newId, settings, stores, log, forget }: Tools, region: Region): InboundContext => ({
  ...{ now, newId, settings, stores, log, forget, region },
});

export type AtsTenant = TenantRow<typeof atsTenants>;

export interface Credentials {
  header: (name: string) => string | undefined;
  body: string;
}

/** Header credentials of a connection; the first pair it has applies. */
export const pairs = [
  ['username', 'password'],
  ['apiUserApiKey', 'apiUserApiSecret'],
  ['clientId', 'clientSecret'],
  ['assessmentApiClientId', 'assessmentApiClientSecret'],
] as const;

/** By signature if the connection has a key, else by name and password, else by token; undefined hides whether it exists. */
export async function callerOf(
  db: Database,
  { settings, now }: { settings: Settings; now: () => Date },
  tenantId: string,
  shown: Credentials,
): Promise<AtsTenant | undefined> {
  const [tenant] = await unscoped(db).select(atsTenants, atsTenants, and(eq(atsTenants.id, tenantId), isNull(atsTenants.archivedAt)));
  try {
    return tenant && proves(settings, tenant, shown, now()) ? tenant : undefined;
  } catch (error) {
    // An unreadable secret authenticates nobody.
    if (error instanceof UnreadableSecret) return undefined;
    throw error;
  }
}

export class UnreadableSecret extends Error {}

/** Opens a connection's secrets. An unreadable one is not treated as absent, so that no weaker proof counts. */
export const secretsOf = (settings: Settings, tenant: AtsTenant) => (name: string) => {
  const sealed = tenant.secrets[name];
  if (!sealed) return undefined;
  try {
    return openSecret(settings, tenant, name, sealed);
  } catch (error) {
    throw settings.secret ? new UnreadableSecret(name, { cause: error }) : error;
  }
};

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

function proves(settings: Settings, tenant: AtsTenant, { header, body }: Credentials, now: Date): boolean {
  const secretOf = secretsOf(settings, tenant);
  const signingKey = secretOf('credential.signingKey');
  if (signingKey) return isSigned(signingKey, header, body, now);
  // Tokens may contain spaces.
  const [, scheme = '', input = ''] = /^(\S+) (.*)$/s.exec(header('authorization') ?? '') ?? [];
  for (const [name, password] of pairs) {
    const secret = secretOf(password);
    const known = secretOf(name) ?? (name in tenant ? (tenant as Record<string, unknown>)[name] : undefined);
    if (!secret || typeof known !== 'string') continue;
    return scheme.toLowerCase() === 'basic' && isSame(input, Buffer.from(`${known}:${secret}`).toString('base64'));
  }
  const token = secretOf('harvestApiToken');
  return token !== undefined && scheme.toLowerCase() === 'bearer' && isSame(input, token);
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
