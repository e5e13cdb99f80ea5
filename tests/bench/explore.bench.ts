import type { Pool } from 'pg';
import { startPlatform, type Browser } from '../platform/browser.ts';
import { startPostgres } from '../postgres.ts';
import { fillApplications } from './bulkApplications.ts';
import { timesOf } from './load.ts';
import { report, type Figure } from './report.ts';

/** `BENCH_APPLICATIONS=100000` measures a smaller customer. */
const [applications = 1_000_000] = (process.env['BENCH_APPLICATIONS'] ?? '').split('/').filter(Boolean).map(Number);

interface Case {
  what: string;
  by: { field: string; step?: string }[];
  filter?: Record<string, unknown>;
  keys: string[];
  where?: string;
}

interface Scope {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
}

interface Grouped {
  groups: { keys: (string | null)[]; count: number }[];
  count: number;
}

const query = `query ($filter: AppsGetApplicationListFilter!, $by: [ApplicationGrouping!]!) {
  AppsGetApplicationList(filterApplicationInput: $filter) { breakdown(by: $by) { groups { keys names count } count groupCount } }
}`;

const step = (name: string) => `date_trunc('${name}', created_at at time zone 'Australia/Sydney')`;

/** Groups of a large customer's applications against the raw SQL that answers the same. */
export async function exploreBench(): Promise<void> {
  const cluster = await startPostgres();
  const running = startPlatform({ DATABASE_URL: cluster.database('explore') });
  try {
    const admin = await running.browser().as('admin@acme.example');
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const me = await admin.get<Scope>('{ AuthMe { organizationId customerId hierarchyId } }');
    const root = await pool.query<{ id: string }>('select id from hierarchies where customer_id = $1 and parent_id is null', [
      me.customerId,
    ]);
    const scope = { organizationId: me.organizationId, customerId: me.customerId, hierarchyId: root.rows[0]?.id ?? '' };
    await fillApplications(pool, { customerId: me.customerId, applications, inOneVacancy: applications / 20, until: running.clock.now() });
    const since = new Date(running.clock.now().getTime() - 90 * 86_400_000).toISOString();
    const cases: Case[] = [
      { what: 'status', by: [{ field: 'applicationStatusList' }], keys: ['status'] },
      { what: 'vacancy', by: [{ field: 'externalVacancyIds' }], keys: ['vacancy_id'] },
      { what: 'month', by: [{ field: 'createdAt', step: 'MONTH' }], keys: [step('month')] },
      { what: 'day', by: [{ field: 'createdAt', step: 'DAY' }], keys: [step('day')] },
      {
        what: 'week and status',
        by: [{ field: 'createdAt', step: 'WEEK' }, { field: 'applicationStatusList' }],
        keys: [step('week'), 'status'],
      },
      {
        what: 'status, of the last 90 days',
        by: [{ field: 'applicationStatusList' }],
        filter: { createdAt: { gte: since } },
        keys: ['status'],
        where: `created_at >= '${since}'`,
      },
    ];
    const figures: Figure[] = [];
    for (const each of cases) figures.push(await figureOf(admin, pool, scope, each));
    report(`${applications.toLocaleString('en-GB')} applications in groups, PostgreSQL, ms (medians of calls that take turns)`, figures);
  } finally {
    await running.close();
    cluster.stop();
  }
}

async function figureOf(admin: Browser, pool: Pool, scope: Scope, { what, by, filter, keys, where }: Case): Promise<Figure> {
  const ours = () => admin.get<{ breakdown: Grouped }>(query, { filter: { ...scope, ...filter }, by });
  const named = keys.map((key, index) => `${key} as key${index}`).join(', ');
  const numbers = keys.map((_, index) => index + 1).join(', ');
  const raw = () =>
    pool.query<{ count: number }>(
      `select ${named}, count(*)::int as count from applications where customer_id = $1${where ? ` and ${where}` : ''} group by ${numbers} order by ${numbers}`,
      [scope.customerId],
    );
  const [{ breakdown }, { rows }] = [await ours(), await raw()];
  // The platform answers the largest groups, and the number of rows in all of them.
  const counts = (all: readonly { count: number }[]) => all.map(({ count }) => count).toSorted((a, b) => b - a);
  const [own, all] = [counts(breakdown.groups), counts(rows)];
  const total = all.reduce((sum, count) => sum + count, 0);
  if (total !== breakdown.count || own.some((count, index) => count !== all[index]))
    throw new Error(`${what}: the platform says ${breakdown.count} in ${own.length} groups, the database ${total} in ${all.length}`);
  const [ms, rawMs] = await timesOf(ours, raw);
  return { what, groups: rows.length, rows: breakdown.count, ms, 'raw SQL': rawMs, '× raw': ms / rawMs };
}
