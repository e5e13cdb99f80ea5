import { factorName } from '../factor.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';

const renameFactor = form(
  'AuthRenameFactor',
  '',
  { properties: { name: factorName }, required: ['name'] },
  { transforms: { name: ['trim'] } },
);
export default renameFactor;

export type RenameFactor = FormValues<typeof renameFactor>;
