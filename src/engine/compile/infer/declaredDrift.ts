import type { IntrospectionQuery } from 'graphql';
import { driftOf, type Drifted } from '../drift.ts';
import { createCatalogue, type Catalogue } from './catalogue.ts';
import { completed, type CompleteInput } from './complete.ts';

/** Schema of the declarations, and the ones to compare. @default all */
export interface WrittenFor {
  introspection: IntrospectionQuery;
  names?: ReadonlySet<string>;
  comparesForms?: boolean;
}

export function driftOfDeclared(
  input: CompleteInput,
  now: { introspection: IntrospectionQuery; catalogue: Catalogue },
  before?: WrittenFor,
): Drifted[] {
  const { located, dialect, env } = completed(input, now.catalogue);
  if (before === undefined) return driftOf(located, now.introspection, dialect, env);
  const { introspection, names, comparesForms } = before;
  const then = createCatalogue(introspection, { declared: input.located, forms: input.forms, adjust: input.adjust });
  const read = completed(input, then);
  const written = names === undefined ? read.located : read.located.filter(({ declaration }) => names.has(declaration.name));
  return driftOf(located, now.introspection, dialect, env, {
    introspection,
    read: { ...read, located: written },
    comparesForms,
  });
}
