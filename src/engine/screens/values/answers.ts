import { HttpError } from 'ra-core';

export interface Failure {
  code: string;
  reason?: string;
  errors?: Record<string, { message: string; args: Record<string, unknown> }>;
  extensions?: Record<string, unknown>;
}

/** 0 without a response, −1 for anything else that was thrown. */
export const statusOf = (error: unknown): number => (error instanceof HttpError ? error.status : -1);

export function failureOf(error: unknown): Failure {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return typeof body === 'object' && body !== null && 'code' in body ? (body as Failure) : { code: 'INTERNAL_SERVER_ERROR' };
}

/** No response, or none that says what became of the call: the store is away. */
export const isUnanswered = (error: unknown): boolean =>
  [0, 503].includes(statusOf(error)) || failureOf(error).reason === 'STORE_UNAVAILABLE';

/** A newer call replaced it, or its screen is gone. */
export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
