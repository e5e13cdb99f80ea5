import type { IntrospectionField, IntrospectionQuery } from 'graphql';
import type { Dialect } from '../dialects/Dialect.ts';
import { dialects } from '../dialects/index.ts';
import { rules, type RuleSubject, type Root } from './detectRules.ts';
import { fieldsOf, indexSchema, inputsOf, shapeOf, type Schema } from './schema.ts';

export interface Detected {
  dialect: Dialect;
  /** A sentence per matching rule: `37 of 40 lists answer a connection with edges and pageInfo: users, posts, tags and 34 more.` */
  evidence: string[];
  /** Other dialects with evidence, likeliest first. */
  others: { name: string; score: number }[];
}

/** Rules look at every list and every change; the weight of a rule grows with the share of fields that fit. */
export function detect(introspection: IntrospectionQuery): Detected {
  const places = placesOf(indexSchema(introspection));
  const scores = new Map(Object.keys(dialects).map((name) => [name, 0]));
  const evidence = new Map<string, string[]>();
  for (const { dialect, of, weight, says, fits } of rules) {
    const all = places[of];
    const found = all.filter(fits).map(({ name }) => name);
    if (found.length === 0) continue;
    scores.set(dialect, (scores.get(dialect) ?? 0) + (weight * found.length) / all.length);
    const one = of.slice(0, -1);
    const sentence =
      all.length === 1
        ? `The only ${one}, ${found[0]}, ${ofOne(says)}.`
        : `${found.length} of ${all.length} ${of} ${found.length === 1 ? ofOne(says) : says}: ${someOf(found)}.`;
    evidence.set(dialect, [...(evidence.get(dialect) ?? []), sentence]);
  }
  const ranked = [...scores].filter(([, score]) => score > 0).toSorted(([, one], [, other]) => other - one);
  const [[best] = ['plain'], ...others] = ranked;
  return {
    dialect: byName[best] ?? dialects.plain,
    evidence: evidence.get(best) ?? ['Nothing in the schema is a list of records.'],
    others: others.map(([name, score]) => ({ name, score: Math.round(score * 100) / 100 })),
  };
}

/** `are turned` of a single list: `is turned`. */
const ofOne = (says: string): string =>
  says
    .replace(/^are /, 'is ')
    .replace(/^(answer|take|send) /, '$1s ')
    .replace('their', 'its');

const byName: Readonly<Record<string, Dialect>> = dialects;

const someOf = (names: readonly string[]): string =>
  names.length <= 4 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;

function placesOf(schema: Schema): Record<RuleSubject, Root[]> {
  const places: Record<RuleSubject, Root[]> = { lists: [], records: [], changes: [] };
  for (const { kind, field } of schema.operations.values()) {
    const root = rootOf(schema, field);
    if (kind === 'mutation') places.changes.push(root);
    else if (isList(root)) places.lists.push(root);
    else if (root.answers === 'object' && ids.some(root.holds)) places.records.push(root);
  }
  return places;
}

/** A list, or an object that holds a list next to facts of the page. */
const isList = ({ answers, holds, wraps }: Root): boolean =>
  answers === 'list' || (answers === 'object' && (holds('edges') || (wraps !== undefined && aboutPages.some(holds))));

const aboutPages = ['pageInfo', 'pagination', 'totalCount', 'totalItems', 'totalDocs', 'total', 'count', 'meta', 'hasMore', 'hasNextPage'];

function rootOf(schema: Schema, field: IntrospectionField): Root {
  const shape = shapeOf(field.type);
  const isObject = shape.kind === 'OBJECT' || shape.kind === 'INTERFACE' || shape.kind === 'UNION';
  const held = new Map((isObject && !shape.list ? fieldsOf(schema.types.get(shape.name)) : []).map((each) => [each.name, each]));
  const types = new Map(field.args.map(({ name, type }) => [name, shapeOf(type)]));
  const wraps = wrappers.find((name) => {
    const inner = held.get(name);
    const rows = inner && shapeOf(inner.type);
    return rows?.list === true && rows.kind !== 'SCALAR' && rows.kind !== 'ENUM';
  });
  return {
    name: field.name,
    answers: isObject ? (shape.list ? 'list' : 'object') : 'value',
    holds: (name) => held.has(name),
    wraps,
    takes: (name) => types.has(name),
    takesNothing: types.size === 0,
    within: (argument) => inputsOf(schema.types.get(types.get(argument)?.name ?? '')).map(({ name }) => name),
    operators: (argument) => {
      const fields = inputsOf(schema.types.get(types.get(argument)?.name ?? ''));
      return fields.slice(0, 8).flatMap(({ type }) => inputsOf(schema.types.get(shapeOf(type).name)).map(({ name }) => name));
    },
    choices: (argument) => {
      const type = schema.types.get(types.get(argument)?.name ?? '');
      return type?.kind === 'ENUM' ? type.enumValues.map(({ name }) => name) : [];
    },
  };
}

const ids = ['id', '_id', 'uuid', 'nodeId'];

const wrappers = ['items', 'data', 'nodes', 'results', 'rows', 'objects', 'edges', 'records', 'docs'];
