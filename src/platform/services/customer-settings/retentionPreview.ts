import { and, eq } from 'drizzle-orm';
import { limits } from '../../../domain/limits.ts';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import { hierarchies } from '../departments/tenant.ts';
import { badInput, notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { countDue, nextRunAt } from '../../purge/index.ts';
import type { Scope } from '../departments/scope.ts';

export const previewRetention = operation('AppsPreviewRetention', {}, async ({ input }, context) => {
  await requireWholeCustomer(context, input);
  const { retentionPeriod } = input;
  const wrong = Object.entries(retentionPeriod).filter(([, months]) => months < 1 || months > limits.retentionMonths);
  if (wrong.length > 0)
    throw badInput(Object.fromEntries(wrong.map(([name]) => [`retentionPeriod.${name}`, 'validation.retention.between'])));
  const now = context.now();
  const due = await countDue(context.tx, input.customerId, retentionPeriod, now);
  return { ...due, nextRunAt: await nextRunAt(context.tx, now) };
});

/** Periods apply to the whole customer, so counts require access to the whole customer. */
async function requireWholeCustomer({ tx, access, region }: OperationContext, scope: Scope): Promise<void> {
  const { organizationId, customerId, hierarchyId } = scope;
  const own = and(eq(hierarchies.customerId, customerId), eq(hierarchies.organizationId, organizationId), eq(hierarchies.id, hierarchyId));
  const [department] = await scoped(tx, access).select(hierarchies, { id: hierarchies.id }, own);
  const isWhole = access.covers({ region, organization: organizationId, customer: customerId, path: [] });
  if (!department || !isWhole) throw notFound();
}
