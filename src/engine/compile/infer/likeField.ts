import { kindOf } from '../kinds.ts';
import { isValue, type Shape } from '../schema.ts';
import type { Reading } from './fields.ts';

/** The record's field of the same name says more than a plain input: `author: Int` is a record's id, `publishedAt: String` a moment. */
export function likeField({ api, names }: Reading, input: Shape, held: Shape): { related?: true; widget?: string } {
  if (!isValue(input)) return {};
  if (held.kind === 'OBJECT' && names.has(held.name) && held.list === input.list) return { related: true };
  const kind = kindOf({ schema: api.schema, dialect: api.dialect, env: {} }, held);
  return input.name === 'String' && !input.list && (kind === 'date' || kind === 'dateTime') ? { widget: kind } : {};
}
