import { createRequire } from 'node:module';
import type * as argon2 from '@node-rs/argon2';

// In the place of `@node-rs/argon2` for suites of the whole platform (vitest.config.ts): a third of their time was hashing. Suites about hashing
// itself (*.mocks.test.ts) have the package.

const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof argon2;

/** The same algorithm at the lowest cost. */
export const hash: typeof argon2.hash = (password, options) => real.hash(password, { ...options, memoryCost: 8, timeCost: 1 });

const known = new Map<string, Promise<boolean>>();
/** Checks a pair of hash and password once: the result is always the same. */
export const verify: typeof argon2.verify = (hashed, password) => {
  const key = JSON.stringify([hashed, password]);
  const result = known.get(key) ?? real.verify(hashed, password);
  known.set(key, result);
  return result;
};
