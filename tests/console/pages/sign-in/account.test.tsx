import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { emailRule, signIn } from '../../../../src/console/locales/signIn.ts';
import { signInAccount } from '../../../../src/console/locales/signInAccount.ts';
import { createTranslate } from '../../../../src/engine/texts/translate.ts';
import { validate } from '../../../../src/generated/forms/auth/resetPassword.ts';
import type { AskAccount } from '../../../../src/console/pages/sign-in/accountFlow.ts';
import { ForgottenPassword } from '../../../../src/console/pages/sign-in/ForgottenPassword.tsx';
import { passwordRules } from '../../../../src/console/pages/sign-in/passwordRules.ts';
import { ResetPassword } from '../../../../src/console/pages/sign-in/ResetPassword.tsx';
import { nobodyAnswered, refusal, somethingElse } from './platform.ts';

const translate = createTranslate({ signIn: { ...signIn, ...signInAccount }, validation: { email: emailRule } }, { brand: 'Edge' });
const answering = (answer: unknown) =>
  vi.fn<AskAccount>(async () => {
    if (answer instanceof Error) throw answer;
    return answer as never;
  });
const good = 'Correct-Horse-7';

describe('a forgotten password', () => {
  const open = (answer: unknown) => {
    const ask = answering(answer);
    render(<ForgottenPassword translate={translate} ask={ask as AskAccount} />);
    return { ask, user: userEvent.setup() };
  };
  const send = async (user: ReturnType<typeof userEvent.setup>, email = ' ada@acme.example ') => {
    await user.type(screen.getByLabelText('Email'), email);
    await user.click(screen.getByRole('button', { name: 'Send link' }));
  };

  it('sends a link to the trimmed address, and says no more than that one may look into the inbox', async () => {
    const { ask, user } = open({ isVerifyEmailSuccess: true });
    await send(user);
    expect(await screen.findByText('Please check your email inbox for a link to reset your password.')).toBeVisible();
    expect(ask).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'AuthForgetPassword', {
      authForgetPasswordDto: { email: 'ada@acme.example' },
    });
    expect(screen.queryByRole('button', { name: 'Send link' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  });

  it('refuses what can be no address at its field, without a request', async () => {
    const { ask, user } = open({});
    await send(user, 'ada');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    [refusal('ACCOUNT_NOT_FOUND'), 'Please check that your emails are correct.'],
    [refusal('ACCOUNT_ARCHIVED'), "Please contact your company's admin to activate your account before updating your password."],
    [refusal('ACCOUNT_SSO'), "Please contact your company's admin to update password instead."],
    [somethingElse, 'Please check that your emails are correct.'],
    [nobodyAnswered, 'We can’t reach Edge. Please check your connection and try again.'],
    [{}, 'Please check that your emails are correct.'],
  ])('says why it was refused, and keeps the address', async (answer, text) => {
    const { user } = open(answer);
    await send(user, 'ada@acme.example');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@acme.example');
  });
});

describe('a new password', () => {
  const open = (answer: unknown, token = 't1') => {
    const ask = answering(answer);
    const onDone = vi.fn();
    render(<ResetPassword translate={translate} ask={ask as AskAccount} token={token} onDone={onDone} />);
    return { ask, onDone, user: userEvent.setup() };
  };
  const fill = async (user: ReturnType<typeof userEvent.setup>, password: string, again = password) => {
    await user.type(screen.getByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Repeat the new password'), again);
    await user.click(screen.getByRole('button', { name: 'Set password' }));
  };

  it('is set with the token of the link, as it was typed', async () => {
    const { ask, onDone, user } = open({ isPasswordResetSuccess: true });
    await fill(user, ` ${good} `);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(ask).toHaveBeenCalledWith(expect.any(String), 'AuthResetPassword', { password: ` ${good} `, resetToken: 't1' });
  });

  it('ticks off its rules while it is typed, and says which are missing', async () => {
    const { ask, user } = open({});
    await user.type(screen.getByLabelText('New password'), 'abcDEF');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.includes('(done)'))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    await fill(user, 'x');
    expect(screen.getByLabelText('New password')).toBeInvalid();
    expect(screen.getByLabelText('New password')).toHaveFocus();
    expect(ask).not.toHaveBeenCalled();
  });

  it('must be the same in both boxes', async () => {
    const { ask, user } = open({});
    await fill(user, good, `${good}!`);
    expect(screen.getByText('Oops, make sure to enter the same password in both boxes.')).toBeVisible();
    expect(screen.getByLabelText('Repeat the new password')).toHaveFocus();
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['LINK_EXPIRED', 'Please request a new link to reset password.'],
    ['ACCOUNT_NOT_FOUND', "We couldn't find an account for this link."],
    ['ACCOUNT_ARCHIVED', "Please contact your company's admin to activate your account before updating your password."],
  ])('cannot be set by a link that is no good any more: %s', async (reason, text) => {
    const { user } = open(refusal(reason));
    await fill(user, good);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgetPassword');
  });

  it('keeps what was typed when something else went wrong', async () => {
    const { user } = open(somethingElse);
    await fill(user, good);
    expect(await screen.findByText('Failed to reset password. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue(good);
  });

  it('is not requested without a token', () => {
    open({}, '');
    expect(screen.getByText('Please request a new link to reset password.')).toBeVisible();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  it('is validated by the same rules as on the platform', () => {
    const some = fc.string({ unit: fc.constantFrom(...Array.from('abcXYZ019-+_!@#$%^&*.,? ()é~/\\"')), maxLength: 14 });
    fc.assert(
      fc.property(some, (password) => {
        expect(passwordRules.every(({ holds }) => holds(password))).toBe(validate({ password, resetToken: 't' }));
      }),
      { numRuns: 2000 },
    );
  });
});
