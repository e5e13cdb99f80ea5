import type { Pool } from 'pg';
import type { Period, DashboardScope } from './dashboardCalls.ts';

const zone = 'Australia/Sydney';
const own = (
  table: string,
) => `customer_id = $1 and hierarchy_id in (select id from hierarchies where customer_id = $1 and string_to_array(path, '/') && $4::text[])
  ${table === 'assessments' ? `and product = 'FI' and (cardinality($5::text[]) = 0 or external_cohort_id = any($5))` : 'and cardinality($5::text[]) >= 0'}`;

const submitted = `select count(*)::int as completed, count(nps_score)::int as rated, sum(nps_score)::int as sum,
  percentile_cont(0.5) within group (order by recommendation_score) as score, percentile_cont(0.5) within group (order by time_taken_seconds) as time,
  count(*) filter (where is_profanity)::int as profanity, count(*) filter (where is_plagiarism)::int as plagiarism,
  count(*) filter (where is_low_text_quality)::int as low, count(*) filter (where device_type = 'MOBILE')::int as mobile,
  count(*) filter (where device_type = 'DESKTOP')::int as desktop, count(*) filter (where recommendation = 'YES')::int as yes,
  count(*) filter (where recommendation = 'MAYBE')::int as maybe, count(*) filter (where recommendation = 'NO')::int as no,
  array[${Array.from({ length: 11 }, (_, bucket) => `count(*) filter (where floor(recommendation_score / 10) = ${bucket})`).join(', ')}]::int[] as scores
  from assessments where ${own('assessments')} and submitted_at >= $2 and submitted_at <= $3`;
const begun = `select count(*)::int as all, count(*) filter (where submitted_at is null)::int as open,
  count(*) filter (where submitted_at is null and consented_at < $3::timestamptz - interval '5 days')::int as old
  from assessments where ${own('assessments')} and consented_at >= $2 and consented_at <= $3`;
const made = `select count(*)::int as all, count(*) filter (where consented_at is null and created_at < $3::timestamptz - interval '5 days')::int as old
  from assessments where ${own('assessments')} and created_at >= $2 and created_at <= $3`;
const days = `select date::date::text as date, coalesce(count, 0)::int as count
  from generate_series(($2::timestamptz at time zone '${zone}')::date, ($3::timestamptz at time zone '${zone}')::date, interval '1 day') as date
    left join (select (created_at at time zone '${zone}')::date as day, count(*) from applications
      where ${own('applications')} and created_at >= $2 and created_at <= $3 group by 1) as counted on day = date::date order by 1`;

type Row = Record<string, number> & { scores: number[] };

/** The fifteen cards in the fewest plain statements: one a window. */
export async function rawFigures(pool: Pool, place: DashboardScope, { from, to }: Period): Promise<Record<string, unknown>> {
  const values = [place.customerId, from, to, place.hierarchyIds, place.externalCohortIds ?? []];
  const one = async (text: string) => (await pool.query<Row>(text, values)).rows[0] ?? ({ scores: [] } as unknown as Row);
  const [done, opened, all, { rows }] = await Promise.all([one(submitted), one(begun), one(made), pool.query(days, values)]);
  const { completed = 0, rated = 0, sum = 0, time = 0, score = 0 } = done;
  const over = (part = 0, whole = 0) => (whole === 0 ? null : part / whole);
  return {
    completed,
    completionRatio: over(completed, completed + (opened['open'] ?? 0)),
    dropoutRatio: over(opened['old'], opened['all']),
    leakageRatio: over(all['old'], all['all']),
    engagement: { engagementCount: rated, completionTotalCount: completed, engagementRatio: over(rated, completed) },
    avgNpsScore: rated === 0 ? null : Math.round((sum / rated) * 10) / 10,
    medianTimeTaken: Math.round((time / 60) * 100) / 100,
    medianScore: Math.round(score * 100) / 100,
    profanityRatio: over(done['profanity'], completed),
    plagiarismRatio: over(done['plagiarism'], completed),
    garbageRatio: over(done['low'], completed),
    devices: { data: [row('MOBILE', done['mobile']), row('DESKTOP', done['desktop'])] },
    recommendations: { data: [row('YES', done['yes']), row('MAYBE', done['maybe']), row('NO', done['no'])] },
    scores: { data: done.scores.map((count, bucket) => ({ score: bucket * 10, count })) },
    days: { data: rows },
  };
}

const row = (label: string, count = 0) => ({ label, count });
