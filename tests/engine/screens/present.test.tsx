import { act, screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { Onlooker } from '../../../src/engine/plan/EventPlan.ts';
import { laterScreens } from '../../../src/engine/texts/laterScreens.ts';
import { field, handForm, thingsPlan } from './handForm.ts';
import { openScreen } from './harness.tsx';

const form = handForm([field('name')], { properties: { name: { type: 'string' } } });

async function open(at: string, live?: 'rows') {
  const stop = vi.fn();
  let tell: (people: readonly Onlooker[]) => void = () => undefined;
  const meet = vi.fn((_: unknown, __: unknown, onPeople: typeof tell) => {
    tell = onPeople;
    return stop;
  });
  const view = await openScreen({
    plan: thingsPlan(live ? { live } : {}),
    at,
    texts: laterScreens,
    dataProvider: { getOne: async () => ({ data: { id: 't1', _id: 't1', name: 'Fern' } }) } as unknown as Partial<DataProvider>,
    loadForm: async () => form,
    meet,
  });
  return { ...view, meet, stop, say: (...people: Onlooker[]) => act(async () => tell(people)) };
}

describe('people at a record', () => {
  it('stand at its title with their initials, and in words, who edits first, until they leave', async () => {
    const view = await open('/things/t1', 'rows');
    await waitFor(() =>
      expect(view.meet).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ id: 't1', editing: false }), expect.anything()),
    );
    await view.say({ key: 'a', name: 'Ada van Admin', editing: true }, { key: 'b', editing: false });
    expect(screen.getByText('AA')).toBeInTheDocument();
    expect(screen.getByText('?')).toBeInTheDocument();
    const status = screen.getAllByRole('status').find(({ textContent }) => textContent?.includes('Ada'));
    expect(status).toHaveTextContent('Ada van Admin is editing this. Somebody else is looking at this');
    await view.say();
    expect(screen.queryByText('AA')).not.toBeInTheDocument();
    view.unmount();
    expect(view.stop).toHaveBeenCalledTimes(1);
  });

  it('learn from a form that it is one', async () => {
    const view = await open('/things/t1/edit', 'rows');
    await waitFor(() =>
      expect(view.meet).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ editing: true }), expect.anything()),
    );
  });

  it('are asked for at no record of an API that tells nothing', async () => {
    const view = await open('/things/t1');
    await screen.findAllByText('Fern');
    expect(view.meet).not.toHaveBeenCalled();
  });
});
