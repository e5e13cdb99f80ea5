import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { ReferencePicker, ReferencesPicker } from '../../../src/engine/screens/widgets/ReferencePicker.tsx';
import { openScreen } from './harness.tsx';

const plan: Plan = {
  ...{ name: 'riders', type: 'Rider', path: 'riders', kind: 'collection', idField: 'id', title: 'name', search: true, archive: false },
  ...{ flags: {}, columns: [], details: [], filters: [], forms: {}, actions: [] },
};
const field = { name: 'rider', label: 'forms.x.fields.rider', help: '', kind: 'reference', required: false, reference: 'riders' } as const;

it('says that the choices could not be loaded, and loads them once the API is back', async () => {
  let isAway = true;
  const getList = vi.fn(async () => {
    if (isAway) throw new HttpError('away', 0, { code: 'NETWORK', extensions: {} });
    return { data: [{ id: 1, name: 'Ada' }], total: 1 } as never;
  });
  await openScreen({ plan, at: '/riders', dataProvider: { getList }, element: <Chosen /> });
  const box = await screen.findByRole('combobox');
  await waitFor(() => expect(getList).toHaveBeenCalled());
  await userEvent.type(box, 'a');
  await screen.findByText('We couldn’t load the choices.');
  expect(screen.queryByText('No match')).toBeNull();
  isAway = false;
  await userEvent.click(screen.getByText('Try again'));
  await screen.findByRole('option', { name: 'Ada' });
});

it('says that nothing matches only once the API has answered', async () => {
  let answer: ((found: never) => void) | undefined;
  const getList = vi.fn(() => new Promise<never>((done) => (answer = done)));
  await openScreen({ plan, at: '/riders', dataProvider: { getList }, element: <Chosen /> });
  answer?.({ data: [{ id: 1, name: 'Ada' }], total: 1 } as never);
  await userEvent.click(await screen.findByRole('combobox'));
  // At once: on a slow machine each letter would be searched for.
  await userEvent.paste('zzz');
  await waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('No match')).toBeNull();
  answer?.({ data: [], total: 0 } as never);
  await screen.findByText('No match');
});

/** Writers A to D, of whom no search finds another, until the API goes away. */
function writers() {
  const api = { isAway: false };
  const answer = async (find: (writer: { id: number; name: string }) => boolean) => {
    if (api.isAway) throw new HttpError('away', 502, { code: 'DOWNSTREAM_SERVICE_ERROR', extensions: {} });
    const data = ['A', 'B', 'C', 'D'].map((letter, index) => ({ id: index + 1, name: `Writer ${letter}` })).filter(find);
    return { data, total: data.length } as never;
  };
  return {
    api,
    dataProvider: {
      getList: (_: string, { filter }: { filter?: { q?: string } }) => answer(({ name }) => name.includes(filter?.q ?? '')),
      getMany: (_: string, { ids }: { ids: readonly unknown[] }) => answer(({ id }) => ids.map(String).includes(String(id))),
    },
  };
}

/** Over the name of the choice, at once: an emptied box takes the choice away, and on a slow machine each letter would be searched for. */
async function retype(box: HTMLElement, text: string): Promise<void> {
  (box as HTMLInputElement).select();
  await userEvent.paste(text);
}

function Chosen({ isMany = false }: { isMany?: boolean }) {
  const [value, setValue] = useState<unknown>(isMany ? [] : undefined);
  const nothing = () => undefined;
  const Picker = isMany ? ReferencesPicker : ReferencePicker;
  return (
    <Picker
      {...{ id: 'rider', field, value, onChange: setValue, onBlur: nothing, focusRef: nothing }}
      {...{ 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined }}
    />
  );
}

it('keeps the name of the choice and what is typed while the API is away, and finds it once the API is back', async () => {
  const { api, dataProvider } = writers();
  await openScreen({ plan, at: '/riders', dataProvider, element: <Chosen /> });
  const box = await screen.findByRole('combobox');
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('option', { name: 'Writer C' }));
  expect(box).toHaveValue('Writer C');
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
  api.isAway = true;
  await retype(box, 'Writer D');
  await screen.findByText('We couldn’t load the choices.');
  await new Promise((done) => setTimeout(done, 300));
  expect(box).toHaveValue('Writer D');
  api.isAway = false;
  await userEvent.click(screen.getByText('Try again'));
  await screen.findByRole('option', { name: 'Writer D' });
  expect(box).toHaveValue('Writer D');
});

it('shows the name of the choice, and never its id, when one leaves the picker while the API is away', async () => {
  const { api, dataProvider } = writers();
  await openScreen({ plan, at: '/riders', dataProvider, element: <Chosen /> });
  const box = await screen.findByRole('combobox');
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('option', { name: 'Writer C' }));
  api.isAway = true;
  await retype(box, 'Writer D');
  await screen.findByText('We couldn’t load the choices.');
  await userEvent.tab();
  expect(box).toHaveValue('Writer C');
});

it('keeps what is typed while the choices of several are searched', async () => {
  const { dataProvider } = writers();
  await openScreen({ plan, at: '/riders', dataProvider, element: <Chosen isMany /> });
  const box = await screen.findByRole('combobox');
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('option', { name: 'Writer C' }));
  await userEvent.type(box, 'Writer D');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await new Promise((done) => setTimeout(done, 300));
  expect(box).toHaveValue('Writer D');
  expect(screen.getByText('Writer C')).toBeInTheDocument();
});
