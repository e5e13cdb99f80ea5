import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../support/until.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { foreignScope } from '../lists/calls.ts';
import { watch } from '../live/watcher.ts';
import { scopeOf } from './people.ts';
import type { Scope } from './people.ts';

const listing = `query ($filter: AuthGetUserSessionsFilter!) { AuthGetUserSessions(filter: $filter) {
  data { _id browser system address createdAt lastUsedAt endsAt } pagination { totalItems } } }`;
const end = 'mutation ($input: AuthEndUserSessionsInput!) { AuthEndUserSessions(input: $input) { data { _id } } }';
const endAll = 'mutation ($input: AuthEndCustomerSessionsInput!) { AuthEndCustomerSessions(input: $input) { sessions people } }';

interface Page {
  data: { _id: string; browser: string | null; address: string }[];
  pagination: { totalItems: number };
}

describe('an administrator', () => {
  let running: Running;
  let admin: Browser;
  let scope: Pick<Scope, 'organizationId' | 'customerId'>;
  let userId: string;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    const { organizationId, customerId } = await scopeOf(admin);
    scope = { organizationId, customerId };
    userId = await idOf('recruiter@acme.example');
  });
  afterAll(() => running.close());

  const idOf = async (email: string): Promise<string> => {
    const { pool } = await running.platform.stores.identity();
    return (await pool.query<{ id: string }>('select id from identities where email = $1', [email])).rows[0]?.id ?? '';
  };
  const signedIn = (email = 'recruiter@acme.example') => running.browser().as(email);
  const isIn = async (browser: Browser) => (await browser.ask('{ AuthMe { _id } }')).errors === undefined;
  const sessions = (browser = admin) => browser.get<Page>(listing, { filter: { ...scope, userId } });
  const codeOf = async (browser: Browser, text: string, variables: object) =>
    (await browser.ask(text, variables)).errors?.[0]?.extensions.code;

  it('sees where a user is signed in, and no token', async () => {
    await signedIn();
    await signedIn();
    const { data, pagination } = await sessions();
    expect(pagination.totalItems).toBe(2);
    expect(data[0]).toMatchObject({ address: '127.0.0.1' });
  });

  it('ends one session of a user, who stays signed in elsewhere', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    const { data } = await sessions();
    const mine = data[0]?._id ?? '';
    await admin.get(end, { input: { ...scope, userId, sessionIds: [mine] } });
    expect((await sessions()).data.map(({ _id }) => _id)).toEqual(data.slice(1).map(({ _id }) => _id));
    expect([await isIn(one), await isIn(other)].filter(Boolean)).toHaveLength(1);
  });

  it('ends all sessions of a user, whose remembered devices are forgotten', async () => {
    const browser = await signedIn();
    await admin.get(end, { input: { ...scope, userId } });
    expect(await isIn(browser)).toBe(false);
    expect((await sessions()).data).toEqual([]);
  });

  it('ends no session of another user by its id', async () => {
    const manager = await signedIn('manager@acme.example');
    const { pool } = await running.platform.stores.identity();
    const id = await idOf('manager@acme.example');
    const { rows } = await pool.query<{ id: string }>('select id from sessions where identity_id = $1', [id]);
    expect(await codeOf(admin, end, { input: { ...scope, userId, sessionIds: [rows[0]?.id] } })).toBe('NOT_FOUND');
    expect(await isIn(manager)).toBe(true);
  });

  it('reaches nobody of another customer, neither by their id nor by their customer', async () => {
    const full = await scopeOf(admin);
    const foreign = await foreignScope(running, full);
    const { pool } = await running.platform.stores.identity();
    const { rows } = await pool.query<{ id: string }>('select id from identities where customer_id = $1 limit 1', [foreign.customerId]);
    const there = { organizationId: foreign.organizationId, customerId: foreign.customerId };
    for (const place of [scope, there]) {
      expect(await codeOf(admin, listing, { filter: { ...place, userId: rows[0]?.id } })).toBe('NOT_FOUND');
      expect(await codeOf(admin, end, { input: { ...place, userId: rows[0]?.id } })).toBe('NOT_FOUND');
    }
    expect(await codeOf(admin, endAll, { input: there })).toBe('NOT_FOUND');
    expect(await codeOf(admin, endAll, { input: { ...there, customerId: scope.customerId } })).toBe('NOT_FOUND');
  });

  it('needs the right to archive users', async () => {
    const manager = await signedIn('manager@acme.example');
    expect(await codeOf(manager, listing, { filter: { ...scope, userId } })).toBe('FORBIDDEN');
    expect(await codeOf(manager, end, { input: { ...scope, userId } })).toBe('FORBIDDEN');
    expect(await codeOf(manager, endAll, { input: scope })).toBe('FORBIDDEN');
  });

  it('is heard by the pages of a session at once when it ends it, and by no other', async () => {
    const [one, other] = [await signedIn(), await signedIn('manager@acme.example')];
    const places = [{ list: 'ORGGetUsers', customerId: scope.customerId }];
    const [ended, going] = [await watch(one, places), await watch(other, places)];
    const before = Date.now();
    await admin.get(end, { input: { ...scope, userId } });
    await until(() => ended.hasEnded());
    expect(Date.now() - before).toBeLessThan(20_000);
    await expect(watch(one, places)).rejects.toMatchObject({ body: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] } });
    expect(going.hasEnded()).toBe(false);
    going.close();
  });

  it('signs everybody of the customer out at once, and stays signed in', async () => {
    const [recruiter, manager, elsewhere] = [
      await signedIn(),
      await signedIn('manager@acme.example'),
      await signedIn('staff@demo.example'),
    ];
    expect(await admin.get(endAll, { input: scope })).toMatchObject({ people: expect.any(Number) as number });
    expect([await isIn(recruiter), await isIn(manager)]).toEqual([false, false]);
    expect([await isIn(admin), await isIn(elsewhere)]).toEqual([true, true]);
  });
});
