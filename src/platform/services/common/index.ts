import { checkPolicy } from './checkPolicy.ts';

export { rightsOfRole } from './rights.ts';
export type { Role } from './rights.ts';

export const operations = [checkPolicy];
