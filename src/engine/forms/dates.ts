interface Span {
  from: string;
  to: string;
}

/** Error if the first date is after the second. */
export function disordered(value: unknown, { from, to }: Span): string[] {
  const [start, end] = [time(value, from), time(value, to)];
  return start !== undefined && end !== undefined && start > end ? [to] : [];
}

/** Error if the dates are out of order, or more than `maxDays` apart. */
export function tooFar(value: unknown, { from, to, maxDays }: Span & { maxDays: number }): string[] {
  const [start, end] = [time(value, from), time(value, to)];
  if (start === undefined || end === undefined) return [];
  return start > end || longer(end - start, maxDays) ? [to] : [];
}

/** Error if the date is more than `days` days ago. */
export function beforeLookBack(value: unknown, { from, days }: { from: string; days: number }): string[] {
  const start = time(value, from);
  return start !== undefined && longer(Date.now() - start, days) ? [from] : [];
}

const hour = 60 * 60_000;
const day = 24 * hour;

/** Allows the extra hour of days in which clocks go back; only the platform knows the region. */
const longer = (passed: number, days: number): boolean => passed > days * day + hour;

function time(value: unknown, name: string): number | undefined {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  const found = typeof text === 'string' && text.length <= 40 ? Date.parse(text) : NaN;
  return Number.isNaN(found) ? undefined : found;
}
