import { form } from '../../src/engine/forms/form.ts';
import { retentionPeriod } from '../retention.ts';

const text = 'UPDATE RETENTION';
const wrong = 'screens.form.typedWrong';

/** Every later save: a shorter period takes away for good what has become too old, so that it is typed (specification 2 §5 «Compliance»). */
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
