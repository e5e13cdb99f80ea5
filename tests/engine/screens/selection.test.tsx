import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { variables } from '../../support/sources.ts';
import { customersPlan } from '../client/customersPlan.ts';
import { customer, openScreen, type Customer } from './harness.tsx';
import { toolsPlan, toolsProvider } from './toolsProvider.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => customer(index + 1));
const open = async (rows: Customer[], at = '/customers', plan = toolsPlan) => {
  const data = toolsProvider(rows);
  return { ...(await openScreen({ plan, at, dataProvider: data.dataProvider })), data };
};
const wholePage = () => screen.findByRole('checkbox', { name: 'Select all rows of this page' });
const countChanged = (count: number) =>
  new HttpError('changed', 409, { code: 'CONFLICT', reason: 'COUNT_CHANGED', extensions: { count, expectedCount: 412 } });

describe('selecting rows by the mouse', () => {
  const box = (row: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select Customer ${row}` });
  const shown = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select Customer / })
      .flatMap((each) => (each.checked ? [Number(/\d+/.exec(each.getAttribute('aria-label') ?? ''))] : []));
  const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

  it('takes every row from one click to the next with Shift, down and up, and keeps those of other pages', async () => {
    const { user } = await open(many(70));
    await screen.findByRole('checkbox', { name: 'Select Customer 1' });
    fireEvent.click(box(3));
    fireEvent.click(box(7), { shiftKey: true });
    expect(shown()).toEqual(from(3, 7));
    fireEvent.click(box(20));
    fireEvent.click(box(17), { shiftKey: true });
    expect(shown()).toEqual([...from(3, 7), ...from(17, 20)]);
    fireEvent.click(box(5), { shiftKey: true });
    expect(shown()).toEqual([3, 4, 18, 19, 20]);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByRole('checkbox', { name: 'Select Customer 31' });
    // The click before is on another page: this one is alone.
    fireEvent.click(box(33), { shiftKey: true });
    expect([shown(), screen.getByText('6 selected').textContent]).toEqual([[33], '6 selected']);
    fireEvent.click(await wholePage());
    expect([shown(), screen.getByText('35 selected').textContent]).toEqual([from(31, 60), '35 selected']);
    fireEvent.click(await wholePage());
    expect([shown(), screen.getByText('5 selected').textContent]).toEqual([[], '5 selected']);
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    await screen.findByRole('checkbox', { name: 'Select Customer 1' });
    expect(shown()).toEqual([3, 4, 18, 19, 20]);
  });
});

describe('a press right after a box', () => {
  // As in a browser: no render is waited for between the two presses.
  const quickly = (work: () => void) => {
    const own = globalThis as unknown as { IS_REACT_ACT_ENVIRONMENT: boolean };
    own.IS_REACT_ACT_ENVIRONMENT = false;
    work();
    own.IS_REACT_ACT_ENVIRONMENT = true;
  };

  it('acts on all rows whose boxes are ticked', async () => {
    const { data } = await open(many(5));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Customer 1' }));
    const archive = await screen.findByRole('button', { name: 'Archive' });
    quickly(() => {
      const box = screen.getByRole('checkbox', { name: 'Select Customer 2' });
      box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      archive.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      archive.click();
    });
    await waitFor(() => expect(data.updateMany.mock.calls[0]?.[1].ids).toEqual(['id1', 'id2']));
  });
});

describe('selecting all that match', () => {
  it('is offered once the page is selected, states the exact number, and sends the filter instead of ids', async () => {
    const { user, data } = await open(many(412), '/customers?search=customer');
    await user.click(await wholePage());
    expect(screen.getByText('All 30 rows of this page are selected.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Select all 412 that match' }));
    expect(screen.getByText('All 412 rows are selected, on all pages.')).toBeInTheDocument();
    expect(screen.getByText('412 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('checkbox', { name: 'Select Customer 31' })).toBeChecked();

    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('412 customers have been archived.')).toBeInTheDocument();
    expect(data.updateMany.mock.calls.map(([, { ids, meta }]) => [ids, meta])).toEqual([
      [[], { operation: 'archive', matching: { filter: { q: 'customer' }, total: 412, archived: false } }],
    ]);
  });

  it('is undone on just the rows that were changed, in parts', async () => {
    const { user, data } = await open(many(412));
    await user.click(await wholePage());
    await user.click(screen.getByRole('button', { name: 'Select all 412 rows of this list' }));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('412 customers have been restored.')).toBeInTheDocument();
    const [, ...undone] = data.updateMany.mock.calls.map(([, { ids, meta }]) => [meta.operation, ids.length, meta.matching]);
    expect(undone).toEqual([
      ['restore', 200, undefined],
      ['restore', 200, undefined],
      ['restore', 12, undefined],
    ]);
  });

  it('ends when the list is filtered, and when one row is taken out', async () => {
    const { user } = await open(many(412));
    await user.click(await wholePage());
    await user.click(screen.getByRole('button', { name: 'Select all 412 rows of this list' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Customer 7' }));
    expect(screen.getByText('29 selected')).toBeInTheDocument();
    expect(screen.queryByText(/on all pages/)).not.toBeInTheDocument();
    await user.click(await wholePage());
    await user.click(screen.getByRole('button', { name: 'Select all 412 rows of this list' }));
    await user.type(screen.getByRole('textbox', { name: 'Search Customers' }), '7');
    await waitFor(() => expect(screen.queryByText(/on all pages/)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Archive' })).toBeDisabled();
  });

  it('ends when a link or Back filters the list otherwise', async () => {
    const { user, go, back } = await open(many(40));
    await user.click(await wholePage());
    await act(() => go('/customers?search=7'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Archive' })).toBeDisabled());
    await user.click(await wholePage());
    await act(() => back());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Archive' })).toBeDisabled());
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it('tells the true number when the list has changed meanwhile, and asks again', async () => {
    const { user, data } = await open(many(412));
    data.updateMany.mockRejectedValueOnce(countChanged(415));
    await user.click(await wholePage());
    await user.click(screen.getByRole('button', { name: 'Select all 412 rows of this list' }));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    const asked = await screen.findByRole('dialog', { name: 'The list has changed' });
    expect(within(asked).getByText(/^415 rows match now; 412 did/)).toBeInTheDocument();
    expect(data.updateMany).toHaveBeenCalledTimes(1);
    await user.click(within(asked).getByRole('button', { name: 'Archive (415 rows)' }));
    await waitFor(() => expect(data.updateMany.mock.calls[1]?.[1].meta.matching?.total).toBe(415));
  });

  it('stays as it was when the answer to it is lost', async () => {
    const { user, data } = await open(many(412));
    data.updateMany.mockRejectedValueOnce(new HttpError('gone', 0, { code: 'NETWORK', extensions: {} }));
    await user.click(await wholePage());
    await user.click(screen.getByRole('button', { name: 'Select all 412 rows of this list' }));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('We couldn’t confirm 412 rows. Check them before you retry.')).toBeInTheDocument();
    expect(screen.getByText('412 selected')).toBeInTheDocument();
  });

  it('is not offered for more rows than the platform changes at once, and says so', async () => {
    const { user } = await open(many(10_001));
    await user.click(await wholePage());
    expect(screen.getByText(/^The list has 10,001 rows. You can select at most 10,000 at once/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Select all 10/ })).not.toBeInTheDocument();
  });

  it('is missing where the contract has no such thing', async () => {
    const { user } = await open(many(412), '/customers', customersPlan);
    await user.click(await wholePage());
    expect(screen.getByText('30 selected')).toBeInTheDocument();
    expect(screen.queryByText(/of this page are selected/)).not.toBeInTheDocument();
  });
});

describe('rows that were refused', () => {
  it('are named, grouped by reason, and stay selected with their reasons at hand', async () => {
    const { user, data } = await open(many(40));
    data.updateMany.mockImplementationOnce(async (_, { ids }) => ({
      data: ids.slice(5),
      refused: ids.slice(0, 5).map((_id, index) => ({ _id, reason: index < 4 ? 'refusals.ownCustomer' : 'refusals.alreadyArchived' })),
    }));
    await user.click(await wholePage());
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('Customer 1, Customer 2, Customer 3 and 1 more')).toBeInTheDocument();
    expect(screen.getByText('5 rows couldn’t be changed and stay selected.')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Show reasons' })[0] as HTMLElement);
    const told = await screen.findByRole('dialog', { name: '5 rows couldn’t be changed' });
    expect(within(told).getByText('4 rows:')).toBeInTheDocument();
    expect(within(told).getByText('1 row:')).toBeInTheDocument();
    expect(
      within(told)
        .getAllByRole('listitem', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toContain('Customer 4');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Clear the selection' }));
    expect(screen.queryByText(/stay selected/)).not.toBeInTheDocument();
  });

  it('are shown a part at a time when they are thousands', async () => {
    const { user, data } = await open(many(3000));
    data.updateMany.mockResolvedValueOnce({
      data: [],
      refused: many(3000).map(({ id: _id }) => ({ _id, reason: 'refusals.alreadyArchived' })),
    });
    await user.click(await wholePage());
    await user.click(screen.getByRole('button', { name: 'Select all 3,000 rows of this list' }));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('3,000 rows couldn’t be changed and stay selected.')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Show reasons' })[0] as HTMLElement);
    const told = await screen.findByRole('dialog');
    expect(within(told).getAllByRole('listitem')).toHaveLength(200);
    await user.click(within(told).getByRole('button', { name: 'Show 200 more' }));
    expect(within(told).getAllByRole('listitem')).toHaveLength(400);
  });
});

describe('an action', () => {
  afterEach(() => vi.unstubAllGlobals());
  const only = (field: string) => ({
    ...toolsPlan,
    actions: toolsPlan.actions.map((action) => (action.name === 'archive' ? { ...action, when: [{ field, in: ['customer-2'] }] } : action)),
  });

  it('says why it cannot be done now, to the pointer and to the keyboard', async () => {
    const { user, data } = await open(many(3), '/customers', only('uniqueName'));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Customer 1' }));
    const archive = screen.getByRole('button', { name: 'Archive' });
    expect(archive).toHaveAttribute('aria-disabled', 'true');
    expect(archive).toBeEnabled();
    await user.click(archive);
    expect(data.updateMany).not.toHaveBeenCalled();
    expect(await screen.findByText('Its current state doesn’t allow this.')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select Customer 2' }));
    expect(screen.getByRole('button', { name: 'Archive' })).not.toHaveAttribute('aria-disabled');
  });

  it('is behind one button where there is no room for several, with the reason below its name', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    const plan = only('uniqueName');
    const others = toolsPlan.actions.filter(({ on }) => on === 'selection').map((action) => ({ ...action, name: 'delete' }));
    const { user, data } = await open(many(3), '/customers', { ...plan, actions: [...plan.actions, ...others] });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Customer 1' }));
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    const menu = await screen.findByRole('menu');
    const forbidden = within(menu).getByRole('menuitem', { name: /^Archive/ });
    expect(forbidden).toHaveTextContent('Its current state doesn’t allow this.');
    await user.click(forbidden);
    expect(data.updateMany).not.toHaveBeenCalled();
    await user.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(data.updateMany).toHaveBeenCalledTimes(1));
  });

  it('that names its rows by another field than their id is told that field, also when it is undone', async () => {
    const plan: Plan = {
      ...toolsPlan,
      actions: toolsPlan.actions.map((action) => ({
        ...action,
        operation: { ...action.operation, vars: variables([['names', 'records.uniqueName']]) },
      })),
    };
    const { user, data } = await open(many(412), '/customers', plan);
    const told = () => data.updateMany.mock.calls.map(([, { meta }]) => meta.records?.map(({ uniqueName }) => uniqueName));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Customer 2' }));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(told()).toEqual([['customer-2'], ['customer-2']]));

    await user.click(await wholePage());
    await user.click(screen.getByRole('button', { name: 'Select all 412 rows of this list' }));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    await screen.findByText('412 customers have been archived.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('412 customers have been restored.');
    expect(
      told()
        .slice(2)
        .map((names) => names?.length),
    ).toEqual([undefined, 200, 200, 12]);
    expect(told().at(-1)?.at(-1)).toBe('customer-412');
  });

  it('is tried when the field that decides is not on the page', async () => {
    const { user } = await open(many(3), '/customers', only('secret'));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Customer 1' }));
    expect(screen.getByRole('button', { name: 'Archive' })).not.toHaveAttribute('aria-disabled');
  });
});
