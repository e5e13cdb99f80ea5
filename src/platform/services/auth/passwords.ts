import { hash, verify } from '@node-rs/argon2';
import { requireNoConnection } from '../../database/heldConnections.ts';
import { inHashLane } from './hashLane.ts';
import type { HashPlace } from './hashLane.ts';

// argon2id with OWASP's parameters: 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a password that nobody knows: an unknown address takes as long as a known one. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$Mk2c8WcX9BY1IY7vA+UMwQ$ROmU3NHGvyXH+X44Kcyo3QzM3WUCiIFBem5cLzNHHEA';

/** Call it outside any transaction. @param place required where a stranger can cause it; otherwise it queues */
export async function hashPassword(password: string, place?: HashPlace): Promise<string> {
  requireNoConnection('Password hashing');
  const work = () => hash(password, parameters);
  return place ? place.run(work) : inHashLane(work);
}

/** Recent duration of a check, in ms. */
let usualTime = 0;

export async function passwordMatches(password: string, stored: string | null | undefined, place: HashPlace): Promise<boolean> {
  requireNoConnection('Password hashing');
  const begun = performance.now();
  const matches = await place.run(() => verify(stored ?? nobodysHash, password));
  const took = performance.now() - begun;
  usualTime = usualTime === 0 ? took : usualTime + (took - usualTime) / 8;
  return matches && Boolean(stored);
}

/** Waits as long as a check takes, to hide from outside that there was none. */
export const asLongAsACheck = (): Promise<void> => new Promise((done) => void setTimeout(done, usualTime));
