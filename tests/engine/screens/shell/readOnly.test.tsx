import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { texts } from '../../../../src/engine/app/texts.ts';
import type { OperationPlan, Plan } from '../../../../src/engine/plan/Plan.ts';
import { openScreen } from '../harness.tsx';

const operation: OperationPlan = { name: 'createBike', kind: 'mutation', text: '', vars: [], read: {}, access: 'public' };
const plan: Plan = {
  ...{ name: 'bikes', type: 'Bike', path: 'bikes', kind: 'collection', idField: 'id', title: 'model', search: false, archive: false },
  ...{ flags: {}, columns: [], details: [], filters: [], forms: { create: 'bikes/create' }, actions: [], create: operation },
};

it.each([
  [true, 'This console is read-only'],
  [false, 'No permission'],
])('a create page of a console that is read-only (%s) says “%s”', async (readOnly, title) => {
  await openScreen({ plan, at: '/bikes/create', dataProvider: {}, texts, can: () => false, ...(readOnly && { readOnly }) });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});
