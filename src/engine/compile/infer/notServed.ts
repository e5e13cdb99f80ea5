import type { IntrospectionQuery } from 'graphql';
import type { Plan } from '../../plan/Plan.ts';
import type { Located } from '../compileAll.ts';
import { fieldsOf, isRecordType, isValue, isViewer, shapeOf, type Operation } from '../schema.ts';
import { isUnclear, unclearAnswer } from '../outcomes.ts';
import { eventsOf } from './events.ts';
import type { Reading } from './fields.ts';
import { keyPlace } from '../compositeKey.ts';
import { idOf } from './idOf.ts';
import { type Api, required, rowsBelow, type Write } from './offers.ts';
import { takesId, takesOwnFields } from './served.ts';
import { noteUsed, type Used } from './usedBy.ts';
import { labelOf } from './words.ts';

interface Console {
  introspection: IntrospectionQuery;
  reading: Reading;
  types: ReadonlySet<string>;
  plans: readonly Plan[];
  declared: readonly Located[];
  /** Reasons that a resource's own page gives, by type. */
  reasons?: ReadonlyMap<string, readonly string[]>;
}

export function notServedOf({ introspection, reading, types, plans, declared, reasons: said = new Map() }: Console): string[] {
  const { api } = reading;
  const { schema } = api;
  const used: Used = { operations: new Set(), types: new Set() };
  for (const plan of plans) noteUsed(schema, plan, used);
  for (const { operations, actions = {} } of declared.map(({ declaration }) => declaration))
    for (const name of [...namesOf(operations), ...namesOf(actions)]) used.operations.add(name);
  const left = [...schema.operations.values()].filter(({ name, outer }) => !used.operations.has(name) && !isViewer(outer?.name ?? ''));
  const context = { api, types, used, plans, said };
  const holders = holdersOf(api, left);
  const reasons = [
    ...left.map((operation) => (operation.kind === 'query' ? whyNoQuery(context, operation) : whyNoMutation(context, operation))),
    ...schema.shadowed.map(({ name }) => `Mutation “${name}”: a query has the same name.`),
    ...schema.objectNames.flatMap((type) =>
      used.types.has(type) || isRoot(introspection, type) ? [] : [whyNoType(context, type, holders)],
    ),
    ...[...eventsOf(reading).unused].map(([name, why]) => `Subscription “${name}”: ${why}`),
  ];
  return [...new Set(reasons)];
}

interface ApiUse {
  api: Api;
  types: ReadonlySet<string>;
  used: Used;
  plans: readonly Plan[];
  said: ReadonlyMap<string, readonly string[]>;
}

const isRoot = ({ __schema: { subscriptionType } }: IntrospectionQuery, type: string): boolean => subscriptionType?.name === type;

const namesOf = (part: object): string[] =>
  Object.values(part).flatMap((each: unknown) =>
    typeof each === 'string' ? [each] : typeof each === 'object' && each !== null ? namesOf(each) : [],
  );

function holdersOf({ schema }: Api, operations: readonly Operation[]): Map<string, string[]> {
  const holders = new Map<string, string[]>();
  const note = (type: string, by: string): void => void holders.set(type, [...(holders.get(type) ?? []), by]);
  for (const { name, field } of operations) note(shapeOf(field.type).name, `“${name}”`);
  for (const type of schema.objectNames)
    for (const { name, type: of } of fieldsOf(schema.types.get(type))) {
      const shape = shapeOf(of);
      if (shape.kind === 'OBJECT' && shape.name !== type && (holders.get(shape.name)?.length ?? 0) < 4)
        note(shape.name, `“${type}.${name}”`);
    }
  return holders;
}

function whyNoType({ api, types, plans }: ApiUse, type: string, holders: ReadonlyMap<string, string[]>): string {
  // The list exists, but cannot be shown.
  if (types.has(type) && !plans.some((plan) => plan.type === type)) return `Type “${type}”: its list does not compile.`;
  const [list] = api.offers.lists.get(type) ?? [];
  const requested = list === undefined ? [] : required(list.field.args).map(({ name }) => `“${name}”`);
  if (requested.length > 0) return `Type “${type}”: its list “${list?.name}” wants ${requested.join(', ')}, which nothing here gives.`;
  const by = holders.get(type) ?? [];
  const where = by.length === 0 ? 'nothing answers it' : `only ${some(by)} ${by.length === 1 ? 'holds' : 'hold'} it`;
  if (idOf(api, type) !== undefined && list === undefined) return `Type “${type}”: it has no list of its own; ${where}.`;
  return `Type “${type}”: ${where}, and no page asks for that.`;
}

const some = (names: readonly string[]): string => (names.length > 3 ? `${names.slice(0, 3).join(', ')} and others` : names.join(', '));

function whyNoQuery({ api: { schema, dialect }, types, plans }: ApiUse, { name, field }: Operation): string {
  const shape = shapeOf(field.type);
  if (isValue(shape)) return `Query “${name}”: it answers ${shape.list ? 'values' : 'a value'}, and no records.`;
  if (shape.list && !isRecordType(schema, shape))
    return `List “${name}”: its rows may be of several types (${shape.name}), which have no id in common.`;
  if (shape.kind !== 'OBJECT' && !types.has(shape.name)) return `Query “${name}”: its answer may be of several types (${shape.name}).`;
  const rows = shape.list ? shape.name : rowsBelow(schema, dialect, shape.name);
  const requested = required(field.args).map((input) => `“${input.name}”`);
  const other = plans.find(({ type }) => type === (rows ?? shape.name));
  if (rows !== undefined && other?.list) return `Query “${name}”: rows of ${rows} are listed by “${other.list.name}”.`;
  if (other?.get) return `Query “${name}”: one ${shape.name} is read by “${other.get.name}”.`;
  if (requested.length > 0) return `Query “${name}”: it wants ${requested.join(', ')}, which nothing here gives.`;
  if (rows !== undefined) return `List “${name}”: rows of ${rows} have nothing to show.`;
  if (types.has(shape.name)) return `Query “${name}”: it answers one ${shape.name}, and takes no id that says which.`;
  return `Query “${name}”: it answers one ${shape.name}, of which there is no list.`;
}

function whyNoMutation({ api, types, plans, said }: ApiUse, operation: Operation): string {
  const { name } = operation;
  const write = api.offers.writes.get(name) ?? api.offers.several.get(name);
  const [unlisted] = api.offers.typesOf.get(write?.noun ?? '') ?? [];
  if (unlisted !== undefined && !api.offers.typesOf.get(write?.noun ?? '')?.some((each) => types.has(each)))
    return `Mutation “${name}”: it writes a ${unlisted}, of which there is no list.`;
  const about = write === undefined ? [] : [...(api.offers.typesOf.get(write.noun) ?? []), ...write.answers];
  const type = about.find((each) => types.has(each));
  const answered = write === undefined ? mentionedBy(api, types, operation) : undefined;
  if (answered !== undefined) return `Mutation “${name}”: ${whyUnnamed(api, plans, answered, operation)}`;
  if (write === undefined || type === undefined) return `Mutation “${name}”: it neither makes, changes nor deletes one record of a list.`;
  return `Mutation “${name}”: ${whyNoWrite(api, plans, type, write, said.get(type) ?? [])}`;
}

/** Listed type that an operation answers with. */
const mentionedBy = ({ schema }: Api, types: ReadonlySet<string>, { field }: Operation): string | undefined => {
  const shape = shapeOf(field.type);
  const answers = shape.list ? [] : [shape, ...fieldsOf(schema.types.get(shape.name)).map(({ type }) => shapeOf(type))];
  return answers.find(({ name, list }) => types.has(name) && !list)?.name;
};

function whyUnnamed(api: Api, plans: readonly Plan[], type: string, { name, ...operation }: Operation): string {
  const plan = plans.find((each) => each.type === type);
  const isOfRecord = takesId(api, type, { name, ...operation });
  const says = `its name doesn’t say whether it creates, changes or deletes a ${type}. Declare it:`;
  if (!isOfRecord) return `${says} \`operations: { create: '${name}' }\`.`;
  const isAction = plan?.update !== undefined || operation.field.args.length < 2;
  return isAction
    ? `${says} \`actions: { ${name}: { operation: '${name}', on: 'record' } }\`.`
    : `${says} \`operations: { update: '${name}' }\`.`;
}

function whyNoWrite(api: Api, plans: readonly Plan[], type: string, write: Write, said: readonly string[]): string {
  const plan = plans.find((each) => each.type === type);
  const { doing, operation } = write;
  const does = doing === 'delete' ? plan?.actions.find(({ name }) => name === 'delete')?.operation : plan?.[doing];
  if (does !== undefined) return `“${does.name}” does that with a ${type} here.`;
  if (isUnclear(api, type, operation)) return unclearAnswer(type, operation);
  const parts = plan?.keys;
  if (doing !== 'create' && parts !== undefined && keyPlace(api, parts, operation) === undefined)
    return `it doesn’t take the whole key of a ${type} (${parts.join(', ')}), and could change others.`;
  if (doing !== 'create' && parts === undefined && idOf(api, type) === undefined)
    return `a ${type} has no id, so it could change any of them.`;
  if (doing !== 'create' && parts === undefined && plan?.kind !== 'settings' && !takesId(api, type, operation))
    return `it takes no id that says which ${type} is meant, and could change all of them.`;
  if (api.offers.several.has(operation.name)) return 'it takes several records at once; here each is written by itself.';
  if (doing === 'update' && !takesOwnFields(api, type, write)) return `most of what it asks for are no fields of a ${type}.`;
  return ownReason(doing, operation, said) ?? `what it takes and answers does not make a page of a ${type}; that page says which part.`;
}

/** The reason on the resource's own page, with why a field that it needs is left out. */
function ownReason(doing: string, { name }: Operation, said: readonly string[]): string | undefined {
  const verb = labelOf(doing);
  const refused = said.find((reason) => reason.startsWith(`${verb} is not offered: `) && reason.includes(name));
  const field = /wants “(.+?)”/.exec(refused ?? '')?.[1];
  const why = field === undefined ? undefined : said.find((reason) => reason.startsWith(`${verb}: field “${field}” is left out: `));
  if (refused === undefined) return undefined;
  return why === undefined
    ? refused.slice(`${verb} is not offered: `.length)
    : `it wants “${field}”, which can’t be asked for: ${why.slice(`${verb}: field “${field}” is left out: `.length)}`;
}
