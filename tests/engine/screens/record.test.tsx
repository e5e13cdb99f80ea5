import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import type { GeneratedForm } from '../../../src/engine/forms/generated.ts';
import { customersPlan } from '../client/customersPlan.ts';
import { customer, openScreen, rowsProvider } from './harness.tsx';

const one = (record: unknown = customer(1)) => ({ getOne: vi.fn(async () => ({ data: record })) }) as unknown as Partial<DataProvider>;
const failing = (status: number) =>
  ({ getOne: () => Promise.reject(new HttpError('no', status, { code: 'X', extensions: {} })) }) as unknown as Partial<DataProvider>;

describe('a record', () => {
  it('shows its fields under their names, and leads back to the list', async () => {
    await openScreen({ plan: customersPlan, at: '/customers/id1', dataProvider: one() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Customer 1' })).toBeInTheDocument();
    expect(screen.getByText('customer-1')).toBeInTheDocument();
    expect(screen.getByText(/^01 Jan 2024, \d/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Customers' })).toHaveAttribute('href', expect.stringMatching(/\/customers$/));
  });

  it('that is archived leads back to the list, as the specification has it, and one that is restored stays where it is', async () => {
    const record = customer(1);
    const updateMany = vi.fn(async (_: string, { meta }: { meta: { operation: string } }) => {
      record.archivedAt = meta.operation === 'archive' ? '2024-02-01T00:00:00.000Z' : null;
      return { data: ['id1'], refused: [] };
    });
    const { provider } = rowsProvider([record]);
    const dataProvider = { ...provider, getOne: async () => ({ data: { ...record } }), updateMany } as unknown as Partial<DataProvider>;
    const first = await openScreen({ plan: customersPlan, at: '/customers/id1', dataProvider });
    await first.user.click(await screen.findByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('1 customer has been archived.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeInTheDocument();
    expect(first.address()).toBe('/customers');
    first.unmount();
    const { user, address } = await openScreen({ plan: customersPlan, at: '/customers/id1', dataProvider });
    expect(await screen.findByText('Archived', { selector: 'span' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('button', { name: 'Archive' })).toBeInTheDocument();
    expect(address()).toBe('/customers/id1');
  });

  it('that the platform refuses to archive stays on its page', async () => {
    const dataProvider = {
      ...one(),
      updateMany: async () => ({ data: [], refused: [{ _id: 'id1', reason: 'refusals.ownCustomer' }] }),
    } as unknown as Partial<DataProvider>;
    const { user, address } = await openScreen({ plan: customersPlan, at: '/customers/id1', dataProvider });
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    expect(await screen.findByText(/you can’t archive the customer you’re working in/)).toBeInTheDocument();
    expect(address()).toBe('/customers/id1');
  });

  it.each([
    [404, 'Not found'],
    [403, 'No permission'],
    [500, 'Something went wrong'],
  ])('that answers %i says “%s”', async (status, title) => {
    await openScreen({ plan: customersPlan, at: '/customers/nobody', dataProvider: failing(status) });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });

  it('is asked for while the pointer rests on its row', async () => {
    const { provider } = rowsProvider([customer(1)]);
    const getOne = vi.fn(async () => ({ data: customer(1) }));
    const { user } = await openScreen({
      plan: customersPlan,
      at: '/customers',
      dataProvider: { ...provider, getOne } as unknown as Partial<DataProvider>,
    });
    await user.hover(await screen.findByRole('link', { name: 'Customer 1' }));
    await waitFor(() => expect(getOne).toHaveBeenCalledTimes(1));
    await user.click(screen.getByRole('link', { name: 'Customer 1' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Customer 1' })).toBeInTheDocument();
    expect(getOne).toHaveBeenCalledTimes(1);
  });
});

describe('a record that is pressed in its list', () => {
  const openList = async (answered: Promise<unknown>) => {
    const { provider } = rowsProvider(Array.from({ length: 40 }, (_, index) => customer(index + 1)));
    const getOne = async () => {
      await answered;
      return { data: customer(1) };
    };
    const view = await openScreen({
      plan: customersPlan,
      at: '/customers',
      dataProvider: { ...provider, getOne } as unknown as Partial<DataProvider>,
    });
    return { ...view, link: await screen.findByRole('link', { name: 'Customer 1' }) };
  };
  const heading = () => screen.findByRole('heading', { level: 1, name: 'Customer 1' });
  const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

  it('opens with its data where they come in a moment', async () => {
    // The screen's code is there, as it is a moment after its list.
    await import('../../../src/engine/screens/record/ShowScreen.tsx');
    let answer: () => void = () => undefined;
    const { link, container } = await openList(new Promise<void>((resolve) => (answer = resolve)));
    let skeletons = 0;
    const watch = new MutationObserver(() => (skeletons += container.querySelectorAll('.MuiSkeleton-root').length));
    watch.observe(container, { childList: true, subtree: true });
    fireEvent.click(link);
    setTimeout(() => answer(), 100);
    await heading();
    expect(screen.getByText('customer-1')).toBeInTheDocument();
    expect(skeletons).toBe(0);
    watch.disconnect();
  });

  it('opens without them where they take longer', async () => {
    const { link } = await openList(new Promise(() => undefined));
    fireEvent.click(link);
    await heading();
    expect(screen.queryByText('customer-1')).toBeNull();
  });

  it('does not open once something else was pressed', async () => {
    const { link, address } = await openList(new Promise(() => undefined));
    fireEvent.click(link);
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(address()).toBe('/customers?page=2'));
    await waitFor(() => after(300));
    expect(address()).toBe('/customers?page=2');
  });
});

describe('editing', () => {
  const editable: Plan = {
    ...customersPlan,
    update: { ...(customersPlan.create as NonNullable<Plan['create']>), name: 'ORGUpdateCustomer' },
    forms: { update: 'edit' },
  };
  const form: GeneratedForm = {
    plan: {
      id: 'edit',
      operation: 'ORGUpdateCustomer',
      argument: 'customer',
      transforms: { displayName: ['trim'] },
      fields: [
        { name: 'displayName', label: 'Name', help: '', kind: 'text', required: true },
        { name: 'uniqueName', label: 'Account', help: '', kind: 'text', required: false },
      ],
    },
    validate: () => true,
  };

  it('starts from the record, sends the whole form with emptied texts as null, and goes back to the record', async () => {
    const update = vi.fn(async () => ({ data: { id: 'id1', displayName: 'Renamed' } }));
    const view = await openScreen({
      plan: editable,
      at: '/customers/id1/edit',
      // Refetches the record only after the screen is shown.
      dataProvider: {
        getOne: vi.fn(() => new Promise(() => undefined)).mockResolvedValueOnce({ data: customer(1) }),
        update,
      } as unknown as Partial<DataProvider>,
      loadForm: async () => form,
    });
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Customer 1');
    await view.user.clear(name);
    await view.user.type(name, ' Renamed ');
    await view.user.clear(screen.getByRole('textbox', { name: 'Account' }));
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes saved.')).toBeInTheDocument();
    expect(update).toHaveBeenCalledWith('customers', {
      id: 'id1',
      data: { displayName: 'Renamed', uniqueName: null },
      previousData: expect.objectContaining({ id: 'id1' }),
    });
    expect(view.address()).toBe('/customers/id1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Renamed' })).toBeInTheDocument();
  });
});
