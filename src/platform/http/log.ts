import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

/**
 * The platform's log: JSON lines on standard output, written in batches. Variables, answers and cookies are never logged at all;
 * should a secret come along in an object all the same, it is cut out.
 */
export function createLog(level = 'info', destination: DestinationStream = standardOutput()): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { log: withoutSecrets } }, destination);
}

const standardOutput = () => pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 250 });

const secrets = new Set([
  'password',
  'newpassword',
  'token',
  'csrf',
  'session',
  'cookie',
  'cookies',
  'set-cookie',
  'authorization',
  'secret',
  'certificate',
  'smtpurl',
]);

/** The same object less its secrets, at any depth; a copy is made only where there is one. */
function withoutSecrets(object: Record<string, unknown>): Record<string, unknown> {
  let copy: Record<string, unknown> | undefined;
  for (const key in object) {
    const value = object[key];
    const shown = secrets.has(key.toLowerCase()) ? '[removed]' : isPlain(value) ? withoutSecrets(value) : value;
    if (shown !== value) (copy ??= { ...object })[key] = shown;
  }
  return copy ?? object;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
