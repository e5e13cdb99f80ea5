import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn as texts, emailRule } from '../../../../src/console/locales/signIn.ts';
import { signInLater } from '../../../../src/console/locales/signInLater.ts';
import { CodeStep } from '../../../../src/console/pages/sign-in/CodeStep.tsx';
import { LockedStep } from '../../../../src/console/pages/sign-in/LockedStep.tsx';
import { suggestPasskeys } from '../../../../src/console/pages/sign-in/passkeyFlow.ts';
import { SignIn } from '../../../../src/console/pages/sign-in/SignIn.tsx';
import { createTranslate } from '../../../../src/engine/texts/translate.ts';
import { answering, expiresAt, home, plain, refusal, type Answers } from './platform.ts';

const translate = createTranslate({ signIn: { ...texts, ...signInLater }, validation: { email: emailRule } }, { brand: 'Edge' });
const options = JSON.stringify({ challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] });
const started: Answers = { ...plain, AuthStartPasskeyLogin: { options } };

/** Requests that the page made to the browser, each with its signal. */
const requests: { mediation?: string; signal: AbortSignal; choose: () => void }[] = [];

const bytes = new Uint8Array([1]).buffer;
const passkey = {
  id: 'AQ',
  rawId: bytes,
  type: 'public-key',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
  getClientExtensionResults: () => ({}),
};

const browserSuggests = (able: boolean) =>
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable: async () => able }),
  );

beforeEach(() => {
  requests.length = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  browserSuggests(true);
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: ({ mediation, signal }: { mediation?: string; signal: AbortSignal }) =>
        new Promise((resolve, reject) => {
          requests.push({ ...(mediation && { mediation }), signal, choose: () => resolve(passkey) });
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(answers: Answers = started) {
  const platform = answering(answers);
  const onSignedIn = vi.fn();
  const view = render(
    <SignIn
      translate={translate}
      ask={platform.ask}
      brandName="Edge"
      policyUrls={{ privacy: 'https://acme.example/privacy' }}
      later={async () => ({
        ...{ CodeStep, LockedStep, translate, ask: platform.ask },
        signInByPasskey: async () => null,
        suggestPasskeys: async () => {},
      })}
      passkeys
      suggestPasskeys={(signal, onChosen) => void suggestPasskeys(platform.ask, signal, onChosen)}
      onSignedIn={onSignedIn}
    />,
  );
  return { ...platform, ...view, onSignedIn, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

const offered = (times: number) => waitFor(() => expect(requests.length).toBe(times));

describe('passkeys among the suggestions for the email', () => {
  it('sign in whoever chooses one, without a password', async () => {
    const { asked, onSignedIn } = open({ ...started, AuthPasskeyLogin: { email: 'ada@acme.example', defaultAwsRegion: home, expiresAt } });
    await offered(1);
    expect(requests[0]?.mediation).toBe('conditional');
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    await act(async () => requests[0]?.choose());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(onSignedIn.mock.calls[0]?.[1]).toBe('ada@acme.example');
    expect(asked.map(([, operation]) => operation)).toEqual(['AuthStartPasskeyLogin', 'AuthPasskeyLogin']);
  });

  it('end as soon as a password is sent, and are back if it is refused', async () => {
    const { user } = open({ ...started, AuthEmailLogin: refusal('INVALID_CREDENTIALS') });
    await offered(1);
    await user.type(screen.getByLabelText('Email'), 'ada@acme.example');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    await waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
    await offered(2);
    expect(requests[1]?.signal.aborted).toBe(false);
  });

  it('end with the page', async () => {
    const { unmount } = open();
    await offered(1);
    unmount();
    expect(requests[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(requests.length).toBe(1);
  });

  it('have a new challenge before the old one expires', async () => {
    const { asked } = open();
    await offered(1);
    await vi.advanceTimersByTimeAsync(4 * 60_000 + 1000);
    await offered(2);
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it('say why a chosen one was refused', async () => {
    open({ ...started, AuthPasskeyLogin: refusal('PASSKEY_REFUSED') });
    await offered(1);
    await act(async () => requests[0]?.choose());
    expect(await screen.findByText(/This passkey wasn’t accepted/)).toBeVisible();
    await offered(2);
  });

  it('are silently missing where the browser or the platform has none to offer', async () => {
    browserSuggests(false);
    const { asked } = open();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
