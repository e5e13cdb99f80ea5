import { describe, expect, it } from 'vitest';
import { addTexts } from '../../../src/engine/texts/i18n.ts';
import { createConsoleI18n } from '../../../src/console/locales/i18nProvider.ts';
import { later } from '../../../src/console/locales/later/index.ts';
import { cards } from '../../../src/console/pages/dashboard/cards.ts';
import { dayBars, filledBuckets } from '../../../src/console/pages/dashboard/cards/buckets.ts';
import { changeOf, figureText } from '../../../src/console/pages/dashboard/cards/figures.ts';
import { readingOf } from '../../../src/console/pages/dashboard/cards/readings.ts';
import { sparkPath } from '../../../src/console/pages/dashboard/cards/Sparkline.tsx';
import { summaryOf, trendSummary } from '../../../src/console/pages/dashboard/cards/summary.ts';
import { sheetOf } from '../../../src/console/pages/dashboard/cards/table.ts';
import type { DashboardFilterState } from '../../../src/console/pages/dashboard/filter.ts';

const cardOf = (id: string) => {
  const card = cards.find((each) => each.id === id);
  if (!card) throw new Error(id);
  return card;
};
const wordsOf = async () => {
  const { translate } = await createConsoleI18n('en-GB', 'Edge');
  addTexts(later);
  return { translate, locale: 'en-GB' };
};
const window = { from: '2026-10-30', to: '2026-11-02' };
const filter = { submitted: window, consented: window, created: window } as DashboardFilterState;
const shown = async (id: string, answer: unknown) => {
  const words = await wordsOf();
  const reading = readingOf(cardOf(id), answer, filter, words);
  return { reading, summary: summaryOf(cardOf(id), reading, words), sheet: sheetOf(cardOf(id), reading, words) };
};

describe('rows that no count came for', () => {
  it('are 0 for every bucket of scores from 0 to 100', () => {
    const filled = filledBuckets([
      { score: 100, count: 1 },
      { score: 60, count: 12 },
    ]);
    expect(filled.map(({ score }) => score)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(filled.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 1]);
  });

  it('are 0 for every day of the window', () => {
    const { step, bars } = dayBars([{ date: '2026-11-01', count: 3 }], window);
    expect(step).toBe('day');
    expect(bars.map(({ from, count }) => [from, count])).toEqual([
      ['2026-10-30', 0],
      ['2026-10-31', 0],
      ['2026-11-01', 3],
      ['2026-11-02', 0],
    ]);
  });

  it('end with what came where the window is open', () => {
    const rows = [
      { date: '2026-11-01', count: 3 },
      { date: '2026-11-03', count: 1 },
    ];
    expect(dayBars(rows, {}).bars.map(({ count }) => count)).toEqual([3, 0, 1]);
    expect(dayBars([], {}).bars).toEqual([]);
  });
});

describe('a long window', () => {
  it('is reported by day up to 120 days, then by week, then by month', () => {
    const steps = ['2026-04-30', '2026-05-01', '2028-01-02', '2028-01-03'].map((to) => dayBars([], { from: '2026-01-01', to }).step);
    expect(steps).toEqual(['day', 'week', 'week', 'month']);
  });

  it('loses no application to its weeks, of which the last may be shorter', () => {
    const rows = Array.from({ length: 121 }, (_, day) => ({
      date: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
      count: day + 1,
    }));
    const { bars } = dayBars(rows, { from: '2026-01-01', to: '2026-05-01' });
    expect(bars).toHaveLength(18);
    expect(bars[0]).toEqual({ from: '2026-01-01', to: '2026-01-07', count: 28 });
    expect(bars.at(-1)).toEqual({ from: '2026-04-30', to: '2026-05-01', count: 120 + 121 });
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe((121 * 122) / 2);
  });
});

describe('the words for a chart', () => {
  it('tell the highest bar and the whole', async () => {
    const { summary } = await shown('scoreDistribution', {
      data: [
        { score: 60, count: 1200 },
        { score: 100, count: 40 },
      ],
    });
    expect(summary).toBe('Bar chart: most candidates, 1,200, scored 60 to 69; 1,240 in all.');
    const days = await shown('applicationsByDay', { data: [{ date: '2026-11-01', count: 3 }] });
    expect(days.summary).toBe('Bar chart: most candidates, 3, on 1 Nov 2026; 3 in all.');
  });

  it('tell every slice with its share', async () => {
    const answer = {
      data: [
        { label: 'NO', count: 1 },
        { label: 'YES', count: 2 },
      ],
    };
    expect((await shown('recommendationSplit', answer)).summary).toBe('Pie chart: Yes 2 (66.7%), Maybe 0 (0.0%), No 1 (33.3%).');
    const engagement = { engagementCount: 3, completionTotalCount: 4, engagementRatio: 0.75 };
    expect((await shown('engagement', engagement)).summary).toBe('Doughnut chart: Rated 3 (75.0%), Not rated 1 (25.0%).');
  });

  it('become a table of plain numbers and plain days', async () => {
    const { sheet } = await shown('applicationsByDay', { data: [{ date: '2026-11-01', count: 1234 }] });
    expect(sheet).toEqual([
      ['Date', 'Applications'],
      ['2026-10-30', '0'],
      ['2026-10-31', '0'],
      ['2026-11-01', '1234'],
      ['2026-11-02', '0'],
    ]);
  });
});

describe('a spark line', () => {
  it('breaks off where there is no value, and a value between two gaps is a point', () => {
    expect(sparkPath([1, 2, null, 3, null])).toBe('M0 95L25 50M75 5h0');
    expect(sparkPath([4, 4])).toBe('M0 50L100 50');
    expect(sparkPath([null, 4, null])).toBeUndefined();
  });

  it('is reported by its lowest, highest and last value', async () => {
    const steps = [
      { date: '2026-10-30', value: 0.25 },
      { date: '2026-10-31', value: null },
      { date: '2026-11-01', value: 0.5 },
    ];
    const trend = { step: 'DAY' as const, steps, before: { value: 0, period: window } };
    const said = trendSummary(trend, (value) => figureText('ratio', value, 'en-GB'), await wordsOf());
    expect(said).toBe('Line by day: lowest 25.0% (30 Oct 2026), highest 50.0% (1 Nov 2026), last 50.0%.');
  });
});

describe('a figure', () => {
  it.each([
    ['count', 1234, '1,234'],
    ['ratio', 0.6249, '62.5%'],
    ['rating', 8, '8.0'],
    ['minutes', 12.5, '12.5 min'],
    ['score', 72.5, '72.5'],
  ] as const)('that is a %s is written as one', (kind, value, text) => {
    expect(figureText(kind, value, 'en-US')).toBe(text);
  });

  it.each([
    ['completed', 150, 100, { direction: 'up', amount: '50.0%', unit: 'percent', verdict: 'better' }],
    ['completed', 5, 0, { direction: 'up', amount: '5', unit: 'plain', verdict: 'better' }],
    ['completionRatio', 0.5, 0.532, { direction: 'down', amount: '3.2', unit: 'points', verdict: 'worse' }],
    ['dropoutRatio', 0.5, 0.532, { direction: 'down', amount: '3.2', unit: 'points', verdict: 'better' }],
    ['medianTime', 14, 12.5, { direction: 'up', amount: '1.5 min', unit: 'plain' }],
    ['avgNps', 8.1, 8.1, { direction: 'same', amount: '0.0', unit: 'plain' }],
    ['profanityRatio', 0.10004, 0.1, { direction: 'same', amount: '0.0', unit: 'points' }],
    ['medianScore', null, 50, undefined],
    ['medianScore', 50, null, undefined],
  ])('of %s that is %s after %s', (id, value, before, change) => {
    expect(changeOf(cardOf(id), value, before, 'en-GB')).toEqual(change);
  });
});
