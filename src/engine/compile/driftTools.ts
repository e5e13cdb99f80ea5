import type { IntrospectionQuery } from 'graphql';
import type { Dialect } from '../dialects/Dialect.ts';
import type { Environment } from './context.ts';
import type { Drifted } from './drift.ts';
import type { PageOperation } from './generate/documents.ts';
import { Report } from './problems.ts';
import { renamedTo } from './renamed.ts';
import { indexSchema } from './schema.ts';
import { changesOf } from './shipped.ts';

/** Each document must still be accepted as it is. */
export function driftOfTools(
  operations: ReadonlyMap<string, readonly PageOperation[]>,
  before: IntrospectionQuery,
  now: IntrospectionQuery,
  dialect: Dialect,
  env: Environment,
): { compared: number; drifted: Drifted[] } {
  const pair = { before: indexSchema(before), now: indexSchema(now), dialect, env };
  const tools = [...operations].flatMap(([file, own]) => own.map((each) => ({ ...each, file })));
  const drifted = tools.flatMap(({ name, kind, text, file }): Drifted[] => {
    const report = new Report(file);
    const isThere =
      kind === 'subscription' ? pair.now.subscriptions.some((field) => field.name === name) : pair.now.operations.get(name)?.kind === kind;
    if (!isThere) {
      if (!env.extensions?.has(`${roots[kind]}.${name}`)) report.add('R003', name, `a ${kind} of the contract`, name);
    } else if (kind !== 'subscription')
      for (const change of changesOf(pair, { name, kind, text, vars: [], read: {}, access: 'session' }))
        report.add(change.number, name, change.expected, change.found, change.candidates);
    const problems = report.problems.map((problem) => {
      const { didYouMean: _, ...rest } = problem;
      const near = renamedTo(pair.before, pair.now, problem);
      return near === undefined ? rest : { ...rest, didYouMean: near };
    });
    return problems.length > 0 ? [{ name, file, problems }] : [];
  });
  return { compared: tools.length, drifted };
}

const roots = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const;
