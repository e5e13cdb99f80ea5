import { act, render, screen, waitFor } from '@testing-library/react';
import type { I18nProvider } from 'ra-core';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Console } from '../../../src/console/app/Console.tsx';
import { prefetchList } from '../../../src/console/app/prefetch.ts';
import { createConsoleI18n } from '../../../src/console/locales/i18nProvider.ts';
import { createSession } from '../../../src/console/app/session/session.ts';
import { keepExpiry } from '../../../src/console/app/session/storage.ts';
import { configFrom } from '../../../src/console/app/settings/config.ts';
import type { Start, Tenant } from '../../../src/console/app/start.ts';
import { pollEvery } from '../../../src/console/app/version.ts';
import { createQueryClient } from '../../../src/engine/client/queryClient.ts';
import { customer, person } from './people.ts';

const c1 = customer('c1', { customerDisplayName: 'Northlight' });
const me = person([c1]);
const base = '/region/ap-southeast-2/customers/c1';
const rows = [{ _id: 'x1', displayName: 'Fernhill', uniqueName: 'fernhill', createdAt: '2026-11-02T00:00:00.000Z', archivedAt: null }];

interface Call {
  url: string;
  operation: string;
  variables: Record<string, unknown>;
  headers: Headers;
}

/** The platform as far as these pages ask it; `answers` by operation, an error code in place of data. */
function serve(answers: Record<string, unknown>) {
  const calls: Call[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init?: { body?: string; headers?: HeadersInit }) => {
      const { query, variables } = JSON.parse(init?.body ?? '{}') as { query: string; variables: Record<string, unknown> };
      const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
      calls.push({ url, operation, variables, headers: new Headers(init?.headers) });
      const answer = answers[operation];
      const body =
        typeof answer === 'string'
          ? { data: null, errors: [{ message: answer, extensions: { code: answer } }] }
          : { data: { [operation]: answer } };
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    }),
  );
  return { calls, answers, asked: (operation: string) => calls.filter((call) => call.operation === operation) };
}

const list = { data: rows, pagination: { totalItems: 1 } };
const tenant = (more: Partial<Tenant> = {}): Tenant => ({
  customer: c1,
  base,
  can: Object.assign(() => true, { holds: () => true }),
  flags: () => true,
  access: true,
  ...more,
});

async function open(path: string, start: Partial<Extract<Start, { kind: 'open' }>> = {}, translations?: I18nProvider) {
  history.replaceState(null, '', path);
  const leave = vi.fn();
  const session = createSession({
    email: me.email,
    check: async () => ({ logout: false }),
    refresh: async () => ({ logout: false }),
    logout: async () => undefined,
    leave,
    channel: { post: () => undefined, listen: () => () => undefined },
  });
  const known = tenant();
  render(
    <Console
      config={configFrom({})}
      start={{ kind: 'open', me, place: { kind: 'tenant', customer: c1, base }, tenant: known, queryClient: createQueryClient(), ...start }}
      region="ap-southeast-2"
      i18n={translations ?? (await createConsoleI18n('en-GB', 'Edge'))}
      session={session}
    />,
  );
  return { session, leave };
}

beforeEach(() => {
  keepExpiry(new Date(Date.now() + 7_200_000).toISOString());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
});
afterEach(() => void vi.unstubAllGlobals());

describe('the console', () => {
  it('shows the first list from the answer that was requested before its code came, and asks no second time', async () => {
    const { asked } = serve({ ORGGetCustomers: list });
    const path = `${base}/customers?sort=displayName&order=asc&page=1&search=fern`;
    const queryClient = createQueryClient();
    prefetchList(queryClient, new URL(path, location.origin), c1, me);
    await open(path, { queryClient });
    expect(await screen.findByText('Fernhill')).toBeVisible();
    expect(asked('ORGGetCustomers')).toHaveLength(1);
  });

  it.each(['/customers', '/organisations', '/customers?perPage=50&page=2&x=1'])(
    'asks ahead for %s exactly what the list asks',
    async (path) => {
      const { calls } = serve({ ORGGetCustomers: list, ORGGetOrganizations: { data: [{ ...rows[0] }], pagination: { totalItems: 99 } } });
      const queryClient = createQueryClient();
      prefetchList(queryClient, new URL(base + path, location.origin), c1, me);
      const [prefetched] = calls;
      await open(base + path, { queryClient });
      await screen.findByText('Fernhill');
      expect(calls.filter(({ variables }) => JSON.stringify(variables) === JSON.stringify(prefetched?.variables))).toHaveLength(1);
    },
  );

  it('asks ahead for the columns as the user arranged them', async () => {
    localStorage.setItem(`RaStoreconsole.${me._id}.customers.columns`, JSON.stringify({ '': { shown: { createdAt: false } } }));
    const { asked, calls } = serve({ ORGGetCustomers: list });
    const queryClient = createQueryClient();
    prefetchList(queryClient, new URL(`${base}/customers`, location.origin), c1, me);
    const prefetched = JSON.stringify(calls[0]?.variables);
    await open(`${base}/customers`, { queryClient });
    await screen.findByText('Fernhill');
    expect(screen.queryByRole('columnheader', { name: 'Created' })).not.toBeInTheDocument();
    expect(asked('ORGGetCustomers')).toHaveLength(1);
    localStorage.removeItem(`RaStoreconsole.${me._id}.customers.columns`);
    await open(`${base}/customers`);
    // The rows of the first one are still there.
    await waitFor(() => expect(asked('ORGGetCustomers')).toHaveLength(2));
    expect(JSON.stringify(asked('ORGGetCustomers').at(-1)?.variables)).not.toBe(prefetched);
  });

  it('sends its calls as JSON with the anti-forgery token of the cookie', async () => {
    document.cookie = 'csrf=token-of-the-cookie';
    const { asked } = serve({ ORGGetCustomers: list });
    await open(`${base}/customers`);
    await screen.findByText('Fernhill');
    const [call] = asked('ORGGetCustomers');
    expect(call?.url).toBe('/api/ap-southeast-2/graphql');
    expect(call?.headers.get('content-type')).toBe('application/json');
    expect(call?.headers.get('x-csrf-token')).toBe('token-of-the-cookie');
    document.cookie = 'csrf=; max-age=0';
  });

  it('goes from the base to the first page of the menu', async () => {
    serve({ ORGGetOrganizations: list });
    const can = Object.assign((operation: string) => operation === 'ORGGetOrganizations', { holds: () => true });
    await open(base, { tenant: tenant({ can }) });
    await waitFor(() => expect(location.pathname).toBe(`${base}/organisations`));
  });

  it('tells in the page of workflow sets that they may not be seen', async () => {
    serve({});
    const can = Object.assign((operation: string) => operation === 'ORGGetOrganizations', { holds: () => true });
    await open(`${base}/workflow-sets`, { tenant: tenant({ can }) });
    expect(await screen.findByText('No permission')).toBeVisible();
    expect(location.pathname).toBe(`${base}/workflow-sets`);
  });

  it('greets a user for whom nothing in the menu is open', async () => {
    serve({});
    await open(base, { tenant: tenant({ can: Object.assign(() => false, { holds: () => false }) }) });
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  });

  it('shows nothing to see, and no menu, to a user without access', async () => {
    serve({});
    await open(`${base}/customers`, { tenant: tenant({ access: false }) });
    expect(await screen.findByRole('heading', { name: 'Nothing to see here' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('tells of a page that does not exist', async () => {
    serve({});
    await open(`${base}/nowhere`);
    expect(await screen.findByRole('heading', { name: "Sorry, we couldn't find this page." })).toBeVisible();
  });

  it('tells of a region that does not exist', async () => {
    serve({});
    await open('/region/mars/customers/c1', { place: { kind: 'unknownRegion', region: 'mars' }, tenant: undefined });
    expect(await screen.findByText('There is no region “mars”. Please check the address.')).toBeVisible();
  });

  it('tells a user without a default customer', async () => {
    serve({});
    await open('/', { place: { kind: 'noCustomer' }, tenant: undefined });
    expect(await screen.findByRole('heading', { name: 'Not able to get default customer' })).toBeVisible();
  });

  it('has a screen for an error below everything, translations included', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serve({});
    const broken = await createConsoleI18n('en-GB', 'Edge');
    await open(
      base,
      {},
      {
        ...broken,
        translate: () => {
          throw new Error('boom');
        },
      },
    );
    expect(await screen.findByRole('heading', { name: 'Something went wrong in Edge' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Refresh' })).toHaveAttribute('href', '/');
    vi.restoreAllMocks();
  });

  it('shows a banner while there is no network', async () => {
    const { answers } = serve({ ORGGetCustomers: list });
    await open(`${base}/customers`);
    await screen.findByText('Fernhill');
    answers['ORGGetCustomers'] = undefined;
    act(() => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      dispatchEvent(new Event('offline'));
    });
    expect(screen.getByText(/You’re offline. We’ve kept what you typed/)).toBeVisible();
    vi.restoreAllMocks();
  });
});

describe('a newer version on the server', () => {
  afterEach(() => void vi.useRealTimers());

  it('is offered, can be put off, and is offered again at the next look', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    serve({ ORGGetCustomers: list });
    const { fetch: others } = globalThis;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      url === '/version/version.json' ? Promise.resolve(Response.json({ version: '99.0.0' })) : others(url, init),
    );
    await open(`${base}/customers`);
    await screen.findByText('Fernhill');
    const name = 'A new version of this platform is available!';
    expect(screen.queryByRole('dialog', { name })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(pollEvery));
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: "I'd like try later" }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    await act(() => vi.advanceTimersByTimeAsync(pollEvery));
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
  });
});

describe('an expired session', () => {
  const plain = {
    AuthGetUserRegion: { defaultAwsRegion: 'ap-southeast-2' },
    AuthEmailLogin: { mfa: false, expiresAt: new Date(Date.now() + 7_200_000).toISOString(), defaultAwsRegion: 'ap-southeast-2' },
  };

  it('asks to log in where the prefetched list is the first to be refused', async () => {
    const { answers, asked } = serve({ ...plain, ORGGetCustomers: 'UNAUTHENTICATED' });
    const queryClient = createQueryClient();
    prefetchList(queryClient, new URL(`${base}/customers`, location.origin), c1, me);
    await open(`${base}/customers`, { queryClient });
    expect(await screen.findByRole('dialog', { name: 'Your session is expired!' })).toBeVisible();
    answers['ORGGetCustomers'] = list;
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    expect(await screen.findByText('Fernhill')).toBeInTheDocument();
    expect(asked('ORGGetCustomers').length).toBeGreaterThan(2);
  });

  it('asks to log in above the page, and the question that was refused is requested again', async () => {
    const { answers, asked } = serve({ ...plain, ORGGetCustomers: 'UNAUTHENTICATED' });
    const { leave } = await open(`${base}/customers`);
    expect(await screen.findByRole('dialog', { name: 'Your session is expired!' })).toHaveAccessibleDescription(/^Please login again\./);
    // The company's sign-in leads back to this page.
    const sso = new URL(screen.getByRole('link', { name: 'Single Sign-On' }).getAttribute('href') ?? '', location.origin);
    expect([sso.pathname, sso.searchParams.get('redirect')]).toEqual(['/loginWithSSO', location.pathname + location.search]);
    expect(screen.getByLabelText('Email')).toHaveValue(me.email);
    answers['ORGGetCustomers'] = list;
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    expect(await screen.findByText('Fernhill')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('ORGGetCustomers').length).toBeGreaterThan(1);
    expect(leave).not.toHaveBeenCalled();
  });

  it('starts afresh when somebody else logs in there', async () => {
    serve({ ...plain, ORGGetCustomers: 'UNAUTHENTICATED' });
    const { leave } = await open(`${base}/customers`);
    await screen.findByRole('dialog');
    await userEvent.clear(screen.getByLabelText('Email'));
    await userEvent.type(screen.getByLabelText('Email'), 'bob@acme.example');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
  });
});
