import type { Values } from '../plan/sources.ts';

/** Where a call's variables carry its key to the transport: Apollo copies it along, and JSON leaves it out. */
const place = Symbol('Idempotency-Key');

/** The variables with the key under which the platform does this call once. */
export const withKey = (variables: Values, key: string): Values => Object.assign(variables, { [place]: key });

export const keyIn = (variables: Values): string | undefined => (variables as { [place]?: string })[place];

const keys = new WeakMap<object, Map<string, string>>();

/**
 * The key of what the user wants done: the same while one intent is tried again with the same values, as after a lost answer. Other values
 * are another call, and so is what comes without an intent.
 */
export function keyOf(intent: object | undefined, what: unknown): string {
  if (!intent) return randomId();
  const byValues = keys.get(intent) ?? new Map<string, string>();
  keys.set(intent, byValues);
  const values = JSON.stringify(what);
  const key = byValues.get(values) ?? randomId();
  byValues.set(values, key);
  return key;
}

const made = new WeakMap<object, string[]>();

/** Makes ids for a call, 24 hexadecimal characters each; while one intent is tried again, the same ones in the same order. */
export function idsOf(intent: object | undefined): () => string {
  const known = (intent && made.get(intent)) ?? [];
  if (intent) made.set(intent, known);
  let at = 0;
  return () => (known[at++] ??= randomHex(12));
}

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** `crypto.randomUUID` is only there on a secure connection; a console in a closed network may have none. */
function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return randomHex(16);
}
