export { actionMatches, parseResource, resourceName } from '../../domain/statements.ts';
export type { Scope, Statement } from '../../domain/statements.ts';

export interface Target {
  region: string;
  organization: string | null;
  customer: string | null;
  path: readonly string[];
}
