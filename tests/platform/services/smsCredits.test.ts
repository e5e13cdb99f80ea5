import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { queries, scopeOf } from './smsTools.ts';
import type { Credits, Purchases, Scope } from './smsTools.ts';
import { customerNamed } from './people.ts';

describe('SMS credits', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
  });
  afterAll(() => running.close());

  const credits = (who = admin, input: object = scope) => who.get<Credits>(queries.credits, { input });
  const history = (more: object = {}) => admin.get<Purchases>(queries.purchases, { input: { customerId: scope.customerId, ...more } });
  const purchase = (purchaseAmount: unknown, more: object = {}, who = admin) =>
    who.ask(queries.purchase, { update: { ...scope, purchaseAmount, ...more } });

  it('are added by a purchase, which is on record with the session’s own user, whatever is sent', async () => {
    const before = await credits();
    const [{ data }] = [await history()];
    const { errors } = await purchase(250, { purchaseUserId: 'somebody', purchaseUserEmail: 'somebody@else.example' });
    expect(errors).toBeUndefined();
    const after = await credits();
    expect([after.credits - before.credits, after.totalCredits - before.totalCredits]).toEqual([250, 250]);
    const { data: now } = await history();
    expect(now).toHaveLength(data.length + 1);
    expect(now[0]).toMatchObject({ purchaseAmount: 250, purchaseUserEmail: 'admin@acme.example', notes: null });
    expect(now[0]?.purchaseUserId).not.toBe('somebody');
    expect(new Date(now[0]?.purchasedAt ?? 0)).toEqual(running.clock.now());
  });

  it('a customer that never bought any has none, and an empty history', async () => {
    const staff = await running.browser().as('staff@demo.example');
    const found = await customerNamed(staff, '#1 Acme Deals');
    const own = { customerId: found?.customerId, organizationId: found?.organizationId, hierarchyId: found?.rootHierarchyId };
    expect(await credits(staff, own)).toEqual({ customerId: own.customerId, credits: 0, totalCredits: 0 });
  });

  it('pages and sorts purchases, newest first unless asked', async () => {
    const all = await history();
    const times = all.data.map(({ purchasedAt }) => purchasedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const second = await history({ skipEq: 1, limitEq: 2 });
    expect(second.data).toEqual(all.data.slice(2, 4));
    expect(second.pagination).toMatchObject({
      totalItems: all.pagination.totalItems,
      totalPages: Math.ceil(all.pagination.totalItems / 2),
    });
    const bySize = await history({ sort: { fieldName: 'purchaseAmount', order: 'asc' } });
    const sizes = bySize.data.map(({ purchaseAmount }) => purchaseAmount);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  });

  it.each([
    [0, 'validation.smsCredits.format'],
    [-5, 'validation.smsCredits.format'],
    [1_000_001, 'validation.smsCredits.maximum'],
  ])('%d cannot be purchased', async (amount, text) => {
    const { errors } = await purchase(amount);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { purchaseAmount: text } });
  });

  it('are not there for whoever is of another customer, and for nobody without the right', async () => {
    const theirs = await scopeOf(await running.browser().as('staff@demo.example'));
    expect((await admin.refusal(queries.credits, { input: theirs }))?.code).toBe('NOT_FOUND');
    expect((await admin.refusal(queries.purchase, { update: { ...theirs, purchaseAmount: 1 } }))?.code).toBe('NOT_FOUND');
    expect(
      (await admin.refusal(queries.purchase, { update: { ...scope, hierarchyId: theirs.hierarchyId, purchaseAmount: 1 } }))?.code,
    ).toBe('NOT_FOUND');
    const recruiter = await running.browser().as('recruiter@acme.example');
    expect((await recruiter.refusal(queries.purchase, { update: { ...scope, purchaseAmount: 1 } }))?.code).toBe('FORBIDDEN');
  });
});

describe.skipIf(!postgresPrograms())('SMS credits under parallel load, on PostgreSQL', () => {
  let cluster: Cluster;
  let running: Running;
  beforeAll(async () => {
    cluster = await startPostgres();
    running = startPlatform({ DATABASE_URL: cluster.demo(), DEMO: 'on' });
    await running.browser().as('staff@demo.example');
  }, 120_000);
  afterAll(async () => {
    await running.close();
    cluster.stop();
  });

  it('two hundred parallel purchases add up, also the very first ones of a customer', async () => {
    const staff = await running.browser().as('staff@demo.example');
    for (const name of ['Northlight', '#1 Acme Deals']) {
      const found = await customerNamed(staff, name);
      const scope = { customerId: found?.customerId, organizationId: found?.organizationId, hierarchyId: found?.rootHierarchyId };
      const before = await staff.get<Credits>(queries.credits, { input: scope });
      const history = () => staff.get<Purchases>(queries.purchases, { input: { customerId: scope.customerId } });
      const { totalItems } = (await history()).pagination;
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, index) => staff.ask(queries.purchase, { update: { ...scope, purchaseAmount: index + 1 } })),
      );
      expect(answers.filter(({ errors }) => errors)).toEqual([]);
      const after = await staff.get<Credits>(queries.credits, { input: scope });
      expect([after.credits - before.credits, after.totalCredits - before.totalCredits]).toEqual([20_100, 20_100]);
      expect((await history()).pagination.totalItems - totalItems).toBe(200);
      // Each saw a state of its own: none was answered with another's sum.
      expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(200);
    }
  });
});
