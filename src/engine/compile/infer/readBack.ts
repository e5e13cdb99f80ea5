import type { IntrospectionField, IntrospectionInputValue } from 'graphql';
import { takes } from '../../plan/Source.ts';
import { roleOf } from '../roles.ts';
import { fieldsOf, followPath, inputsOf, isValue, shapeOf } from '../schema.ts';
import type { Reading } from './fields.ts';
import { idOf } from './idOf.ts';
import { required, type Api } from './offers.ts';
import { keyOf, pluralOf } from './words.ts';

/** Path of a picker's current value, if not the field's own name: `author.id` for `authorId`, `tags.id` for `tagIds`. */
export function currentOf(api: Api, type: string, name: string): string | undefined {
  const fields = fieldsOf(api.schema.types.get(type));
  const own = fields.find((each) => each.name === name);
  if (own !== undefined && isValue(shapeOf(own.type))) return undefined;
  const base = name.replace(/_?(id|ids)$/i, '');
  const keys = [keyOf(base), ...(/ids$/i.test(name) ? [keyOf(pluralOf(base))] : [])];
  const relation = own ?? fields.find((each) => keys.includes(keyOf(each.name)));
  if (relation === undefined) return undefined;
  const id = idOf(api, shapeOf(relation.type).name);
  const path = id === undefined ? undefined : `${relation.name}.${id}`;
  return path === undefined || 'candidates' in followPath(api.schema, type, path) ? undefined : path;
}

/** `country.code` for `countryCode`, if the record has no such field of its own. */
export function innerValueOf(api: Api, type: string, name: string): string | undefined {
  const fields = fieldsOf(api.schema.types.get(type));
  if (fields.some((each) => each.name === name)) return undefined;
  const key = keyOf(name);
  for (const field of fields) {
    const shape = shapeOf(field.type);
    if (shape.kind !== 'OBJECT' || shape.list || !key.startsWith(keyOf(field.name))) continue;
    const rest = key.slice(keyOf(field.name).length);
    const inner = fieldsOf(api.schema.types.get(shape.name)).find((each) => keyOf(each.name) === rest && isValue(shapeOf(each.type)));
    const path = inner && `${field.name}.${inner.name}`;
    if (path !== undefined && !('candidates' in followPath(api.schema, type, path))) return path;
  }
  return undefined;
}

const unread = 'its current values can’t be read, and saving would replace them';

/** Why an update would lose what a list holds now; undefined if the form can load all of it. */
export function lossOf({ api }: Reading, type: string | undefined, input: IntrospectionInputValue): string | undefined {
  return shapeOf(input.type).list && !isChange.test(input.name) ? listLoss(api, type ?? '', input, 0) : undefined;
}

/** `addLines` replaces nothing. */
const isChange = /^(add|remove|new|append|delete|connect|disconnect|create)([A-Z_]|$)/;

function listLoss(api: Api, type: string, input: IntrospectionInputValue, depth: number): string | undefined {
  const field = fieldsOf(api.schema.types.get(type)).find(({ name }) => name === input.name);
  const shape = shapeOf(input.type);
  if (shape.kind !== 'INPUT_OBJECT' && currentOf(api, type, input.name) !== undefined) return undefined;
  if (field === undefined) return unread;
  if (isPaged(api, field)) return 'the API returns it in pages, and saving one page would remove the rest';
  const held = shapeOf(field.type);
  if (!held.list) return unread;
  if (shape.kind !== 'INPUT_OBJECT') return isValue(held) ? undefined : unread;
  const lost = held.kind === 'OBJECT' ? rowLoss(api, held.name, shape.name, depth + 1) : undefined;
  if (held.kind !== 'OBJECT') return unread;
  return lost === undefined ? undefined : `“${lost}” of its rows can’t be read, and saving would lose it`;
}

const deepest = 4;

/** First input of a row that can't be read back. A row with an id is updated, so that the API keeps the rest of it. */
function rowLoss(api: Api, type: string, inputType: string, depth: number): string | undefined {
  const inputs = inputsOf(api.schema.types.get(inputType));
  const isUpdated = inputs.some(({ name }) => name === idOf(api, type));
  const asked = isUpdated ? required(inputs).filter(({ type: of }) => shapeOf(of).list) : inputs;
  return asked.find((input) => !isRead(api, type, input, depth))?.name;
}

function isRead(api: Api, type: string, input: IntrospectionInputValue, depth: number): boolean {
  if (depth > deepest) return false;
  const field = fieldsOf(api.schema.types.get(type)).find(({ name }) => name === input.name);
  const shape = shapeOf(input.type);
  if (shape.list) return listLoss(api, type, input, depth) === undefined;
  if (shape.kind !== 'INPUT_OBJECT') {
    if (field !== undefined && isValue(shapeOf(field.type))) return true;
    return (currentOf(api, type, input.name) ?? innerValueOf(api, type, input.name)) !== undefined;
  }
  const held = field && shapeOf(field.type);
  return held?.kind === 'OBJECT' && !held.list && rowLoss(api, held.name, shape.name, depth + 1) === undefined;
}

const isPaged = ({ dialect }: Api, { args }: IntrospectionField): boolean =>
  args.some(({ name }) => {
    const role = roleOf(dialect, 'list', name, args);
    return role !== undefined && takes(role, 'page', 'size', 'offset', 'cursor');
  });
