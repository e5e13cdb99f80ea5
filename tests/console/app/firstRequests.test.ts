import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginRequests, endRequests, firstFetch } from '../../../src/console/app/firstRequests.ts';

let sent: string[] = [];
const sentBy = (work: () => void): string[] => {
  sent = [];
  work();
  return sent;
};
const at = (address: string) => history.replaceState(null, '', address);
const ask = (body: string, init: RequestInit = {}) => firstFetch('/api/eu-west-1/graphql', { method: 'POST', body, ...init });

/** A start that sends these, and its end. */
async function visit(...bodies: string[]): Promise<void> {
  beginRequests();
  for (const body of bodies) await ask(body);
  endRequests();
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(body);
    return body === 'lost' ? Promise.reject(new TypeError('lost')) : Promise.resolve(new Response(`answer ${sent.length}`));
  });
  at('/region/eu-west-1/customers/c1/users');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a repeated visit', () => {
  it('sends what the last one sent, at once, and each request takes its answer', async () => {
    await visit('rights', 'rows');
    expect(sentBy(beginRequests)).toEqual(['rights', 'rows']);
    expect(await (await ask('rows')).text()).toBe('answer 2');
    expect(sent).toEqual(['rights', 'rows']);
  });

  it('asks anew for what is other than the last time, or a second time', async () => {
    await visit('rows');
    beginRequests();
    expect(await Promise.all([ask('rows'), ask('rows'), ask('other rows')].map(async (answer) => (await answer).text()))).toEqual([
      'answer 2',
      'answer 3',
      'answer 4',
    ]);
  });

  it('sends nothing at another address, nor once the session was forgotten', async () => {
    await visit('rows');
    at('/region/eu-west-1/customers/c2/users');
    expect(sentBy(beginRequests)).toEqual([]);
    at('/region/eu-west-1/customers/c1/users');
    localStorage.clear();
    expect(sentBy(beginRequests)).toEqual([]);
  });

  it('keeps nothing of what somebody searched for', async () => {
    at('/region/eu-west-1/customers/c1/users?q=park');
    await visit('rows of park');
    expect(localStorage.getItem('first.requests') ?? '').not.toContain('park');
  });

  it('has the same failures: a lost network, and the patience of whoever waits', async () => {
    await visit('rows').catch(() => undefined);
    localStorage.setItem(
      'first.requests',
      JSON.stringify({ pathname: location.pathname, requests: [{ url: '/api/eu-west-1/graphql', body: 'lost' }] }),
    );
    beginRequests();
    await expect(ask('lost')).rejects.toThrow('lost');
    localStorage.setItem('first.requests', 'no JSON');
    expect(sentBy(beginRequests)).toEqual([]);
    localStorage.setItem(
      'first.requests',
      JSON.stringify({ pathname: location.pathname, requests: [{ url: '/api/eu-west-1/graphql', body: 'slow' }] }),
    );
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    beginRequests();
    await expect(ask('slow', { signal: AbortSignal.timeout(5) })).rejects.toThrow(/timeout/i);
  });
});
