import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ColumnPlan } from '../../../src/engine/plan/Plan.ts';
import { customersPlan } from '../client/customersPlan.ts';
import { openScreen } from './harness.tsx';

const column = (path: string, more: Partial<ColumnPlan>): ColumnPlan => ({ path, label: path, kind: 'text', ...more });
/** In 640 pixels the date's 160 and the shares of name and mail would leave nothing for the groups. */
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
const pixels = (widths: string[]): number[] => widths.map((width) => Number(/^([\d.]+)px$/.exec(width)?.[1]));
const sum = (numbers: number[]): number => numbers.reduce((before, each) => before + each, 0);

describe('the columns of a table', () => {
  afterEach(() => vi.restoreAllMocks());

  it('have the widths that they say where there is room', async () => {
    expect(await widthsIn(1400, people)).toEqual(['30%', '45%', '', '160px']);
  });

  it('give of theirs alike where there is little, so that the one that says none has room, too', async () => {
    const widths = pixels(await widthsIn(640, people));
    expect(sum(widths)).toBeCloseTo(640);
    const [name = 0, mail = 0, groups = 0, createdAt = 0] = widths;
    expect([mail / name, createdAt / groups]).toEqual([expect.closeTo(1.5), expect.closeTo(160 / 120)]);
    expect(groups).toBeGreaterThan(90);
  });

  it('keep what they say in pixels, whatever the others give', async () => {
    const all = [column('name', { width: '90%', primary: true }), column('mail', { width: '200px' })];
    expect(await widthsIn(400, all)).toEqual(['200px', '200px']);
  });

  it('leave what is left to the last where all say theirs', async () => {
    expect(await widthsIn(1400, [column('name', { width: '60%', primary: true }), column('mail', { width: '40%' })])).toEqual(['60%', '']);
  });

  it('scroll instead of getting too small to read', async () => {
    const widths = pixels(await widthsIn(1000, fields(20)));
    expect(Math.min(...widths)).toBeGreaterThan(80);
    expect(sum(widths)).toBeGreaterThan(1000);
  });

  it('are rendered in sight alone where they are hundreds, under the same headers in each row', async () => {
    await widthsIn(1000, fields(500));
    const table = screen.getByRole('table');
    const columnsOf = (row: Element) =>
      [...row.children].map((cell) => (cell as HTMLTableCellElement).colSpan).reduce((before, each) => before + each, 0);
    const headers = () => [...table.querySelectorAll('th')].map(({ textContent }) => textContent);
    const sameInAll = () => expect([...table.querySelectorAll('tr')].map(columnsOf)).toEqual([500, 500]);
    expect(headers()).toContain('field5');
    expect(headers().length).toBeLessThan(60);
    sameInAll();
    const scroller = table.parentElement ?? table;
    scroller.scrollLeft = 20_000;
    fireEvent.scroll(scroller);
    await waitFor(() => expect(headers()).toEqual(expect.arrayContaining(['name', 'field230'])));
    expect(headers()).not.toContain('field5');
    sameInAll();
    scroller.scrollLeft = 43_000;
    fireEvent.scroll(scroller);
    await waitFor(() => expect(headers()).toContain('field499'));
    expect(screen.getByText('Ada')).toBeVisible();
  });
});

const fields = (count: number) => [
  column('name', { primary: true }),
  ...Array.from({ length: count - 1 }, (_, index) => column(`field${index + 1}`, {})),
];
