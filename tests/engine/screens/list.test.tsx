import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { customersPlan } from '../client/customersPlan.ts';
import { customer, openScreen, rowsProvider, type Setting } from './harness.tsx';

const many = (count: number) => Array.from({ length: count }, (_, index) => customer(index + 1));
const open = (at: string, rows = many(412), more: Partial<Setting> = {}) => {
  const data = rowsProvider(rows);
  return openScreen({ plan: customersPlan, at, dataProvider: data.provider, ...more }).then((view) => ({ ...view, data }));
};
const failing = (status: number, code: string) => ({
  dataProvider: { getList: () => Promise.reject(new HttpError('no', status, { code, extensions: {} })) } as Setting['dataProvider'],
});

describe('a list', () => {
  it('shows its rows, its exact range and one heading', async () => {
    await open('/customers');
    expect(await screen.findByRole('link', { name: 'Customer 1' })).toHaveAttribute('href', expect.stringMatching(/\/customers\/id1$/));
    expect(screen.getByText('1–30 of 412')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Customers']);
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(31);
    expect(screen.getAllByText('01 Jan 2024').length).toBe(30);
  });

  it('takes its whole state from the address, and ignores what it does not understand', async () => {
    const { data } = await open('/customers?page=2&perPage=50&sort=uniqueName&order=asc&search=customer&awsRegion=eu-west-1&order2=x');
    await screen.findByText('51–100 of 412');
    expect(data.own()[0]).toMatchObject({
      pagination: { page: 2, perPage: 50 },
      sort: { field: 'uniqueName', order: 'ASC' },
      filter: { q: 'customer', awsRegion: 'eu-west-1' },
    });
    await open('/customers?page=-3&perPage=7&sort=secret&awsRegion=mars-1');
    expect((await screen.findAllByText('1–30 of 412')).length).toBe(1);
  });

  it('writes every change into the address, and leaves foreign parameters alone', async () => {
    const { user, query } = await open('/customers?language=default');
    await screen.findByText('1–30 of 412');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('31–60 of 412');
    expect(query()).toEqual({ language: 'default', page: '2' });
    await user.click(screen.getByRole('button', { name: 'Account Name' }));
    await waitFor(() => expect(query()).toEqual({ language: 'default', sort: 'uniqueName', order: 'asc' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');
    await waitFor(() => expect(query()).toMatchObject({ perPage: '100' }));
    expect(screen.getByRole('columnheader', { name: 'Account Name' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('asks once for what is typed, and from the first page', async () => {
    const { user, query, data } = await open('/customers?page=3');
    await screen.findByText('61–90 of 412');
    const before = data.own().length;
    await user.keyboard('{Control>}/{/Control}');
    const box = screen.getByRole('textbox', { name: 'Search Customers' });
    expect(box).toHaveFocus();
    // At once: on a slow machine each letter would be searched for.
    for (const text of ['c', 'customer', 'customer 41']) fireEvent.change(box, { target: { value: text } });
    await waitFor(() => expect(query()).toEqual({ search: 'customer 41' }));
    expect(await screen.findByText('1–4 of 4')).toBeInTheDocument();
    expect(data.own().length - before).toBe(1);
  });

  it('is found again as it was left', async () => {
    const { user, query } = await open('/customers?page=2&search=customer');
    await screen.findByText('31–60 of 412');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('link', { name: 'Menu entry' }));
    await screen.findByText('31–60 of 412');
    expect(query()).toEqual({ page: '2', search: 'customer' });
  });

  it('goes to its last page when there is none so far back', async () => {
    const { query } = await open('/customers?page=99');
    await screen.findByText('391–412 of 412');
    expect(query()).toEqual({ page: '14' });
  });

  it('keeps a selection from page to page, and drops it when the search changes', async () => {
    const { user } = await open('/customers');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Customer 2' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Customer 32' }));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(await screen.findByRole('checkbox', { name: 'Select Customer 2' })).toBeChecked();
    await user.type(screen.getByRole('textbox', { name: 'Search Customers' }), '7');
    await waitFor(() => expect(screen.queryByText('2 selected')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Archive' })).toBeDisabled();
  });

  it('is walked with the keyboard, from the page itself on', async () => {
    const { user } = await open('/customers');
    const first = await screen.findByRole('link', { name: 'Customer 1' });
    await user.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Customer 3' })).toHaveFocus();
    await user.keyboard('x{End}');
    expect(screen.getByRole('checkbox', { name: 'Select Customer 3' })).toBeChecked();
    expect(screen.getByRole('link', { name: 'Customer 30' })).toHaveFocus();
  });

  it('keeps the rows of the page before, marked as stale, until the next ones come', async () => {
    let answer: () => void = () => undefined;
    const getList = vi.fn(async (_: string, { pagination: { page } }: { pagination: { page: number } }) => {
      if (page > 1) await new Promise<void>((resolve) => (answer = resolve));
      return { data: [customer(page)], total: 60 };
    });
    const { user } = await open('/customers', [], { dataProvider: { getList } as unknown as Setting['dataProvider'] });
    await screen.findByRole('link', { name: 'Customer 1' });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('link', { name: 'Customer 1' })).toBeInTheDocument();
    answer();
    expect(await screen.findByRole('link', { name: 'Customer 2' })).toBeInTheDocument();
  });

  it('asks for the next page when the pointer nears its button', async () => {
    const { user, data } = await open('/customers');
    await screen.findByText('1–30 of 412');
    await user.hover(screen.getByRole('button', { name: 'Next page' }));
    expect(data.asked.at(-1)).toMatchObject({ pagination: { page: 2 }, meta: { screen: 'next page' } });
  });
});

describe('a list without rows', () => {
  it('says what to do next when there is nothing yet', async () => {
    await open('/customers', []);
    expect(await screen.findByRole('heading', { name: 'No customers yet' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Create New' })).toHaveLength(2);
    expect(screen.getByText(/^A customer is a tenant .* Create the first one, or import a file\.$/)).toBeInTheDocument();
  });

  it('opens the import from there', async () => {
    const { user } = await open('/customers', []);
    await screen.findByRole('heading', { name: 'No customers yet' });
    const [, second] = screen.getAllByRole('button', { name: 'Import' });
    await user.click(second as HTMLElement);
    expect(await screen.findByRole('dialog', { name: /^Import/ })).toBeInTheDocument();
  });

  it('offers no step to those who may not take it', async () => {
    await open('/customers', [], { can: (operation) => operation !== 'ORGCreateCustomer' });
    expect(
      await screen.findByText(/^A customer is a tenant of the organisation: its people, vacancies and settings live inside it\.$/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create New' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
  });

  it('offers to clear the filters when they leave nothing', async () => {
    const { user, query } = await open('/customers?search=zzz&awsRegion=eu-west-1&language=de', many(3));
    await screen.findByText('No results found. Try removing some filters.');
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(await screen.findByRole('link', { name: 'Customer 3' })).toBeInTheDocument();
    expect(query()).toEqual({ language: 'de' });
  });

  it('speaks of the search alone where no filter is set', async () => {
    const { user } = await open('/customers?search=zzz', many(3));
    await screen.findByText('No results found');
    expect(screen.queryByText(/removing some filters/)).not.toBeInTheDocument();
    await user.click(screen.getByText('Clear the search'));
    expect(await screen.findByRole('link', { name: 'Customer 3' })).toBeInTheDocument();
  });

  it('says the catalogue’s text and offers another try when it could not be loaded', async () => {
    const getList = vi.fn().mockRejectedValueOnce(new HttpError('no', 500, { code: 'INTERNAL_SERVER_ERROR', extensions: {} }));
    getList.mockResolvedValue({ data: [customer(1)], total: 1 });
    const { user } = await open('/customers', [], { dataProvider: { getList } as unknown as Setting['dataProvider'] });
    expect(await screen.findByText('Unexpected error: Failed to load customers list. Please contact support.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Customer 1' })).toBeInTheDocument();
  });

  it('says that permission is missing, whether the platform said so or the rights did', async () => {
    const first = await open('/customers', [], failing(403, 'FORBIDDEN'));
    expect(await screen.findByRole('heading', { name: 'No permission' })).toBeInTheDocument();
    first.unmount();
    const { data } = await open('/customers', [], { can: () => false });
    expect(await screen.findByRole('heading', { name: 'No permission' })).toBeInTheDocument();
    expect(screen.getByText('Failed to load customers list. Please contact support.')).toBeInTheDocument();
    expect(data.asked).toEqual([]);
  });
});

describe('what a list offers', () => {
  it('follows flags and rights', async () => {
    const first = await open('/customers', many(1), { flag: (name) => name !== 'edgeCustomerCreationEnabled' });
    await screen.findByRole('link', { name: 'Customer 1' });
    expect(screen.queryByRole('link', { name: 'Create New' })).not.toBeInTheDocument();
    first.unmount();
    await open('/customers', many(1), { can: (operation) => operation === 'ORGGetCustomers' });
    expect(await screen.findByText('Customer 1')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Customer 1' })).not.toBeInTheDocument();
  });

  it('is not found under an address whose flag is off, and refused without the right', async () => {
    const first = await open('/customers/create', [], { flag: () => false });
    expect(await screen.findByRole('heading', { name: "Sorry, we couldn't find this page." })).toBeInTheDocument();
    first.unmount();
    await open('/customers/create', [], { can: () => false });
    expect(await screen.findByRole('heading', { name: 'No permission' })).toBeInTheDocument();
  });
});
