import { symbols } from 'pino';
import type { Logger } from 'pino';
import { MigrationError } from './migrationError.ts';
import { sqlState } from './sqlState.ts';

export function outageOf(error: unknown): string | undefined {
  const state = sqlState(error);
  if (state !== undefined && outageStates.test(state)) return state;
  if (!(error instanceof Error)) return undefined;
  if (error instanceof MigrationError) return error.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (networkCodes.has(code)) return code;
  if (lostConnection.test(error.message)) return 'CONNECTION_LOST';
  return error.cause === undefined ? undefined : outageOf(error.cause);
}

/** SQLSTATE classes: connection, resources, shutdown, system, read-only, missing database or schema. */
const outageStates = /^(08...|53...|58...|57P0[1-5]|25006|3D000|3F000|28...)$/;

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
]);

const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;

export const retryAfterSeconds = 5;

interface Second {
  at: number;
  kept: number;
}

const seconds = new WeakMap<object, Map<string, Second>>();

const streamOf = (log: Logger): object => (log as unknown as Record<symbol, object | undefined>)[symbols.streamSym] ?? log;

export function logOutage(log: Logger, cause: string, now: number = Date.now()): void {
  const stream = streamOf(log);
  const causes = seconds.get(stream) ?? new Map<string, Second>();
  seconds.set(stream, causes);
  const at = Math.floor(now / 1000);
  const last = causes.get(cause);
  if (last?.at === at) {
    last.kept += 1;
    return;
  }
  causes.set(cause, { at, kept: 0 });
  log.error({ cause, ...(last?.kept ? { alsoSince: last.kept } : {}) }, 'a store is not available');
}

export function logFailure(log: Logger, error: unknown, { message, ...facts }: { message: string; [fact: string]: unknown }): void {
  const cause = outageOf(error);
  if (cause) logOutage(log, cause);
  else log.error({ ...facts, error: sqlState(error) ?? (error instanceof Error ? error.name : 'unknown') }, message);
}
