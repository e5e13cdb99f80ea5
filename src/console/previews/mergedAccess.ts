import type { AccessPart } from '../access/places.ts';

/** The access of several groups as one: rights that are held in the same places stand together, each once. */
export function together(parts: readonly AccessPart[]): AccessPart[] {
  const found = new Map<string, AccessPart>();
  for (const part of parts) {
    const places = [part.whole, idsOf(part.below), idsOf(part.alone)];
    const key = JSON.stringify(places);
    const known = found.get(key);
    found.set(key, known ? { ...known, rights: [...new Set([...known.rights, ...part.rights])] } : part);
  }
  // A right that is held in the whole customer is held in its departments too.
  const whole = new Set([...found.values()].flatMap(({ whole: everywhere, rights }) => (everywhere ? rights : [])));
  return [...found.values()]
    .map((part) => (part.whole ? part : { ...part, rights: part.rights.filter((right) => !whole.has(right)) }))
    .filter(({ rights }) => rights.length > 0);
}

const idsOf = (departments: readonly { _id: string }[]): string[] => departments.map(({ _id }) => _id).toSorted();
