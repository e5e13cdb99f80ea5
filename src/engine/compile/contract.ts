import { Kind, buildASTSchema, introspectionFromSchema, parse, print, visit } from 'graphql';
import type {
  ASTNode,
  ConstDirectiveNode,
  DefinitionNode,
  DirectiveNode,
  DocumentNode,
  GraphQLSchema,
  IntrospectionQuery,
  TypeNode,
} from 'graphql';
import type { Access } from '../plan/Plan.ts';

export interface Contract {
  schema: GraphQLSchema;
  introspection: IntrospectionQuery;
  access: Record<string, Access>;
  /** Rights of fields below the operations, of arguments and of values: `Type.field`, `Query.operation.argument`, `Enum.VALUE`. */
  fieldRights: Record<string, string[]>;
  /** Values of the scalars that are closed lists. */
  values: Record<string, string[]>;
  /** Coordinates of everything marked `@extension`: `Type`, `Type.field`, `Type.field.argument`. */
  extensions: Set<string>;
}

export function readContract(sdl: string): Contract {
  const document = parse(sdl, { noLocation: true });
  const schema = buildASTSchema(document);
  return {
    schema,
    introspection: introspectionFromSchema(schema, { descriptions: false }),
    access: accessOf(document),
    fieldRights: fieldRightsOf(document),
    values: valuesOf(document),
    extensions: extensionsOf(document),
  };
}

/** The contract of a platform without our extensions. */
export function withoutExtensions(sdl: string): string {
  const document = withoutFieldRights(parse(sdl, { noLocation: true }));
  const gone = new Set(document.definitions.filter((each) => isExtension(each)).map(nameOf));
  const stripped: DocumentNode = visit(document, {
    enter(node) {
      if (isExtension(node)) return null;
      const typed = node.kind === Kind.FIELD_DEFINITION || node.kind === Kind.INPUT_VALUE_DEFINITION;
      return typed && gone.has(namedType(node.type)) ? null : undefined;
    },
    leave(node) {
      if (!node.kind.endsWith('TypeExtension')) return undefined;
      const inside = 'fields' in node ? node.fields : 'values' in node ? node.values : undefined;
      return Array.isArray(inside) && inside.length === 0 ? null : undefined;
    },
  });
  return print(stripped);
}

/** Only operations have rights in the specifications. */
const withoutFieldRights = (document: DocumentNode): DocumentNode =>
  visit<DocumentNode>(document, {
    Directive(node, _key, _parent, _path, ancestors) {
      if (node.name.value !== 'access') return undefined;
      const [field, , type] = ancestors.toReversed() as [ASTNode, unknown, ASTNode | undefined];
      const isOperation =
        field.kind === Kind.FIELD_DEFINITION && type !== undefined && /^(Query|Mutation)$/.test(nameOf(type as DefinitionNode));
      return isOperation ? undefined : null;
    },
  });

function accessOf(document: DocumentNode): Record<string, Access> {
  const access: Record<string, Access> = {};
  for (const definition of document.definitions) {
    if (!/^(Query|Mutation)$/.test(nameOf(definition)) || !('fields' in definition)) continue;
    for (const field of definition.fields ?? []) {
      if (field.kind !== Kind.FIELD_DEFINITION) continue;
      const requires = strings(directive(field, 'access'), 'requires');
      if (requires !== undefined) access[field.name.value] = requires;
      else if (directive(field, 'session')) access[field.name.value] = 'session';
      else if (directive(field, 'public')) access[field.name.value] = 'public';
    }
  }
  return access;
}

function fieldRightsOf(document: DocumentNode): Record<string, string[]> {
  const rights: Record<string, string[]> = {};
  const note = (node: ASTNode, coordinate: string): void => {
    const requires = strings(directive(node, 'access'), 'requires');
    if (requires !== undefined) rights[coordinate] = requires;
  };
  for (const definition of document.definitions) {
    const type = nameOf(definition);
    const isRoot = /^(Query|Mutation)$/.test(type);
    for (const field of 'fields' in definition ? (definition.fields ?? []) : []) {
      if (!isRoot) note(field, `${type}.${field.name.value}`);
      if (field.kind !== Kind.FIELD_DEFINITION) continue;
      for (const argument of field.arguments ?? []) note(argument, `${type}.${field.name.value}.${argument.name.value}`);
    }
    for (const value of 'values' in definition ? (definition.values ?? []) : []) note(value, `${type}.${value.name.value}`);
  }
  return rights;
}

function valuesOf(document: DocumentNode): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.SCALAR_TYPE_DEFINITION) continue;
    const list = strings(directive(definition, 'values'), 'of');
    if (list !== undefined) values[definition.name.value] = list;
  }
  return values;
}

function extensionsOf(document: DocumentNode): Set<string> {
  const found = new Set<string>();
  const note = (node: ASTNode, coordinate: string): void => {
    if (isExtension(node)) found.add(coordinate);
  };
  for (const definition of document.definitions) {
    const type = nameOf(definition);
    note(definition, type);
    for (const field of 'fields' in definition ? (definition.fields ?? []) : []) {
      note(field, `${type}.${field.name.value}`);
      if (field.kind !== Kind.FIELD_DEFINITION) continue;
      for (const argument of field.arguments ?? []) note(argument, `${type}.${field.name.value}.${argument.name.value}`);
    }
    for (const value of 'values' in definition ? (definition.values ?? []) : []) note(value, `${type}.${value.name.value}`);
  }
  return found;
}

const nameOf = (definition: DefinitionNode): string => ('name' in definition ? (definition.name?.value ?? '') : '');

const directivesOf = (node: ASTNode): readonly (ConstDirectiveNode | DirectiveNode)[] =>
  'directives' in node ? (node.directives ?? []) : [];

const directive = (node: ASTNode, name: string): ConstDirectiveNode | DirectiveNode | undefined =>
  directivesOf(node).find((each) => each.name.value === name);

const isExtension = (node: ASTNode): boolean => directive(node, 'extension') !== undefined;

function strings(node: ConstDirectiveNode | DirectiveNode | undefined, argument: string): string[] | undefined {
  const value = node?.arguments?.find((each) => each.name.value === argument)?.value;
  if (value?.kind !== Kind.LIST) return undefined;
  return value.values.flatMap((each) => (each.kind === Kind.STRING ? [each.value] : []));
}

const namedType = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type));
