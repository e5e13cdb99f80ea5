import { idFieldOf } from '../ids.ts';
import { followPath, isValue } from '../schema.ts';
import type { Api } from './offers.ts';

export function idOf(api: Api, type: string, get?: string): string | undefined {
  const declaration = { name: type, type, title: 'id', operations: { ...(get !== undefined && { get }) } };
  const field = idFieldOf({ ...api, declaration });
  const end = followPath(api.schema, type, field);
  return !('candidates' in end) && isValue(end.shape) && !end.shape.list && !end.throughList ? field : undefined;
}
