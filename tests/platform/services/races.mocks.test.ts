import type * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { changeTotals } from '../../../src/platform/database/totals.ts';
import { minute, origin, startPlatform, unused } from '../browser.ts';
import type { Answer, Browser, Running } from '../browser.ts';

const checks = vi.hoisted(() => ({ count: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  const verify: typeof argon2.verify = (hash, ...rest) => {
    // Only what costs as much as a real check is one.
    if (String(hash).startsWith('$argon2id$v=19$m=19456,t=2,p=1$')) checks.count += 1;
    return real.verify(hash, ...rest);
  };
  return { ...real, verify };
});

describe.skipIf(!postgresPrograms())('calls at the same moment, on PostgreSQL', () => {
  let cluster: Cluster;
  let running: Running;
  let staff: Browser;
  beforeAll(async () => {
    cluster = await startPostgres();
    running = startPlatform({ DATABASE_URL: cluster.demo(), DEMO: 'on' });
    staff = await running.browser().as('staff@demo.example');
  });
  afterAll(async () => {
    await running.close();
    cluster.stop();
  });
  beforeEach(() => {
    checks.count = 0;
  });

  const reasons = (answers: Answer[]) => answers.map((answer) => answer.errors?.[0]?.extensions.reason ?? 'done');
  const count = (found: string[], reason: string) => found.filter((each) => each === reason).length;
  const together = <Result>(times: number, work: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: times }, (_, index) => work(index)));

  it.each(['recruiter@acme.example', 'nobody@nobody.example'])(
    'a hundred wrong passwords for %s cost five checks and lock',
    async (email) => {
      const found = reasons(await together(100, () => running.browser().logIn(email, 'wrong')));
      expect(checks.count).toBe(5);
      expect(count(found, 'REMAINING_ATTEMPTS')).toBe(4);
      expect(count(found, 'USER_LOCKED')).toBe(96);
    },
  );

  it('a hundred wrong codes for one challenge get five tries', async () => {
    const email = 'mfa@acme.example';
    const first = running.browser();
    await first.logIn(email);
    const sent = await running.platform.fetch(new Request(`${origin}/dev/outbox.json?to=${email}`));
    const code = Number(/\d{6}/.exec(((await sent.json()) as { data: { text: string }[] }).data[0]?.text ?? '')?.[0]);
    const answers = await together(100, (index) => {
      const tab = running.browser();
      for (const [name, value] of first.cookies) tab.cookies.set(name, value);
      const wrong = String((code + 1 + index) % 1_000_000).padStart(6, '0');
      return tab.ask('mutation ($code: String!, $email: String!) { AuthMfaLogin(code: $code, email: $email) { expiresAt } }', {
        code: wrong,
        email,
      });
    });
    expect(count(reasons(answers), 'MFA_CODE_MISMATCH')).toBe(4);
    // The fifth wrong code ends the challenge and locks the codes of the account.
    expect(count(reasons(answers), 'MFA_CHALLENGE_ENDED') + count(reasons(answers), 'USER_LOCKED')).toBe(96);
  });

  it('twenty creations under one name make one customer, with one root department', async () => {
    const uniqueName = `race-${unused()}x`;
    const me = await staff.get<{ organizationId: string }>('{ AuthMe { organizationId } }');
    const customer = { organizationId: me.organizationId, uniqueName, displayName: uniqueName };
    const answers = await together(20, () =>
      staff.ask('mutation ($customer: ORGCreateCustomerInput!) { ORGCreateCustomer(customer: $customer) { _id } }', { customer }),
    );
    expect(count(reasons(answers), 'done')).toBe(1);
    expect(count(reasons(answers), 'NAME_TAKEN')).toBe(19);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    expect((await pool.query('select 1 from hierarchies where name = $1', [uniqueName])).rowCount).toBe(1);
  });

  it('an organisation is never archived with an active customer in it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const organization = { uniqueName: `race-${unused()}`, displayName: 'Race' };
      const { _id } = await staff.get<{ _id: string }>(
        'mutation ($organization: ORGCreateOrganizationInput!) { ORGCreateOrganization(organization: $organization) { _id } }',
        { organization },
      );
      const customer = { organizationId: _id, uniqueName: `race-${unused()}x`, displayName: 'Race' };
      await Promise.all([
        staff.ask('mutation ($customer: ORGCreateCustomerInput!) { ORGCreateCustomer(customer: $customer) { _id } }', { customer }),
        staff.ask('mutation ($filter: OrganizationIdsFilter!) { ORGArchiveOrganizations(filter: $filter) { data { _id } } }', {
          filter: { organizationIds: [_id] },
        }),
      ]);
    }
    const { pool } = await running.platform.stores.identity();
    const both = await pool.query(
      `select 1 from organizations join customers on organization_id = organizations.id where organizations.archived_at is not null and customers.archived_at is null`,
    );
    expect(both.rowCount).toBe(0);
  });

  it('customers that many archive and restore at once end in a state whose totals are right', async () => {
    const list = await staff.get<{ data: { _id: string; uniqueName: string }[] }>(
      '{ ORGGetCustomers(filter: { activeOnly: true, limit: 30 }) { data { _id uniqueName } } }',
    );
    const ids = list.data.filter((row) => row.uniqueName !== 'northlight').map((row) => row._id);
    const answers = await together(30, (index) => {
      const customerIds = ids.toSorted(() => (index % 2 ? 1 : -1)).slice(index % 5, 20);
      return staff.ask(
        `mutation ($filter: CustomerIdsFilter!) { ORG${index % 3 ? 'Archive' : 'Restore'}Customers(filter: $filter) { data { _id } } }`,
        { filter: { customerIds } },
      );
    });
    expect(new Set(reasons(answers))).toEqual(new Set(['done']));
    const { pool } = await running.platform.stores.identity();
    const { rows } = await pool.query(
      `select customer_id, name, value::int, (select count(*)::int from customers where (totals.customer_id = '*' or organization_id = totals.customer_id)
         and name = 'customers:' || aws_region || case when archived_at is null then ':active' else ':archived' end) as counted
       from totals where name like 'customers:%'`,
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter((row) => row.value !== row.counted)).toEqual([]);
  });

  it('totals that are changed in opposite orders wait for each other without a deadlock', async () => {
    const store = await running.platform.stores.identity();
    const changes = Array.from({ length: 40 }, (_, index) => ({ scope: `s${index}`, name: 'test', by: 1 }));
    await together(60, (index) => store.transaction((tx) => changeTotals(tx, index % 2 ? changes : changes.toReversed())));
    const { rows } = await store.pool.query(`select distinct value::int from totals where name = 'test'`);
    expect(rows).toEqual([{ value: 60 }]);
  });

  it('a session that ten tabs renew at once goes on in all of them', async () => {
    running.clock.pass(100 * minute);
    const next = await together(10, async () => {
      const tab = running.browser();
      for (const [name, value] of staff.cookies) tab.cookies.set(name, value);
      await tab.get('{ AuthRefreshToken { expiresAt logout } }');
      return tab.cookies.get('session');
    });
    expect(new Set(next).size).toBe(1);
    expect(next[0]).not.toBe(staff.cookies.get('session'));
  });
});
