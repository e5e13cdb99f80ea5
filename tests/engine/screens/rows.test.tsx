import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { field, handForm, thingsPlan } from './handForm.ts';
import { openScreen } from './harness.tsx';

const person = (key: string) => ({
  type: 'object',
  additionalProperties: false,
  properties: {
    email: { type: 'string', format: 'email', errorMessage: { type: `${key}.required`, format: 'validation.email.format' } },
    firstName: { type: 'string', errorMessage: { type: 'validation.email.required' } },
  },
  required: ['email', 'firstName'],
});
const list = { type: 'array', maxItems: 3, items: person('validation.email') };
const people = [field('email', { kind: 'email', required: true }), field('firstName', { required: true })];
const rows = (name: string) => field(name, { kind: 'rows', fields: people, maxItems: 3 });

const loaded = handForm(
  [field('name', { required: true }), rows('managers'), rows('recruiters')],
  {
    properties: { name: { type: 'string' }, managers: list, recruiters: list },
    required: ['name'],
    uniqueRows: { by: 'email', across: ['managers', 'recruiters'] },
    errorMessage: { uniqueRows: 'reasons.REPEATED' },
  },
  { transforms: { 'managers.*.email': ['trim', 'lowerCase'] } },
);

function open(more: Partial<DataProvider> = {}, at = '/things/create') {
  const create = vi.fn(async (_: string, { data }: { data: object }) => ({ data: { id: 't1', ...data } }));
  const dataProvider = { create, getList: async () => ({ data: [], total: 0 }), ...more } as unknown as Partial<DataProvider>;
  return openScreen({ plan: thingsPlan(), at, dataProvider, loadForm: async () => loaded }).then((view) => ({ ...view, create }));
}
type View = Awaited<ReturnType<typeof open>>;

const group = (name: RegExp) => screen.findByRole('group', { name });
const rowOf = (number: number, of: number, list: HTMLElement) =>
  within(list).getByRole('group', { name: new RegExp(`${number} of ${of}$`) });
const cell = (row: HTMLElement, name: string) => within(row).getByRole('textbox', { name: new RegExp(name) });
const add = async ({ user }: View, list: HTMLElement) => user.click(within(list).getByRole('button', { name: /^Add/ }));
const save = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Save' }));

async function fill(view: View, list: HTMLElement, ...emails: string[]) {
  for (const [index, email] of emails.entries()) {
    await add(view, list);
    const row = rowOf(index + 1, index + 1, list);
    if (email) fireEvent.change(cell(row, 'email'), { target: { value: email } });
    if (email) fireEvent.change(cell(row, 'firstName'), { target: { value: 'Ann' } });
  }
}

describe('rows', () => {
  it('are added up to their most, with the reason why no more, and a new one has the cursor', async () => {
    const view = await open();
    const managers = await group(/managers$/);
    await add(view, managers);
    await waitFor(() => expect(cell(rowOf(1, 1, managers), 'email')).toHaveFocus());
    await add(view, managers);
    await add(view, managers);
    await waitFor(() => expect(cell(rowOf(3, 3, managers), 'email')).toHaveFocus());
    const button = within(managers).getByRole('button', { name: /^Add/ });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Limited to 3.');
  });

  it('have the cursor in the first field that is seen, after an id that is only sent back', async () => {
    const lines = field('lines', { kind: 'rows', fields: [field('id', { hidden: true }), field('product')] });
    const form = handForm([lines], { properties: { lines: { type: 'array' } }, required: [] });
    const dataProvider = { getList: async () => ({ data: [], total: 0 }) } as unknown as Partial<DataProvider>;
    const { user } = await openScreen({ plan: thingsPlan(), at: '/things/create', dataProvider, loadForm: async () => form });
    const list = await group(/lines$/);
    await user.click(within(list).getByRole('button', { name: /^Add/ }));
    await waitFor(() => expect(cell(rowOf(1, 1, list), 'product')).toHaveFocus());
  });

  it('are removed and put back where they were, and the cursor stays among them', async () => {
    const view = await open();
    const managers = await group(/managers$/);
    await fill(view, managers, 'a@x.example', 'b@x.example', 'c@x.example');
    await view.user.click(within(rowOf(2, 3, managers)).getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(rowOf(2, 2, managers)).toHaveFocus());
    expect(cell(rowOf(2, 2, managers), 'email')).toHaveValue('c@x.example');
    await view.user.click(within(managers).getByRole('button', { name: 'Undo' }));
    expect(cell(rowOf(2, 3, managers), 'email')).toHaveValue('b@x.example');
    await waitFor(() => expect(rowOf(2, 3, managers)).toHaveFocus());
    for (const left of [3, 2, 1]) await view.user.click(within(rowOf(1, left, managers)).getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(within(managers).getByRole('button', { name: /^Add/ })).toHaveFocus());
  });

  it('are moved', async () => {
    const view = await open();
    const managers = await group(/managers$/);
    await fill(view, managers, 'a@x.example', 'b@x.example');
    expect(within(rowOf(1, 2, managers)).getByRole('button', { name: /^Move up/ })).toBeDisabled();
    await view.user.click(within(rowOf(1, 2, managers)).getByRole('button', { name: /^Move down/ }));
    expect(cell(rowOf(2, 2, managers), 'email')).toHaveValue('a@x.example');
    await waitFor(() => expect(rowOf(2, 2, managers)).toHaveFocus());
  });

  it('are sent without those that were left empty, and as the transforms of their fields make them', async () => {
    const view = await open();
    await view.user.type(await screen.findByRole('textbox', { name: /name/ }), 'Sales');
    await fill(view, await group(/managers$/), '', ' A@x.example', '');
    await save(view);
    await waitFor(() => expect(view.create).toHaveBeenCalled());
    expect(view.create.mock.calls[0]?.[1].data).toEqual({
      name: 'Sales',
      managers: [{ email: 'a@x.example', firstName: 'Ann' }],
      recruiters: [],
    });
  });

  it('are told what is wrong in them at the very field, past rows that are left empty', async () => {
    const view = await open();
    fireEvent.change(await screen.findByRole('textbox', { name: /name/ }), { target: { value: 'Sales' } });
    const managers = await group(/managers$/);
    await fill(view, managers, '', 'no mail');
    await save(view);
    const wrong = cell(rowOf(2, 2, managers), 'email');
    await waitFor(() => expect(wrong).toHaveAccessibleDescription('Please enter a valid email'));
    await waitFor(() => expect(wrong).toHaveFocus());
    expect(cell(rowOf(1, 2, managers), 'email')).toBeValid();
    expect(view.create).not.toHaveBeenCalled();
    await view.user.click(within(rowOf(1, 2, managers)).getByRole('button', { name: /^Remove/ }));
    expect(cell(rowOf(1, 1, managers), 'email')).toHaveAccessibleDescription('Please enter a valid email');
  });

  it('are validated together: one that was taken is free once the other row lets go of it', async () => {
    const view = await open();
    fireEvent.change(await screen.findByRole('textbox', { name: /name/ }), { target: { value: 'Sales' } });
    const [managers, recruiters] = [await group(/managers$/), await group(/recruiters$/)];
    await fill(view, managers, 'a@x.example');
    await fill(view, recruiters, 'A@x.example');
    await save(view);
    const second = cell(rowOf(1, 1, recruiters), 'email');
    await waitFor(() => expect(second).toBeInvalid());
    fireEvent.change(cell(rowOf(1, 1, managers), 'email'), { target: { value: 'b@x.example' } });
    await waitFor(() => expect(second).toBeValid());
  });

  it('show what the platform refuses of them in the row that it means', async () => {
    const errors = { 'thing.managers.1.email': { message: 'validation.email.format', args: {} } };
    const create = vi.fn().mockRejectedValue(new HttpError('no', 400, { code: 'BAD_USER_INPUT', extensions: {}, errors }));
    const view = await open({ create });
    fireEvent.change(await screen.findByRole('textbox', { name: /name/ }), { target: { value: 'Sales' } });
    const managers = await group(/managers$/);
    await fill(view, managers, 'a@x.example', '', 'b@x.example');
    await save(view);
    const wrong = cell(rowOf(3, 3, managers), 'email');
    await waitFor(() => expect(wrong).toHaveAccessibleDescription('Please enter a valid email'));
    await waitFor(() => expect(wrong).toHaveFocus());
  });

  it('are kept in the draft and come back with it', async () => {
    const first = await open();
    const managers = await group(/managers$/);
    await fill(first, managers, 'a@x.example', 'b@x.example');
    await waitFor(() => expect(sessionStorage.getItem(sessionStorage.key(0) ?? '')).toContain('b@x.example'));
    first.unmount();
    const again = await open();
    await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(cell(rowOf(2, 2, await group(/managers$/)), 'email')).toHaveValue('b@x.example');
  });
});
