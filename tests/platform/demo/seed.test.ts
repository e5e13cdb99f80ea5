import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { regions } from '../../../src/platform/regions.ts';
import { demoAccounts } from '../../../src/platform/demo/accounts.ts';
import { demoCustomers, demoOrganizations } from '../../../src/platform/demo/directory.ts';
import { peopleOf } from '../../../src/platform/demo/people.ts';
import { growDemo } from '../../../src/platform/demo/seed.ts';
import { startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';

const base = new Date('2026-11-20T00:00:00Z');

describe('demo data', () => {
  it('are the same whenever and wherever they are made', () => {
    expect(demoCustomers(base, 80)).toEqual(demoCustomers(base, 80));
    const [customer] = demoCustomers(base, 80);
    if (customer) expect(peopleOf(customer, base, 20)).toEqual(peopleOf(customer, base, 20));
  });

  it('only gain customers and users when more are asked for', () => {
    const [few, many] = [demoCustomers(base, 60), demoCustomers(base, 400)];
    expect(many.slice(0, few.length)).toEqual(few);
    expect(many).toHaveLength(400);
    const acme = few.find((customer) => customer.uniqueName === 'acme');
    if (acme) expect(peopleOf(acme, base, 50).users.slice(0, 10)).toEqual(peopleOf(acme, base, 10).users);
  });

  it('have account names that are allowed and taken once, and dates spread over two years', () => {
    const customers = demoCustomers(base, 5000);
    expect(new Set(customers.map((customer) => customer.uniqueName)).size).toBe(5000);
    for (const { uniqueName, createdAt, archivedAt } of customers) {
      expect(uniqueName).toMatch(/^[a-z]([a-z0-9-]*[a-z0-9])?$/);
      expect(createdAt < base && base.getTime() - createdAt.getTime() < 731 * 24 * 3_600_000).toBe(true);
      if (archivedAt) expect(archivedAt >= createdAt && archivedAt < base).toBe(true);
    }
  });

  it('have no active customer in an archived organisation', () => {
    const archived = new Set(
      demoOrganizations(base)
        .filter((organization) => organization.archivedAt)
        .map((organization) => organization.id),
    );
    expect(archived.size).toBe(2);
    expect(demoCustomers(base, 120).filter((customer) => archived.has(customer.organizationId) && !customer.archivedAt)).toEqual([]);
  });

  it('use domains of examples only', () => {
    for (const customer of demoCustomers(base, 120)) {
      for (const { email } of peopleOf(customer, base, 5).users) expect(email).toMatch(/^[a-z0-9.-]+@[a-z0-9.-]+\.example$/);
    }
  });

  describe('in the stores', () => {
    let running: Running;
    beforeAll(async () => {
      running = startPlatform();
      for (const region of regions) await running.platform.stores.region(region);
    });
    afterAll(() => running.close());

    const counts = async () => {
      const { stores } = running.platform;
      const count = async (store: 'identity' | (typeof regions)[number], table: string) => {
        const { pool } = store === 'identity' ? await stores.identity() : await stores.region(store);
        return (await pool.query<{ count: number }>(`select count(*)::int from ${table}`)).rows[0]?.count ?? 0;
      };
      const perRegion = await Promise.all(
        regions.map((region) =>
          Promise.all(['users', 'hierarchies where parent_id is null', 'group_members'].map((table) => count(region, table))),
        ),
      );
      const sum = (index: number) => perRegion.reduce((total, each) => total + (each[index] ?? 0), 0);
      return {
        identities: await count('identity', 'identities'),
        customers: await count('identity', 'customers'),
        users: sum(0),
        roots: sum(1),
        members: sum(2),
      };
    };

    it('agree with each other: a profile for each identity, a root department for each customer', async () => {
      const { identities, customers, users, roots, members } = await counts();
      expect(users).toBe(identities);
      expect(roots).toBe(customers);
      expect(members).toBe(users);
      expect(customers).toBeGreaterThanOrEqual(40);
    });

    it('let every demo account sign in', async () => {
      for (const { email, mfaEnabled } of demoAccounts) {
        const { data, errors } = await running.browser().logIn(email);
        expect(errors).toBeUndefined();
        expect(data).toMatchObject({ AuthEmailLogin: { mfa: mfaEnabled } });
      }
    });

    it('grow without a change to what is there, and keep the totals right', async () => {
      const before = await counts();
      const { pool } = await running.platform.stores.identity();
      const old = (await pool.query('select * from customers order by id')).rows;
      await growDemo(running.platform, { customers: 200, users: 600, vacancies: 0, applications: 0 }, regions);
      const after = await counts();
      expect(after.customers).toBe(200);
      expect(after.users).toBe(after.identities);
      expect(after.roots).toBe(200);
      expect(after.users).toBeGreaterThan(before.users);
      const ids = old.map((row) => row.id);
      expect((await pool.query('select * from customers where id = any($1) order by id', [ids])).rows).toEqual(old);
      const total = await pool.query(`select sum(value)::int as sum from totals where customer_id = '*' and name like 'customers:%'`);
      expect(total.rows).toEqual([{ sum: 200 }]);
    });
  });

  it('are not made where the demo is off, and nobody can sign in there', async () => {
    const running = startPlatform({ DEMO: 'off' });
    expect((await running.browser().logIn('staff@demo.example')).errors).toHaveLength(1);
    const { pool } = await running.platform.stores.identity();
    expect((await pool.query('select * from organizations')).rows).toEqual([]);
    await running.close();
  });
});
