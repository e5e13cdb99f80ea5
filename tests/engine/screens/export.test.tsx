import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { customer, openScreen, type Setting } from './harness.tsx';
import { inZone } from './inZone.ts';
import { savedFiles } from './savedFiles.ts';
import { toolsPlan, toolsProvider } from './toolsProvider.ts';

const saved = savedFiles();

/** Rows as the platform streams them. */
const lines = (...names: string[]) =>
  names.map((displayName) => `${JSON.stringify({ displayName, createdAt: '2024-01-01T12:00:00.000Z' })}\n`).join('');

const bytes = (text: string) => new TextEncoder().encode(text);
/** An answer whose parts come one by one; the last may be a fault. */
const streamed = (parts: (string | Error)[], more: ResponseInit = {}) =>
  new Response(
    new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const next = parts.shift();
        if (next === undefined) controller.close();
        else if (typeof next === 'string') controller.enqueue(bytes(next));
        else controller.error(next);
      },
    }),
    more,
  );
const answering = (...answers: (() => Response | Promise<Response>)[]) => {
  const fetched = vi.fn(async (..._: unknown[]) => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? streamed([]));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

const open = async (at = '/customers', more: Partial<Setting> = {}, start: () => unknown = started) => {
  const data = toolsProvider(
    Array.from({ length: 412 }, (_, index) =>
      customer(index + 1, { archivedAt: at.startsWith('/customers/archive') ? '2024-02-01T00:00:00.000Z' : null }),
    ),
    { CommonStartExport: start, CommonGetViewList: () => ({ data: [] }) },
  );
  const view = await openScreen({ plan: toolsPlan, at, dataProvider: data.dataProvider, ...more });
  await screen.findByRole('link', { name: 'Customer 1' });
  const dialog = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Export' }));
    return screen.findByRole('dialog', { name: 'Export Customers' });
  };
  return { ...view, data, dialog };
};
const started = () => ({ _id: 'e1', rows: 3, path: '/exports/e1', fileName: 'customers.csv', expiresAt: '2030-01-01T00:00:00.000Z' });
const input = (data: ReturnType<typeof toolsProvider>) =>
  data.ask.mock.calls.find(([name]) => name === 'CommonStartExport')?.[1] as { input: Record<string, unknown> };

describe('an export', () => {
  it('asks the very question of the list, states the rows before and after, and saves all of them', async () => {
    const [one, other] = [lines('A', 'B').slice(0, 30), lines('A', 'B').slice(30)];
    const fetched = answering(() => streamed([one, other, lines('=C')]));
    const { user, data, dialog } = await open('/customers?search=customer&perPage=100&sort=uniqueName&order=asc');
    const asked = await dialog();
    expect(within(asked).getByText(/^All 412 rows that match/)).toBeInTheDocument();
    await user.click(within(asked).getByRole('checkbox', { name: 'Account Name' }));
    await user.click(within(asked).getByRole('button', { name: 'Export 412 rows' }));
    expect(await within(asked).findByText('3 rows saved to “customers.csv”.')).toBeInTheDocument();
    expect(input(data).input).toMatchObject({
      resource: 'customers',
      operation: 'ORGGetCustomers',
      format: 'CSV',
      variables: { filter: { searchText: 'customer', activeOnly: true, sort: { fieldName: 'uniqueName', order: 'asc' } } },
      columns: [
        { path: 'displayName', label: 'Customer' },
        { path: 'createdAt', label: 'Created' },
      ],
    });
    expect(fetched.mock.calls[0]?.[0]).toBe('/exports/e1');
    expect(await saved[0]?.text()).toBe(`Customer,Created\r\nA,01 Jan 2024\r\nB,01 Jan 2024\r\n"'=C",01 Jan 2024\r\n`);
  });

  it('of the archive is the export of the archived rows', async () => {
    answering(() => streamed([lines('A')]));
    const { user, data, dialog } = await open('/customers/archive');
    const asked = await dialog();
    await user.click(within(asked).getByRole('button', { name: 'Export 412 rows' }));
    expect(await within(asked).findByText(/^1 row saved/)).toBeInTheDocument();
    expect(input(data).input).toMatchObject({ variables: { filter: { activeOnly: false, archivedOnly: true } } });
  });

  it('has what the platform keeps where raw values are wanted', async () => {
    answering(() => streamed([lines('A')]));
    const { user, data, dialog } = await open();
    const asked = await dialog();
    await user.click(within(asked).getByRole('radio', { name: 'Raw, for other programs' }));
    await user.click(within(asked).getByRole('radio', { name: 'JSON' }));
    await user.click(within(asked).getByRole('button', { name: 'Export 412 rows' }));
    await waitFor(() => expect(input(data)).toBeDefined());
    expect(input(data).input).toMatchObject({ format: 'JSON' });
    expect(await within(asked).findByText(/^1 row saved/)).toBeInTheDocument();
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual([
      { displayName: 'A', uniqueName: null, createdAt: '2024-01-01T12:00:00.000Z' },
    ]);
  });

  it('of a selection holds the selected rows, unless all are wanted', async () => {
    answering(() => streamed([lines('A', 'B')]));
    const { user, data, dialog } = await open();
    for (const name of ['Customer 1', 'Customer 3']) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    const asked = await dialog();
    expect(within(asked).getByText('The 2 selected rows will be saved.')).toBeInTheDocument();
    await user.click(within(asked).getByRole('radio', { name: 'All rows of this list' }));
    expect(within(asked).getByRole('button', { name: 'Export 412 rows' })).toBeInTheDocument();
    await user.click(within(asked).getByRole('radio', { name: 'The 2 selected rows' }));
    await user.click(within(asked).getByRole('button', { name: 'Export 2 rows' }));
    expect(await within(asked).findByText(/^2 rows saved/)).toBeInTheDocument();
    expect(input(data).input['ids']).toEqual(['id1', 'id3']);
  });

  it('of a selection that is made here holds the selected rows', async () => {
    const { dialog, user } = await open('/customers', { accessOf: () => undefined });
    for (const name of ['Customer 2', 'Customer 30']) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    const asked = await dialog();
    await user.click(within(asked).getByRole('button', { name: 'Export 2 rows' }));
    expect(await within(asked).findByText(/^2 rows saved/)).toBeInTheDocument();
    const text = (await saved[0]?.text()) ?? '';
    expect(text.trimEnd().split('\r\n')).toHaveLength(3);
    expect(text).toContain('Customer 30');
  });

  it('that breaks off says that the file is not whole, keeps nothing of it, and tries again', async () => {
    answering(
      () => streamed([lines('A'), new TypeError('network error')]),
      () => streamed([lines('A', 'B'), lines('C')]),
    );
    const { user, dialog } = await open();
    const asked = await dialog();
    await user.click(within(asked).getByRole('button', { name: 'Export 412 rows' }));
    expect(await within(asked).findByRole('alert')).toHaveTextContent(
      'The connection was lost. The download was incomplete, so it wasn’t saved.',
    );
    expect(saved).toEqual([]);
    await user.click(within(asked).getByRole('button', { name: 'Try again' }));
    expect(await within(asked).findByText('3 rows saved to “customers.csv”.')).toBeInTheDocument();
  });

  it('whose rows end within a line is not taken for whole', async () => {
    answering(() => streamed([lines('A'), '{"displayName":']));
    const { user, dialog } = await open();
    const asked = await dialog();
    await user.click(within(asked).getByRole('button', { name: 'Export 412 rows' }));
    expect(await within(asked).findByRole('alert')).toHaveTextContent('The download was incomplete, so it wasn’t saved.');
    expect(saved).toEqual([]);
  });

  it('that the platform does not hand over is kept in no part', async () => {
    answering(() => streamed([], { status: 404 }));
    const { user, dialog } = await open();
    const asked = await dialog();
    await user.click(within(asked).getByRole('button', { name: 'Export 412 rows' }));
    expect(await within(asked).findByRole('alert')).toHaveTextContent('The platform didn’t send the file.');
    expect(saved).toEqual([]);
  });

  it('names the column that the list does not have', async () => {
    const refuse = () => {
      const errors = { 'columns.0.path': { message: 'validation.export.column.unknown', args: { label: 'Customer' } } };
      throw new HttpError('', 400, { code: 'BAD_USER_INPUT', reason: 'UNKNOWN_COLUMN', errors, extensions: {} });
    };
    const { user, dialog } = await open('/customers', {}, refuse);
    const asked = await dialog();
    await user.click(within(asked).getByRole('button', { name: 'Export 412 rows' }));
    expect(await within(asked).findByRole('alert')).toHaveTextContent('This list has no column “Customer”');
  });

  it('is ended by Cancel, which ends the call, too', async () => {
    const fetched = answering(() => new Promise<Response>(() => undefined));
    const { user, dialog } = await open();
    const asked = await dialog();
    await user.click(within(asked).getByRole('button', { name: 'Export 412 rows' }));
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    const [, { signal }] = fetched.mock.calls[0] as [string, { signal: AbortSignal }];
    fetched.mockImplementation(() => Promise.reject(new DOMException('', 'AbortError')));
    expect(within(asked).getByRole('progressbar')).toBeInTheDocument();
    await user.click(within(asked).getByRole('button', { name: 'Cancel the export' }));
    expect(signal.aborted).toBe(true);
    expect(saved).toEqual([]);
  });

  it('that the format cannot hold is refused with the platform’s own reason, before it starts', async () => {
    const fetched = answering(() => streamed([]));
    const refuse = () => {
      throw new HttpError('A workbook holds at most 1,048,575 rows.', 400, { code: 'BAD_USER_INPUT', reason: 'NO_TEXT', extensions: {} });
    };
    const { user, dialog } = await open('/customers', {}, refuse);
    const asked = await dialog();
    await user.click(within(asked).getByRole('radio', { name: 'Excel (XLSX)' }));
    await user.click(within(asked).getByRole('button', { name: 'Export 412 rows' }));
    expect(await within(asked).findByRole('alert')).toHaveTextContent(/^A workbook holds at most 1,048,575 rows\.\s*$/);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('without its right is there, and says why it cannot be had', async () => {
    const { user } = await open('/customers', { can: (operation) => operation !== 'CommonStartExport' });
    const button = screen.getByRole('button', { name: 'Export' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText(/^You don’t have the right to export/)).toBeInTheDocument();
  });

  it('is made here, page after page, where the contract has none', async () => {
    const { dialog, user } = await open('/customers', { accessOf: () => undefined });
    const asked = await dialog();
    expect(within(asked).getByRole('radio', { name: 'Excel (XLSX)' })).toBeInTheDocument();
    await user.click(within(asked).getByRole('button', { name: 'Export 412 rows' }));
    expect(await within(asked).findByText(/^412 rows saved/)).toBeInTheDocument();
    const text = await saved[0]?.text();
    expect(text?.trimEnd().split('\r\n')).toHaveLength(413);
    expect(text).toContain('Customer 412');
  });
});

describe.each([
  ['America/Los_Angeles', '2028-03-01T07:30:00Z', '2028-02-29'],
  ['Asia/Kolkata', '2027-03-30T18:45:00Z', '2027-03-31'],
  ['Pacific/Apia', '2027-12-31T11:00:00Z', '2028-01-01'],
])('an export that is made in %s', (zone, now, day) => {
  inZone(zone);

  it('is named by the day on which its reader made it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
    const { dialog, user } = await open('/customers', { accessOf: () => undefined });
    const asked = await dialog();
    await user.click(within(asked).getByRole('button', { name: 'Export 412 rows' }));
    expect(await within(asked).findByText(/^412 rows saved/)).toHaveTextContent(`saved to “Customers ${day}.csv”`);
  });
});
