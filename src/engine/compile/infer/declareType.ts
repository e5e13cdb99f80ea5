import type { IntrospectionQuery } from 'graphql';
import { nearest } from '../nearest.ts';
import type { Catalogue } from './catalogue.ts';

export type InferredResource = NonNullable<ReturnType<Catalogue['inferred']>>;

/** Infers the declaration of a type; a text says why there is none. */
export function declareType(catalogue: Catalogue, introspection: IntrospectionQuery, type: string): InferredResource | string {
  const entry = catalogue.entries.find((each) => each.type === type);
  const inferred = entry && catalogue.inferred(entry.name);
  if (inferred !== undefined) return inferred;
  const types = introspection.__schema.types.flatMap(({ kind, name }) => (kind === 'OBJECT' && !name.startsWith('__') ? [name] : []));
  if (types.includes(type)) return `${type} has no operation that lists it: the console has no resource of it.`;
  const listed = catalogue.entries.map((each) => each.type);
  const near = nearest(type, listed) ?? nearest(type, types);
  const others = listed.slice(0, 10).join(', ');
  return `There is no type ${type}${near === undefined ? `. Types with a list: ${others || 'none'}` : `; did you mean “${near}”?`}`;
}

/** `order-lines` is the constant `orderLines`; one that starts with a digit gets an underscore. */
export function variableOf(name: string): string {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return /^[A-Za-z_$]/.test(camel) ? camel : `_${camel}`;
}
