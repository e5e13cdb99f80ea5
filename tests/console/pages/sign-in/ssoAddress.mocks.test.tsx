import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configFrom } from '../../../../src/console/app/settings/config.ts';
import { keepSsoLogin } from '../../../../src/console/app/session/ssoMemory.ts';
import { expiresAt, keepExpiry } from '../../../../src/console/app/session/storage.ts';
import { showSso } from '../../../../src/console/app/ssoPages.tsx';

// The page's own root is one for all that it ever shows; here each showing is a page of its own.
vi.mock('../../../../src/engine/app/frame/root.ts', () => ({
  show: (tree: ReactNode) => {
    cleanup();
    render(tree);
  },
}));

const config = configFrom({ redirectDomains: ['talent.example'] });
const provider = 'https://idp.acme.example/sso';
const customerId = '0123456789abcdef01234567';

function serve(states: object[] | Error = [{ enabled: true, initialized: true }]) {
  const asked: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
    asked.push(variables);
    if (states instanceof Error) throw states;
    const data = query.includes('IDPSearchSSOConfigs')
      ? { IDPSearchSSOConfigs: { data: states } }
      : { IDPAuthSSOLogin: { loginUrl: provider } };
    return new Response(JSON.stringify({ data }));
  });
  return asked;
}

async function open(address: string) {
  history.replaceState(null, '', address);
  const go = vi.fn<(url: string) => void>();
  let shown: Promise<boolean> = Promise.resolve(false);
  await act(async () => {
    shown = showSso(config, go);
    await vi.advanceTimersByTimeAsync(1);
  });
  return { go, shown };
}

const field = () => screen.getByLabelText('Email or Account Name');
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Go to Single Sign-On' }));
const here = () => location.pathname + location.search;
const dto = (who: object, redirect: string) => ({ ssoLoginDto: { redirect, enableSapia: true, ...who } });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

describe('the address of the page for single sign-on', () => {
  it('fills in and logs in by itself where it names an account and a redirect', async () => {
    const asked = serve();
    const { go } = await open('/loginWithSSO?redirect=%2Fregion%2Feu-west-1&account_name=acme');
    expect(field()).toHaveValue('acme');
    await pass(1500);
    expect(asked).toEqual([dto({ accountName: 'acme' }, '/region/eu-west-1')]);
    expect(go).toHaveBeenCalledExactlyOnceWith(provider);
  });

  it('only fills in an account without a redirect, and then leads to the start page', async () => {
    const asked = serve();
    await open('/loginWithSSO?account_name=ada%40acme.example');
    expect(field()).toHaveValue('ada@acme.example');
    await pass(5000);
    expect(asked).toEqual([]);
    submit();
    await pass(1500);
    expect(asked).toEqual([dto({ email: 'ada@acme.example' }, '/')]);
  });

  it('fills in what worked the last time, and forgets the end of an older session before it leaves', async () => {
    serve();
    keepSsoLogin('acme');
    keepExpiry('2026-11-19T09:00:00Z');
    const { go } = await open('/loginWithSSO');
    expect(field()).toHaveValue('acme');
    fireEvent.change(field(), { target: { value: 'globex' } });
    submit();
    await pass(1500);
    expect(go).toHaveBeenCalledOnce();
    expect(localStorage.getItem('session.ssoLogin')).toBe('globex');
    expect(expiresAt()).toBeNull();
  });

  it('leads to an allowed domain, and sends nothing for any other', async () => {
    const asked = serve();
    await open('/loginWithSSO?account_name=acme&redirect=https%3A%2F%2Fau.talent.example%2Fx');
    await pass(1500);
    expect(asked).toEqual([dto({ accountName: 'acme' }, 'https://au.talent.example/x')]);
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/loginWithSSO?account_name=acme&redirect=https%3A%2F%2Fevil.example%2F&again');
    await pass(5000);
    expect(asked).toHaveLength(1);
    log.mockRestore();
  });

  it('keeps its query on the way back, but for what would lead here again', async () => {
    serve();
    await open(`/loginWithSSO?redirect=%2Fx%3Fa%3D1&account_name=Not!&customer_id=${customerId}&error=refused`);
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login?redirect=%2Fx%3Fa%3D1&account_name=Not%21');
  });

  it('says once why an identity provider’s answer signed nobody in, keeps what was requested, and waits for the user', async () => {
    const asked = serve();
    await open('/loginWithSSO?redirect=%2Fregion%2Feu-west-1&account_name=acme');
    await pass(1500);
    await open('/loginWithSSO?error=notProvisioned');
    expect(screen.getByText('You have no account yet')).toBeVisible();
    expect(here()).toBe('/loginWithSSO?redirect=%2Fregion%2Feu-west-1&account_name=acme');
    expect(field()).toHaveValue('acme');
    await pass(5000);
    expect(asked).toHaveLength(1);
    submit();
    await pass(1500);
    expect(asked[1]).toEqual(dto({ accountName: 'acme' }, '/region/eu-west-1'));
  });
});

describe('a customer’s id at the login', () => {
  it('leads to the customer’s single sign-on, which begins by itself', async () => {
    const asked = serve();
    const { shown, go } = await open(`/login?customer_id=${customerId}&redirect=%2Fx`);
    expect(await shown).toBe(true);
    expect(here()).toBe(`/loginWithSSO?customer_id=${customerId}&redirect=%2Fx`);
    await pass(1500);
    expect(asked).toEqual([{ customerId, enableSapia: true }, dto({ customerId }, '/x')]);
    expect(go).toHaveBeenCalledWith(provider);
  });

  it('is not looked up at the page’s own address, which begins by itself', async () => {
    const asked = serve();
    const { shown } = await open(`/loginWithSSO?customer_id=${customerId}&redirect=%2Fx`);
    expect(await shown).toBe(true);
    await pass(1500);
    expect(asked).toEqual([dto({ customerId }, '/x')]);
  });

  it.each([
    ['was never set up', [{ enabled: false, initialized: false }]],
    ['is switched off', [{ enabled: false, initialized: true }]],
    ['is of nobody', []],
    ['cannot be asked for', new TypeError('Failed to fetch')],
  ])('leads to the form with the password where single sign-on %s', async (_, states) => {
    serve(states);
    const { shown } = await open(`/login?customer_id=${customerId}`);
    expect(await shown).toBe(false);
    expect(here()).toBe(`/login?customer_id=${customerId}`);
  });

  it('says that it is looking, and lets go of it at once', async () => {
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    });
    const first = await open(`/login?customer_id=${customerId}`);
    expect(screen.getByRole('status')).toHaveTextContent('Looking for Single Sign-On…');
    fireEvent.click(screen.getByRole('button', { name: 'Log in with a password' }));
    expect(await first.shown).toBe(false);
  });
});
