import { screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { beforeAll, describe, expect, it, vi, onTestFinished } from 'vitest';
import { plans } from '../../../src/generated/plans.ts';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import '../../../src/engine/screens/list/board/Board.tsx';
import { application } from './applicationPanel.ts';
import { openScreen } from './harness.tsx';
import { keysOf } from './pageKeys.ts';

const whole = plans.find(({ name }) => name === 'applications') as Plan;
// Trials and previews are tested on their own.
const plan: Plan = { ...whole, actions: whole.actions.map(({ tried: _, ...action }) => action) };

type Application = ReturnType<typeof application>;
type Filter = { applicationStatusList?: string[] };

interface World {
  rows?: Application[];
  at?: string;
  kept?: Record<string, unknown>;
  can?: (operation: string) => boolean;
  updateMany?: (ids: string[]) => object;
}

const status = (name: string) => `APPS_APPLICATION_${name}`;
const three = () => [application(1), application(2), application(3, { status: status('LONGLISTED') })];

async function openBoard({ rows = three(), at = '?as=board.status', kept, can = () => true, updateMany }: World = {}) {
  const getList = vi.fn(
    async (_: string, { pagination: { page, perPage }, filter }: { pagination: { page: number; perPage: number }; filter: Filter }) => {
      const found = rows.filter((row) => !filter.applicationStatusList || filter.applicationStatusList.includes(row.status));
      return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
    },
  );
  const update = vi.fn(async (_: string, { ids, data }: { ids: string[]; data: { chosen: string } }) => {
    if (updateMany) return updateMany(ids);
    for (const row of rows) if (ids.includes(row.id)) row.status = data.chosen;
    return { data: ids, refused: [] };
  });
  const dataProvider = {
    getList,
    getOne: async (_: string, { id }: { id: string }) => ({ data: rows.find((row) => row.id === id) }),
    getMany: async (_: string, { ids }: { ids: string[] }) => ({ data: rows.filter(({ id }) => ids.includes(id)) }),
    updateMany: update,
    ask: async () => null,
  } as unknown as Partial<DataProvider>;
  const view = await openScreen({ plan, at: `/applications${at}`, dataProvider, can, ...(kept && { kept }) });
  return { ...view, rows, getList, update };
}

// By its attributes, not by its role: names of hundreds of elements are slow to work out here.
const columns = () => [...document.querySelectorAll<HTMLElement>('section[data-column]')];
const column = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = columns().find((each) => each.querySelector('h2')?.textContent === name);
    if (!found)
      throw new Error(
        `no column ${name} among ${columns()
          .map((each) => each.querySelector('h2')?.textContent)
          .join(' | ')}`,
      );
    return found;
  });
const titled = (name: string) => screen.getByText(name).closest('a') as HTMLElement;
const press = (user: { click: (element: Element) => Promise<void> }, label: string) =>
  waitFor(() => screen.getByLabelText(label)).then((found) => user.click(found));

// Without layout, the columns and their cards have no height of their own.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 600 });
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 110 });
});

describe('a list as a board', () => {
  it('has a column for each value, with the exact number of its cards and the cards themselves', async () => {
    await openBoard();
    const fresh = await column('New, 2');
    expect(within(fresh).getByText('Ann1 Lee')).toBeInTheDocument();
    expect(within(await column('Longlisted, 1')).getByText('Ann3 Lee')).toBeInTheDocument();
    expect(within(await column('Hired, 0')).getByText('No cards')).toBeInTheDocument();
  });

  it('shows only the columns that its filter leaves', async () => {
    await openBoard({ at: `?as=board.status&applicationStatusList=${status('LONGLISTED')}` });
    await column('Longlisted, 1');
    expect(columns()).toHaveLength(1);
  });

  it('is chosen in the bar, says so in the address and is remembered', async () => {
    const { user, query } = await openBoard({ at: '' });
    await press(user, 'Board');
    await column('New, 2');
    expect(query()).toEqual({ as: 'board.status' });
    expect(screen.getByLabelText('Board')).toHaveAttribute('aria-pressed', 'true');
    await press(user, 'Table');
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });

  it('opens as it was last shown to its reader', async () => {
    await openBoard({ at: '', kept: { 'u1.applications.shownAs': 'board.status' } });
    expect(await column('New, 2')).toBeInTheDocument();
  });

  it('moves a card by M, with the reason of a column that refuses it, and says where it went', async () => {
    const { user, update } = await openBoard();
    await column('New, 2');
    titled('Ann1 Lee').focus();
    await user.keyboard('m');
    const menu = await screen.findByRole('menu', { name: 'Move to' });
    const refused = within(menu).getByRole('menuitem', { name: /^Interview/ });
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    expect(refused).toHaveTextContent('Interview is set by workflow rules and by the ATS.');
    expect(within(menu).getByRole('menuitem', { name: /^Declined/ })).toHaveTextContent('Use “Decline”, which asks for a reason');
    await user.click(refused);
    expect(update).not.toHaveBeenCalled();
    await user.click(within(menu).getByRole('menuitem', { name: 'Shortlisted' }));
    await column('Shortlisted, 1');
    expect(within(await column('New, 1')).queryByText('Ann1 Lee')).not.toBeInTheDocument();
    expect(update).toHaveBeenCalledExactlyOnceWith(
      'applications',
      expect.objectContaining({ ids: ['a1'], data: { spared: true, chosen: status('SHORTLISTED') } }),
    );
    expect(screen.getByText('Moved to Shortlisted.')).toBeInTheDocument();
    await waitFor(() => expect(titled('Ann1 Lee')).toHaveFocus());
  });

  it('moves the whole selection across columns with a card that is part of it', async () => {
    const { user, update } = await openBoard();
    for (const name of ['Ann1 Lee', 'Ann3 Lee']) await press(user, `Select ${name}`);
    await press(user, 'Move Ann3 Lee');
    await user.click(within(await screen.findByRole('menu', { name: 'Move 2 cards to' })).getByRole('menuitem', { name: 'Hired' }));
    await column('Hired, 2');
    expect(update.mock.calls[0]?.[1].ids).toEqual(['a1', 'a3']);
    expect(screen.getByLabelText('Select Ann1 Lee')).not.toBeChecked();
  });

  it('changes nothing where somebody else has moved the card meanwhile, and shows where it is', async () => {
    const { user, update, rows } = await openBoard();
    await press(user, 'Move Ann1 Lee');
    const menu = await screen.findByRole('menu', { name: 'Move to' });
    Object.assign(rows[0] as Application, { status: status('DECLINED') });
    await user.click(within(menu).getByRole('menuitem', { name: 'Hired' }));
    expect(await screen.findByText(/Someone else has moved Ann1 Lee meanwhile/)).toBeInTheDocument();
    await column('Declined, 1');
    expect(update).not.toHaveBeenCalled();
  });

  it('puts a refused card back, and says why', async () => {
    const { user } = await openBoard({
      updateMany: (ids) => ({ data: [], refused: ids.map((_id) => ({ _id, reason: 'refusals.archived' })) }),
    });
    await press(user, 'Move Ann1 Lee');
    await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Hired' }));
    expect((await screen.findAllByText(/Ann1 Lee/)).length).toBeGreaterThan(1);
    expect(within(await column('New, 2')).getByText('Ann1 Lee')).toBeInTheDocument();
  });

  it('has nothing to move with for a reader who may not', async () => {
    await openBoard({ can: (operation) => operation !== 'AppsUpdateApplicationStatus' });
    await column('New, 2');
    expect(screen.queryByLabelText('Move Ann1 Lee')).not.toBeInTheDocument();
  });

  it('keeps the focus on a moved card, even if the page took it meanwhile', async () => {
    const { user } = await openBoard();
    await press(user, 'Move Ann1 Lee');
    const menu = await screen.findByRole('menu', { name: 'Move to' });
    const page = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'main', tabIndex: -1 }));
    onTestFinished(() => page.remove());
    const choice = within(menu).getByRole('menuitem', { name: 'Shortlisted' });
    // Before the moved card is there, however slow the machine is.
    choice.addEventListener('click', () => queueMicrotask(() => page.focus()));
    await user.click(choice);
    await column('Shortlisted, 1');
    await waitFor(() => expect(titled('Ann1 Lee')).toHaveFocus());
  });

  it('is entered by the arrow down, selects by X too, and lists its keys', async () => {
    const { user } = await openBoard();
    await column('New, 2');
    await waitFor(() => titled('Ann1 Lee'));
    await user.keyboard('{ArrowDown}');
    expect(titled('Ann1 Lee')).toHaveFocus();
    await user.keyboard('x');
    expect(screen.getByLabelText('Select Ann1 Lee')).toBeChecked();
    expect(keysOf('cards', 'selectCard')).toEqual([
      ['Move between cards and columns', 'ArrowUp ArrowDown ArrowLeft ArrowRight'],
      ['Select the card, on its name', 'X Space'],
    ]);
  });

  it('goes with the arrows between cards and columns, selects by Space and opens the panel by Enter', async () => {
    const { user, query } = await openBoard();
    await column('New, 2');
    titled('Ann1 Lee').focus();
    await column('Longlisted, 1');
    await user.keyboard('{ArrowRight}');
    expect(titled('Ann3 Lee')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowDown} ');
    expect(screen.getByLabelText('Select Ann2 Lee')).toBeChecked();
    await user.keyboard('{Enter}');
    expect(query()).toMatchObject({ as: 'board.status', applicationId: 'a2' });
  });

  it('loads and renders only the cards in sight of a column of thousands', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => application(index + 1));
    const { getList } = await openBoard({ rows });
    const many = await column('New, 5,000');
    expect(many.querySelectorAll('li').length).toBeLessThan(40);
    const pages = new Set(
      getList.mock.calls
        .filter(([, { filter }]) => filter.applicationStatusList?.[0] === status('NEW'))
        .map(([, { pagination }]) => pagination.page),
    );
    expect([...pages]).toEqual([1]);
  });
});
