import type { Values } from '../plan/sources.ts';

/** Carries the key to the transport: Apollo copies symbols along, and JSON leaves them out. */
const place = Symbol('Idempotency-Key');

export const withKey = (variables: Values, key: string): Values => Object.assign(variables, { [place]: key });

export const keyIn = (variables: Values): string | undefined => (variables as { [place]?: string })[place];

const known = new WeakMap<object, string>();

/** Equal while one intent is retried with the same values; other values, or no intent, make another call. */
export function keyOf(intent: object | undefined, what: unknown): string {
  const id = (intent && known.get(intent)) ?? randomId();
  if (intent) known.set(intent, id);
  return `${id}-${digest(JSON.stringify(what))}`;
}

const made = new WeakMap<object, string[]>();

/** 24 hexadecimal characters each; a retried intent gets the same ids in the same order. */
export function idsOf(intent: object | undefined): () => string {
  const known = (intent && made.get(intent)) ?? [];
  if (intent) made.set(intent, known);
  let at = 0;
  return () => (known[at++] ??= randomHex(12));
}

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** `crypto.randomUUID` needs a secure connection, which a closed network may lack. */
function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return randomHex(16);
}

function digest(text: string): string {
  const round = (seed: number): string => {
    let hash = seed;
    for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
    return (hash >>> 0).toString(36);
  };
  return `${round(2_166_136_261)}${round(84_696_351)}`;
}
