import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { scrub } from '../../domain/sensitive.ts';
import { describeError } from './masking.ts';

/** Told of everything that is logged as an error, whatever the log's own level. */
export type OnError = (message: string, facts: Record<string, unknown>) => void;

/**
 * The platform's log: JSON lines on standard output, written in batches. Variables, answers and cookies are never logged at all;
 * should a secret come along in an object all the same, it is cut out.
 */
export function createLog(level = 'info', destination: DestinationStream = standardOutput(), onError?: OnError): Logger {
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { log: withoutSecrets } };
  if (!onError) return pino({ ...options, level }, destination);
  const { values } = pino.levels;
  const least = values[level] ?? Number.POSITIVE_INFINITY;
  const error = values['error'] ?? 50;
  return pino(
    {
      ...options,
      // A log that is quieter than its errors would keep them from being reported.
      level: least > error ? 'error' : level,
      hooks: {
        logMethod(args, write, written) {
          if (written >= error) onError(...said(args, this.bindings()));
          if (written >= least) write.apply(this, args);
        },
      },
    },
    destination,
  );
}

const standardOutput = () => pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 250 });

/** What a line says: its text, and its object with what the logger itself adds to each line. */
function said([first, second]: readonly unknown[], bindings: Record<string, unknown>): Parameters<OnError> {
  if (typeof first === 'string') return [first, bindings];
  const facts = first instanceof Error ? { error: first } : (first as Record<string, unknown>);
  return [typeof second === 'string' ? second : 'an error', { ...bindings, ...withoutSecrets(facts) }];
}

/** The same object less its secrets, at any depth; of an error only what may be told of it. Ids are no secrets, however long, so texts stay as they are. */
function withoutSecrets(object: Record<string, unknown>): Record<string, unknown> {
  let described = object;
  for (const key in object) {
    const value = object[key];
    if (value instanceof Error) described = { ...described, [key]: describeError(value) };
  }
  return scrub(described, (text) => text) as Record<string, unknown>;
}
