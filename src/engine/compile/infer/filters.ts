import type { IntrospectionField, IntrospectionInputValue } from 'graphql';
import { takes } from '../../plan/Source.ts';
import { titlePaths } from '../../plan/titleOf.ts';
import { closedValues } from '../context.ts';
import type { Filter } from '../Declaration.ts';
import { kindOf } from '../kinds.ts';
import { isOrder, isPagingLike, roleOf } from '../roles.ts';
import { fieldsOf, inputsOf, isValue, shapeOf, unwrapped, type Operation } from '../schema.ts';
import { isForeign, keyBeside, isLong, pointedAt, type Reading } from './fields.ts';
import { idOf } from './idOf.ts';
import { directsOrder, ordersOneWay, sortingBy } from '../sorting.ts';
import { isWhereTwice, whereAmong } from '../whereArgument.ts';
import { required } from './offers.ts';
import { pickedFrom } from './pickedFrom.ts';
import { keyOf, labelOf } from './words.ts';

export interface Narrows {
  filters: Filter[];
  references: Record<string, string>;
  labels: Record<string, string>;
  unsupported: string[];
}

interface Candidate {
  name: string;
  rank: number;
  reference?: string | undefined;
  many?: true;
  values?: string[] | undefined;
}

export interface Pointer {
  name: string;
  path: string;
}

/** Upper bound of inferred filters. */
const most = 12;

/** Fields of `where`, else all arguments other than page, order and search. */
export function whereOf(reading: Reading, type: string, title: string, list: Operation): Narrows {
  const unsupported: string[] = [];
  const seen = new Set<string>();
  const found = candidatesIn(reading, type, { inputs: list.field.args, prefix: '', title, list, unsupported, seen });
  const filters = eachOnce(reading, type, found)
    .filter(({ many }) => !many)
    .map((each, index) => ({ ...each, index }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    // An argument and a field of `where` may have the same name: one filter fills both.
    .filter(({ name }, index, all) => all.findIndex((each) => each.name === name) === index)
    .slice(0, most);
  return {
    filters: filters.map(({ name, values }) => (values === undefined ? name : { field: name, values })),
    references: Object.fromEntries(filters.flatMap(({ name, reference }) => (reference === undefined ? [] : [[name, reference]]))),
    labels: Object.fromEntries(
      filters.flatMap(({ name, reference }) => (reference === undefined ? [] : [[name, labelOf(name.replace(/_?(id|ids)$/i, ''))]])),
    ),
    unsupported,
  };
}

export function pointersTo(reading: Reading, type: string, title: string, list: Operation, resource: string): Pointer[] {
  const found = candidatesIn(reading, type, { inputs: list.field.args, prefix: '', title, list, unsupported: [], seen: new Set() });
  const pointers = eachOnce(reading, type, found).filter(({ reference }) => reference === resource);
  const names = new Set(pointers.map(({ name }) => name));
  return [...names].flatMap((name) => pointers.find((each) => each.name === name) ?? []).map(({ name, path }) => ({ name, path }));
}

/** A relation is filtered by its foreign key if there is one, and by nothing else. */
function eachOnce<C extends Candidate>({ api }: Reading, type: string, found: readonly C[]): C[] {
  const keys = new Set(found.map(({ name }) => name));
  return found.filter(({ name, reference }) => reference === undefined || isForeign(name) || !keys.has(keyBeside(api, type, name) ?? ''));
}

interface Placed extends Candidate {
  path: string;
}

interface Walk {
  inputs: readonly IntrospectionInputValue[];
  prefix: string;
  title: string;
  list: Operation;
  unsupported: string[];
  seen: Set<string>;
}

function candidatesIn(reading: Reading, type: string, walk: Walk): Placed[] {
  const { schema, dialect } = reading.api;
  const { inputs, prefix, unsupported, seen } = walk;
  return inputs.flatMap((input): Placed[] => {
    const { name } = input;
    const shape = shapeOf(input.type);
    const path = `${prefix}${name}`;
    if ((dialect.where?.arguments.includes(name) || whereAmong(reading.api, inputs) === input) && shape.kind === 'INPUT_OBJECT')
      return shape.list
        ? []
        : byField(reading, type, walk.title, shape.name)
            .map((each) => ({ ...each, path: `${path}.${each.name}` }))
            .filter((each) => !isWhereTwice(reading.api, inputs, each.path));
    if (directsOrder({ schema, dialect, env: {} }, input, inputs)) return [];
    if (isOrder(dialect, 'list', path)) return orderOf(reading, type, input, walk);
    const isOwn = fieldsOf(schema.types.get(type)).some((field) => field.name === name);
    const isPaging = roleOf(dialect, 'list', path, inputs) !== undefined || (!isOwn && isPagingLike(dialect, input));
    const isRole = isPaging || name in dialect.listRoles || path in dialect.listRoles || name in dialect.roles;
    const holdsRoles = Object.keys(dialect.listRoles).some((role) => role.startsWith(`${name}.`));
    if (isOfPage(name) || isRole || holdsRoles) return [];
    if (isValue(shape)) {
      if (seen.has(name) || shape.list) return [];
      seen.add(name);
      const candidate = candidateOf(reading, type, input);
      return candidate === undefined ? [] : [{ ...candidate, path }];
    }
    const inner = inputsOf(schema.types.get(shape.name));
    const isPage = (each: IntrospectionInputValue): boolean =>
      isPagingLike(dialect, each) || roleOf(dialect, 'list', `${name}.${each.name}`, inner) !== undefined;
    // Another way to page than the one that is taken.
    if (inner.length > 0 && !shape.list && inner.every(isPage)) return [];
    const whole = required(inputsOf(schema.types.get(shape.name))).some(
      (inner) => !(inner.name in dialect.roles) && !(inner.name in dialect.listRoles),
    );
    // An object that is complete or absent is no single filter.
    if (prefix === '' && !shape.list && !whole)
      return candidatesIn(reading, type, { ...walk, inputs: inputsOf(schema.types.get(shape.name)), prefix: `${name}.` });
    unsupported.push(`Filter “${path}”: its type, ${shape.text}, is no single value.`);
    return [];
  });
}

/** An order with one direction is offered as a filter; the console sorts lists that arrive whole. */
function orderOf({ api }: Reading, type: string, input: IntrospectionInputValue, { inputs, prefix, list, unsupported }: Walk): Placed[] {
  const { schema, dialect } = api;
  const context = { schema, dialect, env: {} };
  const shape = shapeOf(input.type);
  if (!isTurned(api, list) || sortingBy(context, input, inputs) !== undefined) return [];
  const path = `${prefix}${input.name}`;
  const closed = closedValues(context, shape.name) !== undefined;
  const values = closed
    ? undefined
    : documentedFields(
        input.description ?? '',
        fieldsOf(schema.types.get(type)).map(({ name }) => name),
      );
  if (ordersOneWay(context, input, inputs) && (closed || values !== undefined) && !(input.name in dialect.roles))
    return [{ name: input.name, path, rank: ranks.order, values }];
  unsupported.push(`Sort “${path}”: the schema does not say what it takes.`);
  return [];
}

function isTurned({ schema, dialect }: Reading['api'], { field }: Operation): boolean {
  const isPaging = (path: string, joined: readonly IntrospectionInputValue[]): boolean => {
    const role = roleOf(dialect, 'list', path, joined);
    return role !== undefined && takes(role, 'size', 'offset', 'page');
  };
  return field.args.some(({ name, type }) => {
    const inside = inputsOf(schema.types.get(shapeOf(type).name));
    return isPaging(name, field.args) || inside.some((inner) => isPaging(`${name}.${inner.name}`, inside));
  });
}

function documentedFields(description: string, fields: readonly string[]): string[] | undefined {
  const quoted = [...description.matchAll(/[`"']([-+]?[A-Za-z_][\w.]*(?:[: ](?:asc|desc))?)[`"']/gi)].map(([, text = '']) => text);
  const plain = [...description.matchAll(/-?\b[A-Za-z_]\w*\b/g)].map(([text]) => text);
  const keys = new Set(fields.map(keyOf));
  const named = (texts: readonly string[], own: (text: string) => boolean): string[] => [...new Set(texts.filter(own))];
  // A single word of a sentence may equal a field's name by chance.
  const words = named(plain, (text) => keys.has(keyOf(text.replace('-', ''))));
  const found = quoted.length > 0 ? named(quoted, () => true) : words.length > 1 ? words : [];
  return found.length > 0 ? found : undefined;
}

const isOfPage = (name: string): boolean =>
  /^(first|last|after|before|distinct(_?on)?|cursor|\w*next_?token|page_?\w*|per_?page|starting_?\w*|ending_?\w*|page_?info|client_?mutation_?id|include\w*|(filter|logical)_?(operator|type)|draft|locale|fallback_?locale)$/i.test(
    name,
  );

function byField(reading: Reading, type: string, title: string, where: string): Candidate[] {
  const { schema } = reading.api;
  const fieldsByName = (of: string) => new Map(fieldsOf(schema.types.get(of)).map((field) => [field.name, field]));
  const own = fieldsByName(type);
  const wrapped = fieldsByName(reading.api.offers.wrapped.get(type) ?? '');
  const list = (candidate: Candidate | undefined): Candidate[] => (candidate === undefined ? [] : [candidate]);
  const titles = titlePaths(title).map(unwrapped);
  return inputsOf(schema.types.get(where)).flatMap((input): Candidate[] => {
    // The search covers the title.
    if (/^(_|and$|or$|not$|AND$|OR$|NOT$)/.test(input.name) || titles.includes(input.name)) return [];
    const field = own.get(input.name) ?? wrapped.get(input.name);
    if (field === undefined) return isForeign(input.name) ? list(candidateOf(reading, type, input)) : [];
    const shape = shapeOf(field.type);
    if (isValue(shape)) return list(candidateOf(reading, type, field));
    const reference = shape.kind === 'OBJECT' ? pickedFrom(reading, shape.name) : undefined;
    if (reference === undefined) return [];
    const one = { name: input.name, rank: ranks.reference, reference };
    if (!shape.list) return [one];
    const some = inputsOf(schema.types.get(shapeOf(input.type).name)).some(({ name }) => name === 'some');
    return some ? [{ ...one, many: true }] : [];
  });
}

const ranks = { order: -1, choice: 0, boolean: 1, reference: 2, text: 3, date: 4, number: 5 };

function candidateOf(
  reading: Reading,
  type: string,
  { name, type: of }: IntrospectionInputValue | IntrospectionField,
): Candidate | undefined {
  const { api } = reading;
  const shape = shapeOf(of);
  const pointed = pointedAt(reading, type, name);
  if (pointed !== undefined) return shape.list ? undefined : { name, rank: ranks.reference, reference: pickedFrom(reading, pointed) };
  if (name === idOf(api, type) || shape.list) return undefined;
  const kind = kindOf({ schema: api.schema, dialect: api.dialect, env: {} }, shape);
  if (kind === 'json' || kind === 'id' || isForeign(name) || isLong(name)) return undefined;
  if (kind === 'choice') return { name, rank: ranks.choice };
  if (kind === 'boolean') return { name, rank: ranks.boolean };
  if (kind === 'date' || kind === 'dateTime') return { name, rank: ranks.date };
  return { name, rank: kind === 'number' ? ranks.number : ranks.text };
}
