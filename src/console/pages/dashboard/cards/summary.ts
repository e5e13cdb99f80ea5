import type { Card } from '../cards.ts';
import { shareText } from './figures.ts';
import { spanWords, type Reading, type Words } from './readings.ts';
import type { Trend } from './useTrends.ts';

const text = (key: string) => `pages.dashboard.card.summary.${key}`;

/** A chart in a sentence, for those who do not see it. */
export function summaryOf(card: Card, { slices, total = 0 }: Reading, words: Words): string {
  const { translate, locale } = words;
  const count = (number: number) => number.toLocaleString(locale);
  if (card.kind === 'scores' || card.kind === 'days') {
    const [first] = slices;
    if (!first) return translate(text('noBars'));
    const most = slices.reduce((found, slice) => (slice.count > found.count ? slice : found), first);
    return translate(text(card.kind), { most: count(most.count), what: most.what, total: count(total), bars: count(slices.length) });
  }
  const parts = slices.map((slice) =>
    translate(text('slice'), { label: slice.label, count: count(slice.count), share: shareText(slice.count, total, locale) }),
  );
  return translate(text(card.kind === 'recommendations' ? 'pie' : 'doughnut'), { parts: parts.join(', ') });
}

export function trendSummary({ step, steps }: Trend, written: (value: number) => string, words: Words): string {
  const known = steps.filter((each): each is { date: string; value: number } => each.value !== null);
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return words.translate(text('noTrend'));
  const low = known.reduce((found, each) => (each.value < found.value ? each : found), first);
  const high = known.reduce((found, each) => (each.value > found.value ? each : found), first);
  const day = ({ date }: { date: string }) => spanWords({ from: date, to: date }, words);
  return words.translate(text('trend'), {
    step: words.translate(text(`steps.${step}`)),
    ...{ low: written(low.value), lowDay: day(low), high: written(high.value), highDay: day(high), last: written(last.value) },
  });
}
