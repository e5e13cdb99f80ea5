import { GraphQLError } from 'graphql';

export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'DOWNSTREAM_SERVICE_ERROR'
  | 'INTERNAL_SERVER_ERROR';

export interface ErrorDetail {
  reason?: string;
  fields?: Record<string, string>;
  fieldArgs?: Record<string, Record<string, string | number>>;
  [more: string]: unknown;
}

/** An intended error; any other is masked. */
export class PlatformError extends GraphQLError {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string, detail: ErrorDetail = {}) {
    super(message, { extensions: { code, ...detail } });
    this.code = code;
  }
}

export const unauthenticated = (reason = 'NO_SESSION', message = 'Please sign in.') =>
  new PlatformError('UNAUTHENTICATED', message, { reason });

export const forbidden = (reason = 'NO_RIGHT', detail: ErrorDetail = {}) =>
  new PlatformError('FORBIDDEN', 'You do not have permission to do this.', { reason, ...detail });

export const badInput = (fields: Record<string, string> = {}, detail: ErrorDetail & { message?: string } = {}) => {
  const { message, ...rest } = detail;
  return new PlatformError('BAD_USER_INPUT', message ?? 'Some values are invalid.', { fields, ...rest });
};

/** Absent, or another tenant's: the caller cannot tell. */
export const notFound = (reason?: string) => new PlatformError('NOT_FOUND', 'Record not found.', reason ? { reason } : {});

export const conflict = (message: string, detail: ErrorDetail = {}) => new PlatformError('CONFLICT', message, detail);

export const rateLimited = (detail: ErrorDetail = {}) =>
  new PlatformError('RATE_LIMITED', 'Too many attempts. Please wait a moment.', detail);

/** @param trace by which the operator finds what happened */
export const internal = (trace?: string) =>
  trace === undefined
    ? new PlatformError('INTERNAL_SERVER_ERROR', 'Something went wrong.')
    : new PlatformError('INTERNAL_SERVER_ERROR', `Something went wrong. Reference: ${trace}`, { trace });

export const storeUnavailable = () =>
  new PlatformError('DOWNSTREAM_SERVICE_ERROR', 'The service is currently unavailable. Please try again shortly.', {
    reason: 'STORE_UNAVAILABLE',
  });

const kept = new WeakMap<Error, () => Promise<void>>();

/** Marks an error that is thrown after the commit: a wrong password must count. @param pause awaited before the response */
export function afterCommit<E extends Error>(error: E, pause = async (): Promise<void> => undefined): E {
  kept.set(error, pause);
  return error;
}

export const pauseOf = async (error: unknown): Promise<void> => {
  if (error instanceof Error) await kept.get(error)?.();
};

export const isAfterCommit = (error: unknown): error is Error => error instanceof Error && kept.has(error);

export const shownError = ({ message, path, extensions }: GraphQLError) => ({ message, ...(path ? { path } : {}), extensions });

export const errorBody = (error: GraphQLError): string => JSON.stringify({ errors: [shownError(error)] });
