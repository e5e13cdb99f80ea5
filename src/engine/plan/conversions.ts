import type { OrderBy, Source } from './Source.ts';

/** Converts texts from addresses and pickers to numbers; the API refuses what is none. */
export function toNumber(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toNumber);
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
}

/** Converts a moment, or its day in the reader's time zone, shifted where an API excludes the bound. */
export function toTime(value: unknown, { from, shift }: Extract<Source, { from: 'day' | 'moment' }>): unknown {
  const text = String(value);
  const time = new Date(/^[\d-]{10}$/.test(text) ? `${text}T00:00` : text);
  if (typeof value !== 'string' || Number.isNaN(time.getTime())) return value;
  if (from === 'moment') return new Date(time.getTime() + (shift ?? 0)).toISOString();
  time.setDate(time.getDate() + (shift ?? 0));
  return [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Puts a text into a pattern, with its wildcards `%` and `_` escaped. */
export const toPattern = (value: unknown, pattern: string): unknown =>
  typeof value === 'string' && value !== '' ? pattern.replace('{}', () => value.replace(/[\\%_]/g, '\\$&')) : value;

/** Spells a sort in one value: `NAME_ASC`, or `{ name: 'asc' }`, nested for a path. */
export function toOrderBy(as: OrderBy, sort: { field: string; order: 'ASC' | 'DESC' } | undefined): unknown {
  if (!sort) return undefined;
  const { field, order } = sort;
  const spelled = (how: 'asc' | 'ASC'): string => (how === 'ASC' ? order : order.toLowerCase());
  if ('text' in as)
    return as.text
      .replace('{field}', field)
      .replace('{order}', order.toLowerCase())
      .replace('{ORDER}', order)
      .replace('{-}', order === 'DESC' ? '-' : '');
  if ('field' in as) return { [as.field]: field, [as.order]: spelled(as.spelled) };
  return field.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), spelled(as.key));
}

/** Filters rows by values, and picks fields of them. */
export function picked(rows: unknown, { where = {}, fields }: Extract<Source, { from: 'rows' }>): Row[] | undefined {
  if (!Array.isArray(rows)) return undefined;
  return (rows as Row[])
    .filter((row) => Object.entries(where).every(([name, value]) => row[name] === value))
    .map((row) => Object.fromEntries(fields.flatMap((name) => (name in row ? [[name, row[name]]] : []))));
}

type Row = Record<string, unknown>;
