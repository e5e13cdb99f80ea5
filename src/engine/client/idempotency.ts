import { fingerprintOf } from '../plan/fingerprint.ts';
import type { Values } from '../plan/sources.ts';

/** Carries the key to the transport: Apollo copies symbols along, and JSON leaves them out. */
const place = Symbol('Idempotency-Key');

export const withKey = (variables: Values, key: string): Values => Object.assign(variables, { [place]: asOwn(key) });

/** Remembers a key as one of this page's own calls. */
export function asOwn(key: string): string {
  ownKeys.add(key);
  return key;
}

const ownKeys = new Set<string>();

export const isOwnKey = (key: string): boolean => ownKeys.has(key);

export const keyIn = (variables: Values): string | undefined => (variables as { [place]?: string })[place];

const keys = new WeakMap<object, Map<string, string>>();

/** Equal while one intent is retried with the same values; other values, or no intent, make another call. */
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

/** 24 hexadecimal characters each; a retried intent gets the same ids in the same order. */
export function idsOf(intent: object | undefined): () => string {
  const known = (intent && made.get(intent)) ?? [];
  if (intent) made.set(intent, known);
  let at = 0;
  return () => (known[at++] ??= randomHex(12));
}

/** The same ids whenever the call with this key is repeated. */
export function idsOfKey(key: string): () => string {
  let at = 0;
  return () => fingerprintOf(`${key} ${at++}`).slice(0, 24);
}

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** `crypto.randomUUID` needs a secure connection, which a closed network may lack. */
function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return randomHex(16);
}
