export type Bits = Uint32Array;

export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

export const setBit = (bits: Bits, at: number): void => void (bits[at >>> 5] = wordAt(bits, at >>> 5) | (1 << (at & 31)));

export const hasBit = (bits: Bits, at: number): boolean => ((wordAt(bits, at >>> 5) >>> (at & 31)) & 1) === 1;

const wordAt = (bits: Bits, index: number): number => bits[index] as number;

export function isEmpty(bits: Bits): boolean {
  for (let index = 0; index < bits.length; index += 1) if (wordAt(bits, index) !== 0) return false;
  return true;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word of bits) for (; word !== 0; word &= word - 1) count += 1;
  return count;
}

export function addBits(bits: Bits, others: Bits): void {
  for (let index = 0; index < bits.length; index += 1) bits[index] = wordAt(bits, index) | wordAt(others, index);
}

export function minusBits(bits: Bits, others: Bits, into: Bits = new Uint32Array(bits.length)): Bits {
  for (let index = 0; index < bits.length; index += 1) into[index] = wordAt(bits, index) & ~wordAt(others, index);
  return into;
}

export function commonBits(bits: Bits, others: Bits, into: Bits = new Uint32Array(bits.length)): Bits {
  for (let index = 0; index < bits.length; index += 1) into[index] = wordAt(bits, index) & wordAt(others, index);
  return into;
}

export function numberedSets(size: number): { numberOf: (bits: Bits) => number; get: (number: number) => Bits } {
  const all: Bits[] = [];
  const byHash = new Map<number, number[]>();
  const numberOf = (bits: Bits): number => {
    const hash = hashOf(bits);
    const alike = byHash.get(hash);
    for (const number of alike ?? []) if (isSame(all[number] as Bits, bits)) return number;
    if (alike) alike.push(all.length);
    else byHash.set(hash, [all.length]);
    return all.push(bits.slice()) - 1;
  };
  numberOf(noBits(size));
  return { numberOf, get: (number) => all[number] as Bits };
}

function hashOf(bits: Bits): number {
  let hash = 0;
  for (let index = 0; index < bits.length; index += 1) {
    const word = wordAt(bits, index);
    hash = Math.imul(hash ^ word, 0x01_00_01_93) ^ (word >>> 15);
  }
  return hash;
}

function isSame(one: Bits, other: Bits): boolean {
  for (let index = 0; index < one.length; index += 1) if (wordAt(one, index) !== wordAt(other, index)) return false;
  return true;
}
