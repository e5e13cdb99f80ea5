import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** How the chat interview looks to a customer's candidates (specification 1 §2.7, §3, §4 “Branding”). */
export const branding = defineResource({
  name: 'branding',
  type: 'Branding',
  kind: 'settings',
  path: 'settings/branding',
  title: 'title',
  operations: { get: 'FIGetBranding', create: 'FIAddBranding', update: 'FIEditBranding' },
  absent: { code: 'NOT_FOUND' },
  forms: { create: 'fi/addBranding', update: 'fi/editBranding' },
  flags: { show: 'edgeCustomerBrandingEditEnabled' },
});
