/** True for values sorted by any usual rule; records without a value may be at either end. */
export function inOrder(values: readonly unknown[], isDescending: boolean): boolean {
  const kept = values.filter((value) => value !== null && value !== undefined && value !== '').map(comparable);
  const ordered = isDescending ? kept.toReversed() : kept;
  return rules.some((compare) => ordered.every((value, index) => index === 0 || compare(ordered[index - 1] ?? '', value) <= 0));
}

type Comparable = string | number;

const comparable = (value: unknown): Comparable =>
  typeof value === 'number' || typeof value === 'boolean' ? Number(value) : typeof value === 'string' ? value : JSON.stringify(value);

const binary = (one: Comparable, other: Comparable): number => (one < other ? -1 : one > other ? 1 : 0);

const rules: ((one: Comparable, other: Comparable) => number)[] = [
  binary,
  (one, other) => binary(String(one).toLowerCase(), String(other).toLowerCase()),
  (one, other) => String(one).localeCompare(String(other), 'en'),
  (one, other) => binary(Number(one), Number(other)),
];
