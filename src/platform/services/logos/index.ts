import { uploadLogo } from './upload.ts';

export const operations = [uploadLogo];
