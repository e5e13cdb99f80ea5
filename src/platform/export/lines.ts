import { isoTime } from '../database/isoTime.ts';
import type { ExportColumn, Rows, Shape } from './columns.ts';

export async function* lines(columns: readonly ExportColumn[], parts: Rows): AsyncGenerator<string> {
  const shape = shapeOfRows(columns);
  for await (const rows of parts) {
    let text = '';
    for (const row of rows) text += `${JSON.stringify(pruned(row, shape))}\n`;
    yield text;
  }
}

/** A row with the fields of the columns, as it is sent. */
export const rowOf = (row: Record<string, unknown>, columns: readonly ExportColumn[]): Record<string, unknown> =>
  pruned(row, shapeOfRows(columns)) as Record<string, unknown>;

export function shapeOfRows(columns: readonly ExportColumn[]): Shape {
  const shape: Shape = {};
  for (const { ends } of columns) for (const { path, shape: end } of ends) put(shape, path, end);
  return shape;
}

function put(into: Shape, [head = '', ...rest]: readonly string[], end: Shape | null): void {
  if (rest.length > 0) put((into[head] ??= {}), rest, end);
  else if (end === null) into[head] ??= null;
  else for (const [field, inner] of Object.entries(end)) put((into[head] ??= {}), [field], inner);
}

function pruned(value: unknown, shape: Shape | null): unknown {
  if (value instanceof Date) return isoTime(value);
  if (shape === null || typeof value !== 'object' || value === null) return value ?? null;
  if (Array.isArray(value)) return value.map((each: unknown) => pruned(each, shape));
  const own = value as Record<string, unknown>;
  return Object.fromEntries(Object.entries(shape).map(([field, inner]) => [field, pruned(own[field], inner)]));
}
