import type { IntrospectionField, IntrospectionInputValue } from 'graphql';
import { titlePaths } from '../../plan/titleOf.ts';
import { kindOf } from '../kinds.ts';
import { fieldsOf, inputsOf, isValue, shapeOf, type Operation } from '../schema.ts';
import { isForeign, keyBeside, isLong, pointedAt, type Reading } from './fields.ts';
import { idOf } from './idOf.ts';
import { required } from './offers.ts';
import { labelOf } from './words.ts';

/** What a list can be narrowed by, and what the values of these filters point at. */
export interface Narrows {
  filters: string[];
  references: Record<string, string>;
  labels: Record<string, string>;
  unsupported: string[];
}

interface Candidate {
  name: string;
  rank: number;
  reference?: string | undefined;
}

/** More are more than anybody looks through. */
const most = 12;

/** The filters of a list: the fields of its `where`, else the arguments that are no page, no order and no search. */
export function narrowsOf(reading: Reading, type: string, title: string, list: Operation): Narrows {
  const unsupported: string[] = [];
  const seen = new Set<string>();
  const found = candidatesIn(reading, type, { inputs: list.field.args, prefix: '', title, unsupported, seen });
  const keys = new Set(found.map(({ name }) => name));
  const filters = found
    // What belongs to another is asked for by its key, where it has one, and by nothing else.
    .filter(({ name, reference }) => reference === undefined || isForeign(name) || !keys.has(keyBeside(reading.api, type, name) ?? ''))
    .map((each, index) => ({ ...each, index }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .slice(0, most);
  return {
    filters: filters.map(({ name }) => name),
    references: Object.fromEntries(filters.flatMap(({ name, reference }) => (reference === undefined ? [] : [[name, reference]]))),
    labels: Object.fromEntries(
      filters.flatMap(({ name, reference }) => (reference === undefined ? [] : [[name, labelOf(name.replace(/_?(id|ids)$/i, ''))]])),
    ),
    unsupported,
  };
}

interface Walk {
  inputs: readonly IntrospectionInputValue[];
  prefix: string;
  title: string;
  unsupported: string[];
  seen: Set<string>;
}

function candidatesIn(reading: Reading, type: string, walk: Walk): Candidate[] {
  const { schema, dialect } = reading.api;
  const { inputs, prefix, unsupported, seen } = walk;
  return inputs.flatMap((input): Candidate[] => {
    const { name } = input;
    const shape = shapeOf(input.type);
    const path = `${prefix}${name}`;
    if (dialect.where?.arguments.includes(name) && shape.kind === 'INPUT_OBJECT')
      return shape.list ? [] : byField(reading, type, walk.title, shape.name);
    const isRole = name in dialect.listRoles || path in dialect.listRoles || name in dialect.roles;
    const holdsRoles = Object.keys(dialect.listRoles).some((role) => role.startsWith(`${name}.`));
    if (isOfPage(name) || isRole || holdsRoles) return [];
    if (isValue(shape)) {
      if (seen.has(name) || shape.list) return [];
      seen.add(name);
      const candidate = candidateOf(reading, type, input);
      return candidate === undefined ? [] : [candidate];
    }
    const whole = required(inputsOf(schema.types.get(shape.name))).some(
      (inner) => !(inner.name in dialect.roles) && !(inner.name in dialect.listRoles),
    );
    // What is sent whole or not at all is no single filter.
    if (prefix === '' && !shape.list && !whole)
      return candidatesIn(reading, type, { ...walk, inputs: inputsOf(schema.types.get(shape.name)), prefix: `${name}.` });
    unsupported.push(`Filter «${path}»: its type, ${shape.text}, is no single value.`);
    return [];
  });
}

/** Pages, cursors and orders by names that no dialect fills. */
const isOfPage = (name: string): boolean =>
  /^(first|last|after|before|distinct(_?on)?|cursor|page_?info|client_?mutation_?id|include\w*)$/i.test(name);

/** The fields of a filter that is an object by field: those that the rows have, and what they belong to. */
function byField(reading: Reading, type: string, title: string, where: string): Candidate[] {
  const { schema } = reading.api;
  const own = new Map(fieldsOf(schema.types.get(type)).map((field) => [field.name, field]));
  const list = (candidate: Candidate | undefined): Candidate[] => (candidate === undefined ? [] : [candidate]);
  const titles = titlePaths(title);
  return inputsOf(schema.types.get(where)).flatMap((input): Candidate[] => {
    // What is searched for stands in the title.
    if (/^(_|and$|or$|not$|AND$|OR$|NOT$)/.test(input.name) || titles.includes(input.name)) return [];
    const field = own.get(input.name);
    if (field === undefined) return isForeign(input.name) ? list(candidateOf(reading, type, input)) : [];
    const shape = shapeOf(field.type);
    if (isValue(shape)) return list(candidateOf(reading, type, field));
    const reference = shape.list || shape.kind !== 'OBJECT' ? undefined : reading.names.get(shape.name);
    return reference === undefined ? [] : [{ name: input.name, rank: ranks.reference, reference }];
  });
}

const ranks = { choice: 0, boolean: 1, reference: 2, text: 3, date: 4, number: 5 };

function candidateOf(
  reading: Reading,
  type: string,
  { name, type: of }: IntrospectionInputValue | IntrospectionField,
): Candidate | undefined {
  const { api, names } = reading;
  const shape = shapeOf(of);
  const pointed = pointedAt(reading, type, name);
  if (pointed !== undefined) return shape.list ? undefined : { name, rank: ranks.reference, reference: names.get(pointed) };
  if (name === idOf(api, type) || shape.list) return undefined;
  const kind = kindOf({ schema: api.schema, dialect: api.dialect, around: {} }, shape);
  if (kind === 'json' || kind === 'id' || isForeign(name) || isLong(name)) return undefined;
  if (kind === 'choice') return { name, rank: ranks.choice };
  if (kind === 'boolean') return { name, rank: ranks.boolean };
  if (kind === 'date' || kind === 'dateTime') return { name, rank: ranks.date };
  return { name, rank: kind === 'number' ? ranks.number : ranks.text };
}
