import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmIdentity } from '../../../src/console/app/confirmation/ConfirmIdentity.tsx';
import { AddApp } from '../../../src/console/dialogs/second-factor/AddApp.tsx';
import { AddFactorFirst } from '../../../src/console/dialogs/second-factor/AddFactorFirst.tsx';
import { RenewCodes } from '../../../src/console/dialogs/second-factor/RenewCodes.tsx';
import type { ActionDialogProps } from '../../../src/engine/screens/values/registry.ts';
import { openScreen } from '../../engine/screens/harness.tsx';
import { toolsPlan } from '../../engine/screens/toolsProvider.ts';
import { openDialog } from './opener.tsx';

const started = { _id: 'f1', secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Edge:ada@acme.example?secret=JBSWY3DPEHPK3PXP' };
const refused = (reason: string) => new HttpError('refused', 400, { code: 'BAD_USER_INPUT', reason });

describe('adding an authenticator app', () => {
  const open = (add: () => unknown, sessions = 1) =>
    openDialog(AddApp, (operation) => {
      if (operation === 'AuthStartApp') return started;
      return operation === 'AuthAddApp' ? add() : { pagination: { totalItems: sessions } };
    });

  it('shows a QR code and its key, sends the code, and shows the recovery codes until they are saved', async () => {
    const { user, asked, dialog } = await open(() => ({ recoveryCodes: ['abcde-fghij', 'klmno-pqrst'] }));
    expect(await within(dialog).findByText(started.secret)).toBeVisible();
    await user.type(within(dialog).getByLabelText(/Code from the app/), '123456{Enter}');
    const codes = await screen.findByRole('dialog', { name: 'Save your recovery codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['abcde-fghij', 'klmno-pqrst']);
    expect(asked.mock.calls.at(1)).toEqual(['AuthAddApp', { input: { _id: 'f1', code: '123456', name: 'Authenticator app' } }]);
    await user.keyboard('{Escape}');
    await user.click(within(codes).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('abcde-fghij\nklmno-pqrst');
    await user.click(within(codes).getByRole('button', { name: 'I’ve saved them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes at once where there were factors already', async () => {
    const { user, dialog } = await open(() => ({ recoveryCodes: [] }));
    await user.type(await within(dialog).findByLabelText(/Code from the app/), '123456{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers to sign out other sessions after the recovery codes, and ends them only if asked to', async () => {
    const { user, asked, dialog } = await open(() => ({ recoveryCodes: ['abcde-fghij'] }), 3);
    await user.type(await within(dialog).findByLabelText(/Code from the app/), '123456{Enter}');
    await user.click(await screen.findByRole('button', { name: 'I’ve saved them' }));
    const others = await screen.findByRole('dialog', { name: 'Sign out your other sessions?' });
    expect(others).toHaveTextContent('You have 2 other sessions');
    expect(asked).not.toHaveBeenCalledWith('AuthEndOtherSessions');
    await user.click(within(others).getByRole('button', { name: 'Sign out other sessions' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.mock.calls.at(-1)).toEqual(['AuthEndOtherSessions']);
  });

  it('leaves other sessions alone by choice', async () => {
    const { user, asked, dialog } = await open(() => ({ recoveryCodes: [] }), 2);
    await user.type(await within(dialog).findByLabelText(/Code from the app/), '123456{Enter}');
    const others = await screen.findByRole('dialog', { name: 'Sign out your other sessions?' });
    await user.click(within(others).getByRole('button', { name: 'Keep them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.mock.calls.map(([operation]) => operation)).toEqual(['AuthStartApp', 'AuthAddApp', 'AuthGetSessions']);
  });

  it('says that a code was wrong, and keeps what was typed', async () => {
    const { user, dialog } = await open(() => {
      throw refused('FACTOR_CODE_WRONG');
    });
    await user.type(await within(dialog).findByLabelText(/Code from the app/), '000000{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This code isn’t right.');
    expect(within(dialog).getByLabelText(/Code from the app/)).toHaveValue('000000');
  });
});

describe('the page for people who must add a factor first', () => {
  const reload = vi.fn();
  const open = async (codes: string[]) => {
    reload.mockClear();
    vi.stubGlobal('location', { ...Object.fromEntries(Object.entries(window.location)), reload });
    const asked = vi.fn(async (operation: string) => {
      if (operation === 'AuthStartApp') return started;
      return operation === 'AuthAddApp' ? { recoveryCodes: codes } : { pagination: { totalItems: 1 } };
    });
    return openScreen({ plan: toolsPlan, at: '/customers', element: <AddFactorFirst />, dataProvider: { ask: asked } });
  };
  afterEach(() => vi.unstubAllGlobals());

  it('offers an authenticator app, and passkeys only where the browser has them', async () => {
    await open([]);
    expect(screen.getByRole('heading', { name: 'Add a second factor to go on' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add authenticator app' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull();
    vi.stubGlobal('PublicKeyCredential', () => undefined);
    await open([]);
    expect(screen.getByRole('button', { name: 'Add passkey' })).toBeVisible();
  });

  it('shows the recovery codes, and loads the page again with the new rights once they are saved', async () => {
    const { user } = await open(['abcde-fghij']);
    await user.click(screen.getByRole('button', { name: 'Add authenticator app' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add authenticator app' });
    await user.type(await within(dialog).findByLabelText(/Code from the app/), '123456{Enter}');
    const saved = await screen.findByRole('button', { name: 'I’ve saved them' });
    expect(reload).not.toHaveBeenCalled();
    await user.click(saved);
    expect(reload).toHaveBeenCalledOnce();
  });
});

it('new recovery codes are shown once they are made', async () => {
  const { user, dialog } = await openDialog(RenewCodes, () => ({ codes: ['abcde-fghij'] }));
  await user.click(within(dialog).getByRole('button', { name: 'Action' }));
  expect(await screen.findByText('abcde-fghij')).toBeVisible();
});

describe('the question whether it is still the same person', () => {
  const done = vi.fn();
  const Question = ({ onClose }: ActionDialogProps) => (
    <ConfirmIdentity
      onDone={(proved) => {
        done(proved);
        onClose();
      }}
    />
  );
  const open = (methods: string[], confirm: () => unknown = () => ({ methods })) => {
    done.mockClear();
    return openDialog(Question, (operation) => (operation === 'AuthConfirm' ? confirm() : { _id: 'u1', methods }), 'Confirm that it’s you');
  };

  it('takes the password where there is no second factor', async () => {
    const { user, asked, dialog } = await open(['PASSWORD']);
    await user.type(await within(dialog).findByLabelText(/Password/), 'Secret-Passw0rd{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith(true));
    expect(asked.mock.calls.at(-1)).toEqual(['AuthConfirm', { input: { password: 'Secret-Passw0rd' } }]);
  });

  it('takes a code of the app, or another way by choice', async () => {
    const { user, asked, dialog } = await open(['APP', 'RECOVERY_CODE', 'EMAIL']);
    expect(await within(dialog).findByLabelText(/Code from the app/)).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Use an emailed code' }));
    await user.click(within(dialog).getByRole('button', { name: 'Email me a code' }));
    await user.type(await within(dialog).findByLabelText(/Code from the email/), '123456{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith(true));
    expect(asked.mock.calls.map(([operation]) => operation)).toEqual(['AuthGetConfirmation', 'AuthMailConfirmation', 'AuthConfirm']);
  });

  it('says what was wrong and stays, or is closed without a proof', async () => {
    const { user, dialog } = await open(['PASSWORD'], () => {
      throw refused('WRONG_CURRENT_PASSWORD');
    });
    await user.type(await within(dialog).findByLabelText(/Password/), 'wrong{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This isn’t your password.');
    expect(done).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(done).toHaveBeenCalledExactlyOnceWith(false);
  });
});
