import { createHash, randomBytes } from 'node:crypto';

/** Creates sortable ids of 24 hexadecimal digits: time, process and counter. */
export function createIds(now: () => Date): () => string {
  const machine = randomBytes(5).toString('hex');
  let counter = randomBytes(3).readUIntBE(0, 3);
  return () => {
    counter = (counter + 1) % 0x1000000;
    const seconds = Math.floor(now().getTime() / 1000) % 0x100000000;
    return seconds.toString(16).padStart(8, '0') + machine + counter.toString(16).padStart(6, '0');
  };
}

export const derivedId = (...parts: string[]): string => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 24);
