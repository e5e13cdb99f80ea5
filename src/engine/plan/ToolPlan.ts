import type { Variable } from './Source.ts';

/** An operation that a tool of the lists or a widget asks by itself. */
export interface ToolPlan {
  name: string;
  kind: 'query' | 'mutation';
  text: string;
  /** The arguments that the tenant fills; the caller gives the others. */
  scope: Variable[];
}

/** A tool's operation whose variables and answer are known. `of` is a type alone: no value has it. */
export type TypedTool<Answer, Variables> = ToolPlan & { of: (variables: Variables) => Answer };

/** The text of an operation whose variables and data are known. `of` is a type alone, too. */
export type TypedText<Data, Variables> = string & { of: (variables: Variables) => Data };

/** Variables of a tool's operation without those that the tenant fills, which stand at most one level deep. */
export type GivenVariables<Variables> = { [Name in keyof Variables]?: GivenInput<Variables[Name]> };
type GivenInput<Value> = Value extends readonly unknown[] ? Value : Value extends object ? Partial<Value> : Value;
