import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import type { Scope } from '../lists/calls.ts';

describe.skipIf(!postgresPrograms())('a long audit trail, on PostgreSQL', () => {
  let cluster: Cluster;
  let running: Running;
  let admin: Browser;
  let acme: Scope;
  const statements: { text: string; values: unknown[] }[] = [];
  beforeAll(async () => {
    cluster = await startPostgres();
    running = startPlatform({ DATABASE_URL: cluster.demo(), DEMO: 'on' });
    admin = await running.browser().as('admin@acme.example');
    acme = await admin.get<Scope>('{ AuthMe { organizationId customerId hierarchyId } }');
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    await pool.query(
      `insert into audit_entries (customer_id, id, at, operation, actor_id, organization_id, region, subjects, subject_count, fields)
       select case n % 3 when 0 then 'other' else $1 end, lpad(to_hex(n), 24, '0'), now() - n * interval '7 seconds',
         (array['ORGUpdateUser', 'ORGArchiveUsers', 'AuthEmailLogin'])[1 + n % 3], 'a' || n % 50, $2, 'ap-southeast-2', '[]', 1, '[]'
       from generate_series(1, 60000) n`,
      [acme.customerId, acme.organizationId],
    );
    await pool.query(
      `insert into audit_values (customer_id, entry_id, subject_id, name) select customer_id, id, 's' || (hashtext(id) % 5000), 'Row ' || md5(id) from audit_entries on conflict do nothing`,
    );
    await pool.query('analyze');
    pool.on('acquire', (client) => {
      const plain = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
      const noted = (...given: unknown[]) => {
        const [config, values] = given as [string | { text: string; values?: unknown[] }, unknown[]];
        const text = typeof config === 'string' ? config : config.text;
        if (text.includes('from "audit_entries"'))
          statements.push({ text, values: (typeof config === 'string' ? values : config.values) ?? values });
        return plain(...given);
      };
      client.query = noted as typeof client.query;
    });
  }, 180_000);
  afterAll(async () => {
    await running.close();
    cluster.stop();
  });

  const ask = async (filter: object) => {
    statements.length = 0;
    await admin.get(
      `query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) {
         data { _id at operation actorName subjectNames changes { field } } pagination { totalItems } } }`,
      { filter: { ...acme, ...filter } },
    );
    const [statement] = statements;
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${statement?.text}`, statement?.values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  /** The plan of the rows, without that of their number. */
  const ofRows = (plan: string) => plan.slice(plan.lastIndexOf('\n  ->'));

  it('reads its first page from the index in its order', async () => {
    const plan = await ask({});
    expect(ofRows(plan)).toMatch(/Index Scan (Backward )?using audit_entries_at/);
    expect(ofRows(plan)).not.toContain('Sort');
  });

  it('finds what was done to one row from that row', async () => {
    const plan = await ask({ subjectId: 's77' });
    expect(plan).toContain('audit_values_subject');
    expect(plan).not.toContain('Seq Scan');
  });

  it('finds what one person did from that person', async () => {
    const plan = await ask({ actorId: 'a7' });
    expect(plan).toContain('audit_entries_actor');
    expect(plan).not.toContain('Seq Scan');
  });
});
