import { eq } from 'drizzle-orm';
import { limits } from '../../../domain/limits.ts';
import { scoped } from '../../database/scoped.ts';
import { ssoConfigs } from './tenant.ts';
import { badInput } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { requireTakeable } from '../groups/denials.ts';
import { requireGivable } from '../groups/grants.ts';
import { previewOfFuture } from '../groups/preview.ts';
import { groupField } from './write.ts';
import { requireActiveCustomer } from './read.ts';

/** For accounts created from then on; validates like the save (specification 1 §2.6). */
export const previewGroups = operation('IDPPreviewSSOGroups', { store: 'identity' }, async ({ filter, groupIds }, context) => {
  const after = [...new Set(groupIds)];
  if (after.length > limits.defaultGroups)
    throw badInput({ groupIds: 'validation.sso.groupIds.maxItems' }, { fieldArgs: { groupIds: { limit: limits.defaultGroups } } });
  const customer = await requireActiveCustomer(context, filter.customerId);
  const [config] = await scoped(context.tx, context.access).select(ssoConfigs, ssoConfigs, eq(ssoConfigs.customerId, customer.id));
  const before = config?.groupIds ?? [];
  const { db } = await context.stores.region(context.region);
  if (after.some((id) => !before.includes(id))) await requireGivable(context, db, { ids: after, customerId: customer.id, ...groupField });
  const taken = before.filter((id) => !after.includes(id));
  await requireTakeable(context, db, { ids: taken, staying: after, customerId: customer.id, ...groupField });
  const place = { region: context.region, organization: customer.organizationId, customer: customer.id };
  return previewOfFuture(context, db, { place, before, after });
});
