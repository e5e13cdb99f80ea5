import { defineResource } from '../../src/engine/compile/Declaration.ts';

export const smsPurchases = defineResource({
  name: 'sms-purchases',
  type: 'SmsCreditsPurchase',
  path: 'settings/sms/purchases',
  parent: 'sms-credits',
  title: 'purchasedAt',
  operations: { list: { name: 'NotifGetSMSCreditsPurchaseHistoryList', args: { 'input.customerId': 'parent.customerId' } } },
  columns: [
    { field: 'purchasedAt', width: '26%' },
    { field: 'purchaseAmount', width: '16%' },
    { field: 'purchaseUserEmail', width: '30%' },
    'notes',
  ],
  sort: 'purchasedAt desc',
});
