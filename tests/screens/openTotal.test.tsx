import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plans } from '../../src/generated/plans.ts';
import type { Plan } from '../../src/plan/Plan.ts';
import { rowsAsText } from '../../src/screens/export/rowsAsText.ts';
import { dateFormats } from '../../src/screens/widgets/dates.ts';
import { customer, openScreen, type Setting } from './harness.tsx';

const plan = plans.find(({ name }) => name === 'customers') as Plan;

/** A list that says whether more follows, and never how many there are. */
const openList = (count: number) => {
  const all = Array.from({ length: count }, (_, index) => customer(index + 1));
  const getList = async (_: string, { pagination }: { pagination: { page: number; perPage: number } }) => {
    const { page, perPage } = pagination;
    const data = all.slice((page - 1) * perPage, page * perPage);
    return { data, pageInfo: { hasNextPage: page * perPage < count, hasPreviousPage: page > 1 } };
  };
  return { getList } as unknown as Setting['dataProvider'];
};
const range = () => screen.getByRole('navigation', { name: 'Pages of the list' }).querySelector('[role=status]')?.textContent;

describe('a list of which nobody says how many rows it has', () => {
  it('tells the rows that are seen, goes on as long as there are more, and knows the number at its end', async () => {
    const { user } = await openScreen({ plan, at: '/customers', dataProvider: openList(65) });
    await screen.findByRole('link', { name: 'Customer 1' });
    expect(range()).toBe('1–30');
    expect(screen.queryByRole('button', { name: 'Last page' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByRole('link', { name: 'Customer 31' });
    expect(range()).toBe('31–60');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByRole('link', { name: 'Customer 65' });
    expect(range()).toBe('61–65 of 65');
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('leads back from a page that is not there', async () => {
    await openScreen({ plan, at: '/customers?page=9', dataProvider: openList(10) });
    await screen.findByRole('link', { name: 'Customer 10' });
    await waitFor(() => expect(range()).toBe('1–10 of 10'));
  });

  it('says that there is nothing, without pages', async () => {
    await openScreen({ plan, at: '/customers', dataProvider: openList(0) });
    await screen.findByRole('heading', { level: 2 });
    expect(screen.queryByRole('navigation', { name: 'Pages of the list' })).not.toBeInTheDocument();
  });
});

describe('a file that is made here', () => {
  const columns: Plan['columns'] = [
    { path: 'name', label: 'Name', kind: 'text' },
    { path: 'tags', label: '=Tags', kind: 'choices', choices: [{ id: 'A', label: 'First' }] },
    { path: 'price', label: 'Price', kind: 'number' },
    { path: 'more', label: 'More', kind: 'json' },
  ];
  const words = { labels: true, translate: (key: string) => key, dates: dateFormats('en-GB') };

  it('has no text that a spreadsheet would take for a formula, and keeps its numbers', () => {
    const text = rowsAsText('CSV', columns, words);
    expect(text.head).toBe(`\uFEFFName,"'=Tags",Price,More\r\n`);
    const rows = text.rows([{ name: '=1+1', tags: ['A', 'B'], price: -5, more: { a: 1 } }, { name: 'two\r\nlines, "quoted"' }], false);
    expect(rows).toBe(`"'=1+1","First, B",-5,"{""a"":1}"\r\n"two\r\nlines, ""quoted""",,,\r\n`);
  });

  it('is one list as JSON, however many pages it was read in', () => {
    const text = rowsAsText('JSON', columns, { ...words, labels: false });
    const whole = text.head + text.rows([{ name: 'a' }, { name: 'b' }], false) + text.rows([{ name: 'c', tags: ['A'] }], true) + text.foot;
    expect(JSON.parse(whole)).toEqual([
      { name: 'a', tags: null, price: null, more: null },
      { name: 'b', tags: null, price: null, more: null },
      { name: 'c', tags: ['A'], price: null, more: null },
    ]);
  });

  it('names what may be of several types, and says of which it is where words are wanted', () => {
    const members = { Team: { label: 'A team', title: 'Team_name' } };
    const column: Plan['columns'] = [{ path: 'owner', label: 'Owner', kind: 'json', widget: 'member', members }];
    const row = [{ owner: { __typename: 'Team', Team_name: 'Blue', Team_id: '1' } }, { owner: null }];
    const made = (labels: boolean) => rowsAsText('CSV', column, { ...words, labels }).rows(row, false);
    expect([made(true), made(false)]).toEqual(['Blue (A team)\r\n\r\n', 'Blue\r\n\r\n']);
  });
});
