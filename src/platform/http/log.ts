import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { scrub } from '../../domain/sensitive.ts';
import { describeError } from './masking.ts';

/** Called for everything logged as an error, whatever the log's own level. */
export type OnError = (message: string, facts: Record<string, unknown>) => void;

/** JSON lines on standard output, in batches. Variables, responses and cookies are never logged; secrets in objects are removed. */
export function createLog(level = 'info', destination: DestinationStream = standardOutput(), onError?: OnError): Logger {
  const options = { base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { log: withoutSecrets } };
  if (!onError) return pino({ ...options, level }, destination);
  const { values } = pino.levels;
  const least = values[level] ?? Number.POSITIVE_INFINITY;
  const error = values['error'] ?? 50;
  return pino(
    {
      ...options,
      level: least > error ? 'error' : level,
      hooks: {
        logMethod(args, write, written) {
          if (written >= error) onError(...describe(args, this.bindings()));
          if (written >= least) write.apply(this, args);
        },
      },
    },
    destination,
  );
}

const standardOutput = () => pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 250 });

function describe([first, second]: readonly unknown[], bindings: Record<string, unknown>): Parameters<OnError> {
  if (typeof first === 'string') return [first, bindings];
  const facts = first instanceof Error ? { error: first } : (first as Record<string, unknown>);
  return [typeof second === 'string' ? second : 'an error', { ...bindings, ...withoutSecrets(facts) }];
}

/** Removes secrets at any depth, and unsafe parts of errors. Texts stay: long ids are not secret. */
function withoutSecrets(object: Record<string, unknown>): Record<string, unknown> {
  let described = object;
  for (const key in object) {
    const value = object[key];
    if (value instanceof Error) described = { ...described, [key]: describeError(value) };
  }
  return scrub(described, (text) => text) as Record<string, unknown>;
}
