import type { Values } from '../plan/sources.ts';

/** Where a call's variables carry its key to the transport: Apollo copies it along, and JSON leaves it out. */
const place = Symbol('Idempotency-Key');

/** The variables with the key under which the platform does this call once. */
export const withKey = (variables: Values, key: string): Values => Object.assign(variables, { [place]: key });

export const keyIn = (variables: Values): string | undefined => (variables as { [place]?: string })[place];

const known = new WeakMap<object, string>();

/**
 * The key of what the user wants done: the same while one intent is tried again with the same values, as after a lost answer. Other values
 * are another call, and so is what comes without an intent.
 */
export function keyOf(intent: object | undefined, what: unknown): string {
  const id = (intent && known.get(intent)) ?? randomId();
  if (intent) known.set(intent, id);
  return `${id}-${digest(JSON.stringify(what))}`;
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

/** Tells the values of one form apart, not more: two rounds of FNV-1a. */
function digest(text: string): string {
  const round = (seed: number): string => {
    let hash = seed;
    for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
    return (hash >>> 0).toString(36);
  };
  return `${round(2_166_136_261)}${round(84_696_351)}`;
}
