import type { Variable } from './Source.ts';

/** An operation that a tool of the lists or a widget asks by itself. `Answer` and `Variables` are types alone: nothing of them is sent. */
export interface ToolPlan<Answer = unknown, Variables = never> extends SentDocument<Answer, Variables> {
  name: string;
  kind: 'query' | 'mutation';
  /** The arguments that the tenant fills; the caller gives the others. */
  scope: Variable[];
}

/** The text of an operation, typed by what it takes and answers. */
export interface SentDocument<Answer = unknown, Variables = never> {
  text: string;
  /** Never there: holds the types. */
  types?: (variables: Variables) => Answer;
}
