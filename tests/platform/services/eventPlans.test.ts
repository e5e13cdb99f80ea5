import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCustomer } from '../../bench/bulk.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

describe.skipIf(!postgresPrograms())('the delivery events of a large customer, on PostgreSQL', () => {
  let cluster: Cluster;
  let running: Running;
  let admin: Browser;
  let scope: { organizationId: string; customerId: string; hierarchyId: string };
  const plans: string[] = [];
  beforeAll(async () => {
    cluster = await startPostgres();
    running = startPlatform({ DATABASE_URL: cluster.demo(), DEMO: 'on' });
    admin = await running.browser().as('admin@acme.example');
    scope = await admin.get('{ AuthMe { organizationId customerId hierarchyId } }');
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    await fillCustomer(pool, { customerId: scope.customerId, events: 60_000, until: running.clock.now() });
    // Every list's statement is explained before it runs.
    const explaining = new WeakSet<object>();
    pool.on('acquire', (client) => {
      if (explaining.has(client)) return;
      explaining.add(client);
      const plain = client.query.bind(client) as (...given: unknown[]) => Promise<{ rows: Record<string, string>[] }>;
      client.query = (async (...given: unknown[]) => {
        const [config, values] = given as [string | { text: string; values?: unknown[] }, unknown[]];
        const text = typeof config === 'string' ? config : config.text;
        if (/^select .* from "email_events"/s.test(text)) {
          const { rows } = await plain(`explain ${text}`, (typeof config === 'string' ? values : config.values) ?? values);
          plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
        }
        return plain(...given);
      }) as typeof client.query;
    });
  }, 120_000);
  afterAll(async () => {
    await running.close();
    cluster.stop();
  });

  const planOf = async (more: object = {}, asked = 'data { id mailRecipient } pagination { totalItems }') => {
    plans.length = 0;
    const dateRange = { gte: new Date(running.clock.now().getTime() - 7 * 86_400_000), lte: running.clock.now() };
    const answer = await admin.get<{ pagination?: { totalItems: number } }>(
      `query ($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $dateRange: DateRangeInput!, $mailRecipient: String, $templateTypes: [NotificationEvent!], $skipEq: Int) {
        NotifGetEmailEventsByCustomerId(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, dateRange: $dateRange, mailRecipient: $mailRecipient, templateTypes: $templateTypes, skipEq: $skipEq) { ${asked} } }`,
      { ...scope, dateRange, ...more },
    );
    return { plan: plans.join('\n'), total: answer.pagination?.totalItems ?? 0 };
  };

  it('are read page by page from the index of their window, without a sort', async () => {
    const { plan, total } = await planOf();
    expect(total).toBeGreaterThan(4000);
    expect(plan).toMatch(/Index Scan using email_events_at/);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
    const last = await planOf({ skipEq: Math.ceil(total / 30) - 1 });
    expect(last.plan).toMatch(/Index Scan Backward using email_events_at/);
  });

  it.each([{}, { templateTypes: ['FI_INVITED', 'SI_INVITED'] }])('are counted from the index alone with %j', async (more) => {
    const { plan } = await planOf(more);
    expect(plan).toMatch(/Index Only Scan using email_events_at/);
    const facets = await planOf(more, 'facets(fields: ["templateTypes", "eventType"]) { field values { value count } }');
    expect(facets.plan).toMatch(/Index Only Scan using email_events_at/);
    expect(facets.plan).not.toMatch(/Seq Scan|Index Scan using/);
  });

  it('are found by a part of the recipient by its trigrams', async () => {
    const { plan } = await planOf({ mailRecipient: 'wiremu.kowalski.1234' });
    expect(plan).toMatch(/email_events_recipient/);
    expect(plan).not.toMatch(/Seq Scan/);
  });
});
