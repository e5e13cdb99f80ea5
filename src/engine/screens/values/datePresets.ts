import { dayAt, daysAfter, momentsOf, type DaySpan } from './regionDays.ts';

/** Named in addresses and saved views, so that last month stays last month. */
export const datePresets = [
  ...(['today', 'yesterday', 'last7Days', 'last30Days', 'last90Days', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const),
  ...(['thisQuarter', 'lastQuarter', 'thisYear', 'lastYear'] as const),
];
export type DatePreset = (typeof datePresets)[number];

/** Rows without a value. */
export const noDate = 'none';

export const isDatePreset = (value: unknown): value is DatePreset => datePresets.some((preset) => preset === value);

const monthsIn = { Month: 1, Quarter: 3, Year: 12 } as const;

/** First and last day of a preset; a week starts on Monday for everyone, so that a link shows everyone the same rows. */
export function daysOfPreset(preset: DatePreset, today: string): Required<DaySpan> {
  if (preset === 'today') return { from: today, to: today };
  if (preset === 'yesterday') return { from: daysAfter(today, -1), to: daysAfter(today, -1) };
  const count = /^last(\d+)Days$/.exec(preset)?.[1];
  if (count !== undefined) return { from: daysAfter(today, 1 - Number(count)), to: today };
  const back = preset.startsWith('last') ? 1 : 0;
  const unit = preset.slice(4);
  if (unit === 'Week') {
    const monday = daysAfter(today, -((new Date(today).getUTCDay() + 6) % 7) - 7 * back);
    return { from: monday, to: daysAfter(monday, 6) };
  }
  const months = monthsIn[unit as keyof typeof monthsIn];
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = year * 12 + (month - 1) - ((month - 1) % months) - months * back;
  return { from: firstDay(first), to: daysAfter(firstDay(first + months), -1) };
}

const firstDay = (months: number): string => `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;

/** Filters as the API takes them, with the moments that presets mean now. */
export function sentFilters<Filters extends Record<string, unknown>>(filters: Filters, zone?: string, now = Date.now()): Filters {
  const preset = (value: unknown): unknown => (value as { preset?: unknown } | undefined)?.preset;
  if (!Object.values(filters).some(preset)) return filters;
  const own = zone ?? readerZone();
  return Object.fromEntries(
    Object.entries(filters).map(([name, value]) => {
      const chosen = preset(value);
      if (chosen === noDate) return [name, { isNull: true }];
      if (!isDatePreset(chosen)) return [name, value];
      const { from: gte, to: lte } = momentsOf(daysOfPreset(chosen, dayAt(now, own)), own);
      return [name, { gte, lte }];
    }),
  ) as Filters;
}

/** The time zone of this reader's clock. */
export const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
