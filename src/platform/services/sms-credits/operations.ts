import { and, eq } from 'drizzle-orm';
import { limits } from '../../../domain/limits.ts';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import { hierarchies } from '../departments/tenant.ts';
import { smsAccounts, smsPurchases } from './tenant.ts';
import { badInput, notFound } from '../../errors.ts';
import { listOperation } from '../../lists/list.ts';
import { operation } from '../../operation.ts';
import { lockAccount, mostCredits } from './account.ts';

interface CreditAccount {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
}

export const getSmsCredits = operation('NotifGetSMSCreditsByCustomerId', {}, async ({ input }, context) => {
  await requireWholeCustomer(context, input);
  const { customerId } = input;
  const [account] = await scoped(context.tx, context.access).select(smsAccounts, smsAccounts, eq(smsAccounts.customerId, customerId));
  return { customerId, credits: account?.credits ?? 0, totalCredits: account?.totalCredits ?? 0 };
});

export const getSmsPurchases = listOperation({
  operation: 'NotifGetSMSCreditsPurchaseHistoryList',
  table: smsPurchases,
  columns: {
    _id: smsPurchases.id,
    customerId: smsPurchases.customerId,
    notes: smsPurchases.notes,
    purchaseAmount: smsPurchases.purchaseAmount,
    purchaseUserEmail: smsPurchases.purchaseUserEmail,
    purchaseUserId: smsPurchases.purchaseUserId,
    purchasedAt: smsPurchases.purchasedAt,
  },
  id: smsPurchases.id,
  request: ({ input: { skipEq, limitEq, sort, ...filter } }) => ({ filter, page: { skip: skipEq, limit: limitEq }, sort }),
  filterArgument: 'input',
  where: ({ customerId }) => ({ customerId: eq(smsPurchases.customerId, customerId) }),
  sorts: { purchasedAt: smsPurchases.purchasedAt, purchaseAmount: smsPurchases.purchaseAmount },
  sort: { fieldName: 'purchasedAt', order: 'desc' },
});

/** Buys credits as the signed-in user, whatever buyer is sent (decisions §5); idempotent by the call's key. */
export const purchaseSmsCredits = operation(
  'NotifPurchaseSMSCreditsByCustomerId',
  { settings: 'NotifGetSMSCreditsByCustomerId', peopleOnly: true, form: 'notif/purchaseSmsCredits' },
  async ({ update }, context) => {
    const { tx, access, session } = context;
    await requireWholeCustomer(context, update);
    const { customerId, organizationId, purchaseAmount } = update;
    const now = context.now();
    const id = context.newId();
    const account = await lockAccount(tx, { customerId, organizationId }, now);
    const [credits, totalCredits] = [account.credits + purchaseAmount, account.totalCredits + purchaseAmount];
    if (totalCredits > mostCredits)
      throw badInput(
        { purchaseAmount: 'validation.smsCredits.maximum' },
        {
          reason: 'TOO_MANY_CREDITS',
          fieldArgs: { purchaseAmount: { limit: Math.min(limits.smsCredits, mostCredits - account.totalCredits) } },
        },
      );
    const mine = scoped(tx, access);
    // A purchase re-arms the alert.
    await mine.update(smsAccounts, { credits, totalCredits, alerted: false, updatedAt: now }, eq(smsAccounts.customerId, customerId));
    await mine.insert(smsPurchases, [
      {
        ...{ customerId, id, organizationId, purchaseAmount, purchasedAt: now },
        ...{ purchaseUserEmail: session.email, purchaseUserId: session.userId },
      },
    ]);
    context.audit({ subjects: [id], customerId, organizationId, values: { [id]: { purchaseAmount, credits, totalCredits } } });
    return { customerId, credits, totalCredits };
  },
);

async function requireWholeCustomer({ tx, access, region }: OperationContext, { organizationId, customerId, hierarchyId }: CreditAccount) {
  const named = and(
    eq(hierarchies.customerId, customerId),
    eq(hierarchies.organizationId, organizationId),
    eq(hierarchies.id, hierarchyId),
  );
  const [found] = await scoped(tx, access).select(hierarchies, { id: hierarchies.id }, named);
  const whole = { region, organization: organizationId, customer: customerId, path: [] };
  if (!found || !access.covers(whole)) throw notFound();
}
