import type { Values } from '../plan/sources.ts';

export function merged(below: Values, above: Values): Values {
  const result: Values = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const own = result[key];
    result[key] = isObject(own) && isObject(value) ? merged(own, value) : value;
  }
  return result;
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
