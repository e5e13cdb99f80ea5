import { getBranding } from './read.ts';
import { addBranding, editBranding } from './write.ts';

export const operations = [getBranding, addBranding, editBranding];
