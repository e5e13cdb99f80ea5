import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { application, openPanel } from './applicationPanel.ts';

const panel = () => screen.findByRole('dialog');
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

describe('a record that opens over its list', () => {
  it('is opened from its row, and closed by Escape: the focus is on the row again', async () => {
    const { user } = await openPanel();
    await user.click(await screen.findByRole('link', { name: /Ann2 Lee/ }));
    expect(await panel()).toHaveAccessibleName('Ann2 Lee');
    expect(await within(await panel()).findByText('ann2@x.example')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('link', { name: /Ann2 Lee/ })).toHaveFocus());
  });

  it('closed before the list has its rows gives its row the focus once it is there, unless somebody went on', async () => {
    for (const goesOn of [false, true]) {
      let answer = () => undefined as void;
      const before = new Promise<void>((resolve) => (answer = resolve));
      const { user, unmount } = await openPanel({ at: '?applicationId=a2', before });
      expect(await within(await panel()).findByText('ann2@x.example')).toBeInTheDocument();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await nextFrame();
      if (goesOn) await user.tab();
      answer();
      const row = await screen.findByRole('link', { name: /Ann2 Lee/ });
      if (goesOn) expect(row).not.toHaveFocus();
      else await waitFor(() => expect(row).toHaveFocus());
      unmount();
    }
  });

  it('is opened by its address alone, though its row is on another page', async () => {
    await openPanel({ rows: 31, at: '?applicationId=a31' });
    expect(await within(await panel()).findByText('ann31@x.example')).toBeInTheDocument();
    expect(within(await panel()).getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is followed by the next and the one before, by keys and buttons, across pages', async () => {
    await openPanel({ rows: 31, at: '?applicationId=a29' });
    const dialog = await panel();
    await within(dialog).findByText('29 of 31');
    fireEvent.keyDown(dialog, { key: 'j' });
    expect(await within(dialog).findByText('30 of 31')).toBeInTheDocument();
    fireEvent.click(within(dialog).getByLabelText('Next'));
    expect(await within(dialog).findByText('31 of 31')).toBeInTheDocument();
    expect(dialog).toHaveAccessibleName('Ann31 Lee');
    fireEvent.keyDown(dialog, { key: 'ArrowDown' });
    expect(within(dialog).getByText('31 of 31')).toBeInTheDocument();
    fireEvent.keyDown(dialog, { key: 'k' });
    expect(await within(dialog).findByText('30 of 31')).toBeInTheDocument();
    fireEvent.keyDown(dialog, { key: 'ArrowUp' });
    expect(await within(dialog).findByText('29 of 31')).toBeInTheDocument();
  });

  it('stays where it is while something is typed over it', async () => {
    const { user } = await openPanel({ at: '?applicationId=a1' });
    await user.click(await within(await panel()).findByRole('button', { name: 'Edit email' }));
    const field = await screen.findByRole('textbox', { name: /Email/ });
    await user.type(field, 'jk');
    expect(field).toHaveValue('ann1@x.examplejk');
    expect(screen.getByRole('dialog', { name: 'Edit email' })).toBeInTheDocument();
  });

  it('that is missing says so, and leads back to the list that one has not left', async () => {
    const { user } = await openPanel({
      at: '?applicationId=none',
      getOne: () => {
        throw new HttpError('no', 404, { code: 'NOT_FOUND' });
      },
    });
    expect(await within(await panel()).findByText('This application doesn’t exist, or you don’t have access to it.')).toBeInTheDocument();
    const [close] = within(await panel())
      .getAllByRole('button', { name: 'Close' })
      .toReversed();
    await user.click(close as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('link', { name: /Ann1 Lee/ })).toBeInTheDocument();
  });

  it('tells a failure and asks again', async () => {
    let fails = true;
    const { user } = await openPanel({
      at: '?applicationId=a40',
      getOne: () => {
        if (fails) throw new HttpError('off', 0, { code: 'NETWORK' });
        return application(40);
      },
    });
    const retry = await within(await panel()).findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(retry);
    expect(await within(await panel()).findByText('ann40@x.example')).toBeInTheDocument();
  });

  it('offers nothing that the person may not do', async () => {
    await openPanel({ at: '?applicationId=a1', can: (operation) => !/Update|Delete|Purge|Resend|Move/.test(operation) });
    await within(await panel()).findByText('ann1@x.example');
    for (const name of [/^Edit/, 'Delete', 'De-identify', 'Resend My Insights', 'Decline', 'More'])
      expect(within(await panel()).queryByRole('button', { name })).toBeNull();
  });
});

describe('the letters of a panel', () => {
  const button = async (name: RegExp) => within(await panel()).findByRole('button', { name });
  const ready = async () => {
    const dialog = await panel();
    await waitFor(async () => expect(await button(/Move to stage/)).not.toHaveAttribute('aria-disabled'));
    return dialog;
  };

  it('move the record to a later stage of its own, the next one first', async () => {
    const { update, user } = await openPanel({ at: '?applicationId=a1' });
    fireEvent.keyDown(await ready(), { key: 'm' });
    const [next, ...others] = await screen.findAllByRole('menuitem');
    expect([next?.textContent, others.length]).toEqual(['Stage 2', 0]);
    await user.click(next as HTMLElement);
    const question = await screen.findByRole('dialog', { name: /Move to stage/ });
    await user.click(within(question).getByRole('button', { name: /Move to stage/ }));
    await waitFor(() =>
      expect(update.mock.calls[0]?.[1]).toMatchObject({ ids: ['a1'], data: { chosen: 's2' }, meta: { operation: 'progress' } }),
    );
    expect(await panel()).toHaveAccessibleName('Ann1 Lee');
  });

  it('say why they do nothing', async () => {
    const { update } = await openPanel({ at: '?applicationId=a1', getOne: () => application(1, { stageId: 's2' }) });
    const dialog = await panel();
    await waitFor(async () => expect(await button(/Move to stage/)).toHaveAccessibleDescription('There’s no later stage.'));
    fireEvent.keyDown(dialog, { key: 'm' });
    expect(
      await screen.findByText('There’s no later stage.', { selector: '[role=alert] *, .MuiSnackbarContent-message' }),
    ).toBeInTheDocument();
    expect(update).not.toHaveBeenCalled();
  });

  it('go on to the next record only for those who want that, and keep the focus', async () => {
    const { update, user } = await openPanel({ at: '?applicationId=a1' });
    const dialog = await ready();
    const resend = await button(/Resend invite/);
    resend.focus();
    fireEvent.keyDown(resend, { key: 'r' });
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    expect(dialog).toHaveAccessibleName('Ann1 Lee');
    await user.click(await button(/^More/));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /next one after each decision/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    resend.focus();
    fireEvent.keyDown(resend, { key: 'r' });
    await waitFor(() => expect(dialog).toHaveAccessibleName('Ann2 Lee'));
    expect(resend).toHaveFocus();
  });

  it('do nothing while something is typed', async () => {
    const { update, user } = await openPanel({ at: '?applicationId=a1' });
    await user.click(await button(/Edit email/));
    await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'rmd');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(update).not.toHaveBeenCalled();
  });
});

describe('the letters of a list', () => {
  it('act on the focused row, which is selected first', async () => {
    const { update } = await openPanel();
    const row = await screen.findByRole('link', { name: /Ann2 Lee/ });
    row.focus();
    fireEvent.keyDown(row, { key: 'r' });
    await waitFor(() => expect(update.mock.calls[0]?.[1]).toMatchObject({ ids: ['a2'], meta: { operation: 'resendInvite' } }));
  });

  it('act on the selection, wherever the focus is in the list', async () => {
    const { update, user } = await openPanel();
    await user.click(await screen.findByRole('checkbox', { name: /Ann1/ }));
    await user.click(await screen.findByRole('checkbox', { name: /Ann3/ }));
    fireEvent.keyDown(screen.getByRole('link', { name: /Ann2 Lee/ }), { key: 'r' });
    await waitFor(() => expect(update.mock.calls[0]?.[1]).toMatchObject({ ids: ['a1', 'a3'] }));
  });
});
