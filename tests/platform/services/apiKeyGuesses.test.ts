import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOverHttp } from '../admission/overHttp.ts';
import type { OverHttp } from '../admission/overHttp.ts';
import type { Answer, Browser } from '../browser.ts';
import { createKey, revokeKeysText } from './apiKeyCalls.ts';
import { groupWith, scopeOf } from './people.ts';
import type { Scope } from './people.ts';

let http: OverHttp;
let admin: Browser;
let scope: Scope;
let group: string;
beforeAll(async () => {
  http = await startOverHttp();
  admin = await http.running.browser().as('admin@acme.example');
  scope = await scopeOf(admin);
  group = await groupWith(http.running, admin, scope);
}, 120_000);
afterAll(() => http.close());

const most = 20;
const unknown = `hck_ap-southeast-2_${'0'.repeat(24)}_${'A'.repeat(43)}`;

async function send(from: string, key: string) {
  const reply = await http.send('/api/ap-southeast-2/graphql', from, {
    body: JSON.stringify({ query: '{ __typename }' }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
  });
  const { errors } = (await reply.json()) as Answer;
  return { status: reply.status, reason: errors?.[0]?.extensions.reason, retryAfter: reply.headers.get('retry-after') };
}

async function exhaust(from: string, key: string) {
  const replies = [];
  for (let call = 0; call < most; call += 1) replies.push(await send(from, key));
  return replies;
}

describe('an address that sends wrong API keys', () => {
  it('is refused with 429 and Retry-After beyond its budget, whichever key it sends next', async () => {
    const { secret } = await createKey(admin, scope, [group]);
    const from = '203.0.113.1';
    for (const reply of await exhaust(from, unknown)) expect(reply).toMatchObject({ status: 401, reason: 'API_KEY_UNKNOWN' });
    for (const key of [unknown, 'none', secret]) {
      const reply = await send(from, key);
      expect(reply).toMatchObject({ status: 429, reason: 'TOO_MANY_TRIES' });
      expect(Number(reply.retryAfter)).toBeGreaterThan(0);
      expect(Number(reply.retryAfter)).toBeLessThanOrEqual(300);
    }
    expect(await send('198.51.100.1', secret)).toMatchObject({ status: 200 });
  });

  it('still sends a key that was right within the hour, until it is revoked', async () => {
    const key = await createKey(admin, scope, [group]);
    const from = '203.0.113.2';
    expect((await send(from, key.secret)).status).toBe(200);
    await exhaust(from, unknown);
    expect((await send(from, unknown)).status).toBe(429);
    expect((await send(from, key.secret)).status).toBe(200);
    await admin.get(revokeKeysText, { filter: { ...scope, apiKeyIds: [key._id] } });
    expect((await send(from, key.secret)).status).toBe(429);
  });

  it.each([
    ['revoked', 'API_KEY_REVOKED'],
    ['expired', 'API_KEY_EXPIRED'],
  ])('counts %s keys as well', async (kind, reason) => {
    const ends = kind === 'expired' ? { expiresAt: new Date(http.running.clock.now().getTime() + 1000).toISOString() } : {};
    const key = await createKey(admin, scope, [group], ends);
    if (kind === 'revoked') await admin.get(revokeKeysText, { filter: { ...scope, apiKeyIds: [key._id] } });
    else http.running.clock.pass(1000);
    const from = kind === 'revoked' ? '203.0.113.3' : '203.0.113.4';
    for (const reply of await exhaust(from, key.secret)) expect(reply).toMatchObject({ status: 401, reason });
    expect(await send(from, key.secret)).toMatchObject({ status: 429, reason: 'TOO_MANY_TRIES' });
  });
});
