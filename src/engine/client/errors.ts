import { HttpError } from 'ra-core';

interface ErrorBody {
  /** Code of decisions §5, or `NETWORK` without a response. */
  code: string;
  reason?: string;
  /** Input path → message key with its values; react-admin's forms read this name. */
  errors?: Record<string, { message: string; args: Record<string, unknown> }>;
  extensions: Record<string, unknown>;
}

export function toHttpError(thrown: unknown, extensionsOf = ({ extensions }: GraphQLAnswerError) => extensions): HttpError {
  if (thrown instanceof HttpError && isErrorBody(thrown.body)) return thrown;
  // Errors thrown by buildQuery arrive as the body of ra-data-graphql's own error.
  if (thrown instanceof HttpError && thrown.body instanceof HttpError) return thrown.body;
  const { message, status, body } = thrown as { message: string; status?: number; body?: { graphQLErrors?: GraphQLAnswerError[] } };
  const [error] = body?.graphQLErrors ?? [];
  if (error) return refusal(error.message, extensionsOf(error));
  if (status && status !== 200)
    return new HttpError(message, status, { code: 'DOWNSTREAM_SERVICE_ERROR', extensions: {} } satisfies ErrorBody);
  if (status === 200) return new HttpError(message, 500, { code: 'INTERNAL_SERVER_ERROR', extensions: {} } satisfies ErrorBody);
  return new HttpError(message, 0, { code: 'NETWORK', extensions: {} } satisfies ErrorBody);
}

export function refusal(message: string, { code = 'INTERNAL_SERVER_ERROR', ...extensions }: Extensions = {}): HttpError {
  const { reason, fields, fieldArgs } = extensions;
  const errors =
    fields && Object.fromEntries(Object.entries(fields).map(([path, key]) => [path, { message: key, args: fieldArgs?.[path] ?? {} }]));
  return new HttpError(message, statuses[code] ?? 500, {
    code,
    ...(reason && { reason }),
    ...(errors && { errors }),
    extensions,
  } satisfies ErrorBody);
}

/** Status of an error: 0 without a response, −1 for other errors. */
export const statusOf = (error: unknown): number => (error instanceof HttpError ? error.status : -1);

/** The database is unavailable: treated like a lost connection. */
export const isStoreAway = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 503 || (error.body as { reason?: string } | null)?.reason === 'STORE_UNAVAILABLE');

export const statuses: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BAD_USER_INPUT: 400,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  NOT_IMPLEMENTED: 501,
  DOWNSTREAM_SERVICE_ERROR: 502,
  NETWORK: 0,
};

export interface Extensions {
  code?: string;
  reason?: string;
  fields?: Record<string, string>;
  fieldArgs?: Record<string, Record<string, unknown>>;
  [more: string]: unknown;
}

export interface GraphQLAnswerError {
  message: string;
  extensions?: Extensions;
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'extensions' in body;
