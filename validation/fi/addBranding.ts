import { brandingOptions, brandingSchema } from '../branding.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';

/** The first branding of a customer's chat interview (specification 1 §5 “Branding”). */
const addBranding = form('FIAddBranding', 'input', brandingSchema, brandingOptions);
export default addBranding;

export type AddBranding = FormValues<typeof addBranding>;
