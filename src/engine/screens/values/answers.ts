import { HttpError } from 'ra-core';

/** What a failed call says, in the words of the client's errors (decisions §5); the screens never import the client. */
export interface Failure {
  code: string;
  reason?: string;
  errors?: Record<string, { message: string; args: Record<string, unknown> }>;
  /** Whatever else the platform said of it. */
  extensions?: Record<string, unknown>;
}

/** The status of a failed call; 0 when nobody answered, −1 for anything else that was thrown. */
export const statusOf = (error: unknown): number => (error instanceof HttpError ? error.status : -1);

/** The code, reason and field errors of a failed call. */
export function failureOf(error: unknown): Failure {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return typeof body === 'object' && body !== null && 'code' in body ? (body as Failure) : { code: 'INTERNAL_SERVER_ERROR' };
}

/** A newer call took its place, or its screen is gone: nothing to tell. */
export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
