import { pino } from 'pino';
import type { Logger } from 'pino';

/**
 * The platform's log: JSON lines on standard output, written in batches. Variables, answers and cookies are never logged at all;
 * should a secret come along in an object all the same, it is cut out.
 */
export function createLog(level = 'info'): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[removed]' },
    },
    pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 250 }),
  );
}

const secrets = ['password', 'newPassword', 'token', 'cookie', 'cookies', 'authorization', '["set-cookie"]', 'secret', 'certificate', 'smtpUrl'];
