import type { ExportColumn, Shape } from './columns.ts';

/** What stands in a cell. */
export type Cell = string | number | boolean | Date | null;

/** Reads a column off a row: lists as one text, words for the values of a closed list, a time as a Date. */
export function cellOf(row: Record<string, unknown>, column: ExportColumn): Cell {
  const values = column.parts.flatMap((part) => valuesAt(row, part)).map((value) => cell(value, column));
  if (values.length <= 1) return values[0] ?? null;
  const texts = values.map((value) => (value instanceof Date ? value.toISOString() : String(value)));
  if (column.parts.length > 1) return texts.join(' ');
  return texts.join(column.shape && texts.some((text) => text.includes('; ')) ? ' | ' : ', ');
}

/** The same as JSON has it: lists stay lists, objects stay objects. */
export function valueOf(row: Record<string, unknown>, column: ExportColumn, time: (date: Date) => string): unknown {
  if (column.parts.length > 1) return cellOf(row, column);
  const sent = (value: unknown) => {
    if (column.shape) return pruned(value, column.shape);
    const found = column.kind === 'json' && typeof value === 'object' ? value : cell(value, column);
    return found instanceof Date ? time(found) : found;
  };
  const { found, isList } = walk(row, column.parts[0] ?? []);
  return isList ? found.map(sent) : sent(found[0] ?? null);
}

const valuesAt = (row: unknown, part: readonly string[]): unknown[] => walk(row, part).found;

function walk(row: unknown, part: readonly string[]): { found: unknown[]; isList: boolean } {
  let found: unknown[] = [row];
  let isList = false;
  for (const step of part) {
    found = found.flatMap((each) => {
      const value = typeof each === 'object' && each !== null ? (each as Record<string, unknown>)[step] : undefined;
      if (Array.isArray(value)) isList = true;
      return Array.isArray(value) ? (value as unknown[]) : [value];
    });
  }
  return { found: found.filter((value) => value !== undefined && value !== null), isList };
}

function cell(value: unknown, { kind, choices, shape }: ExportColumn): Cell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value;
  if (shape) return wordsOf(pruned(value, shape));
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return JSON.stringify(value);
  const word = choices?.get(String(value));
  if (word !== undefined) return word;
  if (kind !== 'date' || typeof value === 'boolean') return value;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : date;
}

/** The fields that the contract has, and no others. */
function pruned(value: unknown, shape: Shape | null): unknown {
  if (shape === null || typeof value !== 'object' || value === null) return value ?? null;
  if (Array.isArray(value)) return value.map((each: unknown) => pruned(each, shape));
  const own = value as Record<string, unknown>;
  return Object.fromEntries(Object.entries(shape).map(([field, inner]) => [field, pruned(own[field], inner)]));
}

const plainText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** An object as a text: what it is called, what it says where it is a named value, else what it holds besides its ids. */
function wordsOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  const own = value as Record<string, unknown>;
  const { fieldName, fieldValue = null } = own;
  if (typeof fieldName === 'string') return `${fieldName}: ${Array.isArray(fieldValue) ? fieldValue.join(', ') : plainText(fieldValue)}`;
  const name = ['displayName', 'name', 'title', 'label'].map((field) => own[field]).find((each) => typeof each === 'string' && each !== '');
  if (typeof name === 'string') return name;
  const person = ['firstName', 'lastName', 'email'].map((field) => own[field]).filter((each) => typeof each === 'string' && each !== '');
  if (person.length > 0) return person.join(' ');
  const held = Object.entries(own).filter(([field, each]) => each !== null && each !== '' && !/^_?id$|Id$/.test(field));
  return held.map(([field, each]) => `${field}: ${plainText(each)}`).join('; ');
}
