import type { Variable } from './Source.ts';

/** An operation that a tool of the lists or a widget asks by itself, with its whole answer. */
export interface ToolPlan {
  name: string;
  kind: 'query' | 'mutation';
  text: string;
  /** The arguments that the tenant fills; the caller gives the others. */
  scope: Variable[];
}
