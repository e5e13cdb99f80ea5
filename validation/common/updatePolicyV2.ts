import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { statements } from '../policy.ts';

const updatePolicyV2 = form('CommonUpdatePolicyV2', 'update', { properties: { statements }, required: ['statements'] });
export default updatePolicyV2;

export type UpdatePolicyV2 = FormValues<typeof updatePolicyV2>;
