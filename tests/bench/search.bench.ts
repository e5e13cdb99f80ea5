import type { Pool } from 'pg';
import { fill } from '../../src/engine/plan/fill.ts';
import { kindsOf } from '../../src/engine/screens/shell/search/kinds.ts';
import { plans } from '../../src/generated/plans.ts';
import { startPlatform, type Browser } from '../platform/browser.ts';
import { startPostgres } from '../postgres.ts';
import { fillApplications } from './bulkApplications.ts';
import { report, type Figure } from './report.ts';

/** `BENCH_APPLICATIONS=100000/5000` measures a smaller customer with a smaller vacancy. */
const [applications = 1_000_000, inOneVacancy = 50_000] = (process.env['BENCH_APPLICATIONS'] ?? '').split('/').filter(Boolean).map(Number);
const runs = 20;

const together = `query ($input: CommonSearchInput!) { CommonSearch(input: $input) { lists { rows failed } } }`;
/** Frequent and rare names, part of an address, a number, a mistyping, two letters, and nothing at all. */
const texts = ['nadia', 'wiremu zhang', 'an', 'qz', 'kelly.64', 'candidates.ex', 'manager', '+61491570156', 'naida wiremu', 'zzqqxx'];

type Scope = Record<'organizationId' | 'customerId' | 'hierarchyId', string>;

/** The search of everything: all kinds in one call, against the applications alone in raw SQL. */
export async function searchBench(): Promise<void> {
  const cluster = await startPostgres();
  const running = startPlatform({ DATABASE_URL: cluster.database('search') });
  try {
    const admin = await running.browser().as('admin@acme.example');
    const me = await admin.get<Scope>('{ AuthMe { organizationId customerId } }');
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<{ id: string }>('select id from hierarchies where customer_id = $1 and parent_id is null', [
      me.customerId,
    ]);
    const scope: Scope = { organizationId: me.organizationId, customerId: me.customerId, hierarchyId: rows[0]?.id ?? '' };
    await fillApplications(pool, { customerId: me.customerId, applications, inOneVacancy, until: running.clock.now() });
    const figures: Figure[] = [];
    for (const text of texts) figures.push(await figureOf(text, admin, pool, scope));
    report(
      `search of everything, ${applications.toLocaleString('en-GB')} applications, PostgreSQL, ms (p50 and p95 of ${runs} calls)`,
      figures,
    );
  } finally {
    await running.close();
    cluster.stop();
  }
}

async function figureOf(text: string, admin: Browser, pool: Pool, scope: Scope): Promise<Figure> {
  const input = { text, limit: 5, lists: listsOf(text, scope) };
  const [mine, raw]: [number[], number[]] = [[], []];
  let found = 0;
  for (let run = 0; run < runs + 2; run += 1) {
    const answer = await timed(() => admin.get<{ lists: { rows: unknown[] }[] }>(together, { input }));
    found = answer.value.lists.reduce((sum, list) => sum + list.rows.length, 0);
    const plain = await timed(() => pool.query(reference, [scope.customerId, `%${text}%`]));
    // The first two warm up.
    if (run > 1) {
      mine.push(answer.ms);
      raw.push(plain.ms);
    }
  }
  const [ms, rawMs] = [at(mine, 0.5), at(raw, 0.5)];
  return { what: `“${text}”`, rows: found, ms, p95: at(mine, 0.95), 'raw SQL': rawMs, '× raw': ms / rawMs };
}

/** People first: in the order of the applications alone, a text that nobody has would be looked for in all of them. */
const reference = `with c as materialized (select * from candidates where customer_id = $1 and search_text like $2 limit 1000)
  select a.id, a.status, c.first_name, c.last_name, c.email from c join applications a on a.customer_id = $1 and a.candidate_id = c.id
  order by a.created_at desc, a.id desc limit 5`;

/** As the console asks for them. */
const listsOf = (search: string, scope: Scope) =>
  kindsOf(plans, all).flatMap(({ plan, columns }) =>
    plan.list
      ? [
          {
            operation: plan.list.name,
            columns: ['_id', ...columns],
            variables: fill(plan.list, { search, archived: false, columns, filter: {}, input: {}, scope, session: {} }),
          },
        ]
      : [],
  );

const all = { can: () => true, holds: () => true, flag: () => true };

async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
  const begun = performance.now();
  const value = await work();
  return { value, ms: performance.now() - begun };
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? 0;
