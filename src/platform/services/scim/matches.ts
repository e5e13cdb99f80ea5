import type { Filter } from './filter.ts';
import { fieldOf } from './values.ts';

/** Tests a value of a list against the filter of a path, such as `emails[type eq "work"]`. */
export function matches(filter: Filter, record: Record<string, unknown>): boolean {
  switch (filter.op) {
    case 'and':
      return filter.of.every((each) => matches(each, record));
    case 'or':
      return filter.of.some((each) => matches(each, record));
    case 'not':
      return !matches(filter.of, record);
    case 'pr':
      return isPresent(fieldOf(record, filter.path));
    default:
      return compares(filter.op, fieldOf(record, filter.path), filter.value);
  }
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function compares(op: string, own: unknown, value: unknown): boolean {
  const isFlag = typeof own === 'boolean' || typeof value === 'boolean';
  const one = isFlag || own === undefined || own === null ? String(own ?? null).toLowerCase() : String(own).toLowerCase();
  const other = String(value).toLowerCase();
  switch (op) {
    case 'eq':
      return one === other;
    case 'ne':
      return one !== other;
    case 'co':
      return isPresent(own) && one.includes(other);
    case 'sw':
      return isPresent(own) && one.startsWith(other);
    case 'ew':
      return isPresent(own) && one.endsWith(other);
    case 'gt':
      return isPresent(own) && one > other;
    case 'ge':
      return isPresent(own) && one >= other;
    case 'lt':
      return isPresent(own) && one < other;
    default:
      return isPresent(own) && one <= other;
  }
}
