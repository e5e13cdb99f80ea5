import type { Card, CardKind } from '../cards.ts';

/** A figure as this reader writes it: ratios as percent, minutes with their unit. */
export function figureText(kind: CardKind, value: number, locale: string): string {
  const number = new Intl.NumberFormat(locale, formats[kind] ?? {}).format(value);
  // The symbol is the same in every language; what a locale makes of it is not: `12.5 mins`.
  return kind === 'minutes' ? `${number} min` : number;
}

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const percent: Intl.NumberFormatOptions = { style: 'percent', ...tenths };
const formats: Partial<Record<CardKind, Intl.NumberFormatOptions>> = {
  ratio: percent,
  engagement: percent,
  rating: tenths,
  score: { maximumFractionDigits: 1 },
  minutes: { maximumFractionDigits: 1 },
};

export const shareText = (count: number, total: number, locale: string): string =>
  figureText('ratio', total > 0 ? count / total : 0, locale);

export interface Change {
  direction: 'up' | 'down' | 'same';
  /** Without its sign; `points` are of percent. */
  amount: string;
  unit: 'percent' | 'points' | 'plain';
  verdict?: 'better' | 'worse';
}

/** Counts change by a ratio, ratios by points, other figures by their own unit; equal as written means unchanged. */
export function changeOf({ kind, better }: Card, value: number | null, before: number | null, locale: string): Change | undefined {
  if (value === null || before === null) return undefined;
  const isCount = kind === 'count' || kind === 'days';
  const isRatio = kind === 'ratio' || kind === 'engagement';
  const unit = isRatio ? 'points' : isCount && before > 0 ? 'percent' : 'plain';
  const size = Math.abs(value - before);
  const written = (by: number): string => {
    if (unit === 'percent') return figureText('ratio', by / before, locale);
    if (unit === 'points') return new Intl.NumberFormat(locale, tenths).format(by * 100);
    return figureText(kind, by, locale);
  };
  const amount = written(size);
  if (amount === written(0)) return { direction: 'same', amount, unit };
  const direction = value > before ? 'up' : 'down';
  return { direction, amount, unit, ...(better && { verdict: (direction === 'up') === (better === 'more') ? 'better' : 'worse' }) };
}
