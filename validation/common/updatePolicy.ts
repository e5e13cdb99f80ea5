import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { policyProperties, policyTransforms } from '../policy.ts';

const updatePolicy = form(
  'CommonUpdatePolicy',
  'addPolicyDto',
  { properties: policyProperties, required: ['name', 'statements'] },
  policyTransforms,
);
export default updatePolicy;

export type UpdatePolicy = FormValues<typeof updatePolicy>;
