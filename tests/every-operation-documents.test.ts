import {
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chance } from '../src/platform/demo/deterministic.ts';
import { Caller, deep } from './support/caller.ts';
import { contract, operations, type ContractOperation } from './support/contract.ts';
import { exampleOf } from './support/examples.ts';
import { tenantNamed } from './support/persons.ts';
import { randomDocument } from './support/randomDocument.ts';
import { readWorld, type Tenant } from './support/world.ts';
import { startPlatform, type Running } from './platform/browser.ts';

// Every query in a random document: whatever else is selected with it, a field answers the same, of the type that the
// contract gives it.

const each = deep ? 60 : 2;

let running: Running;
let home: Tenant;
let staff: Caller;
beforeAll(async () => {
  running = startPlatform();
  home = tenantNamed(await readWorld(running), 'harbour-vale-home');
  staff = await new Caller(running.platform).as('staff@demo.example');
});
afterAll(() => running.close());

const queries = operations.filter(({ kind }) => kind === 'query');
const root = contract.schema.getQueryType()?.name ?? 'Query';

/** The name of the type of a field. */
function typeOf(parent: string, field: string): string {
  const type = contract.schema.getType(parent);
  if (!isObjectType(type)) return '';
  const found = type.getFields()[field];
  return found ? getNamedType(found.type).name : '';
}

const ask = (operation: ContractOperation, text: string) => {
  const { ids, region } = home;
  const variables = exampleOf(operation, { id: (noun) => ids[noun], region, seed: 'documents' });
  return staff.call(text, variables, { region });
};

describe.each(queries.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
  it('answers values of the types that the contract says', async () => {
    const { data, code } = await ask(operation, operation.text);
    if (code === undefined) expect(misfits(data, operation.field.type, name)).toEqual([]);
  });

  it.each(Array.from({ length: each }, (_, at) => at))('answers the same, whatever is asked for with it: document %i', async (at) => {
    const whole = await ask(operation, operation.text);
    const { text, partOf } = randomDocument(operation.text, typeOf, root, chance('documents', name, at));
    const { data, code } = await ask(operation, text);
    expect(code, text).toBe(whole.code);
    expect(data, text).toEqual(partOf(whole.data));
  });
});

/** Paths at which a value doesn't match its type. */
function misfits(value: unknown, type: GraphQLOutputType, path: string): string[] {
  if (value === null || value === undefined) return isNonNullType(type) ? [`${path} is nothing`] : [];
  const plain = getNullableType(type);
  if (isListType(plain))
    return Array.isArray(value) ? value.flatMap((item, at) => misfits(item, plain.ofType, `${path}.${at}`)) : [`${path} is no list`];
  if (isEnumType(plain)) return plain.getValue(String(value)) ? [] : [`${path} is ${String(value)}, which ${plain.name} lacks`];
  if (isLeafType(plain)) return (scalars[plain.name] ?? isText)(value) ? [] : [`${path} is ${JSON.stringify(value)}, no ${plain.name}`];
  if (!isObjectType(plain) || typeof value !== 'object') return [`${path} is no object`];
  const fields = plain.getFields();
  return Object.entries(value).flatMap(([name, inner]) =>
    fields[name] ? misfits(inner, fields[name].type, `${path}.${name}`) : [`${path}.${name} is not in ${plain.name}`],
  );
}

const isText = (value: unknown): boolean => typeof value === 'string';
const scalars: Record<string, (value: unknown) => boolean> = {
  Int: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  Float: (value) => typeof value === 'number' && Number.isFinite(value),
  Boolean: (value) => typeof value === 'boolean',
  DateTime: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/.test(value) && !Number.isNaN(Date.parse(value)),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  JSON: () => true,
};
