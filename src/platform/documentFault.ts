import { GraphQLError, Kind } from 'graphql';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Plugin } from 'graphql-yoga';
import { rights } from '../generated/rights.ts';
import type { Access } from './call.ts';
import { PlatformError } from './errors.ts';
import { theContract } from './export/columns.ts';
import { bodyOf } from './operation.ts';
import { documentLimits, oneChangeRule } from './http/limits.ts';

export interface DocumentFault {
  /** 1 for a fault of the whole document. */
  line: number;
  problem: string;
}

/** The first reason for which a call of an API key with this document fails, whatever its rights; undefined if there is none. */
export function documentFault(text: string): DocumentFault | undefined {
  // The same limits and rules as for calls.
  const { parse, validate } = checking().getEnveloped({});
  try {
    const document = parse(text) as DocumentNode;
    const [error] = validate(theContract(), document) as readonly GraphQLError[];
    return error ? faultOf(error) : faultForKeys(document);
  } catch (error) {
    // Limits throw.
    return faultOf(error);
  }
}

/** A fault in the words of graphql-js, which name no value of a variable. */
export function faultOf(error: unknown): DocumentFault {
  if (!(error instanceof GraphQLError)) return { line: 1, problem: 'The document is too complex.' };
  return { line: error.locations?.[0]?.line ?? 1, problem: error.message.replaceAll(/ ?\[Suggestion hidden\]/g, '').trim() };
}

/** True for graphql's own error about a document, in contrast to one of an operation. */
export const isDocumentError = (error: GraphQLError): boolean =>
  !(error instanceof PlatformError) && !error.path && !error.originalError && error.locations !== undefined;

const access = new Map<string, Access>(Object.entries(rights));

const rules: Plugin = { onValidate: ({ addValidationRule }) => addValidationRule(oneChangeRule(access)) };

const checking = once(() =>
  createYoga({
    schema: theContract(),
    graphiql: false,
    logging: false,
    plugins: [documentLimits(), rules],
  }),
);

function faultForKeys({ definitions }: DocumentNode): DocumentFault | undefined {
  const operations = definitions.filter((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION);
  if (operations.length === 0) return { line: 1, problem: 'The document has no operation.' };
  for (const { operation, selectionSet } of operations)
    for (const field of selectionSet.selections) {
      const name = field.kind === Kind.FIELD ? field.name.value : '';
      if (name.startsWith('__') || (operation !== 'subscription' && isForKeys(name))) continue;
      return { line: field.loc?.startToken.line ?? 1, problem: `An API key can't call ${name}.` };
    }
  return undefined;
}

const isForKeys = (name: string): boolean => Array.isArray(access.get(name)) && !bodyOf(name)?.options.peopleOnly;

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
