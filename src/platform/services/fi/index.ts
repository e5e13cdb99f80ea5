import { getBranding } from './branding.ts';
import { addBranding, editBranding } from './brandingChanges.ts';

export const operations = [getBranding, addBranding, editBranding];
