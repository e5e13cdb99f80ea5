import dayjs from 'dayjs';
import type { DashboardFilterState, Period, PresetName } from '../filter.ts';

/** The periods that are offered by their names, shortest first. */
export const presetNames: readonly PresetName[] = ['last7days', 'last30days', 'lastMonth', 'last3months', 'thisYear', 'allTime'];

/** The windows of the dashboard, each with a period of its own. */
export const windowNames = ['submitted', 'consented', 'created'] as const;

export const isPreset = (name: string): name is PresetName => presetNames.some((each) => each === name);

export function periodOf(preset: PresetName, today: string): Period {
  const from = begins[preset](dayjs(today));
  return from ? { from: from.format('YYYY-MM-DD'), to: today } : {};
}

type Day = dayjs.Dayjs;

const begins: Record<PresetName, (today: Day) => Day | undefined> = {
  last7days: (today) => today.subtract(6, 'day'),
  last30days: (today) => today.subtract(29, 'day'),
  lastMonth: (today) => today.subtract(1, 'month'),
  last3months: (today) => today.subtract(3, 'month'),
  thisYear: (today) => today.startOf('year'),
  allTime: () => undefined,
};

/** Days after which a chat interview counts as dropped out or leaked (decisions §8). */
export const thresholdDays = { first: 5, most: 3650 } as const;

export const inPreset = (filter: DashboardFilterState, preset: PresetName, today: string): DashboardFilterState => ({
  ...inPeriod(filter, periodOf(preset, today)),
  preset,
});

export function inPeriod({ preset: _, ...filter }: DashboardFilterState, period: Period): DashboardFilterState {
  return { ...filter, submitted: period, consented: period, created: period };
}

export const firstFilter = (today: string): DashboardFilterState => ({
  departments: [],
  vacancies: [],
  cohorts: [],
  preset: 'lastMonth',
  submitted: periodOf('lastMonth', today),
  consented: periodOf('lastMonth', today),
  created: periodOf('lastMonth', today),
  dropoutDays: thresholdDays.first,
  leakageDays: thresholdDays.first,
});

export const isSeparate = ({ submitted, consented, created }: DashboardFilterState): boolean =>
  [consented, created].some(({ from, to }) => from !== submitted.from || to !== submitted.to);
