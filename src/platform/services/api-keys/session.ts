import { and, eq, isNull } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { unauthenticated } from '../../errors.ts';
import type { ApiKeySession, Session } from '../../http/session.ts';
import { widenRoots } from '../../policy/accessScope.ts';
import type { Statement } from '../../policy/statement.ts';
import type { Region } from '../../regions.ts';
import { filterRoots } from '../auth/session.ts';
import { customers } from '../customers/tenant.ts';
import { pathsOf } from '../departments/require.ts';
import { statementsOf } from '../groups/rights.ts';
import { groups } from '../groups/tenant.ts';
import { organizations } from '../organizations/tenant.ts';
import { allowedDocuments } from './documents.ts';
import { isSecret, readKeyText } from './keyText.ts';
import { withinScope } from './scope.ts';
import { apiKeys } from './tenant.ts';

type Platform = Pick<RequestContext, 'stores' | 'now'>;
type ApiKey = TenantRow<typeof apiKeys>;

/** A key that doesn't end is looked up again after a day. */
const unlimited = 24 * 3_600_000;

/**
 * Session of the API key of an `Authorization` header, with the rights of now; null for an unknown one.
 * @throws PlatformError for a right secret of an expired or revoked key
 */
export async function apiKeySession(platform: Platform, text: string): Promise<Session | null> {
  const read = readKeyText(text);
  if (!read) return null;
  const { region, id, secret } = read;
  const { db } = await platform.stores.region(region);
  const [key] = await unscoped(db).select(apiKeys, apiKeys, eq(apiKeys.id, id));
  const isCurrent = isSecret(secret, key?.secretHash);
  const isPrevious = isSecret(secret, key?.previousHash);
  if (!key || !(isCurrent || isPrevious)) return null;
  const now = platform.now();
  if (key.revokedAt) throw unauthenticated('API_KEY_REVOKED', 'This API key was revoked.');
  const until = isCurrent ? undefined : (key.previousUntil ?? now);
  const ends = [key.expiresAt, until, new Date(now.getTime() + unlimited)].flatMap((end) => (end ? [end.getTime()] : []));
  const expiresAt = new Date(Math.min(...ends));
  if (expiresAt <= now) throw unauthenticated('API_KEY_EXPIRED', isCurrent ? 'This API key has expired.' : 'This API key was replaced.');
  const rootHierarchyId = await rootOfOpen(platform, key);
  if (!rootHierarchyId) return null;
  const rights = await grantsOf(platform, { db, region, key, rootHierarchyId });
  return makeSession(key, { region, rootHierarchyId, expiresAt, ...rights });
}

/** Root department of the key's customer, unless customer or organisation are archived. */
export async function rootOfOpen(
  { stores }: Platform,
  { customerId, organizationId }: Pick<ApiKey, 'customerId' | 'organizationId'>,
): Promise<string | undefined> {
  const { db } = await stores.identity();
  const all = unscoped(db);
  const organization = all.exists(organizations, and(eq(organizations.id, organizationId), isNull(organizations.archivedAt)));
  const open = and(eq(customers.id, customerId), isNull(customers.archivedAt), organization);
  const [customer] = await all.select(customers, { root: customers.rootHierarchyId }, open);
  return customer?.root;
}

interface Home {
  db: Database;
  region: Region;
  key: Pick<ApiKey, 'customerId' | 'organizationId' | 'hierarchyId' | 'groupIds'>;
  rootHierarchyId: string;
}

/** Active groups of a key, and what they grant within its scope. */
export async function grantsOf(platform: Platform, { db, region, key, rootHierarchyId }: Home) {
  const { customerId, organizationId, hierarchyId } = key;
  const home = unscoped(db);
  const active = and(eq(groups.customerId, customerId), isOneOf(groups.id, key.groupIds), isNull(groups.archivedAt));
  const groupIds = (await home.select(groups, { id: groups.id }, active)).map(({ id }) => id);
  const granted = [...(await statementsOf(db, customerId, groupIds)).values()].flat();
  const roots = await filterRoots(platform, granted);
  const widened = widenRoots(granted, (id) => roots.get(id));
  const paths = await pathsOf(home, customerId);
  const scope = { region, organizationId, customerId, hierarchyId: hierarchyId === rootHierarchyId ? undefined : hierarchyId };
  return { groupIds, statements: withinScope(widened, scope, (id) => paths.get(id) ?? []) };
}

interface Facts {
  region: Region;
  rootHierarchyId: string;
  expiresAt: Date;
  groupIds: string[];
  statements: Statement[];
}

function makeSession(key: ApiKey, { rootHierarchyId, ...facts }: Facts): Session {
  const { id, customerId, organizationId, name, requestsPerMinute, documents, lastUsedAt } = key;
  const apiKey: ApiKeySession = { name, requestsPerMinute, lastUsedAt, documents: allowedDocuments(documents) };
  return {
    ...{ id, identityId: id, userId: id, customerId, organizationId, apiKey },
    // Nobody has this address.
    email: `api-key:${id}`,
    userType: 'API_KEY',
    hierarchyId: rootHierarchyId,
    ...facts,
  };
}
