import { getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { sdl } from '../../generated/contract.ts';
import { badInput } from '../errors.ts';
import { bareContract, resolversApart } from '../http/contract.ts';

/** Fields of an object, each with its own where it holds objects: only these leave the platform. */
export interface Shape {
  [field: string]: Shape | null;
}

/** A column of an export: the paths in a row that its cell is made of. */
export interface ExportColumn {
  ends: { path: string[]; shape: Shape | null }[];
}

/** The rows of a list, part by part. */
export type Rows = AsyncIterable<readonly Record<string, unknown>[]>;

/** A column as it is requested. */
export interface RequestedColumn {
  path: string;
  label: string;
}

let contract: GraphQLSchema | undefined;

/** The contract, built when the first export needs it. */
export const theContract = (): GraphQLSchema => (contract ??= bareContract(sdl));

/** Checks columns against the type of the list's rows: a call of the list can select nothing else either. */
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

function rowType(operation: string): GraphQLObjectType | undefined {
  const page = getNamedType(theContract().getQueryType()?.getFields()[operation]?.type);
  const row = isObjectType(page) ? getNamedType(page.getFields()['data']?.type) : undefined;
  return isObjectType(row) ? row : undefined;
}

/** Fields of a list's rows that have a resolver of their own: it is called where the list did not bring them with its rows. */
export const resolversOfRows = (operation: string, fields: ReadonlySet<string>) => {
  const type = rowType(operation)?.name;
  return [...fields].flatMap((field) => {
    const resolve = resolversApart.get(`${type}.${field}`);
    return resolve ? [{ field, resolve }] : [];
  });
};

/** The end of a path: null for a value, the fields of an object; undefined where there is no such path. */
function endOf(type: GraphQLObjectType | undefined, path: readonly string[], depth = 0): Shape | null | undefined {
  const [head = '', ...rest] = path;
  const field = type?.getFields()[head];
  if (!type || !field || !isInRows(type, field, depth)) return undefined;
  const named = getNamedType(field.type);
  if (rest.length > 0) return isObjectType(named) ? endOf(named, rest, depth + 1) : undefined;
  if (isObjectType(named)) return shapeOf(named, deepest);
  return isLeafType(named) ? null : undefined;
}

/** Objects in objects are followed so far; a department holds departments. */
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

/** Resolvers are called for the rows themselves, and not for what stands in them. */
const isInRows = (type: GraphQLObjectType, { name, args }: GraphQLField<unknown, unknown>, depth: number): boolean =>
  !args.some(isRequiredArgument) && (depth === 0 || !resolversApart.has(`${type.name}.${name}`));
