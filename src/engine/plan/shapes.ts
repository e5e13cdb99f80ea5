import type { Source, Variable } from './Plan.ts';
import { bringShapes, isChosen, put, valueOf, type ShapedSource, type Sources, type Values } from './sources.ts';

// What only other dialects send: numbers made of texts, patterns, sorts in one value, related records in objects of their own.

bringShapes((source: ShapedSource, sources: Sources): unknown => {
  if ('given' in source) return given(source, sources);
  if ('keyed' in source) return keyed(source, sources);
  if ('as' in source) return source.as === 'number' ? asNumber(valueOf(source.of, sources)) : asTime(valueOf(source.of, sources), source);
  if ('like' in source) return inPattern(source.like, valueOf(source.of, sources));
  if ('sorted' in source) return sortedBy(source, sources.sort);
  return either(source.either, sources);
});

/** Ids and what stands in an address are texts; an argument may want a number. What is none is left for the API to refuse. */
function asNumber(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asNumber);
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;
}

/** A moment, or its day where the reader is; the next one to it for an API whose bounds are not among what they bound. */
function asTime(value: unknown, { as, shift = 0 }: { as: 'day' | 'moment'; shift?: number }): unknown {
  const text = String(value);
  const time = new Date(/^[\d-]{10}$/.test(text) ? `${text}T00:00` : text);
  if (typeof value !== 'string' || Number.isNaN(time.getTime())) return value;
  if (as === 'moment') return new Date(time.getTime() + shift).toISOString();
  time.setDate(time.getDate() + shift);
  return [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** A text within a pattern in which `%` and `_` mean others: what was typed means itself. */
const inPattern = (pattern: string, value: unknown): unknown =>
  typeof value === 'string' && value !== '' ? pattern.replace('{}', () => value.replace(/[\\%_]/g, '\\$&')) : value;

/** A sort in one value: `NAME_ASC`, or `{ name: 'asc' }`, nested where the field is a path. */
function sortedBy({ sorted, list }: Extract<Source, { sorted: unknown }>, sort: Sources['sort']): unknown {
  if (!sort) return undefined;
  const { field, order } = sort;
  const spelled = (as: 'asc' | 'ASC'): string => (as === 'ASC' ? order : order.toLowerCase());
  const value =
    'text' in sorted
      ? sorted.text.replace('{field}', field).replace('{order}', order.toLowerCase()).replace('{ORDER}', order)
      : 'as' in sorted
        ? { [sorted.field]: field, [sorted.order]: spelled(sorted.as) }
        : field.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), spelled(sorted.key));
  return list ? [value] : value;
}

/** Objects of which one must fit; none where the user chose nothing for them. */
function either(alternatives: readonly Variable[][], sources: Sources): Values[] | undefined {
  const objects = alternatives.flatMap((vars): Values[] => {
    const filled = vars.map(([path, source]) => ({ path, value: valueOf(source, sources), chosen: isChosen(source) }));
    if (filled.some(({ value, chosen }) => chosen && value === undefined)) return [];
    const object: Values = {};
    for (const { path, value } of filled) put(object, path.split('.'), value);
    return [object];
  });
  return objects.length > 0 ? objects : undefined;
}

/** What a relation is connected to, which is nothing where the value is none; `none` says that. */
function given({ given: source, as }: Extract<Source, { given: unknown }>, sources: Sources): unknown {
  const value = valueOf(source, sources);
  if (as === 'none') return value === null || value === '' ? true : undefined;
  if (value === null || value === '') return undefined;
  return as === 'number' ? asNumber(value) : value;
}

/** Values as objects, each under one key. */
function keyed({ keyed: key, of, as }: Extract<Source, { keyed: unknown }>, sources: Sources): unknown {
  const values = valueOf(of, sources);
  if (!Array.isArray(values)) return values;
  return (as === 'number' ? (asNumber(values) as unknown[]) : values).map((value) => ({ [key]: value }));
}
