import { credits } from '../smsCredits.ts';
import { form } from '../../src/engine/forms/form.ts';

const purchaseSmsCredits = form('NotifPurchaseSMSCreditsByCustomerId', 'update', {
  properties: { purchaseAmount: credits },
  required: ['purchaseAmount'],
  errorMessage: { required: { purchaseAmount: 'validation.smsCredits.required' } },
});
export default purchaseSmsCredits;
