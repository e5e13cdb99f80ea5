import { factorName } from '../factor.ts';
import { text } from '../fields.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';

const addPasskey = form(
  'AuthAddPasskey',
  'input',
  {
    properties: { name: factorName, response: text('validation.passkeyResponse', limits.passkeyResponse) },
    required: ['name', 'response'],
  },
  { transforms: { name: ['trim'] } },
);
export default addPasskey;

export type AddPasskey = FormValues<typeof addPasskey>;
