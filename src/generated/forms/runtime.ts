// Written by codegen: what the validators call.
/** The number of characters of a text, pairs of surrogates counted once. */
export const characters = (text: string): number => {
  let count = 0;
  for (const _ of text) count++;
  return count;
};

/** Are two JSON values equal. */
export const equal = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const [ofA, ofB] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(ofA);
  return keys.length === Object.keys(ofB).length && keys.every((key) => key in ofB && equal(ofA[key], ofB[key]));
};
