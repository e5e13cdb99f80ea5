import type { Pool } from 'pg';
import { startPlatform } from '../platform/browser.ts';
import { startPostgres } from '../postgres.ts';
import { fillApplications } from './bulkApplications.ts';
import { report } from './report.ts';
import { shardTables } from './shardSizes.ts';

/** `BENCH_SHARDS=100000` fills the store with fewer applications. */
const applications = Number(process.env['BENCH_SHARDS'] ?? 1_000_000);
const region = 'ap-southeast-2';
/** Rows of tables that grow with applications. */
const rowsEach: Record<string, number> = { applications: 1, candidates: 1, assessments: 1.3, email_events: 2.5, audit_entries: 4 };
/** The filled store has no trail; its size is that of docs/operate/sizing.md. */
const measuredElsewhere: Record<string, number> = { audit_entries: 1300 };

/** Bytes of an application with all that belongs to it, by filling a store; then the simulation of shards on nodes. */
export async function shardsBench(): Promise<void> {
  const cluster = await startPostgres();
  const running = startPlatform({ DATABASE_URL: cluster.database('shards'), DEMO: 'on' });
  try {
    const admin = await running.browser().as('admin@acme.example');
    const { customerId } = await admin.get<{ customerId: string }>('{ AuthMe { customerId } }');
    const { pool } = await running.platform.stores.region(region);
    await pool.query('analyze');
    const demo = await sizesOf(pool);
    await fillApplications(pool, { customerId, applications, inOneVacancy: applications / 20, until: running.clock.now() });
    const full = await sizesOf(pool);
    const perRow = (what: string, from = demo) =>
      ((full.get(what)?.bytes ?? 0) - (from.get(what)?.bytes ?? 0)) / ((full.get(what)?.rows ?? 0) - (from.get(what)?.rows ?? 0));
    const figures = Object.entries(rowsEach).map(([what, rows]) => ({
      what,
      'bytes per row':
        what in measuredElsewhere ? (measuredElsewhere[what] ?? 0) : what === 'email_events' ? perRow(what, new Map()) : perRow(what),
      'rows per application': rows,
    }));
    const bytes = figures.reduce((sum, each) => sum + each['bytes per row'] * each['rows per application'], 0);
    report(`An application with all that belongs to it: ${Math.round(bytes)} bytes, with indexes`, figures);
    console.log(shardTables());
  } finally {
    await running.close();
    cluster.stop();
  }
}

async function sizesOf(pool: Pool): Promise<Map<string, { bytes: number; rows: number }>> {
  const { rows } = await pool.query<{ name: string; bytes: number; rows: number }>(
    `select relname as name, pg_total_relation_size(oid)::float8 as bytes, reltuples::float8 as rows from pg_class
     where relkind = 'r' and relnamespace = current_schema()::regnamespace order by bytes desc`,
  );
  return new Map(rows.map((row) => [row.name, row]));
}
