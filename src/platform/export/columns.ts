import { getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { sdl } from '../../generated/contract.ts';
import { badInput } from '../errors.ts';
import { answeredApart, bareContract } from '../http/contract.ts';

/** What a column holds, by the contract. */
export type Kind = 'text' | 'number' | 'boolean' | 'date' | 'json' | 'object';

/** The fields of an object that the contract has: what a row holds beside them is nobody's business. */
export interface Shape {
  [field: string]: Shape | null;
}

/** A column of an export, ready to be read off rows. */
export interface ExportColumn {
  path: string;
  label: string;
  /** Paths in a row; several make one text, such as first and last name. */
  parts: string[][];
  kind: Kind;
  /** Where it holds objects. */
  shape?: Shape;
  choices?: ReadonlyMap<string, string>;
}

/** The rows of a list, part by part. */
export type Rows = AsyncIterable<readonly Record<string, unknown>[]>;

/** A column as it is asked for. */
export interface AskedColumn {
  path: string;
  label: string;
  choices?: readonly { value: string; label: string }[] | null | undefined;
}

let contract: GraphQLSchema | undefined;

/** The contract, built when the first export asks for it. */
export const theContract = (): GraphQLSchema => (contract ??= bareContract(sdl));

/** Judges columns by the type of the list's rows: what a call of the list could not select cannot be exported either. */
export function columnsOf(operation: string, asked: readonly AskedColumn[]): ExportColumn[] {
  const type = rowType(operation);
  const fields: Record<string, string> = {};
  const columns = asked.map(({ path, label, choices }, index): ExportColumn => {
    const parts = path.split(' ').map((part) => part.split('.'));
    const ends = parts.map((part) => endOf(type, part));
    if (ends.includes(undefined)) fields[`columns.${index}.path`] = 'validation.export.column.unknown';
    const only = ends.length === 1 ? ends[0] : undefined;
    return {
      path,
      label,
      parts,
      kind: only === undefined || typeof only === 'object' ? (only ? 'object' : 'text') : only,
      ...(typeof only === 'object' && { shape: only }),
      ...(choices && { choices: new Map(choices.map((choice) => [choice.value, choice.label])) }),
    };
  });
  if (Object.keys(fields).length > 0) throw badInput(fields, { message: 'The list has no such column.', reason: 'UNKNOWN_COLUMN' });
  return columns;
}

/** The names that a call of the list would select below a path of its answer, `data` or `data.groups`. */
export function namesAt(columns: readonly ExportColumn[], path: string): ReadonlySet<string> {
  const [data = '', ...steps] = path.split('.').filter(Boolean);
  if (data === '') return new Set(['data']);
  const names = new Set<string>();
  for (const { parts, shape } of columns) {
    for (const part of parts) {
      const shared = steps.slice(0, part.length);
      if (!shared.every((step, index) => part[index] === step)) continue;
      const next = part[steps.length];
      if (next !== undefined) names.add(next);
      else for (const name of Object.keys(within(shape, steps.slice(part.length)))) names.add(name);
    }
  }
  return names;
}

const within = (shape: Shape | undefined, [step, ...rest]: string[]): Shape =>
  step === undefined ? (shape ?? {}) : within(shape?.[step] ?? undefined, rest);

function rowType(operation: string): GraphQLObjectType | undefined {
  const page = getNamedType(theContract().getQueryType()?.getFields()[operation]?.type);
  const row = isObjectType(page) ? getNamedType(page.getFields()['data']?.type) : undefined;
  return isObjectType(row) ? row : undefined;
}

/** What stands at the end of a path: a kind of value, or an object with its fields. */
function endOf(type: GraphQLObjectType | undefined, [head = '', ...rest]: string[]): Kind | Shape | undefined {
  const field = type?.getFields()[head];
  if (!type || !field || !isInRows(type, field)) return undefined;
  const named = getNamedType(field.type);
  if (rest.length > 0) return isObjectType(named) ? endOf(named, rest) : undefined;
  if (isObjectType(named)) return shapeOf(named, deepest);
  return isLeafType(named) ? (kinds[named.name] ?? 'text') : undefined;
}

/** Objects in objects are followed so far; a department holds departments. */
const deepest = 3;

function shapeOf(type: GraphQLObjectType, depth: number): Shape {
  const shape: Shape = {};
  for (const field of Object.values(type.getFields())) {
    const named = getNamedType(field.type);
    if (!isInRows(type, field)) continue;
    if (isLeafType(named)) shape[field.name] = null;
    else if (isObjectType(named) && depth > 1) shape[field.name] = shapeOf(named, depth - 1);
  }
  return shape;
}

const isInRows = (type: GraphQLObjectType, { name, args }: GraphQLField<unknown, unknown>): boolean =>
  !args.some(isRequiredArgument) && !answeredApart.has(`${type.name}.${name}`);

const kinds: Record<string, Kind> = { Int: 'number', Float: 'number', Boolean: 'boolean', DateTime: 'date', JSON: 'json' };
