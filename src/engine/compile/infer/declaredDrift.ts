import type { IntrospectionQuery } from 'graphql';
import { driftOf, type Drifted } from '../drift.ts';
import { createCatalogue, type Catalogue } from './catalogue.ts';
import { completed, type CompleteInput } from './complete.ts';

/** Schema of the declarations, and the ones to compare. @default all */
export interface WrittenFor {
  introspection: IntrospectionQuery;
  names?: ReadonlySet<string>;
}

export function driftOfDeclared(
  given: CompleteInput,
  now: { introspection: IntrospectionQuery; catalogue: Catalogue },
  before?: WrittenFor,
): Drifted[] {
  const { located, dialect, around } = completed(given, now.catalogue);
  if (before === undefined) return driftOf(located, now.introspection, dialect, around);
  const { introspection, names } = before;
  const then = createCatalogue(introspection, { declared: given.located, forms: given.forms });
  const read = completed(given, then);
  const written = names === undefined ? read.located : read.located.filter(({ declaration }) => names.has(declaration.name));
  return driftOf(located, now.introspection, dialect, around, { introspection, read: { ...read, located: written } });
}
