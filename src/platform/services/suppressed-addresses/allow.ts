import { and } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { ArgumentsOf } from '../../contractTypes.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { changed, requireAll, sortOut } from '../../lists/bulk.ts';
import type { ChangedRows, Refusal } from '../../lists/bulk.ts';
import { ofPlace } from '../../lists/customer.ts';
import { selectedIds } from '../../lists/selection.ts';
import { operation } from '../../operation.ts';
import { suppressedAddresses } from './tenant.ts';

type Address = TenantRow<typeof suppressedAddresses>;

export const allowAddresses = operation('NotifAllowAddresses', { tried: true }, (args, context) =>
  change(context, args, context.now(), ({ allowedAt }) => (allowedAt ? { reason: 'refusals.addressAllowed' } : undefined)),
);

export const suppressAddresses = operation('NotifSuppressAddresses', {}, (args, context) =>
  change(context, args, null, ({ allowedAt }) => (allowedAt ? undefined : { reason: 'refusals.addressSuppressed' })),
);

async function change(
  context: OperationContext,
  { suppressedAddressIds, matching, ...place }: ArgumentsOf<'NotifAllowAddresses'>,
  allowedAt: Date | null,
  refusal: (row: Address) => Refusal | undefined,
): Promise<ChangedRows> {
  const mine = scoped(context.tx, context.access);
  const chosen = { ids: suppressedAddressIds, matching, argument: 'suppressedAddressIds', args: { ...place } };
  const ids = await selectedIds(context, 'NotifGetSuppressedAddresses', chosen);
  const within = Object.values(await ofPlace(context, suppressedAddresses, place));
  const rows = await mine
    .select(suppressedAddresses, suppressedAddresses, and(isOneOf(suppressedAddresses.id, ids), ...within))
    .orderBy(suppressedAddresses.id)
    .for('update');
  requireAll(rows, ids);
  const { changing, refused } = await sortOut(rows, async (row) => refusal(row));
  const subjects = changing.map(({ id }) => id);
  if (subjects.length > 0) await mine.update(suppressedAddresses, { allowedAt }, and(isOneOf(suppressedAddresses.id, subjects), ...within));
  const [first] = rows;
  context.audit({
    subjects,
    ...(first && { organizationId: first.organizationId, customerId: first.customerId }),
    names: Object.fromEntries(changing.map(({ id, email }) => [id, email])),
  });
  return changed(changing, ids, refused);
}
