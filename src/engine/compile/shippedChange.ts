import type { Dialect } from '../dialects/Dialect.ts';
import type { Around } from './context.ts';
import type { ProblemNumber } from './problems.ts';
import type { Schema } from './schema.ts';

/** The schema that a plan was compiled for, and the one that it meets. */
export interface Pair {
  before: Schema;
  now: Schema;
  dialect: Dialect;
  around: Around;
}

/** What a schema took from a plan that was compiled for an earlier one. */
export interface Change {
  number: ProblemNumber;
  /** `Type.field`, `query.operation.argument`: each is told of once. */
  coordinate: string;
  /** The argument's path, when it is of what is sent. */
  argument?: string;
  /** The path from the answer's root, when it is of what is read. */
  field?: string;
  expected: string;
  found: string;
  candidates?: readonly string[];
  /** The value of a closed list that is gone. */
  value?: string;
}

/** Is what the schema lacks an extension, or of a type that is one: its tool disappears. */
export function gone({ now, around }: Pair, coordinate: string, typeName: string): boolean {
  const { extensions } = around;
  const [root = '', ...path] = coordinate.split('.');
  const written = /^(query|mutation)$/.test(root) ? [root === 'query' ? 'Query' : 'Mutation', ...path].join('.') : coordinate;
  return extensions?.has(written) === true || (extensions?.has(typeName) === true && !now.types.has(typeName));
}
