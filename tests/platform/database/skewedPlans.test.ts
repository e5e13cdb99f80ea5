import { escapeLiteral } from 'pg';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assumedTenants } from '../../../src/platform/database/tenantStatistics.ts';
import { listNames } from '../../../src/platform/lists/list.ts';
import { createServices } from '../../../src/platform/services/index.ts';
import { callsOf } from '../../bench/skewed.bench.ts';
import { fillSkewed } from '../../bench/skewedTenancy.ts';
import { bigVacancy } from '../../bench/bulkApplications.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { callOf } from '../lists/calls.ts';
import type { Scope, Values } from '../lists/calls.ts';

// The lists are known once the services are made.
createServices();

interface Statement {
  text: string;
  values: unknown[];
}

/** Database pages that a generic plan may read in addition to a custom one. */
const mostTimes = 3;
const allowance = 120;

describe.skipIf(!postgresPrograms())('a large customer among small ones, on PostgreSQL', () => {
  let cluster: Cluster;
  let running: Running;
  let admin: Browser;
  let staff: Browser;
  let scope: Scope;
  const stores: { pool: Pool; statements: Map<string, Statement> }[] = [];
  beforeAll(async () => {
    cluster = await startPostgres();
    running = startPlatform({ DATABASE_URL: cluster.demo(), DEMO: 'on' });
    admin = await running.browser().as('admin@acme.example');
    staff = await running.browser().as('staff@demo.example');
    scope = await admin.get<Scope>('{ AuthMe { organizationId customerId hierarchyId } }');
    const size = { others: 400, applications: 4000, inOneVacancy: 1000, vacancies: 3000, users: 2000, events: 3000 };
    await fillSkewed(running.platform, { customerId: scope.customerId, ...size, until: running.clock.now() });
    const { platform } = running;
    for (const { pool } of [await platform.stores.region('ap-southeast-2'), await platform.stores.identity()])
      stores.push({ pool, statements: recorded(pool) });
  }, 180_000);
  afterAll(async () => {
    await running.close();
    cluster.stop();
  });

  it('is what every table that names a customer is planned for', async () => {
    for (const { pool } of stores) {
      const { rows } = await pool.query<{ name: string; options: string[] | null }>(
        `select relname as name, attoptions as options from pg_attribute join pg_class on pg_class.oid = attrelid
         where relnamespace = current_schema()::regnamespace and relkind = 'r' and attname = 'customer_id'`,
      );
      expect(rows.length).toBeGreaterThan(5);
      for (const { name, options } of rows) expect(options, name).toContain(`n_distinct=${assumedTenants}`);
    }
  });

  it('costs a prepared statement of any list or record hardly more than one that is planned for its values', async () => {
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<{ candidateId: string }>(
      'select candidate_id as "candidateId" from applications where customer_id = $1 limit 1',
      [scope.customerId],
    );
    const at = (days: number) => new Date(running.clock.now().getTime() + days * 86_400_000).toISOString();
    const needed: Record<string, Values> = {
      CommonGetViewList: { resource: 'users' },
      NotifGetEmailEventsByCustomerId: { dateRange: { gte: at(-6), lte: at(0.5) } },
      NotifGetEmails: { dateRange: { gte: at(-6), lte: at(0.5) } },
      AppsGetVacancyListByCandidateId: rows[0] ?? {},
      AppsGetApplicationList: { externalVacancyId: bigVacancy },
      AppsSearchApplications: { searchText: 'an' },
    };
    for (const operation of listNames()) {
      const { query, variables, sorts } = callOf(operation, scope, needed[operation]);
      for (const browser of [admin, staff]) {
        await browser.ask(query, variables());
        for (const sort of sorts) await browser.ask(query, variables({ sort }));
      }
    }
    for (const { query, variables } of await callsOf(pool, scope)) await admin.get(query, variables);
    const statements = stores.flatMap(({ statements: all, pool: own }) => [...all.values()].map((each) => ({ ...each, own })));
    expect(statements.length).toBeGreaterThan(150);
    const faults: string[] = [];
    for (const { text, values, own } of statements) {
      const [generic, custom] = [
        await pagesOf(own, 'force_generic_plan', text, values),
        await pagesOf(own, 'force_custom_plan', text, values),
      ];
      if (generic > custom * mostTimes + allowance) faults.push(`${generic} pages, ${custom} when planned for its values: ${text}`);
    }
    expect(faults).toEqual([]);
  });
});

/** Remembers each text that is sent prepared, with the values of its first call. */
function recorded(pool: Pool): Map<string, Statement> {
  const statements = new Map<string, Statement>();
  const watched = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const plain = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const [config, more] = given as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
      const values = (typeof config === 'string' ? undefined : config.values) ?? more;
      const text = typeof config === 'string' ? config : config.text;
      const isPrepared = typeof config === 'object' && Array.isArray(values) && text.startsWith('select ');
      if (isPrepared && !/planned by its values| like /.test(text) && !statements.has(text)) statements.set(text, { text, values });
      return plain(...given);
    }) as typeof client.query;
  });
  return statements;
}

interface Explained {
  'QUERY PLAN': { Plan: Record<'Shared Hit Blocks' | 'Shared Read Blocks', number> }[];
}

/** Pages that a prepared statement reads under a kind of plan: a number that is the same on a busy machine. */
async function pagesOf(pool: Pool, mode: string, text: string, values: unknown[]): Promise<number> {
  const client: PoolClient = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local plan_cache_mode = ${mode}`);
    await client.query(`prepare measured as ${text}`);
    const literals = values.map(literalOf);
    const { rows } = await client.query<Explained>(
      `explain (analyze, buffers, timing off, format json) execute measured${literals.length > 0 ? `(${literals.join(', ')})` : ''}`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
  } finally {
    await client.query('rollback');
    client.release(true);
  }
}

/** A value as SQL: `execute` takes no parameters. */
function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value))
    return escapeLiteral(`{${value.map((each) => (each === null ? 'null' : JSON.stringify(String(each)))).join(',')}}`);
  if (value instanceof Date) return escapeLiteral(value.toISOString());
  return escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value));
}
