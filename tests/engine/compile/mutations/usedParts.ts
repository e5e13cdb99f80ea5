import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  parse,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLInputType,
  type GraphQLSchema,
  type TypeNode,
} from 'graphql';
import { operationsOf } from '../../../../src/engine/compile/generate/documents.ts';
import type { FieldPlan, FormPlan, OperationPlan, Plan } from '../../../../src/engine/plan/Plan.ts';
import { takes } from '../../../../src/engine/plan/Source.ts';

const kinds = ['operations', 'fields', 'arguments', 'inputs', 'optional', 'values', 'paging', 'members'] as const;
type Kind = (typeof kinds)[number];

/**
 * Coordinates of what plans send or read: `Query.books`, `Book.title`, `Query.books(first:)`, `BookInput.title`, `BookStatus.SOLD`. `optional`
 * are inputs that are not always sent.
 */
export type UsedParts = Readonly<Record<Kind, readonly string[]>>;

/** Collected from the documents and variables themselves, and not from what drift compares. */
export function usedParts(schema: GraphQLSchema, plans: readonly Plan[], forms: readonly FormPlan[]): UsedParts {
  const used = Object.fromEntries(kinds.map((kind) => [kind, new Set<string>()])) as Record<Kind, Set<string>>;
  for (const operation of operationsOf(plans)) {
    const types = variableTypes(schema, operation);
    documentParts(schema, operation, used);
    variableParts(operation, types, used);
    for (const form of forms) if (form.operation === operation.name) formParts(typeAt(types, form.argument), form.fields, used);
  }
  return Object.fromEntries(kinds.map((kind) => [kind, [...used[kind]].sort()])) as Record<Kind, string[]>;
}

type Collected = Record<Kind, Set<string>>;

function documentParts(schema: GraphQLSchema, { text, vars }: OperationPlan, used: Collected): void {
  const info = new TypeInfo(schema);
  const roots = [schema.getQueryType()?.name, schema.getMutationType()?.name];
  const paging = vars.flatMap(([path, source]) => (isPaging(source) ? [path] : []));
  const visitor = visitWithTypeInfo(info, {
    Field() {
      const [owner, field] = [info.getParentType()?.name ?? '', info.getFieldDef()];
      if (field && !field.name.startsWith('__')) used[roots.includes(owner) ? 'operations' : 'fields'].add(`${owner}.${field.name}`);
    },
    Argument({ value }) {
      // Arguments of directives are GraphQL's own.
      if (info.getDirective()) return;
      const coordinate = `${info.getParentType()?.name}.${info.getFieldDef()?.name}(${info.getArgument()?.name}:)`;
      used.arguments.add(coordinate);
      if (value.kind === 'Variable' && paging.includes(value.name.value)) used.paging.add(coordinate);
    },
    InlineFragment: ({ typeCondition }) => void (typeCondition && used.members.add(typeCondition.name.value)),
  });
  visit(parse(text), visitor);
}

const isPaging = (source: OperationPlan['vars'][number][1]): boolean => takes(source, 'page', 'size', 'offset', 'cursor', 'throughPage');

function variableParts({ vars }: OperationPlan, types: ReadonlyMap<string, GraphQLInputType>, used: Collected): void {
  for (const [path, source] of vars) {
    const [first = '', ...steps] = path.split('.');
    let type = types.get(first);
    for (const [index, step] of steps.entries()) {
      const object = type && getNamedType(type);
      const input: { type: GraphQLInputType } | undefined = isInputObjectType(object) ? object.getFields()[step] : undefined;
      if (!isInputObjectType(object) || !input) break;
      const at = [first, ...steps.slice(0, index + 1)].join('.');
      used.inputs.add(`${object.name}.${step}`);
      if (isOptional(vars, at)) used.optional.add(`${object.name}.${step}`);
      if (isPaging(source)) used.paging.add(`${object.name}.${step}`);
      type = input.type;
    }
    if (type && takes(source, 'filter', 'form')) addValues(type, used);
    if (source.from === 'either' && type) for (const [inner] of source.objects.flat()) addInputs(type, inner.split('.'), used);
  }
}

function addInputs(type: GraphQLInputType, [step = '', ...rest]: readonly string[], used: Collected): void {
  const object = getNamedType(type);
  const input = isInputObjectType(object) ? object.getFields()[step] : undefined;
  if (!isInputObjectType(object) || !input) return;
  used.inputs.add(`${object.name}.${step}`);
  addInputs(input.type, rest, used);
}

/** True if the user decides whether it is sent, while something else may be sent. */
function isOptional(vars: OperationPlan['vars'], at: string): boolean {
  const isOwn = ([path]: readonly [string, unknown]): boolean => path === at || path.startsWith(`${at}.`);
  const isAsked = vars.filter(isOwn).every(([, source]) => takes(source, 'filter', 'search', 'orderBy', 'sort'));
  return isAsked && vars.some((each) => each[0].startsWith(at.replace(/[^.]*$/, '')) && !isOwn(each));
}

function variableTypes(schema: GraphQLSchema, { text }: OperationPlan): Map<string, GraphQLInputType> {
  const types = new Map<string, GraphQLInputType>();
  visit(parse(text), {
    VariableDefinition({ variable, type }) {
      const found = typeOf(schema, type);
      if (found) types.set(variable.name.value, found);
    },
  });
  return types;
}

const typeOf = (schema: GraphQLSchema, type: TypeNode): GraphQLInputType | undefined =>
  typeFromAST(schema, type as never) as GraphQLInputType | undefined;

function typeAt(types: ReadonlyMap<string, GraphQLInputType>, path: string): GraphQLInputType | undefined {
  const [first = '', ...rest] = path.split('.');
  return rest.reduce<GraphQLInputType | undefined>((type, step) => {
    const object = type && getNamedType(type);
    return isInputObjectType(object) ? object.getFields()[step]?.type : undefined;
  }, types.get(first));
}

function formParts(type: GraphQLInputType | undefined, fields: readonly FieldPlan[], used: Collected): void {
  const object = type && getNamedType(type);
  if (!isInputObjectType(object)) return;
  for (const { name, fields: inner = [] } of fields) {
    const input = object.getFields()[name];
    if (!input) continue;
    used.inputs.add(`${object.name}.${name}`);
    if (fields.length > 1 && !isInputObjectType(getNamedType(input.type))) used.optional.add(`${object.name}.${name}`);
    addValues(input.type, used);
    formParts(input.type, inner, used);
  }
}

function addValues(type: GraphQLInputType, used: Collected): void {
  const named = getNamedType(type);
  if (isEnumType(named)) for (const { name } of named.getValues()) used.values.add(`${named.name}.${name}`);
}
