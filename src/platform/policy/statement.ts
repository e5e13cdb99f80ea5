export { actionMatches, parseResource, resourceName } from '../../domain/statements.ts';
export type { Scope, Statement } from '../../domain/statements.ts';

export interface Target {
  region: string;
  organization: string | null;
  /** Null above customers. */
  customer: string | null;
  /** Path to the department; empty for the whole customer. */
  path: readonly string[];
}
