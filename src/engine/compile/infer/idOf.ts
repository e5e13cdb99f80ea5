import { idFieldOf } from '../ids.ts';
import { fieldsOf, isValue, shapeOf } from '../schema.ts';
import { type Api, required } from './offers.ts';

export function idOf(api: Api, type: string, get?: string): string | undefined {
  const declaration = { name: type, type, title: 'id', operations: { ...(get !== undefined && { get }) } };
  const field = idFieldOf({ ...api, declaration });
  return fieldsOf(api.schema.types.get(type)).some(
    ({ name, type: of, args }) => name === field && isValue(shapeOf(of)) && !shapeOf(of).list && required(args).length === 0,
  )
    ? field
    : undefined;
}
