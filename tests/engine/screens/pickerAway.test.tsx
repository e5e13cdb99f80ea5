import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { expect, it, vi } from 'vitest';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { ReferencePicker } from '../../../src/engine/screens/widgets/ReferencePicker.tsx';
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
  const nothing = () => undefined;
  await openScreen({
    plan,
    at: '/riders',
    dataProvider: { getList },
    element: (
      <ReferencePicker
        {...{ id: 'rider', field, value: undefined, onChange: nothing, onBlur: nothing, focusRef: nothing }}
        {...{ 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined }}
      />
    ),
  });
  const box = await screen.findByRole('combobox');
  await waitFor(() => expect(getList).toHaveBeenCalled());
  await userEvent.type(box, 'a');
  expect(await screen.findByText('We couldn’t load the choices.')).toBeInTheDocument();
  expect(screen.queryByText('No match')).toBeNull();
  isAway = false;
  await userEvent.click(screen.getByText('Try again'));
  expect(await screen.findByRole('option', { name: 'Ada' })).toBeInTheDocument();
});

it('says that nothing matches only once the API has answered', async () => {
  let answer: ((found: never) => void) | undefined;
  const getList = vi.fn(() => new Promise<never>((done) => (answer = done)));
  const nothing = () => undefined;
  await openScreen({
    plan,
    at: '/riders',
    dataProvider: { getList },
    element: (
      <ReferencePicker
        {...{ id: 'rider', field, value: undefined, onChange: nothing, onBlur: nothing, focusRef: nothing }}
        {...{ 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined }}
      />
    ),
  });
  answer?.({ data: [{ id: 1, name: 'Ada' }], total: 1 } as never);
  await userEvent.type(await screen.findByRole('combobox'), 'zzz');
  await waitFor(() => expect(getList).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('No match')).toBeNull();
  answer?.({ data: [], total: 0 } as never);
  expect(await screen.findByText('No match')).toBeInTheDocument();
});
