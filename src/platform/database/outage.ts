import { symbols } from 'pino';
import type { Logger } from 'pino';
import { sqlState } from './sqlState.ts';

/** Why a store cannot be used at the moment, by the cause's code: it is away, refuses connections, is full, or takes no writes. */
export function outageOf(error: unknown): string | undefined {
  const state = sqlState(error);
  if (state !== undefined && outageStates.test(state)) return state;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (networkCodes.has(code)) return code;
  if (lostConnection.test(error.message)) return 'CONNECTION_LOST';
  return error.cause === undefined ? undefined : outageOf(error.cause);
}

/** Connection, resources, operator's stop, system and read-only errors, and a database or schema that is not there. */
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

/** Driver messages that come without an error code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;

/** Retry-After, in seconds, of calls refused while a store is away. */
export const retryAfterSeconds = 5;

interface Second {
  at: number;
  kept: number;
}

const seconds = new WeakMap<object, Map<string, Second>>();

/** Loggers of single requests write to the stream of the platform's own. */
const streamOf = (log: Logger): object => (log as unknown as Record<symbol, object | undefined>)[symbols.streamSym] ?? log;

/** Logs an outage once a cause and second, with the number of lines that were left out since: not one stack a request. */
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

/** Logs why work of the platform's own failed: as the store's outage where that is the reason, else by its message. */
export function logFailure(log: Logger, error: unknown, { message, ...facts }: { message: string; [fact: string]: unknown }): void {
  const cause = outageOf(error);
  if (cause) logOutage(log, cause);
  else log.error({ ...facts, error: sqlState(error) ?? (error instanceof Error ? error.name : 'unknown') }, message);
}
