import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { FieldPlan } from '../../../src/engine/plan/Plan.ts';
import { plans } from '../../../src/generated/plans.ts';
import { belongsTo } from '../../../src/engine/screens/widgets/records/useRecordPages.ts';
import { field, handForm, thingsPlan } from './handForm.ts';
import { openScreen } from './harness.tsx';

const any = { type: ['string', 'object', 'array', 'null', 'boolean'] };
const users = plans.find(({ name }) => name === 'users');
const ada = { id: 'u1', firstName: 'Ada', lastName: 'Admin', email: 'ada@acme.example' };

/** A form with one field, and what it sends. */
async function open(
  asked: FieldPlan,
  { schema = any, ask = async () => ({ data: [] }) as unknown }: { schema?: object; ask?: unknown } = {},
) {
  const create = vi.fn(async (_: string, { data }: { data: Record<string, unknown> }) => ({ data: { id: 'n1', ...data } }));
  const getList = vi.fn(async (resource: string) => (resource === 'users' ? { data: [ada], total: 1 } : { data: [], total: 0 }));
  const loaded = handForm([asked], { properties: { [asked.name]: schema }, required: [] });
  const plan = thingsPlan();
  const view = await openScreen({
    plan,
    plans: { things: plan, ...(users && { users }) },
    at: '/things/create',
    dataProvider: { create, getList, ask } as unknown as Partial<DataProvider>,
    loadForm: async () => loaded,
  });
  return {
    ...view,
    getList,
    sent: async () => {
      await view.user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(create).toHaveBeenCalled());
      return create.mock.calls[0]?.[1].data[asked.name];
    },
  };
}

describe('a text with a limit', () => {
  it.each([
    [500, 449, 450],
    [20, 9, 10],
  ])('of %i letters counts them from the last tenth on, from the last ten at least', async (maxLength, before, from) => {
    await open(field('note', { maxLength }));
    const box = await screen.findByRole('textbox', { name: /note$/ });
    const write = (letters: number) => fireEvent.change(box, { target: { value: 'x'.repeat(letters) } });
    write(before);
    expect(screen.queryByText(new RegExp(`of ${maxLength}$`))).not.toBeInTheDocument();
    write(from);
    expect(screen.getByText(`${from} of ${maxLength}`)).toBeInTheDocument();
  });
});

describe('a phone number', () => {
  const phone = field('phone', { widget: 'phone' });
  const box = () => screen.findByRole('textbox', { name: /phone$/ });

  it('is of the country of the customer’s region, and sent with its calling code', async () => {
    const view = await open(phone);
    await view.user.type(await box(), '07400 123456');
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveDisplayValue('United Kingdom (+44)');
    expect(await box()).toHaveValue('07400 123456');
    expect(await view.sent()).toBe('+447400123456');
  });

  it('finds its country itself where it begins with a plus', async () => {
    const view = await open(phone);
    await view.user.click(await box());
    await view.user.paste('+61 412 345 678');
    await view.user.tab();
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveDisplayValue('Australia (+61)');
    expect(await box()).toHaveValue('0412 345 678');
    expect(await view.sent()).toBe('+61412345678');
  });

  it('is of another country once that is chosen, and nothing once it is emptied', async () => {
    const view = await open(phone);
    await view.user.type(await box(), '412345678');
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), 'AU');
    await view.user.clear(await box());
    expect(await view.sent()).toBeUndefined();
  });
});

describe('a place', () => {
  const place = field('location', { kind: 'group', widget: 'place', fields: [field('address', { required: true }), field('coordinate')] });
  const melbourne = { address: 'Melbourne, Victoria, Australia', coordinate: { lat: -37.8, lng: 145 } };
  const box = () => screen.findByRole('combobox', { name: /location$/ });

  it('is suggested by what is typed last, an older question aborted, and keeps its point', async () => {
    const signals: AbortSignal[] = [];
    const ask = vi.fn(async (_: string, { searchText }: { searchText: string }, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      if (searchText === 'Me') await new Promise((done) => setTimeout(done, 5000));
      return { data: [melbourne] };
    });
    const view = await open(place, { ask });
    fireEvent.change(await box(), { target: { value: 'Me' } });
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    fireEvent.change(await box(), { target: { value: 'Melb' } });
    await view.user.click(await screen.findByRole('option', { name: melbourne.address }));
    expect(signals[0]?.aborted).toBe(true);
    expect(await view.sent()).toEqual(melbourne);
  });

  it('may be any text; one that was changed has no point any more, and Enter does not send the form', async () => {
    const view = await open(place, { ask: async () => ({ data: [melbourne] }) });
    fireEvent.change(await box(), { target: { value: 'Melb' } });
    await view.user.click(await screen.findByRole('option', { name: melbourne.address }));
    await view.user.type(await box(), '!{Enter}');
    expect(await view.sent()).toEqual({ address: `${melbourne.address}!` });
  });
});

describe('a choice or something new', () => {
  const family = field('family', {
    kind: 'group',
    widget: 'choiceOrNew',
    fields: [
      field('name', {
        required: true,
        choices: [
          { id: 'Graduate', label: 'x' },
          { id: 'Sales', label: 'y' },
        ],
      }),
    ],
  });

  it('offers its choices, and says of any other text that it will be added', async () => {
    const view = await open(family);
    const box = await screen.findByRole('combobox', { name: /family$/ });
    await view.user.click(box);
    await view.user.click(await screen.findByRole('option', { name: 'Sales' }));
    expect(screen.queryByText(/will be added/)).not.toBeInTheDocument();
    fireEvent.change(box, { target: { value: 'Astronauts' } });
    expect(screen.getByText('“Astronauts” will be added.')).toBeInTheDocument();
    expect(await view.sent()).toEqual({ name: 'Astronauts' });
  });
});

describe('a job family', () => {
  const family = field('family', {
    kind: 'group',
    widget: 'jobFamily',
    fields: [field('name', { required: true, choices: [{ id: 'Graduate', label: 'x' }] })],
  });

  it('is offered once it was made, and is then no new one', async () => {
    const ask = vi.fn(async (_: string, { filter }: { filter: { searchText?: string } }) => ({
      families: [{ name: 'Cat herding' }].filter(({ name }) => name.toLowerCase().includes((filter.searchText ?? '').toLowerCase())),
    }));
    const view = await open(family, { ask });
    const box = await screen.findByRole('combobox', { name: /family$/ });
    fireEvent.change(box, { target: { value: 'cat' } });
    await view.user.click(await screen.findByRole('option', { name: 'Cat herding' }));
    await waitFor(() => expect(ask.mock.calls.at(-1)?.[1]).toEqual({ filter: { searchText: 'Cat herding' } }));
    expect(screen.queryByText(/will be added/)).not.toBeInTheDocument();
    fireEvent.change(box, { target: { value: 'Astronauts' } });
    expect(await screen.findByText(/Astronauts.* will be added/)).toBeInTheDocument();
    expect(await view.sent()).toEqual({ name: 'Astronauts' });
  });
});

describe('people', () => {
  const people = field('managers', {
    kind: 'rows',
    widget: 'people',
    fields: [
      field('externalId'),
      field('firstName', { required: true }),
      field('lastName', { required: true }),
      field('email', { required: true, offers: 'users' }),
    ],
  });

  it('are suggested out of the customer’s users, and one that is chosen fills in its names', async () => {
    const view = await open(people);
    await view.user.click(await screen.findByRole('button', { name: /^Add/ }));
    const row = screen.getByRole('group', { name: /1 of 1$/ });
    fireEvent.change(await within(row).findByRole('combobox', { name: /email$/ }), { target: { value: 'ada' } });
    await view.user.click(await screen.findByRole('option', { name: /Ada Admin/ }));
    expect(within(row).getByRole('textbox', { name: /lastName$/ })).toHaveValue('Admin');
    expect(within(row).queryByRole('textbox', { name: /externalId$/ })).not.toBeInTheDocument();
    expect(await view.sent()).toEqual([{ firstName: 'Ada', lastName: 'Admin', email: 'ada@acme.example' }]);
  });
});

describe('records picked in a list', () => {
  it('are ticked over its pages and searches, and sent by their ids', async () => {
    const view = await open(field('userIds', { kind: 'references', widget: 'recordsPicker', reference: 'users' }));
    await view.user.click(await screen.findByRole('checkbox', { name: /^Ada Admin/ }));
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'ada' } });
    await waitFor(() => expect(view.getList).toHaveBeenLastCalledWith('users', expect.objectContaining({ filter: { q: 'ada' } })));
    expect(await view.sent()).toEqual(['u1']);
  });

  it('are there already where one of their lists names the record above', () => {
    expect(belongsTo({ id: 'u1', group: [{ _id: 'g1' }, { _id: 'g2' }] }, 'g2')).toBe(true);
    expect(belongsTo({ id: 'g2', name: 'g2', group: [{ _id: 'g1' }] }, 'g2')).toBe(false);
  });
});

describe('two days', () => {
  it('are sent as the first moment of the one and the last of the other', async () => {
    const view = await open(field('range', { kind: 'group', widget: 'dateRange', fields: [field('gte'), field('lte')] }));
    const [from, to] = [await screen.findByLabelText('From'), screen.getByLabelText('To')];
    fireEvent.change(from, { target: { value: '2024-05-02' } });
    fireEvent.change(to, { target: { value: '2024-05-03' } });
    fireEvent.click(screen.getByRole('button', { name: 'Choose from a calendar: To' }));
    expect(await screen.findByRole('gridcell', { name: '1' })).toBeDisabled();
    fireEvent.click(screen.getByRole('gridcell', { name: '3' }));
    expect(await view.sent()).toEqual({
      gte: new Date(2024, 4, 2).toISOString(),
      lte: new Date(2024, 4, 3, 23, 59, 59, 999).toISOString(),
    });
  });
});
