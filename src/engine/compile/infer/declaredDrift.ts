import type { IntrospectionQuery } from 'graphql';
import { driftOf, type Drifted } from '../drift.ts';
import { createCatalogue, type Catalogue } from './catalogue.ts';
import { completed, type Given } from './complete.ts';

/** The schema that declarations were written for, and which of them; all where nobody says it. */
export interface WrittenFor {
  introspection: IntrospectionQuery;
  names?: ReadonlySet<string>;
}

/** What of a team's own declarations an API no longer serves: the one check of `npm run drift` and of a console that starts. */
export function driftOfDeclared(
  given: Given,
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
