import { daysAfter, spanInWords } from '../../../../engine/screens/values/regionDays.ts';
import type { Card } from '../cards.ts';
import type { DashboardFilterState, Period } from '../filter.ts';
import type { CardPart } from '../filters/applicationsLink.ts';
import { dayBars, filledBuckets, type Step } from './buckets.ts';

export interface Words {
  translate: (key: string, values?: object) => string;
  locale: string;
}

export interface Slice {
  key: string;
  label: string;
  name?: string;
  /** After a number: `scored 60 to 69`. */
  what: string;
  count: number;
  /** Part that the list of applications can filter by; absent where it can't. */
  part?: CardPart;
  window?: Period;
}

export interface Reading {
  /** The figure; null where there was nothing to divide by, missing on a chart without one. */
  value?: number | null;
  total?: number;
  slices: Slice[];
  step?: Step;
}

/** Reads the answer of a card's operation (schema/datalake.graphql); rows that no count came for are 0. */
export function readingOf(card: Card, answer: unknown, filter: DashboardFilterState, words: Words): Reading {
  if (card.kind === 'engagement') return engagement(answer as Engagement, words);
  if (card.kind === 'devices') return labelled(rowsOf(answer), ['MOBILE', 'DESKTOP'], 'deviceType', words);
  if (card.kind === 'recommendations') return labelled(rowsOf(answer), ['YES', 'MAYBE', 'NO'], 'recommendation', words);
  if (card.kind === 'scores') return scores(rowsOf(answer), words);
  if (card.kind === 'days') return days(rowsOf(answer), filter.created, words);
  const value = typeof answer === 'number' ? answer : null;
  return { value, slices: [], ...(card.kind === 'count' && { total: value ?? 0 }) };
}

interface Engagement {
  engagementCount: number;
  completionTotalCount: number;
  engagementRatio: number | null;
}

function engagement({ engagementCount, completionTotalCount, engagementRatio }: Engagement, { translate }: Words): Reading {
  const slice = (key: string, count: number, part?: CardPart): Slice => ({
    key,
    label: translate(`pages.dashboard.card.slices.${key}`),
    what: translate(`pages.dashboard.card.what.${key}`),
    count,
    ...(part && { part }),
  });
  return {
    value: engagementRatio,
    total: completionTotalCount,
    slices: [slice('rated', engagementCount, {}), slice('notRated', completionTotalCount - engagementCount)],
  };
}

function labelled(rows: { label: string; count: number }[], labels: readonly string[], field: string, { translate }: Words): Reading {
  const slices = labels.map((label) => ({
    key: label,
    label: translate(`pages.dashboard.card.slices.${label}`),
    what: translate(`pages.dashboard.card.what.${label}`),
    count: rows.find((row) => row.label === label)?.count ?? 0,
    part: { [field]: label },
  }));
  return { total: sumOf(slices), slices };
}

function scores(rows: { score: number; count: number }[], { translate }: Words): Reading {
  const slices = filledBuckets(rows).map(({ score, count }) => ({
    key: String(score),
    label: score === 100 ? '100' : `${score}–${score + 9}`,
    what: translate(score === 100 ? 'pages.dashboard.card.what.top' : 'pages.dashboard.card.what.score', { from: score, to: score + 9 }),
    count,
    part: { scoreBucket: score },
  }));
  return { total: sumOf(slices), slices };
}

function days(rows: { date: string; count: number }[], window: Period, words: Words): Reading {
  const { step, bars } = dayBars(rows, window);
  const slices = bars.map(({ from, to, count }) => {
    const name = spanWords({ from, to }, words);
    return {
      key: from,
      label: tickOf(from, step, words.locale),
      name,
      what: words.translate(`pages.dashboard.card.what.${step === 'day' ? 'day' : 'days'}`, { day: name }),
      count,
      ...(step === 'day' ? { part: { day: from } } : { part: {}, window: { from, to } }),
    };
  });
  return { total: sumOf(slices), slices, step };
}

function tickOf(day: string, step: Step, locale: string): string {
  const fields: Intl.DateTimeFormatOptions = step === 'month' ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(locale, { ...fields, timeZone: 'UTC' }).format(Date.parse(day));
}

/** A span in words, without its year where that is the one of the day after it: what it is compared with tells it. */
export function shortSpan({ from, to }: Required<Period>, words: Words): string {
  const year = daysAfter(to, 1).slice(0, 4);
  if (from.slice(0, 4) !== year || to.slice(0, 4) !== year) return spanWords({ from, to }, words);
  const format = new Intl.DateTimeFormat(words.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  // Between its days a range has thin spaces, which some fonts lack.
  return format.formatRange(Date.parse(from), Date.parse(to)).replaceAll('\u2009', ' ');
}

export const spanWords = (span: Period, { translate, locale }: Words): string => spanInWords(span, locale, translate);

const rowsOf = <Row>(answer: unknown): Row[] => (answer as { data: Row[] }).data;

const sumOf = (slices: readonly { count: number }[]): number => slices.reduce((sum, { count }) => sum + count, 0);
