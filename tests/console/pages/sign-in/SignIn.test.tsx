import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn as texts, emailRule } from '../../../../src/console/locales/signIn.ts';
import { signInLater } from '../../../../src/console/locales/signInLater.ts';
import { createTranslate } from '../../../../src/engine/texts/translate.ts';
import { CodeStep } from '../../../../src/console/pages/sign-in/CodeStep.tsx';
import { LockedStep } from '../../../../src/console/pages/sign-in/LockedStep.tsx';
import { SignIn } from '../../../../src/console/pages/sign-in/SignIn.tsx';
import { answering, expiresAt, home, nobodyAnswered, plain, refusal, withCode, type Answers } from './platform.ts';

const translate = createTranslate({ signIn: { ...texts, ...signInLater }, validation: { email: emailRule } }, { brand: 'Edge' });

function open(answers: Answers, more: Partial<Parameters<typeof SignIn>[0]> = {}) {
  const platform = answering(answers);
  const onSignedIn = vi.fn();
  render(
    <SignIn
      translate={translate}
      ask={platform.ask}
      brandName="Edge"
      policyUrls={{ privacy: 'https://acme.example/privacy' }}
      later={async () => ({
        CodeStep,
        LockedStep,
        translate,
        ask: platform.ask,
        signInByPasskey: async () => null,
        suggestPasskeys: async () => {},
      })}
      onSignedIn={onSignedIn}
      {...more}
    />,
  );
  return { ...platform, onSignedIn, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function type(user: ReturnType<typeof userEvent.setup>, address = ' Ada@acme.example ', secret = 'secret') {
  await user.clear(email());
  await user.type(email(), address);
  await user.clear(password());
  await user.type(password(), secret);
  await user.click(button('Log In'));
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T09:00:00Z') });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the sign-in page', () => {
  it('asks for the region once, while the password is typed', async () => {
    const { asked, user, onSignedIn } = open(plain);
    await user.type(email(), 'ada@acme.example');
    await user.click(password());
    expect(asked.map(([, operation]) => operation)).toEqual(['AuthGetUserRegion']);
    await user.type(password(), 'secret');
    await user.click(button('Log In'));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(asked.map(([, operation]) => operation)).toEqual(['AuthGetUserRegion', 'AuthEmailLogin']);
  });

  it('asks for the region again where it could not be had before, and for that of another address', async () => {
    const { asked, answers, user, onSignedIn } = open({ ...plain, AuthGetUserRegion: nobodyAnswered });
    await user.type(email(), 'ada@acme.example');
    await user.click(password());
    answers.AuthGetUserRegion = plain.AuthGetUserRegion;
    await user.type(email(), '.au');
    await user.type(password(), 'secret');
    await user.click(button('Log In'));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(asked.map(([, operation, variables]) => [operation, variables['email']])).toEqual([
      ['AuthGetUserRegion', 'ada@acme.example'],
      ['AuthGetUserRegion', 'ada@acme.example.au'],
      ['AuthEmailLogin', 'ada@acme.example.au'],
    ]);
  });

  it('keeps Log In disabled until both fields are filled', async () => {
    const { user } = open(plain);
    expect(button('Log In')).toBeDisabled();
    await user.type(email(), 'ada@acme.example');
    expect(button('Log In')).toBeDisabled();
    await user.type(password(), 'x');
    expect(button('Log In')).toBeEnabled();
    await user.clear(email());
    expect(button('Log In')).toBeDisabled();
  });

  it('enables Log In when the browser has filled the fields in, of which no script is told', () => {
    open(plain);
    // React finds no AnimationEvent in jsdom and listens to the old name.
    fireEvent(email(), Object.assign(new Event('webkitAnimationStart', { bubbles: true }), { animationName: 'signin-autofilled' }));
    expect(button('Log In')).toBeEnabled();
  });

  it('signs in with the trimmed address', async () => {
    const { user, onSignedIn, asked } = open(plain);
    await type(user);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith({ kind: 'signedIn', region: home, expiresAt }, 'Ada@acme.example'));
    expect(asked[1]?.[2]).toEqual({ email: 'Ada@acme.example', password: 'secret' });
    expect(screen.getByRole('status')).toHaveTextContent('Opening Edge…');
  });

  it('refuses an address that cannot be one, at its field, without a request', async () => {
    const { user, asked } = open(plain);
    await type(user, 'ada', 'secret');
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription('Please enter a valid email');
    expect(email()).toHaveFocus();
    expect(asked).toEqual([]);
  });

  it('reads the refusal out, keeps the address and puts the cursor into the password', async () => {
    const { user } = open({ ...plain, AuthEmailLogin: refusal('REMAINING_ATTEMPTS', { attemptsRemaining: 4 }) });
    await type(user);
    const alert = await screen.findByText('You have 4 attempt(s) remaining.');
    expect(alert.closest('[role=alert]')).toHaveTextContent('Please check that your email and password are correct.');
    expect(email()).toHaveValue('Ada@acme.example');
    expect(password()).toHaveFocus();
  });

  it('shows the Account Locked screen, from which there is a way back', async () => {
    const { user } = open({ ...plain, AuthEmailLogin: refusal('USER_LOCKED') });
    await type(user);
    expect(await screen.findByRole('heading', { name: 'Account Locked' })).toBeVisible();
    expect(screen.getByText(/Please try again in 5 minutes/)).toBeVisible();
    await user.click(button('Back to Login'));
    expect(screen.getByRole('heading', { name: 'Log in to Edge' })).toBeVisible();
    expect(email()).toHaveValue('Ada@acme.example');
  });

  it('says which policies are agreed to, and links those that have an address', () => {
    open(plain);
    expect(screen.getByText(/By logging in you agree to our/)).toHaveTextContent(
      'By logging in you agree to our Privacy Policy, Cookie Policy and Acceptable Use Policy.',
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/forgetPassword',
      '/loginWithSSO',
      'https://acme.example/privacy',
    ]);
  });

  it('leads to single sign-on with everything that its own address says', () => {
    history.replaceState(null, '', '/login?redirect=%2Fx%3Fa%3D1&account_name=acme');
    open(plain);
    expect(screen.getByRole('link', { name: 'Single Sign-On' })).toHaveAttribute(
      'href',
      '/loginWithSSO?redirect=%2Fx%3Fa%3D1&account_name=acme',
    );
    history.replaceState(null, '', '/');
  });

  it('shows and hides the password', async () => {
    const { user } = open(plain);
    await user.click(button('Show password'));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(button('Hide password'));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('tells when Caps Lock is on', async () => {
    const { user } = open(plain);
    await user.click(password());
    await user.keyboard('{CapsLock}a');
    expect(password()).toHaveAccessibleDescription('Caps Lock is on');
    await user.tab();
    expect(screen.queryByText('Caps Lock is on')).toBeNull();
  });

  it('takes a pasted password and is known to password managers', async () => {
    const { user } = open(plain);
    await user.click(password());
    await user.paste('correct horse');
    expect(password()).toHaveValue('correct horse');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('tells that the browser is offline, and keeps what was typed', async () => {
    const { user } = open({ ...plain, AuthGetUserRegion: nobodyAnswered });
    act(() => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      dispatchEvent(new Event('offline'));
    });
    expect(screen.getByText(/You’re offline/)).toBeVisible();
    await type(user);
    expect(await screen.findByText(/We can’t reach Edge/)).toBeVisible();
    expect(password()).toHaveValue('secret');
  });
});

describe('the code screen', () => {
  async function toCode(answers: Answers = {}) {
    const opened = open({ ...withCode, ...answers });
    await type(opened.user);
    await screen.findByRole('heading', { name: 'Check your email' });
    return opened;
  }
  const code = () => screen.getByLabelText('Code');

  it('takes six characters, a pasted code with blanks too, as a one-time code', async () => {
    const { user, asked, onSignedIn } = await toCode();
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(button('Log In')).toBeDisabled();
    await user.paste(' 123 4567 ');
    expect(code()).toHaveValue('123456');
    await user.click(screen.getByLabelText('Remember this device for 14 days'));
    await user.click(button('Log In'));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(asked.at(-1)).toEqual([home, 'AuthMfaLogin', { code: '123456', email: 'Ada@acme.example', isRememberDevice: true }]);
  });

  it('names minutes where the device is remembered for less than a day', async () => {
    await toCode({ AuthEmailLogin: { mfa: true, defaultAwsRegion: home, minutesForRememberDevice: 90 } });
    expect(screen.getByLabelText('Remember this device for 90 minutes')).toBeVisible();
  });

  it('returns to the login with the message of the refusal', async () => {
    const { user } = await toCode({ AuthMfaLogin: refusal('MFA_CODE_EXPIRED') });
    await user.type(code(), '123456');
    await user.click(button('Log In'));
    expect(await screen.findByText(/that code has expired/)).toBeVisible();
    expect(email()).toHaveValue('Ada@acme.example');
  });

  it('stays when nobody answered, with the code', async () => {
    const { user } = await toCode({ AuthMfaLogin: nobodyAnswered });
    await user.type(code(), '123456');
    await user.click(button('Log In'));
    expect(await screen.findByText(/We can’t reach Edge/)).toBeVisible();
    expect(code()).toHaveValue('123456');
  });

  it('sends another code after 60 seconds, and counts down again', async () => {
    const { user, asked } = await toCode();
    // Real time passes, too, and more of it on a slow machine.
    expect(button(/^Resend code in (60|5\d) s$/)).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(45_000));
    expect(button(/^Resend code in \d+ s$/)).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    await user.click(button('Resend code'));
    expect(await screen.findByText(/We’ve sent a new code/)).toBeVisible();
    expect(asked.at(-1)).toEqual([home, 'AuthResendMfaCode', { email: 'Ada@acme.example', password: 'secret' }]);
    expect(button(/Resend code in/)).toBeDisabled();
  });

  it('has a code mailed once to whoever chooses it in place of an app', async () => {
    const { user, asked } = open({
      ...withCode,
      AuthEmailLogin: { ...(withCode.AuthEmailLogin as object), methods: ['APP', 'EMAIL'] },
    });
    await type(user);
    const resent = () => asked.filter(([, operation]) => operation === 'AuthResendMfaCode').length;
    await user.click(await screen.findByRole('button', { name: 'Email me a code' }));
    expect(await screen.findByText(/We’ve sent a new code/)).toBeVisible();
    await user.click(button('Use your app'));
    await user.click(button('Email me a code'));
    expect(resent()).toBe(1);
  });

  it('leads back to the login', async () => {
    const { user } = await toCode();
    await user.click(button('Back to Login'));
    expect(screen.getByRole('heading', { name: 'Log in to Edge' })).toBeVisible();
  });
});
