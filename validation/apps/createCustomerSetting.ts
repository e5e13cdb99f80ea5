import { form } from '../../src/engine/forms/form.ts';
import { newRetentionPeriod } from '../retention.ts';

/** The first save of a customer's retention periods (specification 2 §4, §5 “Compliance”). */
const createCustomerSetting = form('AppsCreateCustomerSetting', 'input', {
  properties: { retentionPeriod: newRetentionPeriod },
  required: ['retentionPeriod'],
});
export default createCustomerSetting;
