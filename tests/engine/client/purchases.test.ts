// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../src/engine/client/dataProvider.ts';
import { plans } from '../../../src/generated/plans.ts';
import { origin, startPlatform, type Browser, type Running } from '../../platform/browser.ts';
import { queries, scopeOf, type Credits, type Purchases, type Scope } from '../../platform/services/smsTools.ts';
import { postgresPrograms, startPostgres, type Cluster } from '../../postgres.ts';

// The console's own client against the platform on PostgreSQL: what a user presses, with the network in between.

const runs = process.env['DEEP'] === '1' ? 1000 : 100;
const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));

describe.skipIf(!postgresPrograms())('a purchase whose answer is lost', () => {
  let cluster: Cluster;
  let running: Running;
  let browser: Browser;
  let scope: Scope;
  beforeAll(async () => {
    cluster = await startPostgres();
    running = startPlatform({ DATABASE_URL: cluster.demo(), DEMO: 'on' });
    browser = await running.browser().as('admin@acme.example');
    scope = await scopeOf(browser);
  }, 120_000);
  afterAll(async () => {
    await running.close();
    cluster.stop();
  });

  /** The console's client over a network that loses the first so many answers of what is purchased, once the platform has given them. */
  const consoleThat = ({ loses }: { loses: number }) => {
    let left = loses;
    const sent: (string | null)[] = [];
    const provider = createDataProvider({
      plans: byName,
      regions: ['ap-southeast-2'],
      scope: () => ({ awsRegion: 'ap-southeast-2', ...scope }),
      onSession: () => undefined,
      csrf: () => browser.cookies.get('csrf'),
      fetch: async (address, init) => {
        if (String(address) === '/healthz') return new Response('ok');
        const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const headers = { ...Object.fromEntries(new Headers(init?.headers)), origin, cookie };
        sent.push(new Headers(init?.headers).get('idempotency-key'));
        const answer = await running.platform.fetch(new Request(`${origin}${String(address)}`, { ...init, headers }));
        if (left-- > 0) throw new TypeError('Failed to fetch');
        return answer;
      },
    });
    const press = (purchaseAmount: number, intent = {}) =>
      provider.updateMany('sms-credits', { ids: ['settings'], data: { purchaseAmount }, meta: { operation: 'purchase', intent } });
    return { press, sent };
  };
  const state = async () => {
    const { totalItems } = (await browser.get<Purchases>(queries.purchases, { input: { customerId: scope.customerId } })).pagination;
    return { purchases: totalItems, ...(await browser.get<Credits>(queries.credits, { input: scope })) };
  };

  it(`is charged exactly once: ${runs} times, with one or two answers dropped after the commit`, { timeout: 300_000 }, async () => {
    const before = await state();
    let expected = 0;
    for (let start = 0; start < runs; start += 50) {
      await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          const { press, sent } = consoleThat({ loses: 1 + (index % 2) });
          expected += index + 1;
          await press(index + 1);
          expect([sent.length, new Set(sent).size]).toEqual([2 + (index % 2), 1]);
        }),
      );
    }
    const after = await state();
    expect(after.purchases - before.purchases).toBe(runs);
    expect([after.credits - before.credits, after.totalCredits - before.totalCredits]).toEqual([expected, expected]);
  });

  it('three times is reported as failed; pressing again charges nothing more, and the next purchase is another', async () => {
    const before = await state();
    const { press, sent } = consoleThat({ loses: 3 });
    const intent = {};
    await expect(press(40, intent)).rejects.toMatchObject({ status: 0 });
    expect(sent).toHaveLength(3);
    await press(40, intent);
    expect((await state()).credits - before.credits).toBe(40);
    await press(40, {});
    expect((await state()).credits - before.credits).toBe(80);
    expect(new Set(sent).size).toBe(2);
  });
});
