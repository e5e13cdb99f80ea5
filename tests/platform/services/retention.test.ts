import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countDue, nextRunAt } from '../../../src/platform/purge/index.ts';
import { emptyRequests, purgeDue } from '../../../src/platform/purge/retention.ts';
import { monthsBefore } from '../../../src/platform/purge/due.ts';
import { startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import { plant, storesOf } from './plantedCandidate.ts';
import type { Planted, Scope } from './plantedCandidate.ts';

const day = 24 * 3_600_000;

it.each([
  ['2025-03-31T10:00:00.000Z', 1, '2025-02-28T10:00:00.000Z'],
  ['2024-03-31T10:00:00.000Z', 1, '2024-02-29T10:00:00.000Z'],
  ['2025-01-15T00:00:00.000Z', 12, '2024-01-15T00:00:00.000Z'],
  ['2025-05-31T23:59:59.999Z', 1200, '1925-05-31T23:59:59.999Z'],
  ['2025-11-20T00:00:00.000Z', 9999, '1192-08-20T00:00:00.000Z'],
])('%s less %i months is %s', (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before);
});

let running: Running;
let scope: Scope;
let stores: Awaited<ReturnType<typeof storesOf>>;
let numbered = 0;

beforeAll(async () => {
  running = startPlatform();
  const admin = await running.browser().as('admin@acme.example');
  scope = await admin.get<Scope>('{ AuthMe { organizationId customerId hierarchyId } }');
  stores = await storesOf(running.platform);
  // Only what is planted here is old enough.
  await stores.home.pool.query('update candidates set created_at = $1, updated_at = $1', [running.clock.now()]);
  await stores.home.pool.query('update assessments set consented_at = null, submitted_at = null');
});
afterAll(() => running.close());

const keep = async (pii: number, video: number, { pool } = stores.home) => {
  const values = [scope.customerId, scope.organizationId, scope.hierarchyId, pii, video];
  await pool.query(
    `insert into customer_settings (customer_id, id, organization_id, hierarchy_id, candidate_pii_retention_period, video_retention_period, created_at, updated_at)
     values ($1, $1, $2, $3, $4, $5, now(), now()) on conflict (customer_id) do update set candidate_pii_retention_period = $4, video_retention_period = $5`,
    values,
  );
};
const planted = (at: Date) => plant(stores, scope, `retention ${(numbered += 1)}`, at);
const run = () => purgeDue(running.platform, stores);
const isPurged = async ({ id }: Planted) =>
  (await stores.home.pool.query<{ purged_at: Date | null }>('select purged_at from candidates where id = $1', [id])).rows[0]?.purged_at !==
  null;
const change = (table: string, id: string, to: Date) =>
  stores.home.pool.query(`update ${table} set updated_at = $2 where id = $1`, [id, to]);

describe('the retention periods', () => {
  it('end at their last millisecond, counted from when something last happened to the candidate', async () => {
    await keep(12, 9999);
    const end = monthsBefore(running.clock.now(), 12);
    const later = new Date(end.getTime() + 1);
    const due = await planted(end);
    const kept = await planted(later);
    const [byApplication, byAssessment] = [await planted(end), await planted(end)];
    await change('applications', byApplication.applicationId, later);
    await change('assessments', byAssessment.assessmentId, later);
    expect(
      await countDue(
        stores.home.db,
        scope.customerId,
        { candidatePiiRetentionPeriod: 12, videoRetentionPeriod: 9999 },
        running.clock.now(),
      ),
    ).toEqual({ candidates: 1, videos: 0 });
    expect(await run()).toEqual({ candidates: 1, videos: 0 });
    expect(await Promise.all([due, kept, byApplication, byAssessment].map(isPurged))).toEqual([true, false, false, false]);
    running.clock.pass(1);
    expect(await run()).toEqual({ candidates: 3, videos: 0 });
    expect(await run()).toEqual({ candidates: 0, videos: 0 });
  });

  it('empty videos that are old enough and leave who recorded them', async () => {
    await keep(9999, 6);
    const end = monthsBefore(running.clock.now(), 6);
    const due = await planted(end);
    const kept = await planted(new Date(end.getTime() + 1));
    expect(await run()).toEqual({ candidates: 0, videos: 1 });
    const { rows } = await stores.home.pool.query(
      `select id, assessment_link is null and insights_link is null and other_results = '{}' as empty from assessments where id = any($1)`,
      [[due.assessmentId, kept.assessmentId]],
    );
    expect(Object.fromEntries(rows.map((row: { id: string; empty: boolean }) => [row.id, row.empty]))).toEqual({
      [due.assessmentId]: true,
      [kept.assessmentId]: false,
    });
    expect(await isPurged(due)).toBe(false);
    await keep(9999, 9999);
  });

  it('are those of what other systems asked for people who did not become candidates, too', async () => {
    await keep(12, 9999);
    const { pool } = stores.home;
    const end = monthsBefore(running.clock.now(), 12);
    const ask = async (id: string, type: string, masterId: string | null, at: Date) => {
      await pool.query(
        `insert into ats_requests (customer_id, id, organization_id, master_id, request_type, ats_name, status, retryable, extra, payload, responses, created_at, updated_at)
         values ($1, $2, $3, $4, $5, 'Any', 'ATS_REQUEST_FAILED', true, '{"tenantId": "x"}', $6, $7, $8, $8)`,
        [
          ...[
            scope.customerId,
            id.padStart(24, 'd'),
            scope.organizationId,
            masterId,
            type,
            { candidate: { email: `${id}@people.example` } },
          ],
          ...[JSON.stringify([{ status: 404, data: { error: 'Unknown requisition.' }, timestamp: at.toISOString() }]), at],
        ],
      );
    };
    const later = new Date(end.getTime() + 1);
    await ask('refused', 'CREATE_APPLICATION', null, end);
    await ask('younger', 'CREATE_APPLICATION', null, later);
    await ask('entered', 'CREATE_APPLICATION', 'e'.repeat(24), end);
    await ask('vacancy', 'SYNC_VACANCY', null, end);
    expect(await emptyRequests(running.platform, stores.home)).toBe(1);
    expect(await emptyRequests(running.platform, stores.home)).toBe(0);
    const { rows } = await pool.query(`select trim(leading 'd' from id) as id from ats_requests where id like 'ddd%' and payload is null`);
    expect(rows).toEqual([{ id: 'refused' }]);
    const [refused] = (await pool.query(`select * from ats_requests where id = $1`, ['refused'.padStart(24, 'd')])).rows as object[];
    expect(refused).toMatchObject({
      ...{ status: 'ATS_REQUEST_FAILED', retryable: false, extra: null, due_at: null },
      responses: [{ status: 404, data: null }],
    });
    const trail = `select name from audit_values join audit_entries on entry_id = audit_entries.id
      where operation = 'AppsPurgeByRetention' and subject_id = $1`;
    expect((await pool.query(trail, ['refused'.padStart(24, 'd')])).rows).toEqual([{ name: 'ATS request' }]);
  });

  it('are a hundred years where none were saved', async () => {
    await stores.home.pool.query('delete from customer_settings where customer_id = $1', [scope.customerId]);
    const end = monthsBefore(running.clock.now(), 1200);
    const [due, kept] = [await planted(end), await planted(new Date(end.getTime() + 1))];
    expect(await run()).toEqual({ candidates: 1, videos: 1 });
    expect([await isPurged(due), await isPurged(kept)]).toEqual([true, false]);
  });

  it('are recorded in the trail as what the platform did by itself', async () => {
    const reader = await running.browser().as('admin@acme.example');
    const filter = { ...scope, operations: ['AppsPurgeByRetention'], skip: 0, limit: 30 };
    const { data } = await reader.get<{ data: Record<string, unknown>[] }>(
      `query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { actorId actorName subjectCount subjectNames changes { field } } } }`,
      { filter: { ...filter, organizationId: scope.organizationId } },
    );
    expect(data.length).toBeGreaterThanOrEqual(4);
    expect(data.at(-1)).toEqual({
      ...{ actorId: 'system', actorName: running.platform.settings.brandName, subjectCount: 1 },
      ...{ subjectNames: ['Deleted Candidate'], changes: [] },
    });
  });
});

it('runs a day after it began last, and once more at once where it was cut short', async () => {
  const { home } = stores;
  const { now } = running.clock;
  const last = () => home.pool.query(`select value from platform_values where name = 'retention purged at'`);
  expect((await last()).rowCount).toBe(1);
  const { rows } = (await last()) as { rows: { value: string }[] };
  expect(await nextRunAt(home.db, now())).toEqual(new Date(Date.parse(rows[0]?.value ?? '') + day));
  await home.pool.query(`delete from platform_values where name = 'retention purged at'`);
  expect(await nextRunAt(home.db, now())).toEqual(now());
});

describe.runIf(postgresPrograms())('in two processes at once', () => {
  it('every candidate is purged once, and recorded once', { timeout: 120_000 }, async () => {
    const cluster = await startPostgres();
    const environment = { DATABASE_URL: cluster.database('retention'), DEMO: 'off' };
    const [one, other] = [startPlatform(environment), startPlatform(environment)];
    try {
      const both = [await storesOf(one.platform), await storesOf(other.platform)] as const;
      const { pool } = both[0].home;
      await pool.query(
        `insert into hierarchies (customer_id, id, organization_id, name, path, depth, created_at, updated_at)
         values ($1, $2, $3, 'Root', '/' || $2 || '/', 1, now(), now())`,
        [scope.customerId, scope.hierarchyId, scope.organizationId],
      );
      await keep(12, 12, both[0].home);
      const all: Planted[] = [];
      const long = new Date(one.clock.now().getTime() - 800 * day);
      for (let index = 0; index < 12; index += 1) all.push(await plant(both[0], scope, `process ${index}`, long));
      // More than one part of each.
      await pool.query(
        `insert into candidates (customer_id, id, organization_id, hierarchy_id, first_name, email, created_at, updated_at)
         select $1, lpad(to_hex(n), 24, '0'), $2, $3, 'Many', 'many.' || n || '@people.example', $4, $4 from generate_series(1, 4100) as n`,
        [scope.customerId, scope.organizationId, scope.hierarchyId, long],
      );
      await Promise.all([purgeDue(one.platform, both[0]), purgeDue(other.platform, both[1])]);
      const left = await pool.query('select 1 from candidates where purged_at is null');
      const recorded = await pool.query<{ entries: number; subjects: number }>(
        `select count(*)::int as entries, count(distinct subject_id)::int as subjects from audit_values join audit_entries on id = entry_id
         where operation = 'AppsPurgeByRetention' and fields = '["candidatePiiRetentionPeriod"]'`,
      );
      expect([left.rowCount, recorded.rows[0]]).toEqual([0, { entries: 4112, subjects: 4112 }]);
    } finally {
      await Promise.all([one.close(), other.close()]);
      cluster.stop();
    }
  });
});
