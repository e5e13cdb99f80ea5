import { form } from '../../src/engine/forms/form.ts';
import { retentionPeriod } from '../retention.ts';

const text = 'UPDATE RETENTION';
const wrong = 'screens.form.typedWrong';

/** A shorter period deletes data for good, so the user types a confirmation (specification 2 §5). */
const updateCustomerSetting = form(
  'AppsUpdateCustomerSetting',
  'input',
  {
    properties: { retentionPeriod, confirmation: { type: 'string', enum: [text], errorMessage: { type: wrong, enum: wrong } } },
    required: ['retentionPeriod', 'confirmation'],
  },
  { confirm: { typed: { text, field: 'confirmation' }, preview: 'retention' } },
);
export default updateCustomerSetting;
