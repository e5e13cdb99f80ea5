import { createHash } from 'node:crypto';
import type { IntrospectionQuery } from 'graphql';
import type { Located } from '../compile/compileAll.ts';
import type { CompleteInput } from '../compile/infer/complete.ts';
import type { WrittenFor } from '../compile/infer/declaredDrift.ts';
import type { Drifted } from '../compile/drift.ts';
import type { Fitted, IntrospectionStore, KeptOf } from './kept.ts';

/** Last schema that the declarations fitted; undefined if they were rewritten since, or if it is the same. */
export function writtenFor(kept: IntrospectionStore, of: KeptOf, input: CompleteInput): WrittenFor | undefined {
  const was = kept.readFitted(of);
  return was && asWritten(was, printsOf(input));
}

/** Compares with the stored schema, and replaces it if whatever fitted before still fits. */
export function fitting<Known extends { drifted: readonly Drifted[] }>(
  kept: IntrospectionStore,
  of: KeptOf,
  input: CompleteInput,
  introspection: IntrospectionQuery,
  compare: (before?: WrittenFor) => Known,
): Known {
  if (input.located.length === 0) return compare();
  const schema = JSON.stringify(introspection);
  const prints = printsOf(input);
  const was = kept.readFitted(of);
  const before = was && was.schema !== schema ? asWritten(was, prints) : undefined;
  const known = compare(before);
  const away = new Set(known.drifted.map(({ name }) => name));
  if ([...(before?.names ?? [])].some((name) => away.has(name))) return known;
  const fitted = Object.fromEntries(Object.entries(prints).filter(([name]) => !away.has(name)));
  if (was?.schema !== schema || JSON.stringify(was.prints) !== JSON.stringify(fitted)) kept.keepFitted(of, { prints: fitted, schema });
  return known;
}

function asWritten({ prints: were, schema }: Fitted, prints: Fitted['prints']): WrittenFor | undefined {
  const names = Object.keys(prints).filter((name) => Object.hasOwn(were, name) && were[name] === prints[name]);
  const introspection = names.length === 0 ? undefined : parsed(schema);
  return introspection && { introspection, names: new Set(names) };
}

function printsOf({ located, forms }: CompleteInput): Fitted['prints'] {
  const printOf = ({ declaration }: Located): string => {
    const { forms: named = {}, actions = {} } = declaration;
    const ids = [...Object.values(named), ...Object.values(actions).flatMap(({ form }) => form ?? [])];
    const text = JSON.stringify([declaration, ids.map((id) => forms[id])]);
    return createHash('sha256').update(text).digest('hex').slice(0, 32);
  };
  return Object.fromEntries(located.map((each) => [each.declaration.name, printOf(each)]));
}

function parsed(schema: string): IntrospectionQuery | undefined {
  try {
    const found = JSON.parse(schema) as Partial<IntrospectionQuery>;
    return found.__schema ? (found as IntrospectionQuery) : undefined;
  } catch {
    // Corrupt file.
    return undefined;
  }
}
