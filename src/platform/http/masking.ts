import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { cutSent, scrubText } from '../../domain/sensitive.ts';
import { logOutage, outageOf } from '../database/outage.ts';
import { PlatformError, badInput, internal, storeUnavailable } from '../errors.ts';
import { sqlState } from '../database/sqlState.ts';
import { traceNow } from '../tracing/scope.ts';

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
  // Without a path it is graphql's own error about the document or its variables.
  if (error instanceof GraphQLError && !path) return badDocument(error);
  // The parser overflowed its stack before the token limit took effect.
  if (cause instanceof RangeError && !path && /call stack/i.test(cause.message)) return tooComplex();
  const outage = outageOf(cause);
  if (outage) {
    logOutage(log, outage);
    return pathed(storeUnavailable(), path);
  }
  const trace = traceNow();
  log.error({ ...(trace !== undefined && { trace }), error: describeError(cause) }, 'an operation failed');
  return pathed(internal(trace), path);
}

function badDocument(error: GraphQLError): PlatformError {
  if (/limit of \d+ exceeded/i.test(error.message)) return tooComplex();
  if (/^(Syntax Error|Must provide (a )?(query|document)|Unexpected)/.test(error.message))
    return badInput({}, { message: 'The query is not a valid GraphQL document.', reason: 'INVALID_DOCUMENT' });
  if (error.message.startsWith('Variable '))
    return badInput({}, { message: 'A variable does not match the schema.', reason: 'INVALID_VARIABLES' });
  return badInput({}, { message: 'The query does not match the schema.', reason: 'INVALID_DOCUMENT' });
}

const tooComplex = () => badInput({}, { message: 'The query is too complex.', reason: 'QUERY_TOO_COMPLEX' });

function pathed(error: PlatformError, path: GraphQLError['path']): GraphQLError {
  return path ? new GraphQLError(error.message, { path, extensions: error.extensions }) : error;
}

const sent = new WeakMap<object, unknown>();

/** Runs a resolver; remembers the sent values of an error, to cut them from its logged text. */
export function rememberingInput<Answer>(work: Promise<Answer>, values: () => unknown): Promise<Answer> {
  return work.catch((error: unknown) => {
    if (typeof error === 'object' && error !== null) sent.set(error, values());
    throw error;
  });
}

/** Database errors: only code and constraint, since messages hold SQL and values. Others: without sent or secret values. */
export function describeError(error: unknown, values: unknown = valuesOf(error)): Record<string, unknown> {
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
      : hasQuery(error) || error instanceof SyntaxError
        ? {}
        : { message: shown(error.message, values) }),
    ...(error.cause instanceof Error && !database ? { cause: describeError(error.cause, values) } : {}),
    stack: frames,
  };
}

const valuesOf = (error: unknown): unknown => (typeof error === 'object' && error !== null ? sent.get(error) : undefined);

/** Cut before shortening: half a secret would not be recognised. */
const shown = (message: string, values: unknown): string => scrubText(cutSent(message.slice(0, 10_000), values)).slice(0, 500);

const hasQuery = (error: Error) => 'query' in error || error.message.startsWith('Failed query');

function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}
