import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { field, handForm, thingsPlan } from './handForm.ts';
import { openScreen } from './harness.tsx';

const loaded = handForm([field('note')], { properties: { note: { type: ['string', 'null'], maxLength: 9 } } }, { sparse: ['note'] });

interface Thing {
  id: string;
  name: string;
  note: string | null;
}

interface ListParams {
  pagination: { page: number; perPage: number };
  filter: { q?: string };
  meta: { screen: string };
}

/** Forty things, of which 35 are called “Box”; all of these are selected by the search for them. */
async function open(reading?: () => void) {
  const things: Thing[] = Array.from({ length: 40 }, (_, index) => ({
    ...{ id: `t${index}`, name: `${index < 35 ? 'Box' : 'Bag'} ${index}`, note: `Old ${index}` },
  }));
  const reads = vi.fn<(params: ListParams) => void>();
  const updating = vi.fn<(id: string) => unknown>();
  const dataProvider = {
    getList: async (_: string, params: ListParams) => {
      if (params.meta.screen === 'matching') {
        reads(params);
        reading?.();
      }
      const { page, perPage } = params.pagination;
      const found = things.filter(({ name }) => name.includes(params.filter.q ?? ''));
      return { data: structuredClone(found.slice((page - 1) * perPage, page * perPage)), total: found.length };
    },
    getOne: async (_: string, { id }: { id: string }) => ({ data: structuredClone(things.find((each) => each.id === id)) }),
    update: async (_: string, { id, data }: { id: string; data: Partial<Thing> }) => {
      await updating(id);
      return { data: Object.assign(things.find((each) => each.id === id) ?? {}, data) };
    },
  } as unknown as Partial<DataProvider>;
  const plan = thingsPlan({ edits: ['note'], search: true });
  const view = await openScreen({ plan, at: '/things?search=Box', dataProvider, loadForm: async () => loaded });
  await screen.findByText('Box 0');
  await view.user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  await view.user.click(await screen.findByRole('button', { name: 'Select all 35 that match' }));
  const noted = (note: string) => things.filter((thing) => thing.note === note).map(({ name }) => name);
  return { ...view, things, reads, updating, noted };
}

async function set(view: Awaited<ReturnType<typeof open>>, value: string) {
  await view.user.click(screen.getByRole('button', { name: 'Edit field' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit a field of 35 rows' });
  const input = await within(dialog).findByRole('textbox', { name: /note$/ });
  expect(input).toHaveValue('');
  fireEvent.change(input, { target: { value } });
  await view.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  return { dialog, input };
}

afterEach(() => vi.useRealTimers());

describe('a field of all rows that match', () => {
  it('is set on every page and in no other row, and given back by its undo', async () => {
    const view = await open();
    await set(view, 'New');
    expect(await screen.findByText('35 rows have been changed.')).toBeInTheDocument();
    expect(view.reads.mock.calls[0]?.[0]).toMatchObject({ filter: { q: 'Box' }, meta: { archived: false } });
    expect(view.noted('New')).toHaveLength(35);
    expect(view.noted('New').filter((name) => name.startsWith('Bag'))).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('35 changes undone.')).toBeInTheDocument();
    expect(view.things[34]?.note).toBe('Old 34');
  });

  it('changes nothing where more match than were selected, until that many are agreed to; what was typed stays', async () => {
    const view = await open();
    for (const name of ['Box 40', 'Box 41']) view.things.push({ id: name, name, note: null });
    const { input } = await set(view, 'New');
    const recount = await screen.findByRole('dialog', { name: 'The list has changed' });
    expect(recount).toHaveTextContent('37 rows match now; 35 did when you selected them. Nothing has been changed yet.');
    expect(view.updating).not.toHaveBeenCalled();
    expect(input).toHaveValue('New');
    await view.user.click(within(recount).getByRole('button', { name: 'Save (37 rows)' }));
    expect(await screen.findByText('37 rows have been changed.')).toBeInTheDocument();
    expect(view.noted('New')).toHaveLength(37);
  });

  it('leaves out a row that stops matching meanwhile, and says so', async () => {
    const view = await open();
    vi.useFakeTimers({ toFake: ['Date'] });
    view.updating.mockImplementation(() => {
      const last = view.things[34];
      if (last) last.name = 'Sold';
      vi.setSystemTime(Date.now() + 60_000);
    });
    await set(view, 'New');
    expect(await screen.findByText('34 rows have been changed.')).toBeInTheDocument();
    expect(screen.getByText(/1 couldn’t be changed:/)).toHaveTextContent('it no longer matches the list’s search and filters.');
    expect(view.things[34]?.note).toBe('Old 34');
  });

  it('stops when asked; the rows that were not tried stay selected', async () => {
    const view = await open();
    let answer: () => void = () => undefined;
    view.updating.mockImplementationOnce(() => new Promise<void>((resolve) => (answer = resolve)));
    const { dialog } = await set(view, 'New');
    await view.user.click(await within(dialog).findByRole('button', { name: 'Stop' }));
    answer();
    expect(await screen.findByText('4 rows have been changed.')).toBeInTheDocument();
    expect(screen.getByText('31 more weren’t tried and stay selected.')).toBeInTheDocument();
    expect(view.noted('New')).toHaveLength(4);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Box 4' })).toBeChecked());
    expect(screen.getByRole('checkbox', { name: 'Select Box 3' })).not.toBeChecked();
  });

  it('is not set where the rows can’t be read; Save tries again with the same value', async () => {
    const reading = vi.fn<() => void>(() => {
      throw new HttpError('away', 503, {});
    });
    const view = await open(reading);
    const { dialog, input } = await set(view, 'New');
    expect(await within(dialog).findByText(/We couldn’t read which rows match/)).toBeInTheDocument();
    expect(view.updating).not.toHaveBeenCalled();
    reading.mockImplementation(() => undefined);
    expect(input).toHaveValue('New');
    await view.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('35 rows have been changed.')).toBeInTheDocument();
  });
});
