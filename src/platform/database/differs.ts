export const differs = (row: object, values: object): boolean => Object.keys(differing(row, values)).length > 0;

export function differing<Values extends object>(row: object, values: Values): Partial<Values> {
  const known = row as Record<string, unknown>;
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(known[name], value))) as Partial<Values>;
}

/** Compares by content; PostgreSQL reorders the keys of JSON objects. */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

const canonical = (value: unknown): string => JSON.stringify(inOrder(value ?? null));

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, each]) => [key, inOrder(each)]));
};
