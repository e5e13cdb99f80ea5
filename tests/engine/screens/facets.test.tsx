import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { customersPlan } from '../client/customersPlan.ts';
import { customer, openScreen } from './harness.tsx';
import { toolsPlan, toolsProvider } from './toolsProvider.ts';

const rows = () => [customer(1), customer(2), customer(3)];
const open = async (at = '/customers', plan = toolsPlan) => {
  const data = toolsProvider(rows());
  const view = await openScreen({ plan, at, dataProvider: data.dataProvider });
  await screen.findByText('1–3 of 3');
  return { ...view, data };
};
const panel = () => screen.findByRole('dialog', { name: 'Filters' });

describe('the choices of a filter', () => {
  it('say how many rows each would leave, asked only once the filters are looked at', async () => {
    const { user, data, query } = await open();
    expect(data.facets).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const filters = await panel();
    expect(await within(filters).findByLabelText('3 rows')).toHaveTextContent('3');
    const none = within(filters).getByLabelText('0 rows');
    expect(none.closest('label')).toHaveAttribute('data-none', 'true');
    expect(data.facets).toHaveBeenCalledWith('customers', expect.objectContaining({ filter: {}, fields: ['awsRegion'] }));
    await user.click(within(filters).getByRole('radio', { name: 'Europe (Ireland)' }));
    await waitFor(() => expect(query()).toEqual({ awsRegion: 'eu-west-1' }));
    await waitFor(() =>
      expect(data.facets).toHaveBeenLastCalledWith('customers', expect.objectContaining({ filter: { awsRegion: 'eu-west-1' } })),
    );
    await user.click(within(filters).getByRole('radio', { name: 'Any' }));
    await waitFor(() => expect(query()).toEqual({}));
  });

  it('that leave nothing can still be chosen', async () => {
    const { user, query } = await open();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(within(await panel()).getByRole('radio', { name: 'Asia Pacific (Sydney)' }));
    await waitFor(() => expect(query()).toEqual({ awsRegion: 'ap-southeast-2' }));
  });

  it('are there without numbers when these could not be had', async () => {
    const { user, data } = await open();
    data.facets.mockRejectedValue(new HttpError('no', 500, { code: 'INTERNAL_SERVER_ERROR', extensions: {} }));
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const filters = await panel();
    await waitFor(() => expect(data.facets).toHaveBeenCalled());
    expect(within(filters).getByRole('radio', { name: 'Europe (Ireland)' })).toBeInTheDocument();
    expect(within(filters).queryByText('0')).not.toBeInTheDocument();
  });

  it('stand in a plain list where the contract counts nothing', async () => {
    const { user, data } = await open('/customers', customersPlan);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(within(await panel()).getByRole('combobox')).toBeInTheDocument();
    expect(data.facets).not.toHaveBeenCalled();
  });
});
