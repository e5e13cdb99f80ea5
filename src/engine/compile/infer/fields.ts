import type { IntrospectionField } from 'graphql';
import type { ValueKind } from '../../plan/ValueKind.ts';
import { kindOf } from '../kinds.ts';
import { fieldsOf, isValue, shapeOf, type Shape } from '../schema.ts';
import { idOf } from './idOf.ts';
import { type Api, required } from './offers.ts';
import { keyOfType } from './served.ts';
import { keyOf, wordsOf } from './words.ts';

export interface Reading {
  api: Api;
  names: ReadonlyMap<string, string>;
}

export interface Held {
  field: IntrospectionField;
  name: string;
  shape: Shape;
  kind: ValueKind;
}

export function heldBy(api: Api, type: string): readonly Held[] {
  const known = heldKnown.get(api) ?? new Map<string, readonly Held[]>();
  heldKnown.set(api, known);
  const held = known.get(type) ?? fieldsHeld(api, type);
  known.set(type, held);
  return held;
}

const heldKnown = new WeakMap<Api, Map<string, readonly Held[]>>();

function fieldsHeld({ schema, dialect }: Api, type: string): Held[] {
  return fieldsOf(schema.types.get(type)).flatMap((field) => {
    if (required(field.args).length > 0) return [];
    const shape = shapeOf(field.type);
    return [{ field, name: field.name, shape, kind: kindOf({ schema, dialect, env: {} }, shape) }];
  });
}

const texts = new Set<ValueKind>(['text', 'email', 'multiline']);
const titles = ['name', 'title', 'label', 'displayname', 'fullname', 'headline', 'subject', 'caption'];
const persons = [
  ['firstname', 'lastname'],
  ['givenname', 'familyname'],
  ['forename', 'surname'],
];
const lesser = ['username', 'login', 'nickname', 'email', 'emailaddress', 'code', 'sku', 'slug', 'number', 'key', 'reference'];

/** Title of a type: name, first and last name, address, code, else the first text, what a comment says, a related record, or the id. */
export function titleOfType(api: Api, type: string): string | undefined {
  const known = titlesKnown.get(api) ?? new Map<string, string | undefined>();
  titlesKnown.set(api, known);
  if (!known.has(type)) known.set(type, inferTitle(api, type));
  return known.get(type);
}

const titlesKnown = new WeakMap<Api, Map<string, string | undefined>>();

function inferTitle(api: Api, type: string): string | undefined {
  return (
    wordedTitle(api, type) ??
    heldBy(api, type).find((held) => isSingle(held) && texts.has(held.kind) && isSaid(held.name))?.name ??
    relatedTitle(api, type) ??
    embeddedTitle(api, type) ??
    idOf(api, type) ??
    heldBy(api, type).find(isSingle)?.name
  );
}

const isSingle = ({ shape, field }: Held): boolean => isValue(shape) && !shape.list && !field.isDeprecated;

/** Big integers travel as texts, but are no title. */
const isWord = ({ kind, shape }: Held): boolean =>
  texts.has(kind) && !/(int|float|decimal|numeric|money|cursor|interval|time)$/i.test(shape.name);

function wordedTitle(api: Api, type: string): string | undefined {
  const short = heldBy(api, type).filter((held) => isSingle(held) && isWord(held) && !isLong(held.name) && !isMoment(held.name));
  const find = (key: string): string | undefined => short.find(({ name }) => keyOf(name) === key)?.name;
  const first = (keys: readonly string[]): string | undefined => keys.map(find).find((name) => name !== undefined);
  const person = persons.map((parts) => parts.map(find)).find((parts) => parts.every((part) => part !== undefined));
  const own = keyOf(type);
  // The `title` of a person with a first and last name is a form of address.
  const named = first(person === undefined ? titles : titles.filter((key) => key !== 'title'));
  return (
    named ??
    person?.join(' ') ??
    first([`${own}name`, `${own}title`, ...lesser]) ??
    short.find(({ name }) => /(name|title)$/i.test(name))?.name ??
    short.find(({ name }) => !isForeign(name))?.name
  );
}

/** Title of a join row: `order.number product.name`. */
function relatedTitle(api: Api, type: string): string | undefined {
  const paths = heldBy(api, type).flatMap(({ name, shape, field }) => {
    const isRecord =
      shape.kind === 'OBJECT' && !shape.list && !field.isDeprecated && shape.name !== type && api.offers.lists.has(shape.name);
    const title = isRecord ? wordedTitle(api, shape.name) : undefined;
    return title === undefined ? [] : [`${name}.${title.split(' ')[0] ?? title}`];
  });
  return paths.length === 0 ? undefined : paths.slice(0, 2).join(' ');
}

/** Title in an object of the record's own: `attributes.title`. */
function embeddedTitle(api: Api, type: string): string | undefined {
  for (const { name, shape, field } of heldBy(api, type)) {
    const isOwn = shape.kind === 'OBJECT' && !shape.list && !field.isDeprecated && shape.name !== type && !api.offers.lists.has(shape.name);
    if (!isOwn || /^(internal|sys|_*meta(data)?|seo|links?)$|_func$/i.test(name)) continue;
    const title = wordedTitle(api, shape.name)?.split(' ')[0];
    if (title !== undefined) return `${name}.${title}`;
  }
  return undefined;
}

const isMoment = (name: string): boolean => /[a-z](At|On|Date|Time)$|(^|_)(at|on|date|time|day|timestamp)$/.test(name);

/** The text of a comment or a message, which has no other name; notes and descriptions are about something else. */
const isSaid = (name: string): boolean => /^(body|contents?|text|message|comment|remark)$/i.test(name);

export const isLong = (name: string): boolean =>
  /^(description|body|content|contents|text|notes?|bio|biography|html|markdown|summary|abstract|excerpt|message|comments?|remarks?)$/.test(
    wordsOf(name).at(-1)?.toLowerCase() ?? '',
  );

export const isForeign = (name: string): boolean => /[^A-Z_]_?(id|ids|Id|Ids|ID|IDs)$/.test(name) && wordsOf(name).length > 1;

const foreignBase = (name: string): string => name.replace(/_?(ids|Ids|IDs|id|Id|ID)$/, '');

export function pointedAt({ api, names }: Reading, type: string, name: string): string | undefined {
  if (!isForeign(name)) return keyedType({ api, names }, type, name);
  const base = foreignBase(name);
  const fields = fieldsOf(api.schema.types.get(type));
  const joined = fields.find((field) => keyOf(field.name) === keyOf(base) || relationKey(field.name) === keyOf(name));
  const shape = joined === undefined ? undefined : shapeOf(joined.type);
  if (shape !== undefined && names.has(shape.name)) return shape.name;
  return api.offers.typesOf.get(keyOf(base))?.find((each) => names.has(each));
}

/** `shelfCode` points to the shelf whose id is its `code`. */
function keyedType({ api, names }: Reading, type: string, name: string): string | undefined {
  const words = wordsOf(name);
  const key = words.at(-1)?.toLowerCase();
  if (words.length < 2 || key === undefined) return undefined;
  const base = keyOf(name).slice(0, -key.length);
  return api.offers.typesOf.get(base)?.find((each) => each !== type && names.has(each) && keyOf(keyOfType(api, each)) === key);
}

/** PostGraphile's `userByAuthorId` stands for `authorId`. */
const relationKey = (name: string): string => keyOf(/[a-z]By([A-Z]\w*)$/.exec(name)?.[1] ?? '');

/** Name of a relation: `author`, for `author` and `userByAuthorId`. */
export const relationName = (name: string): string => /[a-z]By([A-Z]\w*?)_?Id$/.exec(name)?.[1] ?? name;

/** Name of child rows: `orders`, for `orders` and `ordersByCustomerId`. */
export const rowsName = (name: string): string =>
  name.replace(/(?<=[a-z])By[A-Z]\w*$/, '').replace(/(Connection|_connection|_aggregate|Aggregate)$/, '') || name;

export function keyBeside(api: Api, type: string, relation: string): string | undefined {
  const fields = fieldsOf(api.schema.types.get(type));
  return fields.find(
    ({ name, type: of }) =>
      isForeign(name) && isValue(shapeOf(of)) && (keyOf(foreignBase(name)) === keyOf(relation) || keyOf(name) === relationKey(relation)),
  )?.name;
}
