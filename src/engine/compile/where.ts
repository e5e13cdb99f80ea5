import type { IntrospectionInputValue } from 'graphql';
import type { Where } from '../dialects/Dialect.ts';
import type { Source, Variable } from '../plan/Source.ts';
import type { ValueKind } from '../plan/ValueKind.ts';
import { titlePaths } from '../plan/titleOf.ts';
import { byConditions } from './conditions.ts';
import type { Context } from './context.ts';
import { idFieldOf } from './ids.ts';
import { kindOf } from './kinds.ts';
import { asKind, roleOf } from './roles.ts';
import { inputAt, inputsOf, isValue, shapeOf, type Shape } from './schema.ts';
import { combining, containing, fieldAt, kindAt, textKinds, type Leaf, type WhereArgument } from './whereFields.ts';

/** Variables of a `where` input, per field. */
export interface WhereVariables {
  vars: Variable[];
  /** Objects that are sent only with content. */
  optional: string[];
  shapes: [path: string, shape: Shape][];
}

/** Fills a list's `where` argument: declared filters, ids, and the search if no other argument takes it. */
export function whereOf(context: Context, path: string, shape: Shape, searches: boolean): WhereVariables {
  const { where } = context.dialect;
  if (where === undefined) return { vars: [], optional: [], shapes: [] };
  const names = (context.declaration.filters ?? []).map((each) => (typeof each === 'string' ? each : each.field));
  const parts = names.flatMap((name) => comparisons({ context, where, path, typeName: shape.name }, name) ?? []);
  const ids = byIds({ context, where, path, typeName: shape.name });
  const searched = searches ? bySearch({ context, where, path, typeName: shape.name }, names) : undefined;
  const all = [...parts, ...(ids ?? []), ...byConditions({ context, where, path, typeName: shape.name }, searched)];
  const objects = all.flatMap(({ at }) =>
    at.split('.').flatMap((_, index, steps) => (index === 0 ? [] : [steps.slice(0, index).join('.')])),
  );
  return {
    vars: all.map(({ at, source }): Variable => [at, source]),
    optional: [...new Set(objects)].filter((each) => each.startsWith(`${path}.`)),
    shapes: all.map(({ at, shape: leaf }) => [at, leaf]),
  };
}

/** Comparison of a field with the parent: `where.author` becomes `where.author.id.equals`. */
export function comparedAt(context: Context, argument: string, shape: Shape, path: string, source: Source): Leaf[] | undefined {
  const { where } = context.dialect;
  const name = path.slice(argument.length + 1);
  const field = inputAt(context.schema, shape.name, name);
  if (where === undefined || field?.kind !== 'INPUT_OBJECT' || field.list) return undefined;
  return comparisons({ context, where, path: argument, typeName: shape.name }, name, source, 'id');
}

/** Variables of a filter; undefined if its field is missing or not comparable. */
function comparisons(
  place: WhereArgument,
  name: string,
  source: Source = { from: 'filter', path: name },
  as?: ValueKind,
): Leaf[] | undefined {
  const { context, where } = place;
  const kind = as ?? kindAt(context, name);
  const flat = kind === 'text' ? flatAt(place, name) : undefined;
  if (flat !== undefined) return [{ at: flat.path, source, shape: flat.shape }];
  const found = fieldAt(place, name);
  if (found === undefined) return undefined;
  const { path, shape } = found;
  if (shape.kind !== 'INPUT_OBJECT') {
    const bare = (where.operators[kind ?? leafKind(context, shape)] ?? where.operators.text ?? []).includes('');
    return bare ? [{ at: path, source: asKind(context, shape, source), shape }] : undefined;
  }
  if (shape.list) return undefined;
  const operators = inputsOf(context.schema.types.get(shape.name));
  const compared = kind ?? leafKind(context, operators.map(({ type }) => shapeOf(type)).find(isValue));
  const range = compared === 'date' || compared === 'dateTime' ? rangeOf(where, operators) : undefined;
  if (range !== undefined) {
    const bound = ({ name, type }: IntrospectionInputValue, part: 'gte' | 'lte', beyond: 1 | -1): Leaf => {
      const of: Source = 'path' in source ? { ...source, path: `${source.path}.${part}` } : source;
      const shift = where.range?.open?.includes(name) ? { shift: beyond } : {};
      const sent: Source = compared === 'date' ? { from: 'day', of, ...shift } : 'shift' in shift ? { from: 'moment', of, ...shift } : of;
      return { at: `${path}.${name}`, source: sent, shape: shapeOf(type) };
    };
    return [bound(range.from, 'gte', -1), bound(range.to, 'lte', 1)];
  }
  const operator = operatorOf(where, compared, operators);
  if (operator !== undefined) return compare(context, where, path, { operator, operators, source });
  return throughRelation(place, name, operators, { source, kind });
}

/** Compares a relation by id: `author: { id: { equals } }`. */
function throughRelation(
  place: WhereArgument,
  name: string,
  operators: readonly IntrospectionInputValue[],
  { source, kind }: { source: Source; kind: ValueKind | undefined },
): Leaf[] | undefined {
  const { idFields } = place.context.dialect;
  const inner = operators.find((each) => idFields.includes(each.name)) ?? operators.find((each) => /^(is|some)$/.test(each.name));
  if (inner === undefined || name.split('.').length > 3) return undefined;
  return comparisons(place, `${name}.${inner.name}`, source, kind === 'id' ? kind : undefined);
}

interface Comparison {
  operator: IntrospectionInputValue;
  operators: readonly IntrospectionInputValue[];
  source: Source;
}

function compare(context: Context, where: Where, path: string, { operator, operators, source }: Comparison): Leaf[] {
  const shape = shapeOf(operator.type);
  const pattern = where.patterns?.[operator.name];
  const constants = Object.entries(where.constants?.[operator.name] ?? {}).flatMap(([name, value]): Leaf[] => {
    const input = operators.find((each) => each.name === name);
    return input === undefined ? [] : [{ at: `${path}.${name}`, source: { from: 'constant', value }, shape: shapeOf(input.type) }];
  });
  const sent: Source = pattern === undefined ? asKind(context, shape, source) : { from: 'pattern', pattern, of: source };
  return [{ at: `${path}.${operator.name}`, source: sent, shape }, ...constants];
}

/** Operator in the name of a text's field: `title_contains`. */
function flatAt(place: WhereArgument, name: string): { path: string; shape: Shape } | undefined {
  if (fieldAt(place, name)?.shape.kind === 'INPUT_OBJECT') return undefined;
  for (const operator of place.where.operators.text ?? []) {
    const found = operator === '' || place.where.patterns?.[operator] ? undefined : fieldAt(place, `${name}_${operator.replace(/^_/, '')}`);
    if (found !== undefined && found.shape.name === 'String' && !found.shape.list) return found;
  }
  return undefined;
}

const leafKind = (context: Context, shape: Shape | undefined): ValueKind =>
  shape === undefined ? 'json' : kindOf(context, { ...shape, list: false });

/** All text kinds share operators. */
function operatorOf(
  { operators }: Where,
  kind: ValueKind,
  inputs: readonly IntrospectionInputValue[],
): IntrospectionInputValue | undefined {
  const names = operators[kind] ?? (textKinds.has(kind) ? operators.text : undefined) ?? [];
  for (const name of names) {
    const input = inputs.find((each) => each.name === name);
    const shape = input === undefined ? undefined : shapeOf(input.type);
    if (shape !== undefined && isValue(shape) && shape.list === (kind === 'choices')) return input;
  }
  return undefined;
}

function rangeOf({ range }: Where, inputs: readonly IntrospectionInputValue[]) {
  const of = (names: readonly string[] = []) => inputs.find((each) => names.includes(each.name) && isValue(shapeOf(each.type)));
  const from = of(range?.from);
  const to = of(range?.to);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Loads several records by ids in one query. */
function byIds(place: WhereArgument): Leaf[] | undefined {
  const { context, where } = place;
  const found = fieldAt(place, idFieldOf(context));
  if (found?.shape.kind !== 'INPUT_OBJECT' || found.shape.list) return undefined;
  const inputs = inputsOf(context.schema.types.get(found.shape.name));
  const among = inputs.find(({ name, type }) => where.among?.includes(name) && shapeOf(type).list);
  if (among === undefined) return undefined;
  const shape = shapeOf(among.type);
  return [{ at: `${found.path}.${among.name}`, source: asKind(context, shape, { from: 'ids' }), shape }];
}

/** Searches in the title and, where one of several comparisons is enough, in what else people know a record by. */
function bySearch(place: WhereArgument, filters: readonly string[]): Leaf[] | undefined {
  const { context, where, path, typeName } = place;
  const own = inputsOf(context.schema.types.get(typeName)).find(
    ({ name, type }) => roleOf(context.dialect, 'list', name)?.from === 'search' && shapeOf(type).text === 'String',
  );
  if (own !== undefined && !filters.includes(own.name))
    return [{ at: `${path}.${own.name}`, source: { from: 'search' }, shape: shapeOf(own.type) }];
  const searching = (name: string): Leaf[][] => {
    if (kindAt(context, name) !== 'text' && !textKinds.has(kindAt(context, name) ?? 'json')) return [];
    const leaves = comparisons({ ...place, path: '' }, name, { from: 'search' });
    return leaves !== undefined && containing.test(leaves[0]?.at ?? '') ? [leaves] : [];
  };
  const titles = titlePaths(context.declaration.title);
  const alternatives = titles.flatMap(searching);
  const either = combining(place, where.either);
  const [only] = alternatives;
  if (only === undefined) return undefined;
  if (either !== undefined) {
    const known = (context.declaration.columns ?? []).map(pathOf).filter((name) => !titles.includes(name) && knownBy.test(name));
    const all = [...alternatives, ...known.flatMap(searching).slice(0, mostKnown)];
    const objects = all.map((leaves) => leaves.map(({ at, source }): Variable => [at.slice(1), source]));
    const source: Source = { from: 'either', objects };
    // No single field holds a title of several.
    const every = alternatives.length > 1 ? combining(place, where.every) : undefined;
    if (every !== undefined)
      return [{ at: `${path}.${every.name}`, source: { from: 'words', key: either.name, of: source }, shape: shapeOf(every.type) }];
    return [{ at: `${path}.${either.name}`, source, shape: shapeOf(either.type) }];
  }
  const [title = ''] = titlePaths(context.declaration.title);
  return filters.includes(title) ? undefined : only.map((each) => ({ ...each, at: `${path}${each.at}` }));
}

const pathOf = (column: string | { field: string }): string => (typeof column === 'string' ? column : column.field);

/** Own fields by which people know a record besides its title. */
const knownBy = /^(?!.*\.).*(e_?mail|phone|code|sku|slug|login|user_?name|isbn|reference|number)$/i;
const mostKnown = 3;
