import type { Dialect } from '../dialects/Dialect.ts';

/** Merged key by key, and entry by entry if a key is a table. */
export function dialectOf(dialect: Dialect, own: Partial<Dialect> | undefined): Dialect {
  if (own === undefined) return dialect;
  const merged = Object.entries(own).map(([key, value]) => {
    const before: unknown = dialect[key as keyof Dialect];
    return [key, isTable(before) && isTable(value) ? { ...before, ...value } : value];
  });
  return { ...dialect, ...Object.fromEntries(merged) };
}

/** A dialect of one's own: one with a name isn't merged into the detected one. */
export const wholeDialect = (own: Partial<Dialect> | undefined): Dialect | undefined =>
  own?.name === undefined ? undefined : (own as Dialect);

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
