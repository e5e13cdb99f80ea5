import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { policyProperties, policyTransforms } from '../policy.ts';

/** A group's policy for the Talent Hub, which it does not have until it is first saved (decisions §2 “permission tabs”). */
const createPolicy = form(
  'CommonCreatePolicy',
  'addPolicyDto',
  { properties: policyProperties, required: ['name', 'statements'] },
  policyTransforms,
);
export default createPolicy;

export type CreatePolicy = FormValues<typeof createPolicy>;
