import { brandingOptions, brandingSchema } from '../branding.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';

const editBranding = form('FIEditBranding', 'input', brandingSchema, brandingOptions);
export default editBranding;

export type EditBranding = FormValues<typeof editBranding>;
