import { read } from '@e965/xlsx';
import Papa from 'papaparse';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plans } from '../../../src/generated/plans.ts';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { fileCells } from '../../../src/engine/screens/list/export/cells.ts';
import { fileWriter } from '../../../src/engine/screens/list/export/fileWriters.ts';
import type { Format } from '../../../src/engine/screens/list/export/saveFile.ts';
import { dateFormats } from '../../../src/engine/screens/values/dates.ts';
import { customer, openScreen, type Setting } from './harness.tsx';
import { savedFiles } from './savedFiles.ts';

const saved = savedFiles();

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

  it('leads back from a page that is missing', async () => {
    await openScreen({ plan, at: '/customers?page=9', dataProvider: openList(10) });
    await screen.findByRole('link', { name: 'Customer 10' });
    await waitFor(() => expect(range()).toBe('1–10 of 10'));
  });

  it('is exported to its end', async () => {
    const { user } = await openScreen({ plan, at: '/customers', dataProvider: openList(250), accessOf: () => undefined });
    await screen.findByRole('link', { name: 'Customer 1' });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Export' }));
    expect(await within(dialog).findByText(/^250 rows saved/)).toBeInTheDocument();
    expect((await saved[0]?.text())?.trimEnd().split('\r\n')).toHaveLength(251);
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
  const words = { locale: 'en-GB', translate: (key: string) => key, dates: dateFormats('en-GB') };
  const decode = (chunks: readonly Uint8Array[]) =>
    chunks.map((chunk) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(chunk)).join('');
  /** A file that is made of these pages. */
  const made = async (format: Format, of: Plan['columns'], labels: boolean, ...pages: Record<string, unknown>[][]) => {
    const writer = await fileWriter(format, fileCells(of, labels, words));
    const rows = pages.map((page) => page.map((row, index) => ({ id: index, ...row })));
    return decode([...writer.begin(), ...rows.flatMap((page) => writer.rows(page)), ...writer.end()]);
  };

  it('has no text that a spreadsheet would take for a formula, quotes every break, and keeps raw numbers', async () => {
    const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\uFF1D1', 'carriage\rreturn', 'two\r\nlines, "quoted"'];
    const text = await made('CSV', columns, false, [
      { name: '', tags: ['A', 'B'], price: -5, more: { a: 1 } },
      ...hostile.map((name) => ({ name })),
    ]);
    expect(text.startsWith(`\uFEFFName,"'=Tags",Price,More\r\n,"A, B",-5,"{""a"":1}"\r\n`)).toBe(true);
    const { data } = Papa.parse<string[]>(text.slice(1), { newline: '\r\n', skipEmptyLines: true });
    expect(data.slice(2).map(([name]) => name)).toEqual(hostile.map((name) => (/^[=+\-@\t\r\uFF1D]/.test(name) ? `'${name}` : name)));
    expect(text).toContain('"carriage\rreturn"');
  });

  it('has the words of the screen where they are wanted, for what is empty, too', async () => {
    const text = await made('CSV', columns, true, [{ name: 'a', tags: ['A', 'B'], price: 1234.5, more: { a: 1 } }, {}]);
    expect(text.split('\r\n').slice(1, 3)).toEqual([
      'a,"First, B","1,234.5","{""a"":1}"',
      'common.notAvailable,common.notAvailable,common.notAvailable,common.notAvailable',
    ]);
  });

  it('is one list as JSON, however many pages it was read in', async () => {
    const whole = await made('JSON', columns, false, [{ name: 'a' }, { name: 'b' }], [], [{ name: 'c', tags: ['A'] }]);
    expect(JSON.parse(whole)).toEqual([
      { name: 'a', tags: null, price: null, more: null },
      { name: 'b', tags: null, price: null, more: null },
      { name: 'c', tags: ['A'], price: null, more: null },
    ]);
    expect(JSON.parse(await made('JSON', columns, true))).toEqual([]);
  });

  it('is a workbook whose texts are texts, and whose numbers and times are shown as on the screen', async () => {
    const of: Plan['columns'] = [
      ...columns.slice(0, 3),
      { path: 'at', label: 'At', kind: 'date' },
      { path: 'log', label: 'Log', kind: 'dateTime', widget: 'moment' },
    ];
    const odd = ['=1+1', '<b>&"', '_x0041_', 'a\u0001b', 'two\nlines', 'carriage\rreturn', '\ud800', 'x'.repeat(33_000)];
    const at = '2026-11-20T23:59:59.900Z';
    const writer = await fileWriter('XLSX', fileCells(of, true, words));
    const rows = odd.map((name, id) => ({ id, name, tags: ['B'], price: id === 0 ? 1234.5 : 7000, at, log: at }));
    const chunks = [...writer.begin(), ...writer.rows(rows.slice(0, 2)), ...writer.rows(rows.slice(2)), ...writer.end()];
    const book = read(Buffer.concat(chunks), { cellNF: true, cellText: true });
    const sheet = book.Sheets['Export'] ?? {};
    const cell = (name: string) => sheet[name] as { t: string; w?: string; v: unknown };
    expect(odd.map((_, index) => [cell(`A${index + 2}`).t, cell(`A${index + 2}`).v])).toEqual(
      odd.map((name) => [
        's',
        name === '\ud800' ? '\uFFFD' : name.length > 32_767 ? `${name.slice(0, 32_738)}… (cut: a cell holds no more)` : name,
      ]),
    );
    expect([cell('C2'), cell('C3')].map(({ t, w }) => [t, w])).toEqual([
      ['n', '1,234.5'],
      ['n', '7,000'],
    ]);
    const { date, dateTime } = dateFormats('en-GB');
    expect([cell('D2'), cell('E2')].map(({ t, w }) => [t, w])).toEqual([
      ['n', date(at)],
      ['n', dateTime(at)?.replace('pm', 'PM').replace('am', 'AM')],
    ]);
    expect(Object.values(sheet).some((each) => (each as { f?: string }).f !== undefined)).toBe(false);
  });

  it('names what may be of several types, and says of which it is where words are wanted', async () => {
    const members = { Team: { label: 'A team', title: 'Team_name' } };
    const column: Plan['columns'] = [{ path: 'owner', label: 'Owner', kind: 'json', widget: 'member', members }];
    const rows = [{ owner: { __typename: 'Team', Team_name: 'Blue', Team_id: '1' } }, { owner: null }];
    const texts = [await made('JSON', column, true, rows), await made('JSON', column, false, rows)];
    expect(texts.map((text) => (JSON.parse(text) as { owner: unknown }[]).map(({ owner }) => owner))).toEqual([
      ['Blue A team', 'common.notAvailable'],
      ['Blue', null],
    ]);
  });
});
