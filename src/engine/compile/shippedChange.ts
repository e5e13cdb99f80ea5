import type { Dialect } from '../dialects/Dialect.ts';
import type { Environment } from './context.ts';
import type { ProblemNumber } from './problems.ts';
import type { Schema } from './schema.ts';

export interface Pair {
  before: Schema;
  now: Schema;
  dialect: Dialect;
  env: Environment;
}

export interface Change {
  number: ProblemNumber;
  /** `Type.field`, `query.operation.argument`; reported once each. */
  coordinate: string;
  /** Path of a changed argument. */
  argument?: string;
  /** Path of a changed field, from the response's root. */
  field?: string;
  expected: string;
  found: string;
  candidates?: readonly string[];
  /** Removed value of an enum. */
  value?: string;
}

/** True if the missing part is an extension, or of an extension's type: its tool disappears. */
export function gone({ now, env }: Pair, coordinate: string, typeName: string): boolean {
  const { extensions } = env;
  const [root = '', ...path] = coordinate.split('.');
  const written = /^(query|mutation)$/.test(root) ? [root === 'query' ? 'Query' : 'Mutation', ...path].join('.') : coordinate;
  return extensions?.has(written) === true || (extensions?.has(typeName) === true && !now.types.has(typeName));
}

/** Another type than before: of an argument, or of a field. */
export const retyped = (at: Pick<Change, 'coordinate' | 'argument' | 'field'>, name: string, before: string, now: string): Change => ({
  ...at,
  number: 'R049',
  expected: `${name}: ${before}`,
  found: `${name}: ${now}`,
});
