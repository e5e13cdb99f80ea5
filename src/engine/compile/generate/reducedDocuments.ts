import {
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { DocumentFile } from './operationFiles.ts';

/** Drops what a schema lacks: fields, arguments with their variables, and operations without their field. */
export const reducedDocuments = (files: readonly DocumentFile[], schema: GraphQLSchema): DocumentFile[] =>
  files.map((file) => ({ ...file, ...(file.document && { document: reducedDocument(file.document, schema) }) }));

function reducedDocument(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const types = new TypeInfo(schema);
  const fitting: DocumentNode = visit(
    document,
    visitWithTypeInfo(types, {
      Field: {
        enter(node): FieldNode | null | undefined {
          const field = types.getFieldDef();
          if (!field) return null;
          const known = new Set(field.args.map(({ name }) => name));
          const left = node.arguments?.filter(({ name }) => known.has(name.value));
          return left?.length === node.arguments?.length ? undefined : { ...node, ...(left && { arguments: left }) };
        },
        // A selection that lost all of its fields asks for nothing.
        leave: ({ selectionSet }) => (selectionSet && isEmpty(selectionSet) ? null : undefined),
      },
    }),
  );
  const definitions = fitting.definitions.filter((each) => each.kind !== Kind.OPERATION_DEFINITION || !isEmpty(each.selectionSet));
  return { ...fitting, definitions: definitions.map((each) => (each.kind === Kind.OPERATION_DEFINITION ? withUsedVariables(each) : each)) };
}

const isEmpty = ({ selections }: SelectionSetNode): boolean => selections.length === 0;

function withUsedVariables(operation: OperationDefinitionNode): OperationDefinitionNode {
  const used = new Set<string>();
  visit(operation.selectionSet, { Variable: ({ name }) => void used.add(name.value) });
  const variableDefinitions = operation.variableDefinitions?.filter(({ variable }) => used.has(variable.name.value));
  return { ...operation, ...(variableDefinitions && { variableDefinitions }) };
}
