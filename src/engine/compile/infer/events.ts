import type { IntrospectionField, IntrospectionInputValue } from 'graphql';
import type { Change, EventPlan } from '../../plan/EventPlan.ts';
import { changeNamed } from '../../plan/liveEvents.ts';
import { fieldsOf, followPath, inputsOf, isValue, shapeOf, type Shape } from '../schema.ts';
import { heldBy, type Reading } from './fields.ts';
import { type Api, required } from './offers.ts';
import { keyOfType, listsOf, servedOf } from './served.ts';
import { keyOf, wordsOf } from './words.ts';

export interface Events {
  byType: ReadonlyMap<string, readonly EventPlan[]>;
  /** Why a subscription is not used, by its name. */
  unused: ReadonlyMap<string, string>;
}

const known = new WeakMap<Api, Events>();

/** Finds the type that each subscription is about: by its payload first, then by its name. */
export function eventsOf(reading: Reading): Events {
  const found = known.get(reading.api) ?? inferEvents(reading);
  known.set(reading.api, found);
  return found;
}

/** `record` if only the page of a record can subscribe, since that takes its id. */
export function liveOf(reading: Reading, type: string): 'rows' | 'record' | undefined {
  const events = eventsOf(reading).byType.get(type) ?? [];
  return events.some(({ byId }) => byId === undefined) ? 'rows' : events.length > 0 ? 'record' : undefined;
}

function inferEvents(reading: Reading): Events {
  const byType = new Map<string, EventPlan[]>();
  const unused = new Map<string, string>();
  for (const field of reading.api.schema.subscriptions) {
    const found = eventOf(reading, field);
    if (typeof found === 'string') unused.set(field.name, found);
    else byType.set(found.type, [...(byType.get(found.type) ?? []), found.plan]);
  }
  return { byType, unused };
}

interface TypeEvent {
  type: string;
  plan: EventPlan;
}

function eventOf(reading: Reading, field: IntrospectionField): TypeEvent | string {
  const live = liveQuery(reading, field);
  if (live !== undefined) return live;
  const payload = payloadOf(reading, field);
  if (payload === undefined) return 'nothing says which records it is about.';
  const { type, record, former, id, select } = payload;
  const asked = required(field.args);
  const [only] = asked;
  const byId = asked.length === 1 && only !== undefined && isIdOf(reading.api, type, only) ? only : undefined;
  if (asked.length > 0 && byId === undefined) return wants(asked);
  const changeAt = changeField(reading.api, field);
  return {
    type,
    plan: {
      name: field.name,
      text: textOf(field, {
        ...(byId && { byId }),
        select: [select, ...(changeAt === undefined ? [] : [changeAt])].filter((each) => each !== '').join(' '),
      }),
      ...(byId && { byId: byId.name }),
      record: `${field.name}${record}`,
      ...(former !== undefined && { former: `${field.name}${former}` }),
      ...(id !== undefined && { id }),
      change: changeOf(field.name),
      ...(changeAt !== undefined && { changeAt: `${field.name}.${changeAt}` }),
    },
  };
}

const wants = (asked: readonly IntrospectionInputValue[]): string =>
  `it wants ${asked.map(({ name }) => `“${name}”`).join(', ')}, which nothing here gives.`;

interface Payload {
  type: string;
  /** Path below the subscription's field, with its dot. */
  record: string;
  former?: string;
  id?: string;
  select: string;
}

function payloadOf({ api, names }: Reading, field: IntrospectionField): Payload | undefined {
  const shape = shapeOf(field.type);
  const named = typesNamed({ api, names }, field.name);
  if (isValue(shape)) {
    const [type] = named;
    return type === undefined ? undefined : { type, record: '', select: '', ...(shape.kind === 'SCALAR' && isKey(shape) && { id: '' }) };
  }
  if (names.has(shape.name)) return { type: shape.name, record: '', ...identified(api, shape.name) };
  const inside = heldBy(api, shape.name);
  const records = inside.filter((held) => names.has(held.shape.name));
  const current = records.filter(({ name }) => !isFormer(name));
  const held = current.find((each) => named.includes(each.shape.name)) ?? current[0];
  if (held) {
    const { select, ...rest } = identified(api, held.shape.name);
    const former = records.find(({ name, shape: { name: of } }) => isFormer(name) && of === held.shape.name)?.name;
    return {
      ...{ type: held.shape.name, record: `.${held.name}`, ...rest },
      ...(former !== undefined && { former: `.${former}` }),
      select: [held.name, former]
        .flatMap((name) => name ?? [])
        .map((name) => `${name} { ${select} }`)
        .join(' '),
    };
  }
  const [type] = named;
  if (type === undefined || shape.kind !== 'OBJECT') return undefined;
  const key = inside.find((each) => isKey(each.shape) && keys(api, type).has(keyOf(each.name)));
  return key ? { type, record: '', id: key.name, select: key.name } : { type, record: '', select: '__typename' };
}

/** The state before a change is not the record. */
const isFormer = (name: string): boolean => /^(previous|old|before|prior)/i.test(name);

const isKey = (shape: Shape): boolean => isValue(shape) && !/^(Boolean|Float)$/.test(shape.name);

function identified(api: Api, type: string): { id?: string; select: string } {
  const id = keyOfType(api, type);
  return id === '' ? { select: '__typename' } : { id, select: nested(id) };
}

/** `a.b` as `a { b }`. */
const nested = (path: string): string => path.split('.').reduceRight((inner, step) => (inner === '' ? step : `${step} { ${inner} }`), '');

/** Types that a subscription's words name: `onCreateOrderLine`, `order_line_deleted`. */
function typesNamed({ api, names }: Reading, name: string): string[] {
  const words = wordsOf(name).filter((word) => changeNamed(word) === undefined && !around.has(word.toLowerCase()));
  return (api.offers.typesOf.get(keyOf(words.join(''))) ?? []).filter((type) => names.has(type));
}

const around = new Set(['on', 'one', 'many', 'event', 'events', 'subscribe', 'to', 'was', 'did', 'id', 'stream', 'feed', 'watch', 'live']);

const changeOf = (name: string): Change =>
  wordsOf(name)
    .map(changeNamed)
    .find((each) => each !== undefined) ?? 'updated';

/** Field of a payload that says what happened: an enum with values such as `CREATED`. */
function changeField({ schema }: Api, { type }: IntrospectionField): string | undefined {
  return fieldsOf(schema.types.get(shapeOf(type).name)).find((field) => {
    const shape = shapeOf(field.type);
    const values = schema.types.get(shape.name);
    if (shape.list || values?.kind !== 'ENUM' || required(field.args).length > 0) return false;
    return new Set(values.enumValues.flatMap(({ name }) => name.split('_').flatMap((word) => changeNamed(word) ?? []))).size > 1;
  })?.name;
}

const keys = (api: Api, type: string): Set<string> =>
  new Set([keyOfType(api, type), 'id', 'ids', `${type}Id`, `${type}Ids`].filter((each) => each !== '').map(keyOf));

const isIdOf = (api: Api, type: string, { name, type: of }: IntrospectionInputValue): boolean =>
  isKey(shapeOf(of)) && !shapeOf(of).list && keys(api, type).has(keyOf(name));

/** A subscription with the name and type of a query answers with the current rows after each change. */
function liveQuery(reading: Reading, field: IntrospectionField): TypeEvent | string | undefined {
  const { api, names } = reading;
  const query = api.schema.operations.get(field.name);
  if (query?.kind !== 'query' || shapeOf(query.field.type).name !== shapeOf(field.type).name) return undefined;
  const shape = shapeOf(field.type);
  const asked = required(field.args);
  const record = !shape.list && names.has(shape.name) && servedOf(api, shape.name).gets[0]?.name === field.name ? shape.name : undefined;
  const [only] = asked;
  if (record !== undefined && asked.length === 1 && only && isIdOf(api, record, only)) {
    const select = valuesOf(api, record);
    const text = textOf(field, { byId: only, select });
    return { type: record, plan: { ...snapshotOf(api, record, field.name), name: field.name, text, byId: only.name } };
  }
  const rows = shape.list ? { type: shape.name, path: '' } : rowsIn(api, shape.name);
  if (rows === undefined || listsOf(api, rows.type)[0]?.name !== field.name)
    return 'it answers what a query answers, and no page asks for that.';
  if (asked.length > 0) return wants(asked);
  const select = rows.path
    .split('.')
    .reduceRight((inner, step) => (step === '' ? inner : `${step} { ${inner} }`), valuesOf(api, rows.type));
  const { size, newest } = windowOf(api, field);
  const text = textOf(field, { select, given: [...size, ...newest] });
  const plan = snapshotOf(api, rows.type, [field.name, rows.path].filter(Boolean).join('.'));
  return {
    type: rows.type,
    plan: { ...plan, name: field.name, text, snapshot: { most, ...(newest.length > 0 && { newest: true as const }) } },
  };
}

/** Rows that a live query watches. */
const most = 100;

const snapshotOf = (api: Api, type: string, record: string): Pick<EventPlan, 'record' | 'id' | 'change' | 'snapshot'> => ({
  record,
  id: keyOfType(api, type),
  change: 'updated',
  snapshot: { most },
});

/** Values of the record itself: a server sends a payload again if one of them differs. */
function valuesOf(api: Api, type: string): string {
  const values = heldBy(api, type).flatMap(({ name, shape, field }) => (isValue(shape) && field.args.length === 0 ? [name] : []));
  const id = keyOfType(api, type);
  return [...new Set([...(id === '' ? [] : [nested(id)]), ...values])].slice(0, 50).join(' ') || '__typename';
}

function rowsIn({ schema, dialect }: Api, typeName: string): { type: string; path: string } | undefined {
  for (const path of dialect.answers.rows) {
    if (path === '' || path.includes('{')) continue;
    const end = followPath(schema, typeName, path);
    if ('candidates' in end || end.shape.kind !== 'OBJECT' || (!end.shape.list && !end.throughList)) continue;
    return { type: end.shape.name, path };
  }
  return undefined;
}

/** The newest rows, as far as the arguments can say that. */
function windowOf({ schema }: Api, { args }: IntrospectionField): { size: string[]; newest: string[] } {
  const size = args.find(({ name, type }) => /^(limit|first|take|page_?size|size)$/i.test(name) && shapeOf(type).name === 'Int');
  const orders = args.flatMap(({ name, type }) => {
    if (!/order|sort/i.test(name)) return [];
    const at = inputsOf(schema.types.get(shapeOf(type).name)).find((each) => /^(created|inserted)_?(at|on|date)?$/i.test(each.name));
    const values = at && schema.types.get(shapeOf(at.type).name);
    const falling = values?.kind === 'ENUM' ? values.enumValues.find((each) => /^desc(ending)?$/i.test(each.name)) : undefined;
    return at && falling ? [`${name}: { ${at.name}: ${falling.name} }`] : [];
  });
  return { size: size ? [`${size.name}: ${most}`] : [], newest: orders.slice(0, 1) };
}

interface Text {
  byId?: IntrospectionInputValue;
  given?: string[];
  select: string;
}

function textOf({ name }: IntrospectionField, { byId, given = [], select }: Text): string {
  const args = [...(byId ? [`${byId.name}: $${byId.name}`] : []), ...given];
  const variables = byId ? `($${byId.name}: ${shapeOf(byId.type).text})` : '';
  return `subscription ${name}${variables} { ${name}${args.length > 0 ? `(${args.join(', ')})` : ''}${select === '' ? '' : ` { ${select} }`} }`;
}
