import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RotateKey, RotateWebhookSecret } from '../../../src/console/dialogs/rotate-secret/RotateSecret.tsx';
import { HttpError } from 'ra-core';
import { openDialog } from './opener.tsx';

const cases = [
  {
    of: 'an API key',
    Dialog: RotateKey,
    sent: ['ORGRotateApiKey', { filter: { _id: 'r1' }, input: { overlapHours: 24 } }],
    longer: 'Works for 24 more hours',
    failed: 'We couldn’t rotate the key. Please try again.',
  },
  {
    of: 'a webhook',
    Dialog: RotateWebhookSecret,
    sent: ['CommonRenewWebhookSecret', { input: { _id: 'r1', overlapHours: 72 } }],
    longer: 'Used for 72 more hours',
    failed: 'We couldn’t make a new secret. Please try again.',
  },
];

describe.each(cases)('the new secret of $of', ({ Dialog, sent, longer, failed }) => {
  const rotate = async (ask: () => unknown) => {
    const view = await openDialog(Dialog, ask);
    await view.user.click(within(view.dialog).getByRole('combobox'));
    await view.user.click(await screen.findByRole('option', { name: longer }));
    await view.user.click(within(view.dialog).getByRole('button', { name: 'Action' }));
    return view;
  };

  it('is made with the chosen time of the old one, shown once and copied, and the focus returns', async () => {
    const { user, asked, opener } = await rotate(() => ({ secret: 'whsec_new' }));
    expect(await screen.findByText('whsec_new')).toBeVisible();
    expect(asked.mock.calls).toEqual([sent]);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('whsec_new');
    await user.keyboard('{Escape}');
    expect(screen.getByText('whsec_new')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I’ve stored it' }));
    await waitFor(() => expect(screen.queryByText('whsec_new')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    expect(await screen.findByRole('dialog', { name: 'Action' })).toBeVisible();
    expect(screen.queryByText('whsec_new')).toBeNull();
  });

  it('is not lost to a press of Escape or Cancel while it is made', async () => {
    let answer = (_: object): void => undefined;
    const { user, dialog } = await rotate(() => new Promise((resolve) => (answer = resolve)));
    await user.keyboard('{Escape}');
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    answer({ secret: 'whsec_new' });
    expect(await screen.findByText('whsec_new')).toBeVisible();
  });

  it('that could not be made leaves the dialog with what went wrong, to be tried again', async () => {
    let tries = 0;
    const { user, dialog } = await rotate(() => {
      tries += 1;
      if (tries === 1) throw new HttpError('down', 503, { code: 'INTERNAL' });
      return { secret: 'whsec_new' };
    });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(failed);
    expect(within(dialog).getByRole('combobox')).toHaveTextContent(longer);
    await user.click(within(dialog).getByRole('button', { name: 'Action' }));
    expect(await screen.findByText('whsec_new')).toBeVisible();
  });

  it('is not made by Cancel, after which the focus returns', async () => {
    const { user, asked, opener, dialog } = await openDialog(Dialog, () => ({ secret: 'whsec_new' }));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).not.toHaveBeenCalled();
    expect(opener).toHaveFocus();
  });
});
