import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { plans } from '../../../src/generated/plans.ts';
import { openScreen } from './harness.tsx';

const plan = plans.find(({ name }) => name === 'customers');
if (!plan) throw new Error('The console declares no customers.');
const byName = Object.fromEntries(plans.map((each) => [each.name, each]));

function open(create: DataProvider['create'] = vi.fn(), userId = 'u1') {
  const organisations = [
    { id: 'o1', displayName: 'Acme' },
    { id: 'o2', displayName: 'Globex' },
  ];
  const dataProvider = {
    create,
    getList: async (resource: string) => (resource === 'organisations' ? { data: organisations, total: 2 } : { data: [], total: 0 }),
    getMany: async () => ({ data: [] }),
  } as unknown as Partial<DataProvider>;
  return openScreen({ plan: plan as NonNullable<typeof plan>, plans: byName, at: '/customers/create', dataProvider, userId });
}

type View = Awaited<ReturnType<typeof open>>;
const box = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

async function fillIn({ user }: View) {
  await user.click(await screen.findByRole('combobox', { name: /^Organisation/ }));
  await user.click(await screen.findByRole('option', { name: 'Globex' }));
  await user.type(await box('Display Name'), '  Fern & Co ');
  await user.tab();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Region/ }), 'eu-west-1');
}

const save = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Save' }));
const failing = (status: number, body: object) =>
  vi.fn().mockRejectedValue(new HttpError('no', status, { code: 'X', extensions: {}, ...body }));

describe('a form', () => {
  it('sends trimmed values, tells the success and goes back to the list', async () => {
    const create = vi.fn(async () => ({ data: { id: 'n1' } }));
    const view = await open(create as unknown as DataProvider['create']);
    await fillIn(view);
    await save(view);
    expect(await screen.findByText('Customer created successfully.')).toBeInTheDocument();
    expect(create).toHaveBeenCalledWith('customers', {
      data: { organizationId: 'o2', displayName: 'Fern & Co', uniqueName: 'fern-co', awsRegion: 'eu-west-1' },
      meta: { intent: expect.any(Object) },
    });
    expect(view.address()).toBe('/customers');
  });

  it('fills the account name when the display name is left, and only while it is empty', async () => {
    const view = await open();
    await view.user.type(await box('Display Name'), 'Café Noir');
    await view.user.tab();
    expect(await box('Account Name')).toHaveValue('cafe-noir');
    await view.user.type(await box('Display Name'), ' Two');
    await view.user.tab();
    expect(await box('Account Name')).toHaveValue('cafe-noir');
  });

  it('sends nothing that its rules refuse, says so at each field, and goes to the first', async () => {
    const create = vi.fn();
    const view = await open(create);
    await box('Display Name');
    await save(view);
    expect(await screen.findByText('Please make sure the fields pass validations.')).toBeInTheDocument();
    for (const text of [
      'Please select an organisation',
      'Please enter a display customer name',
      'Please enter an account name',
      'Please select a region',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    const first = screen.getByRole('combobox', { name: /^Organisation/ });
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toHaveAccessibleDescription('Please select an organisation');
    expect(first).toBeInvalid();
    expect(create).not.toHaveBeenCalled();
  });

  it('counts near the limit and says the limit above it', async () => {
    const view = await open();
    const name = await box('Display Name');
    fireEvent.change(name, { target: { value: 'x'.repeat(95) } });
    expect(screen.getByText('95 of 100')).toBeInTheDocument();
    fireEvent.change(name, { target: { value: 'x'.repeat(101) } });
    await save(view);
    expect(await screen.findByText('Please keep the display name within 100 characters')).toBeInTheDocument();
  });

  it('is sent once, however often Save is pressed', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const create = vi.fn(() => new Promise((resolve) => (answer = resolve)));
    const view = await open(create as unknown as DataProvider['create']);
    await fillIn(view);
    const form = screen.getByRole('form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('button', { name: /Save/ })).toBeDisabled();
    answer({ data: { id: 'n1' } });
    await waitFor(() => expect(view.address()).toBe('/customers'));
    expect(create).toHaveBeenCalledTimes(1);
  });
});

describe('a form that the platform refuses', () => {
  it('shows its field errors at the fields, and what was typed stays', async () => {
    const errors = { 'customer.uniqueName': { message: 'validation.customer.uniqueName.taken', args: {} } };
    const view = await open(failing(409, { code: 'CONFLICT', errors }));
    await fillIn(view);
    await save(view);
    expect(await screen.findByText('Unable to create customer: Account Name already exists, please try another one.')).toBeInTheDocument();
    const account = await box('Account Name');
    expect(account).toHaveAccessibleDescription('Please enter a unique account name');
    await waitFor(() => expect(account).toHaveFocus());
    expect(await box('Display Name')).toHaveValue('  Fern & Co ');
  });

  it.each([
    [500, { code: 'INTERNAL_SERVER_ERROR' }, 'Unexpected error: Failed to create customer. Please contact support.'],
    [0, { code: 'NETWORK' }, /^We got no response/],
    [502, { code: 'DOWNSTREAM_SERVICE_ERROR', reason: 'STORE_UNAVAILABLE' }, /^We got no response/],
    [503, { code: 'DOWNSTREAM_SERVICE_ERROR' }, /^We got no response/],
    [401, { code: 'UNAUTHENTICATED' }, /^Your session has ended/],
    [403, { code: 'FORBIDDEN' }, /^No permission/],
  ])('with the status %i says so, and can be sent again', async (status, body, text) => {
    const create = failing(status, body);
    const view = await open(create);
    await fillIn(view);
    await save(view);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(await box('Display Name')).toHaveValue('  Fern & Co ');
    create.mockResolvedValue({ data: { id: 'n1' } });
    await save(view);
    await waitFor(() => expect(view.address()).toBe('/customers'));
    // It is one and the same creation that is tried again (issue 4, point 8).
    const [first, second] = create.mock.calls.map(([, { meta }]) => (meta as { intent: object }).intent);
    expect(first).toBe(second);
  });
});

describe('unsaved contents', () => {
  it('are asked about before they are left, and discarded only then', async () => {
    const view = await open();
    await view.user.type(await box('Display Name'), 'Fern');
    await view.user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByText('Are you sure you want to leave? Your unsaved contents will be discarded.')).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Stay on this page' }));
    expect(await box('Display Name')).toHaveValue('Fern');
    await view.user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await view.user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('hold the window back', async () => {
    const view = await open();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await box('Display Name');
    expect(closing()).toBe(false);
    await view.user.type(await box('Display Name'), 'F');
    expect(closing()).toBe(true);
  });

  it('are kept to the last keystroke when the page is taken away in the same moment', async () => {
    const first = await open();
    await first.user.type(await box('Display Name'), 'Fern');
    sessionStorage.clear();
    await first.user.type(await box('Display Name'), 's');
    first.unmount();
    const again = await open();
    await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await box('Display Name')).toHaveValue('Ferns');
  });

  it('are offered back after the page was lost, to the same user only and for 30 minutes', async () => {
    const first = await open();
    await fillIn(first);
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    await waitFor(() => expect(sessionStorage.getItem(sessionStorage.key(0) ?? '')).toContain('eu-west-1'));
    first.unmount();

    const stranger = await open(vi.fn(), 'u2');
    await box('Display Name');
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    stranger.unmount();

    const again = await open();
    await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await box('Display Name')).toHaveValue('  Fern & Co ');
    expect(screen.getByRole('combobox', { name: /^Organisation/ })).toHaveValue('Globex');
    again.unmount();

    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
    await open();
    await box('Display Name');
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    vi.restoreAllMocks();
  });
});
