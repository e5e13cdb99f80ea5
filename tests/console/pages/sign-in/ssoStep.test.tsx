import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emailRule, signIn } from '../../../../src/console/locales/signIn.ts';
import { signInLater } from '../../../../src/console/locales/signInLater.ts';
import { signInSsoStep } from '../../../../src/console/locales/signInSsoStep.ts';
import { createTranslate } from '../../../../src/engine/texts/translate.ts';
import type { AskPublic } from '../../../../src/console/pages/sign-in/flow.ts';
import { SsoStep } from '../../../../src/console/pages/sign-in/SsoStep.tsx';
import type { AskStep } from '../../../../src/console/pages/sign-in/stepFlow.ts';
import { nobodyAnswered, refusal } from './platform.ts';

// The page for the extra step of a single sign-on.

const translate = createTranslate(
  { signIn: { ...signIn, ...signInLater, ...signInSsoStep }, validation: { email: emailRule } },
  { brand: 'Edge' },
);
const link = {
  kind: 'LINK',
  email: 'ada@acme.example',
  customerName: 'Acme',
  defaultAwsRegion: 'eu-west-1',
  minutesForRememberDevice: 20160,
  maySendMail: true,
};

type Answers = Partial<Record<string, unknown>>;

function open(steps: Answers, calls: Answers = {}, token?: string) {
  const answering = (answers: Answers) => async (operation: string) => {
    const answer = answers[operation];
    if (answer instanceof Error) throw answer;
    return answer as never;
  };
  const askStep = vi.fn<AskStep>(answering(steps));
  const ask = vi.fn<AskPublic>(async (_, operation) =>
    answering({ AuthGetUserRegion: { defaultAwsRegion: 'eu-west-1' }, ...calls })(operation),
  );
  const [leave, openReset] = [vi.fn<(to: string, expiresAt: string) => void>(), vi.fn<(token: string) => void>()];
  render(
    <SsoStep
      translate={translate}
      ask={ask as AskPublic}
      askStep={askStep as AskStep}
      leave={leave}
      openReset={openReset}
      {...(token && { token })}
    />,
  );
  return { ask, askStep, leave, openReset };
}

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const enter = async (password: string) => {
  const field = screen.getByLabelText('Password');
  fireEvent.change(field, { target: { value: password } });
  fireEvent.input(field);
  await press('Connect and log in');
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const session = { mfa: false, defaultAwsRegion: 'eu-west-1', expiresAt: '2026-11-20T11:00:00Z' };
const done = { IDPCompleteSSOStep: { redirect: '/users' } };

it('asks the owner of the account for its password, and goes on once they are connected', async () => {
  const { ask, askStep, leave } = open({ IDPGetSSOStep: link, ...done }, { AuthEmailLogin: session });
  await settle();
  expect(screen.getByText(/You signed in at Acme as ada@acme\.example/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  await enter('secret');
  expect(ask).toHaveBeenCalledWith('eu-west-1', 'AuthEmailLogin', { email: 'ada@acme.example', password: 'secret' });
  expect(askStep).toHaveBeenLastCalledWith('IDPCompleteSSOStep', {}, 'eu-west-1');
  expect(leave).toHaveBeenCalledWith('/users', '2026-11-20T11:00:00Z');
});

it('shows a wrong password where it was entered, and a lock in its place', async () => {
  const { leave } = open({ IDPGetSSOStep: link }, { AuthEmailLogin: refusal('REMAINING_ATTEMPTS') });
  await settle();
  await enter('wrong');
  expect(screen.getByText('Please check that your email and password are correct.')).toBeVisible();
  expect(leave).not.toHaveBeenCalled();
});

it('says so where the account is locked', async () => {
  open({ IDPGetSSOStep: link }, { AuthEmailLogin: refusal('USER_LOCKED') });
  await settle();
  await enter('wrong');
  expect(screen.getByRole('heading', { name: 'Account Locked' })).toBeVisible();
});

it('asks for the code of a second factor after the password', async () => {
  const { leave } = open({ IDPGetSSOStep: link, ...done }, { AuthEmailLogin: { ...session, mfa: true }, AuthMfaLogin: session });
  await settle();
  await enter('secret');
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } });
  await press('Log In');
  expect(leave).toHaveBeenCalledWith('/users', '2026-11-20T11:00:00Z');
});

it('mails a link instead, and says when no more are sent', async () => {
  const steps: Answers = { IDPGetSSOStep: link, IDPMailSSOStep: { isMailSent: true } };
  open(steps);
  await settle();
  await press('Email me a link instead');
  expect(screen.getByText(/We’ve emailed a link to ada@acme\.example/)).toBeVisible();
  steps['IDPMailSSOStep'] = refusal('TOO_MANY_MAILS');
  await press('Email me another link');
  expect(screen.getByText(/We’ve sent three emails already/)).toBeVisible();
});

it('asks for the code alone where that is what is missing; another is mailed without a password', async () => {
  const { askStep, leave } = open(
    { IDPGetSSOStep: { ...link, kind: 'CODE' }, IDPMailSSOStep: { isMailSent: true }, ...done },
    { AuthMfaLogin: session },
  );
  await settle();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await press('Resend code');
  expect(askStep).toHaveBeenLastCalledWith('IDPMailSSOStep', {});
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } });
  await press('Log In');
  expect(leave).toHaveBeenCalledWith('/users', '2026-11-20T11:00:00Z');
});

it('does nothing by a mailed link until its reader agrees', async () => {
  const { askStep, leave } = open(
    { IDPConfirmSSOStep: { isSignedIn: true, needsCode: false, redirect: '/users', expiresAt: '2026-11-20T11:00:00Z' } },
    {},
    'token',
  );
  await settle();
  expect(askStep).not.toHaveBeenCalled();
  await press('Connect and log in');
  expect(askStep).toHaveBeenCalledWith('IDPConfirmSSOStep', { token: 'token' });
  expect(leave).toHaveBeenCalledWith('/users', '2026-11-20T11:00:00Z');
});

it('says in another browser that the account is connected, and that nobody is signed in there', async () => {
  const { leave } = open({ IDPConfirmSSOStep: { isSignedIn: false, needsCode: false, redirect: null, expiresAt: null } }, {}, 'token');
  await press('Connect and log in');
  expect(screen.getByRole('heading', { name: 'Your account is connected' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Single Sign-On' })).toHaveAttribute('href', '/loginWithSSO');
  expect(leave).not.toHaveBeenCalled();
});

it.each([
  ['when it is looked for', { IDPGetSSOStep: refusal('SSO_STEP_ENDED') }, undefined],
  ['when the link is confirmed', { IDPConfirmSSOStep: refusal('SSO_STEP_ENDED') }, 'token'],
])('a step that has ended says so %s', async (_, steps, token) => {
  open(steps, {}, token);
  await settle();
  if (token) await press('Connect and log in');
  expect(screen.getByRole('heading', { name: 'This sign-in has ended' })).toBeVisible();
});

it('loses nothing while nobody answers', async () => {
  open({ IDPGetSSOStep: link }, { AuthGetUserRegion: nobodyAnswered });
  await settle();
  await enter('secret');
  expect(screen.getByText(/We can’t reach Edge/)).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue('secret');
});
