import { DeviceType, Recommendation } from '../../generated/values.ts';
import type { FigureReader } from './batch.ts';
import { dayAfter, dayOf, daysFrom } from './days.ts';
import { before } from './spans.ts';
import type { Span } from './spans.ts';

// Formulas of the cards (decisions §8); a ratio without a denominator is null.

const day = 24 * 3_600_000;

export const daysBack = (now: Date, days: number): Date => new Date(now.getTime() - days * day);

const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
const rounded = (value: number | null, to: number): number | null => (value === null ? null : Math.round(value * to) / to);

export const completed = async (ask: FigureReader, span: Span): Promise<number> => (await ask.tallies('submitted', span)).completed;

/** Submitted ÷ (submitted + consented to but not submitted). */
export async function completionRatio(ask: FigureReader, span: Span): Promise<number | null> {
  const [done, { unfinished }] = await Promise.all([completed(ask, span), ask.tallies('consented', span)]);
  return ratio(done, done + unfinished);
}

/** Consented to, not submitted and older than the threshold ÷ consented to. */
export async function dropoutRatio(ask: FigureReader, span: Span, threshold: Date): Promise<number | null> {
  const [all, old] = await Promise.all([ask.tallies('consented', span), ask.tallies('consented', before(span, threshold))]);
  return ratio(old.unfinished, all.consented);
}

/** Created, not consented to and older than the threshold ÷ created. */
export async function leakageRatio(ask: FigureReader, span: Span, threshold: Date): Promise<number | null> {
  const [all, old] = await Promise.all([ask.tallies('created', span), ask.tallies('created', before(span, threshold))]);
  return ratio(old.notConsented, all.made);
}

export async function engagement(ask: FigureReader, span: Span) {
  const { rated, completed: total } = await ask.tallies('submitted', span);
  return { engagementCount: rated, completionTotalCount: total, engagementRatio: ratio(rated, total) };
}

export async function avgNpsScore(ask: FigureReader, span: Span): Promise<number | null> {
  const { rated, ratingSum } = await ask.tallies('submitted', span);
  return rounded(ratio(ratingSum, rated), 10);
}

export async function medianTimeTaken(ask: FigureReader, span: Span): Promise<number | null> {
  const seconds = await ask.median('time', span);
  return rounded(seconds === null ? null : seconds / 60, 100);
}

export const medianScore = async (ask: FigureReader, span: Span): Promise<number | null> => rounded(await ask.median('score', span), 100);

export async function flagRatio(
  ask: FigureReader,
  span: Span,
  flag: 'profanity' | 'plagiarism' | 'lowTextQuality',
): Promise<number | null> {
  const tallies = await ask.tallies('submitted', span);
  return ratio(tallies[flag], tallies.completed);
}

export async function devices(ask: FigureReader, span: Span) {
  const { mobile, desktop } = await ask.tallies('submitted', span);
  const counts = { MOBILE: mobile, DESKTOP: desktop };
  return { data: DeviceType.map((label) => ({ label, count: counts[label] })).filter(({ count }) => count > 0) };
}

export async function recommendations(ask: FigureReader, span: Span) {
  const tallies = await ask.tallies('submitted', span);
  const data = Recommendation.map((label, index) => ({ label, count: tallies.recommendations[index] ?? 0 }));
  return { data: data.filter(({ count }) => count > 0) };
}

/** Completed by score, in buckets of ten (two steps each), and one for a hundred. */
export async function scores(ask: FigureReader, span: Span) {
  const { scores: steps } = await ask.tallies('submitted', span);
  const buckets = Array.from({ length: 11 }, (_, index) => index);
  return { data: buckets.map((bucket) => ({ score: bucket * 10, count: (steps[bucket * 2] ?? 0) + (steps[bucket * 2 + 1] ?? 0) })) };
}

/** Applications per day, including empty days; an open end is the first or last day with one. */
export async function applicationsByDay(ask: FigureReader, span: Span, zone: string, requireDays: (days: number) => void) {
  const found = await ask.days(span);
  const first = span.from ? dayOf(span.from, zone) : found[0]?.date;
  const last = span.to ? dayOf(new Date(span.to.getTime() - 1), zone) : found.at(-1)?.date;
  if (first === undefined || last === undefined) return { data: found };
  const counts = new Map(found.map(({ date, count }) => [date, count]));
  const length = Math.max(0, daysFrom(first, last));
  // A single end may be thousands of years away.
  if (!span.from !== !span.to) requireDays(length);
  const dates = Array.from({ length }, (_, index) => dayAfter(first, index));
  return { data: dates.map((date) => ({ date, count: counts.get(date) ?? 0 })) };
}
