import { getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { sdl } from '../../generated/contract.ts';
import { badInput } from '../errors.ts';
import { bareContract, resolversApart } from '../http/contract.ts';

export interface Shape {
  [field: string]: Shape | null;
}

export interface ExportColumn {
  ends: { path: string[]; shape: Shape | null }[];
}

export type Rows = AsyncIterable<readonly Record<string, unknown>[]>;

export interface RequestedColumn {
  path: string;
  label: string;
}

let contract: GraphQLSchema | undefined;

export const theContract = (): GraphQLSchema => (contract ??= bareContract(sdl));

export function columnsOf(operation: string, requested: readonly RequestedColumn[]): ExportColumn[] {
  const type = rowType(operation);
  const fields: Record<string, string> = {};
  const fieldArgs: Record<string, { label: string }> = {};
  const columns = requested.map(({ path: paths, label }, index): ExportColumn => {
    const ends = paths.split(' ').map((each) => each.split('.'));
    const known = ends.flatMap((path) => {
      const shape = endOf(type, path);
      return shape === undefined ? [] : [{ path, shape }];
    });
    if (known.length < ends.length) {
      fields[`columns.${index}.path`] = 'validation.export.column.unknown';
      fieldArgs[`columns.${index}.path`] = { label };
    }
    return { ends: known };
  });
  const [first] = Object.values(fieldArgs);
  if (first) throw badInput(fields, { message: `The list has no column “${first.label}”.`, reason: 'UNKNOWN_COLUMN', fieldArgs });
  return columns;
}

export function listField(operation: string): GraphQLField<unknown, unknown> {
  const field = theContract().getQueryType()?.getFields()[operation];
  if (!field) throw new Error(`The contract has no list ${operation}`);
  return field;
}

export function rowsTypeOf(operation: string): GraphQLObjectType {
  const type = rowType(operation);
  if (!type) throw new Error(`${operation} lists no rows`);
  return type;
}

function rowType(operation: string): GraphQLObjectType | undefined {
  const page = getNamedType(theContract().getQueryType()?.getFields()[operation]?.type);
  const row = isObjectType(page) ? getNamedType(page.getFields()['data']?.type) : undefined;
  return isObjectType(row) ? row : undefined;
}

export const resolversOfRows = (operation: string, fields: ReadonlySet<string>) => {
  const type = rowType(operation)?.name;
  return [...fields].flatMap((field) => {
    const resolve = resolversApart.get(`${type}.${field}`);
    return resolve ? [{ field, resolve }] : [];
  });
};

/** End of a path: null for a value, the fields of an object, undefined for an unknown path. */
function endOf(type: GraphQLObjectType | undefined, path: readonly string[], depth = 0): Shape | null | undefined {
  const [head = '', ...rest] = path;
  const field = type?.getFields()[head];
  if (!type || !field || !isInRows(type, field, depth)) return undefined;
  const named = getNamedType(field.type);
  if (rest.length > 0) return isObjectType(named) ? endOf(named, rest, depth + 1) : undefined;
  if (isObjectType(named)) return shapeOf(named, deepest);
  return isLeafType(named) ? null : undefined;
}

const deepest = 3;

function shapeOf(type: GraphQLObjectType, depth: number): Shape {
  const shape: Shape = {};
  for (const field of Object.values(type.getFields())) {
    const named = getNamedType(field.type);
    if (!isInRows(type, field, 1)) continue;
    if (isLeafType(named)) shape[field.name] = null;
    else if (isObjectType(named) && depth > 1) shape[field.name] = shapeOf(named, depth - 1);
  }
  return shape;
}

const isInRows = (type: GraphQLObjectType, { name, args }: GraphQLField<unknown, unknown>, depth: number): boolean =>
  !args.some(isRequiredArgument) && (depth === 0 || !resolversApart.has(`${type.name}.${name}`));
