import { form } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';
import { text } from '../fields.ts';

const key = 'validation.declineReasons';

const updateDeclineReasons = form(
  'AppsUpdateDeclineReasons',
  'input',
  {
    properties: {
      declineReasons: {
        type: 'array',
        minItems: 1,
        maxItems: limits.declineReasons,
        uniqueItems: true,
        items: text('validation.declineReasons.name', limits.name),
        errorMessage: { type: `${key}.required`, minItems: `${key}.required`, maxItems: `${key}.maxItems`, uniqueItems: `${key}.repeated` },
      },
      isDeclineReasonRequired: { type: 'boolean' },
    },
    required: ['declineReasons', 'isDeclineReasonRequired'],
  },
  {
    transforms: { 'declineReasons.*': ['trim'] },
    fields: { declineReasons: { widget: 'chips' }, isDeclineReasonRequired: { widget: 'toggle' } },
  },
);
export default updateDeclineReasons;
