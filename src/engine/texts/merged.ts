import type { Catalogue } from './translate.ts';

export function merged(one: Catalogue, other: Catalogue): Catalogue {
  const result = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const own = result[key];
    result[key] = typeof own === 'object' && typeof value === 'object' ? merged(own, value) : value;
  }
  return result;
}
