import { and } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped } from '../../database/scoped.ts';
import { changed, distinctIds, requireAll, sortOut } from '../../lists/bulk.ts';
import { operation } from '../../operation.ts';
import { inScope } from './list.ts';
import { apiKeys } from './tenant.ts';

/** Final: a key that may be stolen must not come back. */
export const revokeApiKeys = operation('ORGRevokeApiKeys', { peopleOnly: true }, async ({ filter }, context) => {
  const { apiKeyIds, ...scope } = filter;
  const mine = scoped(context.tx, context.access);
  const ids = distinctIds(apiKeyIds, 'apiKeyIds');
  const named = and(isOneOf(apiKeys.id, ids), ...inScope(context, scope));
  const rows = await mine.select(apiKeys, apiKeys, named).orderBy(apiKeys.id).for('update');
  requireAll(rows, ids);
  const { changing, refused } = await sortOut(rows, async ({ revokedAt }) =>
    revokedAt ? { reason: 'refusals.apiKeyRevoked' } : undefined,
  );
  const subjects = changing.map(({ id }) => id);
  const now = context.now();
  if (subjects.length > 0) await mine.update(apiKeys, { revokedAt: now, updatedAt: now }, isOneOf(apiKeys.id, subjects));
  for (const id of subjects) context.forget(id);
  const { organizationId, customerId } = scope;
  context.audit({ subjects, organizationId, customerId, names: Object.fromEntries(changing.map(({ id, name }) => [id, name])) });
  return changed(changing, ids, refused);
});
