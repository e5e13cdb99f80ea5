import { screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { plans } from '../../../src/generated/plans.ts';
import { openScreen } from '../../engine/screens/harness.tsx';

const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));
const plan = byName['sms-credits'];
if (!plan) throw new Error('There is no plan of SMS credits');

const credits = { id: 'settings', customerId: 'c1', credits: 64, totalCredits: 2750 };
const setting = {
  id: 'settings',
  version: 7,
  smsNotificationSettings: [
    { type: 'USAGE_REMINDER', threshold: 150, recipients: ['ada@acme.example', 'bob@acme.example'] },
    { type: 'USAGE_ALERT', threshold: null, recipients: [] },
  ],
};

/** The SMS tab, with the settings of the customer or none. */
async function open({ left = 64, known = setting }: { left?: number; known?: object | null } = {}) {
  const update = vi.fn(async (_: string, { data }: { data: object }) => ({ data: { ...setting, ...data } }));
  const updateMany = vi.fn(async () => ({ data: ['settings'] }));
  const getOne = vi.fn(async (resource: string) => {
    if (resource === 'sms-credits') return { data: { ...credits, credits: left } };
    if (resource === 'customer-settings') return { data: { id: 'settings', displayName: 'Acme', createdAt: '2026-01-01T00:00:00.000Z' } };
    if (known === null) throw new HttpError('There are none.', 404, { code: 'NOT_FOUND', reason: 'NO_RECORD', extensions: {} });
    return { data: known };
  });
  const purchases = [
    { id: 'p1', purchasedAt: '2026-02-03T04:05:06.000Z', purchaseAmount: 250, purchaseUserEmail: 'ada@acme.example', notes: null },
  ];
  const getList = vi.fn(async () => ({ data: purchases, total: 1 }));
  const view = await openScreen({
    plan: plan as NonNullable<typeof plan>,
    plans: byName,
    at: '/settings/sms',
    dataProvider: { getOne, getList, update, updateMany } as unknown as Partial<DataProvider>,
  });
  await screen.findByText('Total credits purchased');
  const reminder = within(await screen.findByRole('group', { name: /Reminder email/ }));
  const alert = within(screen.getByRole('group', { name: /Alert email/ }));
  const save = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  const sent = () => (update.mock.calls.at(-1) as unknown as [string, Record<string, unknown>])[1];
  return { ...view, reminder, alert, save, sent, update, updateMany, getList };
}

describe('the SMS tab', () => {
  it('tells in words and colour that credits run low, and not where they do not', async () => {
    const low = await open({ left: 64 });
    expect(await screen.findByText('Running low')).toBeVisible();
    low.unmount();
    const none = await open({ left: 0 });
    expect(await screen.findByText('Text messages aren’t sent')).toBeVisible();
    none.unmount();
    await open({ left: 100 });
    expect(await screen.findByText('100')).toBeVisible();
    expect(screen.queryByText('Running low')).toBeNull();
  });

  it('fills both parts from the settings, and sends them with the version that was edited', async () => {
    const view = await open();
    expect(view.reminder.getByLabelText(/fewer credits/)).toHaveValue('150');
    expect(view.reminder.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ada@acme.example', 'bob@acme.example']);
    await view.user.type(view.alert.getByRole('textbox', { name: 'Recipients' }), 'Eve@Acme.example,');
    await view.save();
    await waitFor(() => expect(view.update).toHaveBeenCalled());
    expect(view.sent()).toMatchObject({
      data: {
        reminder: { threshold: 150, recipients: ['ada@acme.example', 'bob@acme.example'] },
        alert: { recipients: ['eve@acme.example'] },
      },
      previousData: { version: 7 },
    });
    expect(await screen.findByText('Settings successfully saved')).toBeVisible();
  });

  it('where there are no settings yet they are made by saving: the threshold is 100, the version 0', async () => {
    const view = await open({ known: null });
    expect(view.reminder.getByLabelText(/fewer credits/)).toHaveValue('100');
    await view.user.type(view.reminder.getByRole('textbox', { name: 'Recipients' }), 'ada@acme.example{Enter}');
    await view.save();
    await waitFor(() => expect(view.update).toHaveBeenCalled());
    expect(view.sent()).toMatchObject({
      data: { reminder: { threshold: 100, recipients: ['ada@acme.example'] }, alert: { recipients: [] } },
      previousData: { version: 0 },
    });
  });

  it.each([
    ['', 'Please input the value'],
    ['0', 'Please input a valid number'],
    ['-3', 'Please input a valid number'],
    ['007', 'Please input a valid number'],
    ['1.5', 'Please input a valid number'],
    ['many', 'Please input a valid number'],
  ])('a threshold or a purchase of %j is reported at its field', async (typed, text) => {
    const view = await open();
    const threshold = view.reminder.getByLabelText(/fewer credits/);
    await view.user.clear(threshold);
    expect(threshold).toHaveValue('');
    if (typed) await view.user.type(threshold, typed);
    await view.save();
    expect(await view.reminder.findByText(text)).toBeVisible();
    expect(view.update).not.toHaveBeenCalled();
    await view.user.click(screen.getByRole('button', { name: 'Purchase credits' }));
    const dialog = within(await screen.findByRole('dialog'));
    if (typed) await view.user.type(await dialog.findByLabelText(/Credits to purchase/), typed);
    await view.user.click(await dialog.findByRole('button', { name: 'Purchase' }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(view.updateMany).not.toHaveBeenCalled();
  });

  it('a purchase closes its dialog, and credits and history are asked anew', async () => {
    const view = await open();
    await view.user.click(screen.getByRole('button', { name: 'Purchase credits' }));
    const dialog = within(await screen.findByRole('dialog'));
    await view.user.type(await dialog.findByLabelText(/Credits to purchase/), '250{Enter}');
    expect(await screen.findByText('Settings successfully saved')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(view.updateMany).toHaveBeenCalledTimes(1);
    expect(view.updateMany.mock.calls[0]).toMatchObject([
      'sms-credits',
      { data: { purchaseAmount: 250 }, meta: { operation: 'purchase' } },
    ]);
  });

  it('shows the purchases in a dialog whose rows scroll by the keyboard, too', async () => {
    const view = await open();
    await view.user.click(screen.getByRole('button', { name: 'Purchase history' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Purchase history/ }));
    expect(await dialog.findByRole('region', { name: 'Purchase history' })).toHaveAttribute('tabindex', '0');
    expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Time', 'Credits', 'Purchased by', 'Notes']);
    expect(dialog.getByText('ada@acme.example')).toBeVisible();
    await view.user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
