import { invalid } from './errors.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Attribute names ignore case (RFC 7643 §2.1). */
export const keyOf = (record: Record<string, unknown>, name: string): string | undefined =>
  Object.keys(record).find((each) => each.toLowerCase() === name.toLowerCase());

export function fieldOf(record: Record<string, unknown>, name: string): unknown {
  const key = keyOf(record, name);
  return key === undefined ? undefined : record[key];
}

export function textOf(record: Record<string, unknown>, name: string, longest: number): string | undefined {
  const value = fieldOf(record, name);
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') throw invalid(`“${name}” must be a text.`);
  if (value.length > longest) throw invalid(`“${name}” has at most ${longest} characters.`);
  return value;
}

/** Some providers send booleans as texts. */
export function flagOf(value: unknown, name: string): boolean | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value;
  const flag = typeof value === 'string' ? { true: true, false: false }[value.toLowerCase()] : undefined;
  if (flag === undefined) throw invalid(`“${name}” must be true or false.`);
  return flag;
}
