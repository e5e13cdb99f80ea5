import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { PlatformError, badInput, internal } from '../errors.ts';
import { sqlState } from '../operation.ts';

/** What leaves the platform instead of an error: our own errors as they are, everything else without a library's words. */
export function maskError(error: unknown, log: Logger): GraphQLError {
  if (error instanceof GraphQLError && masked.has(error)) return error;
  const shown = maskedError(error, log);
  masked.add(shown);
  return shown;
}

const masked = new WeakSet<GraphQLError>();

function maskedError(error: unknown, log: Logger): GraphQLError {
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const path = error instanceof GraphQLError ? error.path : undefined;
  if (cause instanceof PlatformError) return pathed(cause, path);
  // Without a place in the answer it is graphql's own verdict on the document or its variables.
  if (error instanceof GraphQLError && !path) return badDocument(error);
  // The parser gave up on a document nested deeper than its stack: before the token limit had counted so far.
  if (cause instanceof RangeError && !path && /call stack/i.test(cause.message)) return tooComplex();
  log.error({ error: describeError(cause) }, 'an operation failed');
  return pathed(internal(), path);
}

function badDocument(error: GraphQLError): PlatformError {
  if (/limit of \d+ exceeded/i.test(error.message)) return tooComplex();
  if (/^(Syntax Error|Must provide (a )?(query|document)|Unexpected)/.test(error.message))
    return badInput({}, { message: 'The request is no GraphQL document.', reason: 'INVALID_DOCUMENT' });
  if (error.message.startsWith('Variable '))
    return badInput({}, { message: 'A variable does not fit the contract.', reason: 'INVALID_VARIABLES' });
  return badInput({}, { message: 'The request does not fit the contract.', reason: 'INVALID_DOCUMENT' });
}

const tooComplex = () => badInput({}, { message: 'The request asks for too much at once.', reason: 'QUERY_TOO_COMPLEX' });

/** Positions in the document are of no use to a client that sends fixed texts; the path in the answer is. */
function pathed(error: PlatformError, path: GraphQLError['path']): GraphQLError {
  return path ? new GraphQLError(error.message, { path, extensions: error.extensions }) : error;
}

/** What the log says of an error. A database error's message holds the SQL and its values, so only its code and constraint are taken. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const state = sqlState(error);
  const database = state ? rootOf(error) : undefined;
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8);
  return {
    name: error.name,
    ...(database
      ? { sqlState: state, constraint: 'constraint' in database ? database.constraint : undefined }
      : hasQuery(error)
        ? {}
        : { message: error.message.slice(0, 500) }),
    ...(error.cause instanceof Error && !database ? { cause: describeError(error.cause) } : {}),
    stack: frames,
  };
}

const hasQuery = (error: Error) => 'query' in error || error.message.startsWith('Failed query');

function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}
