import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FieldPlan, Plan } from '../../../src/engine/plan/Plan.ts';
import { defineConsole, onBrokenWidget } from '../../../src/engine/screens/values/registry.ts';
import { inputOf } from '../../../src/engine/screens/widgets/inputs.ts';
import { plans } from '../../../src/generated/plans.ts';
import { customer, openScreen, rowsProvider } from './harness.tsx';

const reported = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reported.mockClear();
  onBrokenWidget(reported);
});
afterEach(() => vi.restoreAllMocks());

const customers = plans.find(({ name }) => name === 'customers') as Plan;
const plan: Plan = {
  ...customers,
  columns: [
    { path: 'displayName', label: 'Name', kind: 'text' },
    { path: 'uniqueName', label: 'Handle', kind: 'text', widget: 'handle' },
  ],
};

it('shows in the one cell that its widget failed, keeps all others, and reports the fault once', async () => {
  defineConsole({
    widgets: {
      handle: {
        Field: ({ value }) => {
          if (value !== 'customer-1') throw new TypeError('no handle');
          return <>{`@${value}`}</>;
        },
      },
    },
  });
  await openScreen({ plan, at: '/customers', dataProvider: rowsProvider([customer(1), customer(2), customer(3)]).provider });
  expect(await screen.findByText('@customer-1')).toBeInTheDocument();
  expect(screen.getByText('Customer 2')).toBeInTheDocument();
  const broken = screen.getAllByText('Can’t be shown');
  expect(broken).toHaveLength(2);
  expect(broken[0]).toHaveAttribute('title', 'The widget “handle” failed.');
  expect(reported.mock.calls).toEqual([[expect.objectContaining({ message: 'Widget “handle”: no handle' })]]);
});

const field: FieldPlan = { name: 'speed', label: 'Speed', help: '', kind: 'text', required: false, widget: 'speed' };

it('says in a form which field its widget failed to show, and tries again with another value', async () => {
  defineConsole({
    widgets: {
      speed: {
        Input: ({ value }) => {
          if (value === 'fast') throw new Error('too fast');
          return <p>speed: {String(value)}</p>;
        },
      },
    },
  });
  const Input = inputOf(field);
  const nothing = () => undefined;
  function Form() {
    const [value, setValue] = useState('fast');
    return (
      <>
        <Input {...{ field, value, onChange: nothing, onBlur: nothing, focusRef: nothing }} />
        <button onClick={() => setValue('slow')}>Slower</button>
      </>
    );
  }
  await openScreen({ plan, at: '/customers', dataProvider: rowsProvider([]).provider, element: <Form /> });
  expect(await screen.findByRole('group', { name: 'Speed' })).toHaveTextContent('This field can’t be shown. Its value stays as it is.');
  expect(reported).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Slower' }));
  await waitFor(() => expect(screen.getByText('speed: slow')).toBeInTheDocument());
});
