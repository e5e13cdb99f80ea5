interface Uniqueness {
  by: string;
  across?: string[];
  /** Compares capitals, too. @default false */
  exact?: true;
}

/** Rows with the same `by` as an earlier one: paths such as `2.email`, or `contacts.0.email` across several lists. */
export function repeatedRows(value: unknown, { by, across, exact }: Uniqueness): string[] {
  const seen = new Set<string>();
  const lists = across ? across.map((name) => [`${name}.`, isObject(value) ? value[name] : undefined] as const) : [['', value] as const];
  return lists.flatMap(([prefix, rows]) =>
    (Array.isArray(rows) ? (rows as unknown[]) : []).flatMap((row, index) => {
      const text = isObject(row) ? row[by] : undefined;
      const trimmed = typeof text === 'string' ? text.trim() : '';
      const key = exact ? trimmed : trimmed.toLowerCase();
      if (key === '') return [];
      if (seen.has(key)) return [`${prefix}${index}.${by}`];
      seen.add(key);
      return [];
    }),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
