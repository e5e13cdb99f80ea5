import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { rights } from '../../../generated/rights.ts';
import type { RequestContext } from '../../context.ts';
import { logOutage, outageOf } from '../../database/outage.ts';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { unauthenticated } from '../../errors.ts';
import type { Session } from '../../http/session.ts';
import { resourceName } from '../../policy/statement.ts';
import type { Statement } from '../../policy/statement.ts';
import type { Region } from '../../regions.ts';
import { grantsOf, rootOfOpen } from '../api-keys/session.ts';
import { isSecret } from '../api-keys/keyText.ts';
import { scimTokens } from './tenant.ts';
import { readTokenText } from './tokenText.ts';

type Platform = Pick<RequestContext, 'stores' | 'now'>;
export type ScimToken = TenantRow<typeof scimTokens>;

export interface ScimSession extends Session {
  token: ScimToken;
}

/** Operations that provisioning runs. Who makes a token must hold their rights. */
export const provisioning = [
  'ORGGetUser',
  'ORGCreateEndUser',
  'ORGUpdateUser',
  'ORGArchiveUsers',
  'ORGRestoreUsers',
  'ORGGetGroup',
  'ORGCreateGroup',
  'ORGUpdateGroup',
  'ORGArchiveGroups',
  'ORGGroupAddUsers',
  'ORGGroupRemoveUsers',
] as const;

/** Own rights of each token, in its customer only. */
export const provisioningStatement = (scope: { region: Region; organization: string; customer: string }): Statement => ({
  effect: 'allow',
  actions: [...new Set(provisioning.flatMap((name) => rights[name] ?? []))],
  resources: [resourceName(scope)],
});

/**
 * Session of the token of an `Authorization` header; null for an unknown one.
 * @throws PlatformError for a right secret of an expired or revoked token
 */
export async function scimSession(platform: Platform, text: string): Promise<ScimSession | null> {
  const read = readTokenText(text);
  if (!read) return null;
  const { region, id, secret } = read;
  const { db } = await platform.stores.region(region);
  const [token] = await unscoped(db).select(scimTokens, scimTokens, eq(scimTokens.id, id));
  if (!isSecret(secret, token?.secretHash) || !token) return null;
  const now = platform.now();
  if (token.revokedAt) throw unauthenticated('SCIM_TOKEN_REVOKED', 'This SCIM token was revoked.');
  if (token.expiresAt && token.expiresAt <= now) throw unauthenticated('SCIM_TOKEN_EXPIRED', 'This SCIM token has expired.');
  const rootHierarchyId = await rootOfOpen(platform, token);
  if (!rootHierarchyId) return null;
  return makeSession(platform, { db, region, token, rootHierarchyId });
}

interface Home {
  db: Database;
  region: Region;
  token: ScimToken;
  rootHierarchyId: string;
}

async function makeSession(platform: Platform, home: Home): Promise<ScimSession> {
  const { region, token, rootHierarchyId } = home;
  const { id, customerId, organizationId } = token;
  const key = { customerId, organizationId, hierarchyId: rootHierarchyId, groupIds: token.groupIds };
  const { groupIds, statements } = await grantsOf(platform, { ...home, key });
  // Denials restrict members of a group, not who may give the membership.
  const given = statements.filter(({ effect }) => effect === 'allow');
  const own = provisioningStatement({ region, organization: organizationId, customer: customerId });
  return {
    ...{ id, identityId: id, userId: id, customerId, organizationId, region, groupIds, token },
    // Nobody has this address.
    email: `scim-token:${id}`,
    userType: 'SCIM_TOKEN',
    hierarchyId: rootHierarchyId,
    statements: [own, ...given],
    expiresAt: token.expiresAt ?? new Date(platform.now().getTime() + 24 * 3_600_000),
  };
}

const interval = 60_000;

/** At most once a minute and token; a failing write does not fail the call. */
export async function noteTokenUse(
  { stores, now, log }: Pick<RequestContext, 'stores' | 'now' | 'log'>,
  session: ScimSession,
): Promise<void> {
  const { token, region } = session;
  const time = now();
  const before = new Date(time.getTime() - interval);
  if (token.lastUsedAt && token.lastUsedAt > before) return;
  try {
    const { db } = await stores.region(region);
    const own = and(eq(scimTokens.customerId, token.customerId), eq(scimTokens.id, token.id));
    const isOlder = or(isNull(scimTokens.lastUsedAt), lte(scimTokens.lastUsedAt, before));
    await unscoped(db).update(scimTokens, { lastUsedAt: time }, and(own, isOlder));
  } catch (error) {
    const outage = outageOf(error);
    if (!outage) throw error;
    logOutage(log, outage);
  }
}
