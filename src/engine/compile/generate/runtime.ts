/** Ajv's run-time functions as plain JavaScript: a `require` works neither in a browser nor under ESM. */
export const runtimeScript = {
  characters: `const characters = (text) => {
  let count = 0;
  for (const _ of text) count++;
  return count;
};`,
  equal: `const equal = (a, b) => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && equal(a[key], b[key]));
};`,
};

export const runtimeText = [
  '// @ts-nocheck',
  '// Written by codegen: what the validators call.',
  ...Object.values(runtimeScript).map((script) => `export ${script}`),
  '',
].join('\n');
