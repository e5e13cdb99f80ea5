import type { ASTNode, DocumentNode } from 'graphql';
import type { OperationPlan } from '../plan/Plan.ts';

/**
 * A document that carries a ready text instead of a parsed tree, so that the browser needs no GraphQL parser.
 * The same operation always gives the same object: Apollo keeps what it learns of a document by identity.
 */
export function textDocument(operation: OperationPlan): DocumentNode {
  const known = documents.get(operation.text);
  if (known) return known;
  const document = {
    kind: 'Document',
    definitions: [
      {
        kind: 'OperationDefinition',
        operation: operation.kind,
        name: { kind: 'Name', value: operation.name },
        variableDefinitions: [],
        directives: [],
        selectionSet: { kind: 'SelectionSet', selections: [] },
      },
    ],
    loc: { start: 0, end: operation.text.length, source: { body: operation.text, name: operation.name } },
  } as unknown as DocumentNode;
  documents.set(operation.text, document);
  return document;
}

/** What HttpLink sends for a document: its ready text, or what Apollo would print for one that was parsed. */
export const printText = (document: ASTNode, print: (document: ASTNode) => string): string => document.loc?.source.body ?? print(document);

const documents = new Map<string, DocumentNode>();
