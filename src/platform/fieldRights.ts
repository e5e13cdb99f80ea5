import { getArgumentValues, getNamedType, isEnumType, isInputObjectType, isObjectType, valueFromASTUntyped } from 'graphql';
import type { GraphQLArgument, GraphQLField, GraphQLInputField, GraphQLNamedType, GraphQLResolveInfo, GraphQLType } from 'graphql';
import type { ConstDirectiveNode, FieldNode } from 'graphql';

// `@access` on fields, arguments and values: rights besides those of the operation. Whoever lacks one gets null, and can't filter, sort or search by it.

interface Marked {
  astNode?: { readonly directives?: readonly ConstDirectiveNode[] | undefined } | null | undefined;
}

/** Rights that the contract asks for one field, argument or value of an enum. */
export function rightsOf({ astNode }: Marked): readonly string[] {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'access');
  const requires = directive?.arguments?.find(({ name }) => name.value === 'requires');
  return requires ? (valueFromASTUntyped(requires.value) as string[]) : none;
}

const none: readonly string[] = [];

export type RootField = GraphQLField<unknown, unknown>;

const known = new WeakMap<RootField, readonly string[]>();

/** Rights of everything that calls of an operation can name or get. */
export function rightsWithin(field: RootField): readonly string[] {
  const before = known.get(field);
  if (before) return before;
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (type: GraphQLType): void => {
    const named: GraphQLNamedType = getNamedType(type);
    if (seen.has(named)) return;
    seen.add(named);
    if (isEnumType(named)) for (const value of named.getValues()) add(rightsOf(value));
    if (isInputObjectType(named)) for (const part of Object.values(named.getFields())) note(part);
    if (isObjectType(named)) for (const part of Object.values(named.getFields())) noteField(part);
  };
  const add = (rights: readonly string[]): void => rights.forEach((right) => found.add(right));
  const note = (part: GraphQLArgument | GraphQLInputField | RootField): void => {
    add(rightsOf(part));
    visit(part.type);
  };
  const noteField = (part: RootField): void => {
    note(part);
    for (const argument of part.args) note(argument);
  };
  visit(field.type);
  for (const argument of field.args) note(argument);
  const rights = [...found];
  known.set(field, rights);
  return rights;
}

/** The rights of what arguments name, by its path: `filter.searchText`, `sort.fieldName`. */
export function rightsOfArguments(field: RootField, args: Record<string, unknown>): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const argument of field.args) noteValue(argument, args[argument.name], argument.name, found);
  return found;
}

/** The rights of what a list counts by: facets and groups have the names of filters. */
export function rightsOfCounts(field: RootField, info: GraphQLResolveInfo): Map<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  for (const argument of field.args) noteNames(argument.type, names, new Set());
  const found = new Map<string, readonly string[]>();
  for (const [path, name] of countedBy(field, info)) {
    const rights = names.get(name) ?? none;
    if (rights.length > 0) found.set(`${path}.${name}`, rights);
  }
  return found;
}

function noteValue(part: GraphQLArgument | GraphQLInputField, value: unknown, path: string, found: Map<string, readonly string[]>): void {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return;
  const rights = rightsOf(part);
  if (rights.length > 0) found.set(path, rights);
  const type = getNamedType(part.type);
  for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
    if (isInputObjectType(type) && typeof each === 'object' && each !== null) {
      for (const inner of Object.values(type.getFields()))
        noteValue(inner, (each as Record<string, unknown>)[inner.name], `${path}.${inner.name}`, found);
    } else if (isEnumType(type)) {
      const named = type.getValues().find(({ value: own }) => own === each);
      const its = named ? rightsOf(named) : none;
      if (its.length > 0) found.set(path, its);
    }
  }
}

/** The rights of filters by their names, which facets and groups repeat. */
function noteNames(type: GraphQLType, names: Map<string, readonly string[]>, seen: Set<unknown>): void {
  const named: GraphQLNamedType = getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named)) return;
  seen.add(named);
  for (const inner of Object.values(named.getFields())) {
    const rights = rightsOf(inner);
    if (rights.length > 0) names.set(inner.name, rights);
    noteNames(inner.type, names, seen);
  }
}

/** Names of the fields that a list counts by, however deep in fragments. */
function* countedBy(field: RootField, { fieldNodes, fragments, variableValues }: GraphQLResolveInfo): Generator<[string, string]> {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return;
  const open = fieldNodes.flatMap((node) => (node.selectionSet ? [node.selectionSet] : []));
  for (let set = open.pop(); set; set = open.pop()) {
    for (const node of set.selections) {
      if (node.kind === 'InlineFragment') open.push(node.selectionSet);
      else if (node.kind === 'FragmentSpread') {
        const fragment = fragments[node.name.value];
        if (fragment) open.push(fragment.selectionSet);
      } else if (countingFields.has(node.name.value)) yield* namesIn(type.getFields()[node.name.value], node, variableValues);
    }
  }
}

const countingFields = new Set(['facets', 'breakdown']);

function* namesIn(field: RootField | undefined, node: FieldNode, variables: Record<string, unknown>): Generator<[string, string]> {
  if (!field) return;
  for (const text of textsIn(getArgumentValues(field, node, variables))) yield [node.name.value, text];
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** A value of a type without what needs one of these rights. */
export function withoutHidden(type: GraphQLType, value: unknown, hidden: ReadonlySet<string>): unknown {
  const named = getNamedType(type);
  if (!isObjectType(named) || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => withoutHidden(named, each, hidden));
  const shown: Record<string, unknown> = { ...value };
  for (const [name, held] of Object.entries(shown)) {
    const field = named.getFields()[name];
    if (field) shown[name] = rightsOf(field).some((right) => hidden.has(right)) ? null : withoutHidden(field.type, held, hidden);
  }
  return shown;
}
