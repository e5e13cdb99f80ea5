import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import type { LiveEvent } from '../../../src/engine/plan/EventPlan.ts';
import { laterScreens } from '../../../src/engine/texts/laterScreens.ts';
import { field, handForm, thingsPlan } from './handForm.ts';
import { openScreen } from './harness.tsx';

const form = handForm([field('name')], { properties: { name: { type: 'string' } } });

/** A list of two things whose API reports changes. */
async function open(at = '/things', live: 'rows' | 'record' = 'rows', more: Partial<Plan> = {}) {
  let rows = [
    { id: 't1', _id: 't1', name: 'Fern' },
    { id: 't2', _id: 't2', name: 'Moss' },
  ];
  const getList = vi.fn(async () => ({ data: rows, total: rows.length }));
  const getOne = vi.fn(async () => ({ data: rows[0] }));
  const stop = vi.fn();
  const heard: { id: string | undefined; onEvent: (event: LiveEvent) => void }[] = [];
  const listen = vi.fn((_: unknown, { id }: { id?: string | undefined }, onEvent: (event: LiveEvent) => void) => {
    heard.push({ id, onEvent });
    return stop;
  });
  const view = await openScreen({
    plan: thingsPlan({ live, ...more }),
    at,
    texts: laterScreens,
    dataProvider: { getList, getOne } as unknown as Partial<DataProvider>,
    loadForm: async () => form,
    listen,
  });
  const say = (...events: LiveEvent[]) => act(async () => events.forEach((event) => heard.at(-1)?.onEvent(event)));
  return { ...view, getList, getOne, listen, stop, heard, say, set: (next: typeof rows) => (rows = next) };
}

describe('changes that an API reports', () => {
  it('are counted over a list, whose rows stay until somebody asks for them', async () => {
    const view = await open();
    await screen.findByText('Fern');
    await waitFor(() => expect(view.listen).toHaveBeenCalledTimes(1));
    view.set([
      { id: 't3', _id: 't3', name: 'Sedge' },
      { id: 't1', _id: 't1', name: 'Fern 2' },
    ]);
    await view.say(
      { change: 'created', id: 't3' },
      { change: 'updated', id: 't3' },
      { change: 'created', id: 't4' },
      { change: 'deleted', id: 't4' },
      { change: 'updated', id: 't1' },
      { change: 'deleted', id: 't2' },
      // No row of this page.
      { change: 'updated', id: 't9' },
    );
    expect(await screen.findByText('1 new · 1 changed · 1 deleted')).toBeInTheDocument();
    expect(screen.queryByText('Sedge')).not.toBeInTheDocument();
    expect(view.getList).toHaveBeenCalledTimes(1);
    await view.user.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('Sedge')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/1 new/)).not.toBeInTheDocument());
  });

  it('are said to be perhaps outside a list that is searched', async () => {
    const view = await open('/things?search=fern', 'rows', { search: true });
    await screen.findByText('Fern');
    await waitFor(() => expect(view.listen).toHaveBeenCalledTimes(1));
    await view.say({ change: 'created', id: 't3' }, { change: 'updated', id: 't1' });
    expect(await screen.findByText('1 new, which may not match your filters · 1 changed')).toBeInTheDocument();
  });

  it('of a record are shown with a button that loads them', async () => {
    const view = await open('/things/t1', 'record');
    await screen.findAllByText('Fern');
    await waitFor(() => expect(view.heard.at(-1)?.id).toBe('t1'));
    view.set([{ id: 't1', _id: 't1', name: 'Fern 2' }]);
    await view.say({ change: 'updated', id: 't1' });
    expect(await screen.findByText('Somebody changed this record')).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await screen.findAllByText('Fern 2')).not.toHaveLength(0);
    await waitFor(() => expect(screen.queryByText('Somebody changed this record')).not.toBeInTheDocument());
    await view.say({ change: 'deleted', id: 't1' });
    expect(await screen.findByText('Somebody deleted this record')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
  });

  it('while a form is edited keep what was typed, also through a background load', async () => {
    const view = await open('/things/t1/edit');
    const name = await screen.findByRole('textbox', { name: /name$/ });
    fireEvent.change(name, { target: { value: 'Mine' } });
    await waitFor(() => expect(view.heard.at(-1)?.id).toBe('t1'));
    await view.say({ change: 'updated', id: 't1' });
    expect(await screen.findByText(/Somebody changed this record. We’ve kept what you typed/)).toBeInTheDocument();
    expect(name).toHaveValue('Mine');
    await view.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(/Somebody changed/)).not.toBeInTheDocument());
  });

  it('are heard by no list of an API that reports single records only, and by none after leaving', async () => {
    const view = await open('/things', 'record');
    await screen.findByText('Fern');
    expect(view.listen).not.toHaveBeenCalled();
    const other = await open();
    await waitFor(() => expect(other.listen).toHaveBeenCalledTimes(1));
    other.unmount();
    expect(other.stop).toHaveBeenCalledTimes(1);
  });

  it('say after an interruption that the list may be out of date', async () => {
    const view = await open();
    await waitFor(() => expect(view.listen).toHaveBeenCalledTimes(1));
    await view.say({ change: 'missed' });
    expect(await screen.findByText('This list may be out of date')).toBeInTheDocument();
  });
});
