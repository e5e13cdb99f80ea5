import type { IntrospectionTypeRef } from 'graphql';
import { fieldsOf } from '../schema.ts';
import { isForeign, type Reading } from './fields.ts';
import { listsOf } from './served.ts';
import type { Api } from './offers.ts';
import { keyOf } from './words.ts';

export function relatedTo(reading: Reading, type: string): string[] {
  const known = relations.get(reading.api) ?? relationsOf(reading);
  relations.set(reading.api, known);
  return [...(known.get(type) ?? [])];
}

const relations = new WeakMap<Api, Map<string, Set<string>>>();

function relationsOf({ api, names }: Reading): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const note = (to: string, from: string): void => {
    const held = found.get(to);
    if (held === undefined) found.set(to, new Set([from]));
    else held.add(from);
  };
  for (const from of names.keys()) {
    const held = fieldsOf(api.schema.types.get(from));
    const args = listsOf(api, from)[0]?.field.args ?? [];
    for (const { type } of held) {
      const name = objectIn(type);
      if (name !== undefined && names.has(name)) note(name, from);
    }
    for (const { name } of [...held, ...args]) {
      if (!isForeign(name)) continue;
      for (const to of api.offers.typesOf.get(keyOf(name.replace(/_?id$/i, ''))) ?? []) if (names.has(to)) note(to, from);
    }
  }
  return found;
}

function objectIn(reference: IntrospectionTypeRef): string | undefined {
  let inner = reference;
  while (inner.kind === 'NON_NULL' || inner.kind === 'LIST') inner = inner.ofType;
  return inner.kind === 'OBJECT' ? inner.name : undefined;
}
