import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepExpiry } from '../../../src/console/app/session/storage.ts';
import { configFrom } from '../../../src/console/app/settings/config.ts';
import { start } from '../../../src/console/app/start.ts';
import { flagDefaults } from '../../../src/generated/flags.ts';
import { AskError } from '../../../src/engine/client/ask.ts';
import { customer, person } from './people.ts';

const c1 = customer('c1');
const c2 = customer('c2', { awsRegion: 'eu-west-1' });
const me = person([c1, c2]);
const config = Promise.resolve(configFrom({ redirectDomains: ['talent.example'] }));

interface Call {
  region: string;
  operation: string;
  variables: { policy?: { todos: Record<string, string[]> } };
}

/** Stub platform with a signed-in user; grants every action by default. */
function serve({ granted = () => true, answers = {} }: { granted?: (action: string) => boolean; answers?: Record<string, unknown> } = {}) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    if (url.endsWith('/ofrep/v1/evaluate/flags'))
      return Response.json({ flags: Object.keys(flagDefaults).map((key) => ({ key, value: true })) });
    const { query, variables } = JSON.parse(init.body) as { query: string; variables: Call['variables'] };
    const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    calls.push({ region: url.split('/')[2] ?? '', operation, variables });
    const policyResult = Object.fromEntries(
      Object.entries(variables.policy?.todos ?? {}).map(([resource, actions]) => [
        resource,
        Object.fromEntries(actions.map((action) => [action, granted(action)])),
      ]),
    );
    const own: Record<string, unknown> = { AuthMe: me, CommonCheckPolicy: { policyResult }, ...answers };
    return new Response(JSON.stringify({ data: { [operation]: own[operation] ?? {} } }));
  });
  return calls;
}

const at = (address: string) => history.replaceState(null, '', address);
const path = () => location.pathname + location.search;
const open = () => start(config, Promise.resolve(me));

beforeEach(() => keepExpiry(new Date(Date.now() + 7_200_000).toISOString()));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the start', () => {
  it('asks for all rights in one question about the customer of the address, in its region', async () => {
    const calls = serve();
    at('/region/eu-west-1/customers/c2/customers');
    const answer = await open();
    expect(answer).toMatchObject({ kind: 'open', place: { kind: 'tenant', customer: c2 }, tenant: { access: true } });
    const [question, ...more] = calls.filter(({ operation }) => operation === 'CommonCheckPolicy');
    expect(more).toEqual([]);
    expect(question?.region).toBe('eu-west-1');
    const [[resource, actions] = []] = Object.entries(question?.variables.policy?.todos ?? {});
    expect(resource).toBe('prn:eu-west-1:o1:c2:root-c2:*:*');
    expect(actions).toEqual(expect.arrayContaining(['edge:access', 'org:viewCustomerList', 'org:createOrganization']));
  });

  it('sends the question of the first list without waiting for the rights', async () => {
    const calls = serve();
    at('/region/ap-southeast-2/customers/c1/customers');
    await open();
    expect(calls.map(({ operation }) => operation)).toEqual(['ORGGetCustomers', 'CommonCheckPolicy']);
  });

  it('asks for rights and rows of the tenant that was open last before it knows who asks, and asks for neither again', async () => {
    at('/region/ap-southeast-2/customers/c1/customers');
    serve();
    await open();
    const calls = serve();
    const answer = start(
      config,
      new Promise((resolve) => {
        setTimeout(() => {
          expect(calls.map(({ operation }) => operation)).toEqual(['ORGGetCustomers', 'CommonCheckPolicy']);
          resolve(me);
        });
      }),
    );
    expect(await answer).toMatchObject({ tenant: { access: true, customer: c1 } });
    expect(calls).toHaveLength(2);
  });

  it('asks anew when the tenant that was open last is not the one that the user has there now', async () => {
    at('/region/ap-southeast-2/customers/c1/customers');
    serve();
    await open();
    const calls = serve();
    const moved = person([customer('c1', { rootHierarchyId: 'another-root' })]);
    await start(config, Promise.resolve(moved));
    const asked = calls.filter(({ operation }) => operation === 'CommonCheckPolicy');
    expect(Object.keys(asked.at(-1)?.variables.policy?.todos ?? {})).toEqual(['prn:ap-southeast-2:o1:c1:another-root:*:*']);
  });

  it('goes to the home page of the default customer from any other address', async () => {
    const calls = serve();
    at('/');
    await open();
    expect(path()).toBe('/region/ap-southeast-2/customers/c1');
    expect(calls.map(({ operation }) => operation)).toEqual(['CommonCheckPolicy']);
  });

  it('lands on the first page of the menu where no work list may be opened', async () => {
    serve({ granted: (action) => ['edge:access', 'org:viewCustomerList', 'org:viewOrganisationList'].includes(action) });
    at('/region/ap-southeast-2/customers/c1');
    await open();
    expect(path()).toBe('/region/ap-southeast-2/customers/c1/customers');
  });

  it('leaves the address of a list that the user may not see as it is', async () => {
    serve({ granted: (action) => ['edge:access', 'org:viewCustomerList'].includes(action) });
    at('/region/ap-southeast-2/customers/c1/workflow-sets');
    await open();
    expect(path()).toBe('/region/ap-southeast-2/customers/c1/workflow-sets');
  });

  it('knows when the user may not open the customer at all', async () => {
    serve({ granted: () => false });
    at('/region/ap-southeast-2/customers/c1');
    await expect(open()).resolves.toMatchObject({ tenant: { access: false } });
  });

  it('asks for no rights in a customer of others', async () => {
    const calls = serve();
    at('/region/us-east-1/customers/c9/customers');
    await expect(open()).resolves.toEqual({
      kind: 'open',
      me,
      place: { kind: 'foreign', customer: c1 },
      queryClient: expect.any(QueryClient),
    });
    expect(calls).toEqual([]);
  });
});

describe('the redirect parameter', () => {
  it.each(['/login', '/loginWithSSO'])('leads from %s to the page that it names', async (page) => {
    serve();
    at(`${page}?redirect=${encodeURIComponent('/region/eu-west-1/customers/c2/customers?page=2')}`);
    await expect(open()).resolves.toMatchObject({ place: { kind: 'tenant', customer: c2 } });
    expect(path()).toBe('/region/eu-west-1/customers/c2/customers?page=2');
  });

  it('is refused where it is invalid or its host is not allowed, and nothing more is asked', async () => {
    const calls = serve();
    at('/login?redirect=nonsense');
    await expect(open()).resolves.toEqual({ kind: 'refused', reason: 'invalid' });
    at(`/login?redirect=${encodeURIComponent('https://evil.example/')}`);
    await expect(open()).resolves.toEqual({ kind: 'refused', reason: 'blocked' });
    expect(calls).toEqual([]);
  });

  it('counts on the login page alone', async () => {
    serve();
    at(`/region/ap-southeast-2/customers/c1/customers?redirect=${encodeURIComponent('https://evil.example/')}`);
    await expect(open()).resolves.toMatchObject({ kind: 'open' });
  });
});

describe('an access that has ended', () => {
  const ended = () => keepExpiry(new Date(Date.now() - 60_000).toISOString());

  it('is renewed before anybody asks who is signed in', async () => {
    ended();
    const calls = serve({ answers: { AuthRefreshToken: { expiresAt: new Date(Date.now() + 7_200_000).toISOString(), logout: false } } });
    at('/region/eu-west-1/customers/c2/customers');
    await expect(start(config, undefined)).resolves.toMatchObject({ kind: 'open', me: { _id: 'u1' } });
    expect(calls.slice(0, 2).map(({ operation, region }) => [operation, region])).toEqual([
      ['AuthRefreshToken', 'eu-west-1'],
      ['AuthMe', 'eu-west-1'],
    ]);
  });

  it('that cannot be renewed leads to the login', async () => {
    ended();
    const calls = serve({ answers: { AuthRefreshToken: { expiresAt: null, logout: true } } });
    await expect(start(config, undefined)).rejects.toEqual(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
    await expect(start(config, undefined)).rejects.toBeInstanceOf(AskError);
    expect(calls.some(({ operation }) => operation === 'AuthMe')).toBe(false);
  });
});
