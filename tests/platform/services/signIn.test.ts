import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minute, startPlatform, unused } from '../browser.ts';
import type { Running } from '../browser.ts';

describe('signing in with e-mail address and password', () => {
  let running: Running;
  beforeAll(() => {
    running = startPlatform();
  });
  afterAll(() => running.close());

  const me = '{ AuthMe { email userType customerCount defaultCustomer { awsRegion customerId } customers { customerId awsRegion } } }';

  it('opens a session that all three regions know', async () => {
    const browser = await running.browser().as('admin@acme.example');
    expect([...browser.cookies.keys()].toSorted()).toEqual(['csrf', 'known_device', 'region', 'session']);
    for (const region of ['ap-southeast-2', 'eu-west-1', 'us-east-1'] as const) {
      expect(await browser.get(me, {}, region)).toMatchObject({ email: 'admin@acme.example', userType: 'CUSTOMER_ADMIN' });
    }
  });

  it('takes an address in any case and with spaces around it', async () => {
    const { errors } = await running.browser().logIn('  Admin@ACME.example ');
    expect(errors).toBeUndefined();
  });

  it('answers when the access ends, two hours from now, and where the user is at home', async () => {
    const { data } = await running.browser().logIn('admin@globex.example');
    expect(data).toEqual({
      AuthEmailLogin: {
        mfa: false,
        expiresAt: new Date(running.clock.now().getTime() + 120 * minute).toISOString(),
        defaultAwsRegion: 'eu-west-1',
        isDeviceRemembered: false,
        minutesForRememberDevice: 20_160,
      },
    });
  });

  it('keeps only hashes of tokens', async () => {
    const browser = await running.browser().as('admin@acme.example');
    const { pool } = await running.platform.stores.identity();
    const { rows } = await pool.query('select * from sessions');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('session'));
  });

  it('shows provider staff every active customer, and a customer’s own people theirs alone', async () => {
    const person = await running.browser().as('staff@demo.example');
    const staff = await person.get<{ customers: object[]; customerCount: number }>(me);
    expect([staff.customers.length, staff.customerCount >= 100]).toEqual([25, true]);
    expect(JSON.stringify(staff).length).toBeLessThan(10_000);
    const admin = await (
      await running.browser().as('admin@acme.example')
    ).get<{ customers: { customerId: string }[]; defaultCustomer: object }>(me);
    expect(admin.customers).toHaveLength(1);
    expect(admin.defaultCustomer).toEqual(admin.customers[0]);
  });

  it('tells a signed-out browser that it is signed out', async () => {
    expect(await running.browser().refusal(me)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each([
    ['an empty address', '', 'x', { email: 'validation.email.required' }],
    ['what is no address', 'nobody', 'x', { email: 'validation.email.format' }],
    ['an address of 101 characters', `${'a'.repeat(88)}@acme.example`.padStart(101, 'a'), 'x', { email: 'validation.email.maxLength' }],
    ['an empty password', 'admin@acme.example', '', { password: 'validation.password.required' }],
    ['a password of 129 characters', 'admin@acme.example', 'x'.repeat(129), { password: 'validation.password.maxLength' }],
  ])('refuses %s at its field, and counts no try', async (_, email, password, fields) => {
    const refusal = (await running.browser().logIn(email, password)).errors?.[0]?.extensions;
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect(refusal?.['attemptsRemaining']).toBeUndefined();
  });

  it('is on record; a refused try and a logout of nobody are not', async () => {
    const { pool } = await running.platform.stores.identity();
    const recorded = async () => (await pool.query('select operation, actor_id from audit_entries order by id')).rows;
    const before = (await recorded()).length;
    await running.browser().logIn('admin@acme.example', 'wrong');
    await running.browser().ask('mutation { AuthLogout { logout } }');
    expect(await recorded()).toHaveLength(before);
    const browser = await running.browser().as('admin@acme.example');
    const { _id } = await browser.get<{ _id: string }>('{ AuthMe { _id } }');
    await browser.ask('mutation { AuthLogout { logout } }');
    expect((await recorded()).slice(before)).toEqual([
      { operation: 'AuthEmailLogin', actor_id: _id },
      { operation: 'AuthLogout', actor_id: _id },
    ]);
  });

  describe('when the password is wrong', () => {
    const wrong = async (email: string) => (await running.browser().logIn(email, 'wrong')).errors?.[0]?.extensions;

    it('counts four more tries down, locks at the fifth, and opens again exactly five minutes later', async () => {
      const email = 'recruiter@acme.example';
      for (const left of [4, 3, 2, 1])
        expect(await wrong(email)).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'REMAINING_ATTEMPTS', attemptsRemaining: left });
      expect(await wrong(email)).toMatchObject({ code: 'RATE_LIMITED', reason: 'USER_LOCKED' });
      running.clock.pass(5 * minute - 1);
      expect((await running.browser().logIn(email)).errors?.[0]?.extensions).toMatchObject({ reason: 'USER_LOCKED' });
      running.clock.pass(1);
      expect((await running.browser().logIn(email)).errors).toBeUndefined();
    });

    it('starts to count anew after a lock and after a right password', async () => {
      const email = 'manager@acme.example';
      expect(await wrong(email)).toMatchObject({ attemptsRemaining: 4 });
      await running.browser().as(email);
      for (let tries = 0; tries < 5; tries += 1) await wrong(email);
      running.clock.pass(5 * minute);
      expect(await wrong(email)).toMatchObject({ attemptsRemaining: 4 });
    });

    it('answers for an unknown address just as for a known one', async () => {
      const [known, unknown] = ['admin@globex.example', `${unused()}@nobody.example`];
      for (let tries = 0; tries < 6; tries += 1) {
        const [one, other] = [await running.browser().logIn(known, 'wrong'), await running.browser().logIn(unknown, 'wrong')];
        expect(other).toEqual(one);
      }
    });

    it('gives an unknown address a region that stays the same', async () => {
      const ask = 'query ($email: String!) { AuthGetUserRegion(email: $email) { defaultAwsRegion } }';
      for (let index = 0; index < 20; index += 1) {
        const [one, other] = [
          await running.browser().get<{ defaultAwsRegion: string }>(ask, { email: `p${index}@nobody.example` }),
          await running.browser().get<{ defaultAwsRegion: string }>(ask, { email: ` P${index}@nobody.example` }, 'us-east-1'),
        ];
        expect(other).toEqual(one);
      }
    });
  });
});
