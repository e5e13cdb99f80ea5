import type { Card } from '../cards.ts';
import { shareText } from './figures.ts';
import type { Reading, Slice, Words } from './readings.ts';

/** A chart's numbers as a table: what a row is, how many, and which part of all. */
export function tableOf(card: Card, { total = 0 }: Reading, { translate, locale }: Words) {
  const heads = [`rows.${card.kind}`, card.kind === 'days' ? 'applications' : 'interviews', 'share'];
  return {
    heads: heads.map((head) => translate(`pages.dashboard.card.heads.${head}`)),
    cells: ({ count }: Slice) => [count.toLocaleString(locale), shareText(count, total, locale)],
  };
}

/** The same for a spreadsheet: plain numbers, and days as every program reads them. */
export function sheetOf(card: Card, reading: Reading, words: Words): string[][] {
  const { heads } = tableOf(card, reading, words);
  const name = ({ key, label }: Slice) => (card.kind === 'days' ? key : label);
  return [heads.slice(0, 2), ...reading.slices.map((slice) => [name(slice), String(slice.count)])];
}
