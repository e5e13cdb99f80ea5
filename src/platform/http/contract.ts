import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Kind, buildASTSchema, defaultFieldResolver, isObjectType, isScalarType, parse, valueFromASTUntyped } from 'graphql';
import type {
  ConstDirectiveNode,
  DocumentNode,
  FieldDefinitionNode,
  GraphQLFieldResolver,
  GraphQLResolveInfo,
  GraphQLSchema,
} from 'graphql';
import { isoTime } from '../database/isoTime.ts';
import { badInput } from '../errors.ts';
import { rightsOf } from '../fieldRights.ts';
import { answerBreakdown } from '../lists/breakdown.ts';
import { answerFacets } from '../lists/facets.ts';
import { subscriptions } from '../live/subscriptions.ts';
import { resolver } from '../operation.ts';
import type { Operation } from '../operation.ts';
import type { Access, Call } from '../call.ts';
import { operationOfForm } from '../validation.ts';
import { rememberingInput } from './masking.ts';

export type TypeResolvers = Record<string, Record<string, GraphQLFieldResolver<never, Call>>>;

export interface ExecutableContract {
  schema: GraphQLSchema;
  access: ReadonlyMap<string, Access>;
}

export function contractText(): string {
  const folder = ['../../../schema/', './schema/'].map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url));
  if (!folder) throw new Error('The folder schema/ is missing');
  const files = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.graphql'));
  return files
    .toSorted()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
}

export function bareContract(text: string): GraphQLSchema {
  const document = parse(text, { noLocation: true });
  const schema = buildASTSchema(document);
  bindScalars(schema, document);
  return schema;
}

export function bindContract(text: string, operations: readonly Operation[], types: TypeResolvers = {}): ExecutableContract {
  const document = parse(text, { noLocation: true });
  const schema = buildASTSchema(document);
  const access = accessOf(document);
  const bodies = new Map(operations.map((operation) => [operation.name, operation]));
  const problems = problemsOf(schema, access, operations, bodies);
  if (problems.length > 0) throw new Error(`The schema and the operations do not match:\n  ${problems.join('\n  ')}`);
  for (const [name, right] of access) {
    const mutation = schema.getMutationType()?.getFields()[name];
    const field = mutation ?? schema.getQueryType()?.getFields()[name];
    if (!field) continue;
    const resolve = resolver(name, right, field === mutation, bodies.get(name));
    field.resolve = (source, args: Record<string, unknown>, call: Call, info) =>
      rememberingInput(resolve(source, args, call, info), () => [args, call.request.cookies, call.session?.email]);
  }
  for (const [name, field] of Object.entries(schema.getSubscriptionType()?.getFields() ?? {})) {
    const subscribe = subscriptions[name];
    if (!subscribe) throw new Error(`${name} is in the contract but has no stream`);
    field.subscribe = subscribe;
    field.resolve = (news) => news;
  }
  for (const type of Object.values(schema.getTypeMap())) {
    const { facets, breakdown } = isObjectType(type) ? type.getFields() : {};
    if (facets) facets.resolve = answerFacets;
    if (breakdown) breakdown.resolve = answerBreakdown;
  }
  for (const [name, fields] of Object.entries(types)) attach(schema, name, fields);
  hideFields(schema);
  bindScalars(schema, document);
  return { schema, access };
}

function problemsOf(
  schema: GraphQLSchema,
  access: Map<string, Access>,
  operations: readonly Operation[],
  bodies: Map<string, Operation>,
): string[] {
  const problems: string[] = [];
  const declared = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}));
  for (const name of declared) if (!access.has(name)) problems.push(`${name} declares none of @access, @session and @public`);
  for (const operation of operations) {
    const { name } = operation;
    if (bodies.get(name) !== operation) problems.push(`${name} has two bodies`);
    if (!declared.includes(name)) problems.push(`${name} has a body but is not in the contract`);
    else if (operation.isPublic !== (access.get(name) === 'public'))
      problems.push(
        `${name} is ${access.get(name) === 'public' ? '@public: write it with publicOperation' : 'not @public: write it with operation'}`,
      );
    const { form } = operation.options;
    if (form && operationOfForm(form) !== name)
      problems.push(`${name} is validated by ${form}, which is the form of ${operationOfForm(form) ?? 'nothing'}`);
  }
  return problems;
}

function accessOf(document: DocumentNode): Map<string, Access> {
  const access = new Map<string, Access>();
  for (const definition of document.definitions) {
    const isRoot = definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION;
    if (!isRoot || !['Query', 'Mutation'].includes(definition.name.value)) continue;
    for (const field of definition.fields ?? []) {
      const right = accessOfField(field);
      if (right !== undefined) access.set(field.name.value, right);
    }
  }
  return access;
}

function accessOfField(field: FieldDefinitionNode): Access | undefined {
  const rights = listArgument(field.directives, 'access', 'requires');
  if (rights) return rights;
  return (['session', 'public'] as const).find((name) => field.directives?.some((directive) => directive.name.value === name));
}

function listArgument(directives: readonly ConstDirectiveNode[] | undefined, name: string, argument: string): string[] | undefined {
  const found = directives?.find((directive) => directive.name.value === name)?.arguments?.find((each) => each.name.value === argument);
  return found && (valueFromASTUntyped(found.value) as string[]);
}

/** Fields with rights of their own are null for whoever lacks one. */
function hideFields(schema: GraphQLSchema): void {
  const roots = new Set<unknown>([schema.getQueryType(), schema.getMutationType()]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || roots.has(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const rights = rightsOf(field);
      if (rights.length === 0) continue;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = (source, args, call: Call, info) => {
        const hidden = call.hiddenFields.size > 0 ? call.hiddenFields.get(rootOf(info.path)) : undefined;
        return hidden && rights.some((right) => hidden.has(right)) ? null : resolve(source, args, call, info);
      };
    }
  }
}

const rootOf = (path: GraphQLResolveInfo['path']): string | number => (path.prev ? rootOf(path.prev) : path.key);

export const resolversApart = new Map<string, GraphQLFieldResolver<never, Call>>();

function attach(schema: GraphQLSchema, name: string, resolvers: TypeResolvers[string]): void {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`The contract has no type ${name}`);
  for (const [key, resolve] of Object.entries(resolvers)) {
    const field = type.getFields()[key];
    if (!field) throw new Error(`The contract's ${name} has no field ${key}`);
    field.resolve = resolve as GraphQLFieldResolver<unknown, Call>;
    resolversApart.set(`${name}.${key}`, resolve);
  }
}

/** Dates as ISO texts; scalars with closed lists accept only their values (decisions §5 “closed lists”). */
function bindScalars(schema: GraphQLSchema, document: DocumentNode): void {
  const dateTime = schema.getType('DateTime');
  if (isScalarType(dateTime)) {
    dateTime.serialize = (value) => (value instanceof Date ? isoTime(value) : value);
    dateTime.parseValue = isoText;
    dateTime.parseLiteral = (node) => isoText(valueFromASTUntyped(node));
  }
  const date = schema.getType('Date');
  if (isScalarType(date)) {
    date.parseValue = dayText;
    date.parseLiteral = (node) => dayText(valueFromASTUntyped(node));
  }
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.SCALAR_TYPE_DEFINITION) continue;
    const values = listArgument(definition.directives, 'values', 'of');
    const type = schema.getType(definition.name.value);
    if (!values || !isScalarType(type)) continue;
    type.parseValue = (value) => {
      if (typeof value === 'string' && values.includes(value)) return value;
      throw badInput({}, { message: `Unknown value of ${definition.name.value}.`, reason: 'INVALID_VARIABLES' });
    };
    type.parseLiteral = (node, variables) => type.parseValue(valueFromASTUntyped(node, variables));
  }
}

function isoText(value: unknown): string {
  const date = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) ? new Date(value) : undefined;
  // Range that both the stores and ISO texts support.
  if (!date || !(date >= firstMoment && date <= lastMoment))
    throw badInput({}, { message: 'A DateTime must be an ISO 8601 string.', reason: 'INVALID_VARIABLES' });
  return date.toISOString();
}

function dayText(value: unknown): string {
  const date = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(value) : undefined;
  // Refuse dates that do not exist, such as February 30th.
  if (!date || !(date >= firstMoment) || date.toISOString().slice(0, 10) !== value)
    throw badInput({}, { message: 'A Date must have the format YYYY-MM-DD.', reason: 'INVALID_VARIABLES' });
  return value;
}

const [firstMoment, lastMoment] = [new Date('0001-01-01T00:00:00.000Z'), new Date('9999-12-31T23:59:59.999Z')];
