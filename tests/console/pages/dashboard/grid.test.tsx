import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plans } from '../../../../src/generated/plans.ts';
import { LayoutStatus } from '../../../../src/console/pages/dashboard/actions/LayoutStatus.tsx';
import { useReset } from '../../../../src/console/pages/dashboard/actions/useReset.tsx';
import { cards } from '../../../../src/console/pages/dashboard/cards.ts';
import { CardFrame } from '../../../../src/console/pages/dashboard/grid/CardFrame.tsx';
import { CardGrid } from '../../../../src/console/pages/dashboard/grid/CardGrid.tsx';
import type { Layout } from '../../../../src/console/pages/dashboard/grid/layout.ts';
import { keptOf } from '../../../../src/console/pages/dashboard/grid/repair.ts';
import { useKeptLayout } from '../../../../src/console/pages/dashboard/grid/useKeptLayout.ts';
import { openScreen, type Setting } from '../../../engine/screens/harness.tsx';
import { at, first } from './layouts.ts';

const plan = plans.find(({ name }) => name === 'dashboard');
if (!plan) throw new Error('no plan of the dashboard');

let width = 1200;

/** The cards of the dashboard without their figures. */
function Grid() {
  const { layout, first: begin, arrange, isLoading, ...kept } = useKeptLayout(cards);
  const reset = useReset({ layout, first: begin, arrange });
  return (
    <>
      <LayoutStatus {...kept} />
      <button onClick={reset}>Reset</button>
      <CardGrid
        cards={cards}
        layout={layout}
        first={begin}
        isLoading={isLoading}
        onArrange={arrange}
        renderCard={({ id }) => <CardFrame title={id}>{id}</CardFrame>}
      />
    </>
  );
}

interface Kept {
  layout: unknown;
  updatedAt: string;
}

/** A platform that keeps one layout, or refuses. */
async function openGrid({ kept = null, ...around }: { kept?: Kept | null; read?: () => Promise<unknown>; can?: Setting['can'] } = {}) {
  const state = { kept, fails: false };
  const sent: unknown[] = [];
  const { read = async () => state.kept, ...more } = around;
  const ask = async (name: string, variables: { input?: { layout: unknown } } = {}) => {
    if (name === 'CommonGetPageLayout') return read();
    sent.push(variables.input?.layout);
    if (state.fails) throw new HttpError('down', 500);
    state.kept = variables.input?.layout ? { layout: variables.input.layout, updatedAt: '2026-11-22T10:00:00.000Z' } : null;
    return state.kept;
  };
  const dataProvider = { ask } as unknown as Setting['dataProvider'];
  const view = await openScreen({
    plan: plan as NonNullable<typeof plan>,
    at: '/dashboard',
    dataProvider,
    element: <Grid />,
    can: () => true,
    ...more,
  });
  return { ...view, state, sent };
}

const grip = (id: string) => screen.findByRole('button', { name: `Move or resize ${nameOf[id]}` });
const nameOf: Record<string, string> = { completed: 'Chat Interview Completed', medianTime: 'Median Time Taken' };
const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent?.trim());

const movedBack = (): Layout => first.map((place) => (place.i === 'applicationsByDay' ? { ...place, y: 0 } : { ...place, y: place.y + 6 }));

describe('the cards of the dashboard', () => {
  beforeEach(() => {
    width = 1200;
    vi.stubGlobal('scrollBy', () => undefined);
    vi.stubGlobal('matchMedia', undefined);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, width, 300));
  });

  it('stand in outline, and never in places that they do not keep, until it is known how they were arranged', async () => {
    let answer: (kept: Kept) => void = () => undefined;
    const asked = new Promise<Kept>((resolve) => {
      answer = resolve;
    });
    const { container } = await openGrid({ read: () => asked });
    await waitFor(() => expect(container.querySelector('[aria-busy=true]')).not.toBeNull());
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    answer({ layout: keptOf(movedBack()), updatedAt: '2026-11-22T09:00:00.000Z' });
    await screen.findByRole('heading', { level: 2, name: 'completed' });
    expect(order()[0]).toBe('applicationsByDay');
  });

  it('are gone through by Tab in the order in which the eye reads them', async () => {
    await openGrid({ kept: { layout: keptOf(movedBack()), updatedAt: '2026-11-22T09:00:00.000Z' } });
    await grip('completed');
    expect(order()).toEqual(['applicationsByDay', ...cards.map(({ id }) => id).slice(0, -1)]);
  });

  it('are moved by keyboard, say where they are, and are kept; the keyboard stays at the card', async () => {
    const { user, sent } = await openGrid();
    (await grip('medianTime')).focus();
    await user.keyboard('{Enter}');
    expect(heard()).toContainEqual(expect.stringMatching(/^Median Time Taken: column 7, row 5, 3 wide, 4 high\. Arrow keys move it/));
    await user.keyboard('{ArrowUp}{Shift>}{ArrowDown}{/Shift}');
    expect(heard()).toContain('Median Time Taken: column 7, row 1, 3 wide, 5 high');
    expect(await grip('medianTime')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(heard()).toContain('Median Time Taken is at the top.');
    await user.keyboard('{Enter}');
    expect(heard()).toContain('Kept. Median Time Taken: column 7, row 1, 3 wide, 5 high');
    expect(await grip('medianTime')).toHaveFocus();
    expect(order()[2]).toBe('medianTime');
    expect(await screen.findByText('Layout saved')).toBeVisible();
    expect(sent).toHaveLength(1);
    const items = (sent[0] as { items: Layout }).items;
    expect(at(items, 'medianTime')).toEqual([6, 0, 3, 5]);
  });

  it('are put back as the last of two resets found them, whose message alone stays', async () => {
    const { user } = await openGrid();
    const moveDown = async () => {
      (await grip('completed')).focus();
      await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    };
    await moveDown();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await screen.findByText('The cards are back in their original places.');
    const undoFirst = screen.getByRole('button', { name: 'Undo' });
    await moveDown();
    await moveDown();
    const twiceDown = order();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    // Still in sight while it leaves.
    await user.click(undoFirst);
    expect(order()).toEqual(cards.map(({ id }) => id));
    await waitFor(() => expect(undoFirst).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(order()).toEqual(twiceDown);
  });

  it('are put back by Escape, and then nothing is saved', async () => {
    const { user, sent, unmount } = await openGrid();
    (await grip('completed')).focus();
    await user.keyboard('{Enter}{ArrowRight}{ArrowDown}{Escape}');
    expect(heard()).toContain('Put back. Chat Interview Completed: column 1, row 1, 3 wide, 4 high');
    expect(order()).toEqual(cards.map(({ id }) => id));
    unmount();
    expect(sent).toEqual([]);
  });

  it('are saved at once when the page is left', async () => {
    const { user, sent } = await openGrid();
    (await grip('completed')).focus();
    const begun = performance.now();
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    // A slow machine may have saved it by itself, after 800 ms.
    if (performance.now() - begun < 700) expect(sent).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(sent).toHaveLength(1);
  });

  it('stay where they were put when that cannot be saved, and are saved when one tries again', async () => {
    const { user, state } = await openGrid();
    state.fails = true;
    (await grip('completed')).focus();
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    const status = await screen.findByText('Layout not saved');
    expect(order().slice(0, 2)).toEqual(['completionRatio', 'completed']);
    state.fails = false;
    await user.click(within(status).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Layout saved')).toBeVisible();
  });

  it('stand as at first where it cannot be read how they were arranged, and say so', async () => {
    let fails = true;
    const read = async () => {
      if (fails) throw new HttpError('down', 500);
      return { layout: keptOf(movedBack()), updatedAt: '2026-11-22T09:00:00.000Z' };
    };
    const { user } = await openGrid({ read });
    const status = await screen.findByText('Your layout couldn’t be loaded');
    expect(order()[0]).toBe('completed');
    fails = false;
    await user.click(within(status).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(order()[0]).toBe('applicationsByDay'));
  });

  it('are kept in the browser where the platform keeps no layouts, without a word', async () => {
    const can = (operation: string) => !operation.endsWith('PageLayout');
    const { user, sent, unmount } = await openGrid({ can });
    (await grip('completed')).focus();
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    unmount();
    await openGrid({ can });
    await grip('completed');
    expect(order().slice(0, 2)).toEqual(['completionRatio', 'completed']);
    expect(screen.queryByText(/Layout/)).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('show what was arranged elsewhere since, in place of what an earlier visit could not save', async () => {
    const unsaved = { layout: keptOf(first.toReversed()), at: Date.parse('2026-11-20T09:00:00.000Z'), over: null };
    localStorage.setItem('appearance.dashboard.u1', JSON.stringify(unsaved));
    await openGrid({ kept: { layout: keptOf(movedBack()), updatedAt: '2026-11-22T09:00:00.000Z' } });
    await grip('completed');
    expect(order()[0]).toBe('applicationsByDay');
    await waitFor(() => expect(localStorage.getItem('appearance.dashboard.u1')).toBeNull());
  });

  it('stand below each other where there is little room, and nothing moves them', async () => {
    width = 400;
    await openGrid();
    await screen.findByRole('heading', { level: 2, name: 'completed' });
    expect(screen.queryByRole('button', { name: /^Move or resize/ })).not.toBeInTheDocument();
    expect(order()).toEqual(cards.map(({ id }) => id));
  });
});
