import type { ASTNode, DocumentNode } from 'graphql';
import type { OperationPlan } from '../plan/Plan.ts';

/** A document of an operation's kind, name and text: all that ra-data-graphql and HttpLink read, so that the browser needs no GraphQL parser. */
export const textDocument = ({ kind, name, text }: OperationPlan): DocumentNode =>
  ({
    kind: 'Document',
    definitions: [{ kind: 'OperationDefinition', operation: kind, name: { kind: 'Name', value: name.replaceAll('.', '_') } }],
    loc: { source: { body: text } },
  }) as unknown as DocumentNode;

/** HttpLink's printer: the ready text, or the printed document where a parser made it. */
export const printText = (document: ASTNode, print: (document: ASTNode) => string): string => document.loc?.source.body ?? print(document);
