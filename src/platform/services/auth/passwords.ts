import { hash, verify } from '@node-rs/argon2';
import { requireNoConnection } from '../../database/heldConnections.ts';
import { inHashLane } from './hashLane.ts';
import type { HashPlace } from './hashLane.ts';

// argon2id with the parameters that OWASP names: 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a password that nobody knows, so that an unknown address costs the same time as a known one. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$Mk2c8WcX9BY1IY7vA+UMwQ$ROmU3NHGvyXH+X44Kcyo3QzM3WUCiIFBem5cLzNHHEA';

/**
 * Makes what of a password is stored, outside any transaction.
 * @param place where a stranger can cause it; else it waits its turn
 */
export async function hashPassword(password: string, place?: HashPlace): Promise<string> {
  requireNoConnection('Password hashing');
  const work = () => hash(password, parameters);
  return place ? place.run(work) : inHashLane(work);
}

/** What a check takes of late, in milliseconds. */
let usualTime = 0;

/** Checks a password against a stored hash, outside any transaction; without a hash it works as long and answers no. */
export async function passwordMatches(password: string, stored: string | null | undefined, place: HashPlace): Promise<boolean> {
  requireNoConnection('Password hashing');
  const begun = performance.now();
  const matches = await place.run(() => verify(stored ?? nobodysHash, password));
  const took = performance.now() - begun;
  usualTime = usualTime === 0 ? took : usualTime + (took - usualTime) / 8;
  return matches && Boolean(stored);
}

/** Waits as long as a check takes, where none may be made: so that nobody feels from outside whether a password was looked at. */
export const asLongAsACheck = (): Promise<void> => new Promise((done) => void setTimeout(done, usualTime));
