import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRollUps } from '../../../src/platform/figures/rollUpJob.ts';
import { startCleanUp } from '../../../src/platform/jobs/index.ts';
import { assumedTenants } from '../../../src/platform/database/tenantStatistics.ts';
import { listNames } from '../../../src/platform/lists/list.ts';
import { purgeCandidates } from '../../../src/platform/purge/index.ts';
import { createServices } from '../../../src/platform/services/index.ts';
import { bigVacancy } from '../../bench/bulkApplications.ts';
import { dashboardCalls } from '../../bench/dashboardCalls.ts';
import { fillSkewed } from '../../bench/skewedTenancy.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { callOf, download, startExport } from '../lists/calls.ts';
import type { Scope, Ticket, Values } from '../lists/calls.ts';
import { readEverything } from './everyRead.ts';
import { described, isFoundById, isPlannedByValues, leadingColumns, readings, recordStatements, wholeScans } from './statementPlans.ts';
import type { Statement } from './statementPlans.ts';

// The lists are known once the services are made.
createServices();

/** Database pages that a generic plan may read in addition to a custom one. */
const mostTimes = 3;
const allowance = 120;
/** Database pages that finding one row by an id may read. */
const mostPagesOfOne = 60;

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
    const size = { others: 400, applications: 4000, inOneVacancy: 1000, vacancies: 3000, users: 2000, events: 3000, everywhere: 800 };
    await fillSkewed(running.platform, { customerId: scope.customerId, ...size, until: running.clock.now() });
    const { platform } = running;
    for (const { pool } of [await platform.stores.region('ap-southeast-2'), await platform.stores.identity()])
      stores.push({ pool, statements: recordStatements(pool) });
    await sendEverything();
    // Deleted rows would count as pages that are read.
    for (const { pool } of stores) await pool.query('vacuum');
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

  it('costs a prepared statement hardly more than one that is planned for its values', async () => {
    const faults: string[] = [];
    for (const { pool, statements } of stores)
      await readings(pool, async (read) => {
        for (const statement of statements.values()) {
          if (isPlannedByValues(statement.text)) continue;
          const { pages: generic, plan } = await read('force_generic_plan', statement);
          if (generic <= allowance) continue;
          const { pages: custom } = await read('force_custom_plan', statement);
          if (generic > custom * mostTimes + allowance)
            faults.push(`${generic} pages, ${custom} when planned for its values: ${described(statement, plan)}`);
        }
      });
    expect(faults).toEqual([]);
  });

  it('finds one row by its id without reading a table or an index from end to end', async () => {
    const faults: string[] = [];
    let found = 0;
    for (const { pool, statements } of stores) {
      const leading = await leadingColumns(pool);
      await readings(
        pool,
        async (read) => {
          for (const statement of [...statements.values()].filter(({ text }) => isFoundById(text))) {
            const { pages, rows, plan } = await read('force_generic_plan', statement);
            if (rows > 1) continue;
            found += 1;
            const scans = wholeScans(plan, leading);
            if (scans.length > 0 || pages > mostPagesOfOne)
              faults.push(`${pages} pages, ${scans.join(', ')}: ${described(statement, plan)}`);
          }
        },
        // A small table is quicker to read than its index.
        'set enable_seqscan = off',
      );
    }
    expect(found).toBeGreaterThan(60);
    expect(faults).toEqual([]);
  });

  async function sendEverything(): Promise<void> {
    const { platform, clock } = running;
    const home = await platform.stores.region('ap-southeast-2');
    const { rows } = await home.pool.query<{ candidateId: string }>(
      'select candidate_id as "candidateId" from applications where customer_id = $1 limit 2',
      [scope.customerId],
    );
    const at = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
    const week = { gte: at(-6).toISOString(), lte: at(0.5).toISOString() };
    const needed: Record<string, Values> = {
      CommonGetViewList: { resource: 'users' },
      NotifGetEmailEventsByCustomerId: { dateRange: week },
      NotifGetEmails: { dateRange: week },
      AppsGetVacancyListByCandidateId: rows[0] ?? {},
      AppsGetApplicationList: { externalVacancyId: bigVacancy },
      AppsSearchApplications: { searchText: 'an' },
    };
    for (const operation of listNames()) {
      const { query, variables, sorts, columns } = callOf(operation, scope, needed[operation]);
      for (const browser of [admin, staff]) {
        await browser.ask(query, variables());
        for (const sort of sorts) await browser.ask(query, variables({ sort }));
      }
      const input = { ...scope, operation, resource: operation, format: 'CSV', variables: variables() };
      const { data } = await admin.ask(startExport, {
        input: { ...input, columns: columns.slice(0, 4).map((path) => ({ path, label: path })) },
      });
      const ticket = data?.['CommonStartExport'] as Ticket | undefined;
      if (ticket) await (await download(running, admin, ticket.path)).text();
    }
    await readEverything(platform, 'staff@demo.example', clock.now());
    const lists = [
      { operation: 'ORGGetUsers', variables: { filter: { ...scope, hierarchyIds: [scope.hierarchyId] } }, columns: ['_id', 'email'] },
      { operation: 'AppsGetApplicationList', variables: { filterApplicationInput: scope }, columns: ['_id', 'vacancyName'] },
    ];
    for (const text of ['an', 'nadia', '+61400'])
      await admin.ask('query ($input: CommonSearchInput!) { CommonSearch(input: $input) { lists { rows } } }', {
        input: { text, limit: 5, lists },
      });
    const place = { ...scope, hierarchyIds: [scope.hierarchyId] };
    for (const isRolledUp of [false, true]) {
      if (isRolledUp) await startRollUps(platform).run();
      await dashboardCalls.cards(admin, place, { from: at(-30), to: at(0) });
      await dashboardCalls.trends(admin, place, { from: at(-30), to: at(0) });
    }
    await startCleanUp(platform).run();
    const identity = await platform.stores.identity();
    for (const [index, mode] of (['deidentify', 'delete'] as const).entries())
      await purgeCandidates(
        { identity, home },
        {
          customerId: scope.customerId,
          candidateIds: [rows[index]?.candidateId ?? ''],
          mode,
          now: clock.now(),
          within: async () => undefined,
        },
      );
  }
});
