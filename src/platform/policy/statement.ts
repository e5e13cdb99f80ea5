export { actionMatches, parseResource, resourceName } from '../../domain/statements.ts';
export type { Scope, Statement } from '../../domain/statements.ts';

/** A row or a place that somebody wants to act on. */
export interface Target {
  region: string;
  /** Null for what belongs to no organisation. */
  organization: string | null;
  /** Null for what stands above customers. */
  customer: string | null;
  /** Departments from the root down to the one it is in; empty for what belongs to the customer as a whole. */
  path: readonly string[];
}
