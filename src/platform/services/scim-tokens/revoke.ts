import { and } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped } from '../../database/scoped.ts';
import { changed, distinctIds, requireAll, sortOut } from '../../lists/bulk.ts';
import { operation } from '../../operation.ts';
import { ownedBy } from './list.ts';
import { scimTokens } from './tenant.ts';

/** Final: a token that may be stolen must not come back. */
export const revokeScimTokens = operation('IDPRevokeScimTokens', { peopleOnly: true }, async ({ filter }, context) => {
  const { scimTokenIds, ...owner } = filter;
  const mine = scoped(context.tx, context.access);
  const ids = distinctIds(scimTokenIds, 'scimTokenIds');
  const rows = await mine
    .select(scimTokens, scimTokens, and(isOneOf(scimTokens.id, ids), ownedBy(owner)))
    .orderBy(scimTokens.id)
    .for('update');
  requireAll(rows, ids);
  const { changing, refused } = await sortOut(rows, async ({ revokedAt }) =>
    revokedAt ? { reason: 'refusals.scimTokenRevoked' } : undefined,
  );
  const subjects = changing.map(({ id }) => id);
  const now = context.now();
  if (subjects.length > 0) await mine.update(scimTokens, { revokedAt: now, updatedAt: now }, isOneOf(scimTokens.id, subjects));
  const { organizationId, customerId } = owner;
  context.audit({ subjects, organizationId, customerId, names: Object.fromEntries(changing.map(({ id, name }) => [id, name])) });
  return changed(changing, ids, refused);
});
