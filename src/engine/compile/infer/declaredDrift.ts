import type { IntrospectionQuery } from 'graphql';
import { driftOf, type Before, type Drifted } from '../drift.ts';
import { createCatalogue, type Catalogue } from './catalogue.ts';
import { completed, type CompleteInput } from './complete.ts';

/** Schema of the declarations, and the ones to compare. @default all */
export interface WrittenFor {
  introspection: IntrospectionQuery;
  names?: ReadonlySet<string>;
  comparesForms?: boolean;
}

/** Reads the declarations with that schema, once for all schemas that are compared with it. */
export function readBefore(input: CompleteInput, { introspection, names, comparesForms }: WrittenFor): Before {
  const then = createCatalogue(introspection, { declared: input.located, forms: input.forms, adjust: input.adjust });
  const read = completed(input, then);
  const written = names === undefined ? read.located : read.located.filter(({ declaration }) => names.has(declaration.name));
  return { introspection, read: { ...read, located: written }, comparesForms };
}

export function driftOfDeclared(
  input: CompleteInput,
  now: { introspection: IntrospectionQuery; catalogue: Catalogue },
  before?: Before,
): Drifted[] {
  const { located, dialect, env } = completed(input, now.catalogue);
  return driftOf(located, now.introspection, dialect, env, before);
}
