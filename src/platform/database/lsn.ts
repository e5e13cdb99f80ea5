/** A position in the write-ahead log, as PostgreSQL writes it: `16/B374D848`. */
export function lsnOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** Beyond every position: the write is never taken for replayed. */
export const highest = (1n << 64n) - 1n;
