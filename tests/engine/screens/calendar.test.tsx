import { screen, waitFor, within } from '@testing-library/react';
import dayjs from 'dayjs';
import type { DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { plans } from '../../../src/generated/plans.ts';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import '../../../src/engine/screens/list/calendar/Calendar.tsx';
import { openScreen } from './harness.tsx';
import { keysOf } from './pageKeys.ts';

const plan = plans.find(({ name }) => name === 'interviews') as Plan;

const interview = (id: string, startsAt: string, more: object = {}) => ({
  id,
  _id: id,
  status: 'SCHEDULED',
  startsAt: dayjs(startsAt).toISOString(),
  endsAt: dayjs(startsAt).add(45, 'minute').toISOString(),
  application: { vacancyName: 'Baker', candidate: { personalInformation: { firstName: `Ann${id}`, lastName: 'Lee' } } },
  ...more,
});

type Row = ReturnType<typeof interview>;
interface Request {
  pagination: { page: number; perPage: number };
  filter: { startsAt?: { gte: string; lte: string } };
}

async function openCalendar(rows: Row[], at: string) {
  const getList = vi.fn(async (_: string, { pagination: { page, perPage }, filter: { startsAt } }: Request) => {
    const found = rows.filter((row) => !startsAt || (row.startsAt >= startsAt.gte && row.startsAt <= startsAt.lte));
    return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
  });
  const dataProvider = { getList, getOne: async (_: string, { id }: { id: string }) => ({ data: rows.find((row) => row.id === id) }) };
  const view = await openScreen({
    plan,
    at: `/interviews?as=calendar.startsAt&${at}`,
    dataProvider: dataProvider as unknown as Partial<DataProvider>,
  });
  return { ...view, getList };
}

const day = (date: string) => document.querySelector<HTMLElement>(`[data-day="${date}"]`) as HTMLElement;
const shown = (date: string) =>
  waitFor(() => {
    expect(day(date)?.querySelector('[data-id]')).toBeTruthy();
    return day(date);
  });

describe('a list as a calendar', () => {
  it('asks for the days that it shows alone, and puts each row on its day, which opens its panel', async () => {
    const { getList } = await openCalendar(
      [interview('1', '2026-11-18T09:00'), interview('2', '2026-12-30T09:00')],
      'on=2026-11-01&span=month',
    );
    const link = within(await shown('2026-11-18'))
      .getByText('Ann1 Lee')
      .closest('a');
    expect(link?.getAttribute('href')).toContain('interviewId=1');
    expect(screen.queryByText('Ann2 Lee')).not.toBeInTheDocument();
    const asked = getList.mock.calls.map(([, { filter }]) => filter.startsAt).find(Boolean);
    expect(dayjs(asked?.gte).format('YYYY-MM-DD HH:mm')).toBe('2026-10-26 00:00');
    expect(dayjs(asked?.lte).format('YYYY-MM-DD HH:mm')).toBe('2026-12-06 23:59');
  });

  it('stays readable with a thousand rows in a month: three a day, and a way to all of them', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) =>
      interview(String(index), `2026-11-${String((index % 30) + 1).padStart(2, '0')}T09:00`),
    );
    const { user, query } = await openCalendar(rows, 'on=2026-11-01&span=month');
    const busy = await shown('2026-11-10');
    await waitFor(() => expect(busy.querySelectorAll('[data-id]')).toHaveLength(3));
    await user.click(within(busy).getByText('+31 more'));
    await waitFor(() => expect(day('2026-11-10').querySelectorAll('[data-id]')).toHaveLength(34));
    expect(query()).toMatchObject({ span: 'day', on: '2026-11-10' });
  });

  it('says where it shows only the first of too many', async () => {
    const rows = Array.from({ length: 1200 }, (_, index) => interview(String(index), '2026-11-10T09:00'));
    await openCalendar(rows, 'on=2026-11-01&span=month');
    expect(await screen.findByText(/Only the first 1,000 entries/)).toBeInTheDocument();
  });

  it('goes through the days with the arrows and through the months with Page Up and Page Down', async () => {
    const { user, query } = await openCalendar([interview('1', '2026-11-18T09:00')], 'on=2026-11-18&span=month');
    const cell = await shown('2026-11-18');
    cell.querySelector('button')?.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(day('2026-11-26').querySelector('button')).toHaveFocus();
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(query()).toMatchObject({ on: '2026-12-26' }));
    await waitFor(() => expect(day('2026-12-26').querySelector('button')).toHaveFocus());
  });

  it('says in whose time it is, and that there is nothing', async () => {
    await openCalendar([], 'on=2026-11-18&span=agenda');
    expect(await screen.findByText('Nothing in this period')).toBeInTheDocument();
    expect(screen.getByText(/ time$/)).toBeInTheDocument();
  });

  it('is entered by the arrow down at today', async () => {
    const { user } = await openCalendar([], 'span=month');
    const today = await waitFor(() => day(dayjs().format('YYYY-MM-DD')).querySelector('button'));
    await user.keyboard('{ArrowDown}');
    expect(today).toHaveFocus();
  });

  it('is entered at its first day where today is another time, and lists its keys and periods', async () => {
    const { user } = await openCalendar([interview('1', '2025-11-18T09:00')], 'on=2025-11-18&span=week');
    await shown('2025-11-18');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.closest('[data-day]')).toBe(document.querySelector('[data-day]'));
    expect(keysOf('days', 'span.day', 'span.week')).toEqual([
      ['Move between days, and months or weeks', 'ArrowUp ArrowDown ArrowLeft ArrowRight PageUp PageDown'],
      ['Show as Day', undefined],
      [undefined, undefined],
    ]);
  });
});
