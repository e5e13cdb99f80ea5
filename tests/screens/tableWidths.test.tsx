import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ColumnPlan } from '../../src/plan/Plan.ts';
import { customersPlan } from '../client/customersPlan.ts';
import { openScreen } from './harness.tsx';

const column = (path: string, more: Partial<ColumnPlan>): ColumnPlan => ({ path, label: path, kind: 'text', ...more });
/** 160 pixels of a date, and with the name's and the mail's share nothing left for the groups where there are 640. */
const people = [
  column('name', { width: '30%', primary: true }),
  column('mail', { width: '45%' }),
  column('groups', {}),
  column('createdAt', { kind: 'date' }),
];

/** Opens a list of these columns in so many pixels; answers the widths of its columns. */
async function widthsIn(room: number, columns: ColumnPlan[]): Promise<string[]> {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
  const plan = { ...customersPlan, columns, filters: [], actions: [] };
  await openScreen({
    plan,
    at: '/customers',
    dataProvider: { getList: async () => ({ data: [{ id: '1', name: 'Ada' }] as never, total: 1 }) },
  });
  await screen.findByText('Ada');
  return [...document.querySelectorAll('col')].map(({ style }) => style.width);
}
const pixels = (widths: string[], room: number): number[] =>
  widths.filter(Boolean).map((width) => (width.endsWith('%') ? (parseFloat(width) * room) / 100 : parseFloat(width)));
const sum = (numbers: number[]): number => numbers.reduce((before, each) => before + each, 0);

describe('the columns of a table', () => {
  afterEach(() => vi.restoreAllMocks());

  it('have the widths that they say where there is room', async () => {
    expect(await widthsIn(1400, people)).toEqual(['30%', '45%', '', '160px']);
  });

  it('leave room for the one that says none where there is little, and keep their proportion', async () => {
    const widths = await widthsIn(640, people);
    const [name = 0, mail = 0] = pixels(widths, 640);
    expect(640 - sum(pixels(widths, 640))).toBeCloseTo(120);
    expect(mail / name).toBeCloseTo(1.5);
    expect(widths[3]).toBe('160px');
  });

  it('leave room for the last where all say theirs', async () => {
    const all = [column('name', { width: '60%', primary: true }), column('mail', { width: '40%' })];
    const widths = await widthsIn(300, all);
    expect(widths[1]).toBe('');
    expect(300 - sum(pixels(widths, 300))).toBeCloseTo(120);
  });
});
