import { durationUnit } from '../../plan/durations.ts';
import { numberIn } from './Raw.tsx';

const units = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millisecond'] as const;
type Counts = Partial<Record<(typeof units)[number], number>>;

const sizes = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 };

/** Longer ones are rather moments, counted since 1970. */
const longest = 3650 * sizes.day;

/** `1 hr 5 min` in the reader's language; undefined for a value that is no duration. */
export function durationText(value: unknown, path: string, locale: string): string | undefined {
  const parsed = typeof value === 'string' ? isoCounts(value) : undefined;
  if (parsed !== undefined) return countsText(parsed.counts, parsed.sign, locale);
  const unit = durationUnit(path);
  const number = numberIn(value);
  if (unit === undefined || number === undefined || Math.abs(number * unit) > longest) return undefined;
  // Multiples of a unit are rarely exact in binary.
  const total = Math.round(Math.abs(number * unit) * 1000) / 1000;
  if (total === 0 && number !== 0) return undefined;
  const none = unit === 1 ? 'millisecond' : unit === sizes.second ? 'second' : 'minute';
  return countsText(countsOf(total), number < 0 ? -1 : 1, locale, none);
}

function countsOf(total: number): Counts {
  const counts: Counts = {};
  let rest = total;
  for (const [unit, size] of Object.entries(sizes) as [keyof typeof sizes, number][]) {
    counts[unit] = Math.floor(rest / size);
    rest -= counts[unit] * size;
  }
  return { ...counts, millisecond: rest };
}

const iso = /^([+-])?P(?=[\dT])(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

function isoCounts(text: string): { counts: Counts; sign: number } | undefined {
  if (text.length > 60) return undefined;
  const [, sign, ...counts] = iso.exec(text) ?? [];
  const numbers = counts.map((count) => (count === undefined ? 0 : Number(count)));
  if (numbers.length === 0 || numbers.some((number) => number > Number.MAX_SAFE_INTEGER)) return undefined;
  return { counts: Object.fromEntries(units.map((unit, index) => [unit, numbers[index] ?? 0])), sign: sign === '-' ? -1 : 1 };
}

function countsText(counts: Counts, sign: number, locale: string, none: (typeof units)[number] = 'second'): string {
  const given = units.filter((unit) => counts[unit]);
  return (given.length > 0 ? given : [none])
    .map((unit, index) => {
      const count = counts[unit] ?? 0;
      return (index === 0 && count > 0 ? sign * count : count).toLocaleString(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumFractionDigits: 9,
      });
    })
    .join(' ');
}
