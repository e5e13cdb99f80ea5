import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plans } from '../../../src/generated/plans.ts';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { anyApi } from '../../../src/engine/texts/externalApi.ts';
import { customer, openScreen, type Setting } from './harness.tsx';
import { savedFiles } from './savedFiles.ts';

savedFiles();

const plan = plans.find(({ name }) => name === 'customers') as Plan;

it('says of a list that may be a part that the API may have more, in the pager and in the export', async () => {
  const data = Array.from({ length: 10 }, (_, index) => customer(index + 1));
  const getList = async () => ({ data, pageInfo: { hasNextPage: false, hasPreviousPage: false }, meta: { partial: true } });
  const dataProvider = { getList } as unknown as Setting['dataProvider'];
  const { user } = await openScreen({ plan, at: '/customers', dataProvider, texts: anyApi, accessOf: () => undefined });
  await screen.findByRole('link', { name: 'Customer 10' });
  const pages = screen.getByRole('navigation', { name: 'Pages of the list' });
  expect(within(pages).getByRole('status')).toHaveTextContent('1–10 of 10 or more');
  expect(within(pages).getByRole('status')).toHaveTextContent('The API may have more rows');
  expect(within(pages).getByRole('button', { name: 'Next page' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('alert')).toHaveTextContent('only the rows that the API returned');
  await user.click(within(dialog).getByRole('button', { name: 'Export' }));
  expect(await within(dialog).findByText(/^10 rows saved.*It may have more/)).toBeInTheDocument();
});
