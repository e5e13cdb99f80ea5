import { createHash, randomBytes } from 'node:crypto';

/** Makes ids of 24 hexadecimal characters: time, process and a count, so that rows made later stand later in an index. */
export function createIds(now: () => Date): () => string {
  const machine = randomBytes(5).toString('hex');
  let counter = randomBytes(3).readUIntBE(0, 3);
  return () => {
    counter = (counter + 1) % 0x1000000;
    const seconds = Math.floor(now().getTime() / 1000) % 0x100000000;
    return seconds.toString(16).padStart(8, '0') + machine + counter.toString(16).padStart(6, '0');
  };
}

/** The id of what is written once however often it happens: the same parts always make the same one. */
export const derivedId = (...parts: string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 24);
