import { brandingOptions, brandingSchema } from '../branding.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';

/** Changes a customer's branding (specification 1 §5 «Branding»). */
const editBranding = form('FIEditBranding', 'input', brandingSchema, brandingOptions);
export default editBranding;

export type EditBranding = FormValues<typeof editBranding>;
