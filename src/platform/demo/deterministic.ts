import { createHash } from 'node:crypto';

export const idOf = (...parts: (string | number)[]): string => createHash('sha256').update(parts.join('/')).digest('hex').slice(0, 24);

/** Deterministic random numbers, seeded by name: one more customer changes no other. */
export interface Chance {
  next(): number;
  between(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  happens(part: number): boolean;
}

export function chance(...name: (string | number)[]): Chance {
  let state = createHash('sha256').update(name.join('/')).digest().readUInt32LE();
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (from) => {
      const picked = from[between(0, from.length - 1)];
      if (picked === undefined) throw new Error('There is nothing to pick from.');
      return picked;
    },
    happens: (part) => next() < part,
  };
}
