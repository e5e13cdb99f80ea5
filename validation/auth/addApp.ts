import { factorName } from '../factor.ts';
import { chosen, text } from '../fields.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';

const addApp = form(
  'AuthAddApp',
  'input',
  {
    properties: { _id: chosen('validation.factorCode'), code: text('validation.factorCode', limits.recoveryCode), name: factorName },
    required: ['_id', 'code', 'name'],
  },
  { transforms: { code: ['trim'], name: ['trim'] } },
);
export default addApp;

export type AddApp = FormValues<typeof addApp>;
