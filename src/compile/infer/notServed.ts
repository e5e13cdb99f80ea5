import type { IntrospectionQuery } from 'graphql';
import type { Located } from '../compileAll.ts';
import { fieldsOf, isValue, shapeOf, type Operation } from '../schema.ts';
import { idOf } from './idOf.ts';
import { required, rowsBelow } from './offers.ts';
import type { Api } from './served.ts';

interface Console {
  introspection: IntrospectionQuery;
  api: Api;
  /** The types that have a resource. */
  types: ReadonlySet<string>;
  declared: readonly Located[];
}

/** What an API has and its console has no place for, a sentence each; of what could be used by one of its lists nothing is said. */
export function notServedOf({ introspection, api, types, declared }: Console): string[] {
  const { schema, offers } = api;
  const used = new Set(declared.flatMap(({ declaration: { operations, actions = {} } }) => [...namesOf(operations), ...namesOf(actions)]));
  const operations = [...schema.operations.values()].filter(({ name }) => !used.has(name) && !name.startsWith('_'));
  const said = [
    ...schema.objectNames.flatMap((type) => (types.has(type) ? [] : (whyNoType(api, type) ?? []))),
    ...operations.flatMap(
      (operation) => (operation.kind === 'query' ? whyNoQuery(api, types, operation) : whyNoMutation(api, types, operation)) ?? [],
    ),
    ...fieldsOf(schema.types.get(introspection.__schema.subscriptionType?.name ?? '')).map(
      ({ name }) => `Subscription «${name}»: what changes is seen when a page is asked again.`,
    ),
  ];
  return [...new Set([...offers.unsupported, ...said])];
}

/** The operations that a part of a declaration names. */
const namesOf = (part: object): string[] =>
  Object.values(part).flatMap((each: unknown) =>
    typeof each === 'string' ? [each] : typeof each === 'object' && each !== null ? namesOf(each) : [],
  );

/** Types that only stand around others. */
const around = /(Payload|Result|Response|Output|Edge|Connection|Meta|PageInfo)$|aggregate/i;

/** Records that have an id are somebody's; what is only part of others is shown with them. */
function whyNoType(api: Api, type: string): string | undefined {
  if (around.test(type) || idOf(api, type) === undefined) return undefined;
  const lists = api.offers.lists.get(type) ?? [];
  const [list] = lists;
  if (list === undefined) return `Type «${type}»: nothing lists its records.`;
  const wanted = required(list.field.args).map(({ name }) => `«${name}»`);
  return wanted.length === 0 ? undefined : `Type «${type}»: its list «${list.name}» wants ${wanted.join(', ')}, which nothing here gives.`;
}

function whyNoQuery({ schema, dialect }: Api, types: ReadonlySet<string>, { name, field }: Operation): string | undefined {
  const shape = shapeOf(field.type);
  if (/count|total|aggregate|meta$/i.test(name) || /^node(id)?$/i.test(name)) return undefined;
  if (isValue(shape)) return `Query «${name}»: it answers ${shape.list ? 'values' : 'a value'}, and no records.`;
  if (shape.kind !== 'OBJECT') return shape.list ? undefined : `Query «${name}»: its answer may be of several types (${shape.name}).`;
  const rows = rowsBelow(schema, dialect, shape.name);
  const isKnown = shape.list || types.has(shape.name) || (rows !== undefined && types.has(rows));
  // A list of records without a resource is told with their type, and a root may be a field of itself.
  if (isKnown || rows !== undefined || around.test(shape.name) || !schema.objectNames.includes(shape.name)) return undefined;
  return `Query «${name}»: it answers one ${shape.name}, of which there is no list.`;
}

function whyNoMutation({ offers }: Api, types: ReadonlySet<string>, { name }: Operation): string | undefined {
  const write = offers.writes.get(name);
  const about = write === undefined ? [] : [...write.answers, ...(offers.typesOf.get(write.said) ?? [])];
  if (about.some((type) => types.has(type))) return undefined;
  return `Mutation «${name}»: it neither makes, changes nor deletes one record of a list.`;
}
