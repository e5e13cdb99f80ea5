interface Span {
  from: string;
  to: string;
}

/** Faulty when the first date is after the second. */
export function disordered(value: unknown, { from, to }: Span): string[] {
  const [start, end] = [time(value, from), time(value, to)];
  return start !== undefined && end !== undefined && start > end ? [to] : [];
}

/** Faulty when the dates are out of order, or more than so many days apart. */
export function tooFar(value: unknown, { from, to, maxDays }: Span & { maxDays: number }): string[] {
  const [start, end] = [time(value, from), time(value, to)];
  if (start === undefined || end === undefined) return [];
  return start > end || longer(end - start, maxDays) ? [to] : [];
}

/** Faulty when the date is longer ago than allowed. */
export function beforeLookBack(value: unknown, { from, days }: { from: string; days: number }): string[] {
  const start = time(value, from);
  return start !== undefined && longer(Date.now() - start, days) ? [from] : [];
}

const hour = 60 * 60_000;
const day = 24 * hour;

/** Days in which the clocks go back are an hour longer; whether these are such the platform knows, by its region. */
const longer = (passed: number, days: number): boolean => passed > days * day + hour;

/** A date (its first moment, UTC) or a moment. */
function time(value: unknown, name: string): number | undefined {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  const found = typeof text === 'string' && text.length <= 40 ? Date.parse(text) : NaN;
  return Number.isNaN(found) ? undefined : found;
}
