import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emailRule, signIn } from '../../../../src/console/locales/signIn.ts';
import { signInSso } from '../../../../src/console/locales/signInSso.ts';
import { createTranslate } from '../../../../src/engine/texts/translate.ts';
import { SingleSignOn, type SingleSignOnProps } from '../../../../src/console/pages/sign-in/SingleSignOn.tsx';
import { refusalKey, type AskSso } from '../../../../src/console/pages/sign-in/ssoFlow.ts';
import { ssoErrors, ssoLoginReasons } from '../../../../src/domain/ssoReasons.ts';
import { nobodyAnswered, refusal, somethingElse, tooBusy } from './platform.ts';

const translate = createTranslate({ signIn: { ...signIn, ...signInSso }, validation: { email: emailRule } }, { brand: 'Edge' });
const provider = 'https://idp.acme.example/sso?SAMLRequest=x';

function open(answer: unknown = { loginUrl: provider }, more: Partial<SingleSignOnProps> = {}) {
  const ask = vi.fn<AskSso>(async () => {
    if (answer instanceof Error) throw answer;
    return answer as never;
  });
  const [leave, report] = [vi.fn<SingleSignOnProps['leave']>(), vi.fn<SingleSignOnProps['report']>()];
  render(
    <SingleSignOn
      translate={translate}
      ask={ask as AskSso}
      value=""
      redirect={{ to: '/' }}
      back="/login"
      leave={leave}
      report={report}
      {...more}
    />,
  );
  return { ask, leave, report };
}

const field = () => screen.getByPlaceholderText('Enter your email or Account Name');
const button = (name: string) => screen.getByRole('button', { name });
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const sent = (who: object, redirect = '/') => [
  'IDPAuthSSOLogin',
  { ssoLoginDto: { redirect, enableSapia: true, ...who } },
  expect.any(AbortSignal),
];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function submit(entry: string) {
  fireEvent.change(field(), { target: { value: entry } });
  fireEvent.click(button('Go to Single Sign-On'));
}

describe('the page for single sign-on', () => {
  it('says what it asks for', () => {
    open();
    expect(screen.getByText('Enter your email or Account Name to authenticate via SSO')).toBeVisible();
    expect(field()).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  });

  it('takes an account name in capitals for what it is', async () => {
    const { ask } = open();
    submit(' Northlight-TRAINING ');
    await pass(1500);
    expect(ask.mock.calls[0]).toEqual(sent({ accountName: 'northlight-training' }));
  });

  it('sends an e-mail address as one, trimmed, 1,500 ms after the submission and not before', async () => {
    const { ask, leave } = open();
    submit(' Ada@acme.example ');
    expect(screen.getByRole('status')).toHaveTextContent('Logging in to Single Sign-On...');
    expect(button('Cancel SSO logging in')).toHaveFocus();
    await pass(1499);
    expect(ask).not.toHaveBeenCalled();
    await pass(1);
    expect(ask.mock.calls).toEqual([sent({ email: 'Ada@acme.example' })]);
    expect(leave).toHaveBeenCalledExactlyOnceWith(provider, { value: 'Ada@acme.example' });
    expect(screen.getByRole('status'), 'until the browser has left').toHaveTextContent('Logging in');
  });

  it('sends anything without an at sign as an account name', async () => {
    const { ask } = open(undefined, { redirect: { to: '/region/eu-west-1' } });
    submit('acme-2');
    await pass(1500);
    expect(ask.mock.calls).toEqual([sent({ accountName: 'acme-2' }, '/region/eu-west-1')]);
  });

  it.each([
    ['', 'Please enter your account name or email'],
    ['   ', 'Please enter your account name or email'],
    ['ada@', 'Please enter a valid email'],
    ['@acme', 'Please enter a valid email'],
    ['acme!', 'Please enter the correct Account Name'],
    ['1acme', 'Please enter the correct Account Name'],
    ['acme-', 'Please enter the correct Account Name'],
    ['ac me', 'Please enter the correct Account Name'],
    ['a'.repeat(101), 'Please keep the email or account name within 100 characters'],
    [`${'a'.repeat(100)}@acme.example`, 'Please keep the email or account name within 100 characters'],
  ])('refuses %j at its field, without a request', async (entry, text) => {
    const { ask } = open();
    submit(entry);
    expect(field()).toHaveAccessibleDescription(text);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    await pass(5000);
    expect(ask).not.toHaveBeenCalled();
  });

  it('is cancelled before the request goes out: nothing is sent, and the entry is still there', async () => {
    const { ask } = open();
    submit('acme');
    await pass(1000);
    fireEvent.click(button('Cancel SSO logging in'));
    expect(button('Go to Single Sign-On')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Single Sign-On was cancelled.');
    expect(field()).toHaveValue('acme');
    expect(field()).toHaveFocus();
    await pass(5000);
    expect(ask).not.toHaveBeenCalled();
  });

  it('is cancelled while the request is in progress: it is stopped, and its late answer leads nowhere', async () => {
    let answer: (answer: never) => void = () => undefined;
    const ask = vi.fn<AskSso>(() => new Promise((resolve) => (answer = resolve)));
    const { leave } = open(undefined, { ask: ask as AskSso });
    submit('acme');
    await pass(1500);
    const signal = ask.mock.calls[0]?.[2];
    fireEvent.click(button('Cancel SSO logging in'));
    expect(signal?.aborted).toBe(true);
    answer({ loginUrl: provider } as never);
    await pass(1000);
    expect(leave).not.toHaveBeenCalled();
    submit('acme');
    await pass(1500);
    expect(ask, 'a later submission is a new one').toHaveBeenCalledTimes(2);
  });

  it('logs in by itself where the address says who and whereto, once', async () => {
    const { ask } = open(undefined, { value: 'acme', auto: { value: 'acme' }, redirect: { to: '/x' } });
    expect(field()).toHaveValue('acme');
    expect(screen.getByRole('status')).toHaveTextContent('Logging in to Single Sign-On...');
    await pass(5000);
    expect(ask.mock.calls).toEqual([sent({ accountName: 'acme' }, '/x')]);
  });

  it('logs in by itself for the customer that a link named', async () => {
    const { ask } = open(undefined, { auto: { customerId: 'c1' } });
    await pass(1500);
    expect(ask.mock.calls).toEqual([sent({ customerId: 'c1' })]);
  });

  it('does not log in by itself with what cannot be right', async () => {
    const { ask } = open(undefined, { value: 'Acme!', auto: { value: 'Acme!' } });
    expect(field()).toHaveAccessibleDescription('Please enter the correct Account Name');
    await pass(5000);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['REDIRECT_INVALID', 'Invalid redirect url', 'Please make sure your redirect url is valid'],
    ['REDIRECT_BLOCKED', 'Redirection error', 'Redirection to the address is blocked due to domain restriction.'],
  ])('shows and reports %s, and sends nothing', async (reason, title, text) => {
    const { ask, report } = open(undefined, { redirect: { refusal: refusalKey(reason) } });
    submit('acme');
    await pass(5000);
    expect(screen.getByText(title).closest('[role=alert]')).toHaveTextContent(text);
    expect(report).toHaveBeenCalledExactlyOnceWith(`${title} - ${text}`);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    [refusal('SSO_EMAIL_UNKNOWN'), "User doesn't exist", /^Please enter the correct email address or use Account Name to log in\./],
    [refusal('SSO_NOT_INITIALIZED'), "Account Name doesn't exist", /^Please make sure your Account Name matches the SAML SSO/],
    [refusal('SSO_DISABLED'), 'SSO Not Enabled', 'Please contact support to enable SSO'],
    [somethingElse, 'Unexpected error', 'Something wrong, please contact support.'],
    [refusal('constructor'), 'Unexpected error', 'Something wrong, please contact support.'],
    [{}, 'Unexpected error', 'Something wrong, please contact support.'],
    [{ loginUrl: 'javascript:alert(1)' }, 'Unexpected error', 'Something wrong, please contact support.'],
    [nobodyAnswered, 'We can’t reach Edge. Please check your connection and try again.', /We can’t reach/],
    [tooBusy, /Too many attempts/, /Too many attempts/],
  ])('says why it was refused, and keeps the entry', async (answer, title, text) => {
    const { leave } = open(answer);
    submit('acme');
    await pass(1500);
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(text).closest('[role=alert]')).not.toBeNull();
    expect(field()).toHaveValue('acme');
    expect(field()).toHaveFocus();
    expect(leave).not.toHaveBeenCalled();
  });

  it('takes the failure away while it tries again', async () => {
    open(refusal('SSO_DISABLED'));
    submit('acme');
    await pass(1500);
    submit('globex');
    expect(screen.queryByText('SSO Not Enabled')).toBeNull();
  });

  it('is idle again where the browser brings it back as it was left', async () => {
    open();
    submit('acme');
    await pass(1500);
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(button('Go to Single Sign-On')).toBeVisible();
  });

  it('tells that the browser is offline', () => {
    open();
    act(() => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      dispatchEvent(new Event('offline'));
    });
    expect(screen.getByText(/You’re offline/)).toBeVisible();
  });

  it.each([...Object.values(ssoLoginReasons), ...ssoErrors])('has a text for %s, which the platform may say', (reason) => {
    const key = refusalKey(reason);
    expect(translate(key)).not.toBe(key);
    if (reason !== 'refused') expect(key).not.toBe(refusalKey('anything else'));
  });
});
