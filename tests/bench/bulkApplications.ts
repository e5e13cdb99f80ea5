import type { Pool } from 'pg';
import { firstNames, lastNames } from '../../src/platform/demo/words.ts';
import { id, mixed, owner, pick, plain, withoutIndexes } from './bulk.ts';

export interface ManyApplications {
  customerId: string;
  applications: number;
  inOneVacancy: number;
  until: Date;
  /** They are spread over these. @default the root alone */
  departments?: readonly string[];
}

export const bigVacancy = 'BULK-BIG';
const each = 500;

/** Fills one customer with candidates, applications and assessments by SQL alone, the same ones each time. */
export async function fillApplications(pool: Pool, bulk: ManyApplications): Promise<void> {
  const { customerId, applications, inOneVacancy, until, departments = [] } = bulk;
  const others = Math.max(1, Math.ceil((applications - inOneVacancy) / each));
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(vacanciesText, [customerId, others, until]);
    await withoutIndexes(client, 'candidates', () =>
      client.query(candidatesText, [customerId, applications, until, plain(firstNames), plain(lastNames)]),
    );
    await withoutIndexes(client, 'applications', () =>
      client.query(applicationsText, [customerId, applications, until, inOneVacancy, others, departments]),
    );
    for (const stage of [0, 1])
      await withoutIndexes(client, 'assessments', () => client.query(assessmentsText(stage), [customerId, applications, stage, until]));
    await client.query(countsText, [customerId]);
    await client.query(totalText, [customerId]);
    for (const table of ['vacancies', 'candidates', 'applications', 'assessments', 'totals']) await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.query('reset statement_timeout').catch(() => undefined);
    client.release();
  }
}

// A workflow of two stages, of which the first is a chat interview; the vacancy with number 0 is the big one.
const vacanciesText = `
  insert into vacancies (customer_id, id, organization_id, hierarchy_id, external_vacancy_id, title, workflow_id, workflow_name, stages, created_at, updated_at)
  select owner.customer_id, ${id('job', 'n')}, owner.organization_id, owner.hierarchy_id,
    case when n = 0 then '${bigVacancy}' else 'BULK-APP-' || n end, 'Vacancy ' || n, workflow.id, workflow.name, workflow.stages, $3::timestamptz - interval '731 days', $3
  from generate_series(0, $2::int) as n, ${owner},
    (select id, name, stages from workflows where customer_id = $1 and jsonb_array_length(stages) = 2 and stages -> 0 ->> 'product' = 'FI' order by id limit 1) as workflow
  on conflict do nothing`;

const candidatesText = `
  insert into candidates (customer_id, id, organization_id, hierarchy_id, first_name, last_name, email, phone_number, created_at, updated_at)
  select customer_id, ${id('candidate', 'n')}, organization_id, hierarchy_id, initcap(first), initcap(last), first || '.' || last || '.' || n || '@candidates.example',
    '+61400' || lpad((n % 1000000)::text, 6, '0'), $3, $3
  from (
    select n, ${pick('$4::text[]', 'n', 7919)} as first, ${pick('$5::text[]', 'n', 104_729)} as last from generate_series(1, $2::int) as n
  ) as people, ${owner}
  on conflict do nothing`;

const statuses = ['NEW', 'NEW', 'NEW', 'NEW', 'LONGLISTED', 'LONGLISTED', 'SHORTLISTED', 'DECLINED', 'DECLINED', 'WITHDRAWN'];
const statusOf = `case when n % 97 = 0 then 'APPS_APPLICATION_HIRED' else 'APPS_APPLICATION_' || (array[${statuses.map((name) => `'${name}'`).join(', ')}])[1 + ${mixed('n', 7919, 10)}] end`;
const madeOf = `$3::timestamptz - interval '730 days' * (${mixed('n', 15_485_863, 1_000_003)} / 1000003.0)`;
const atSecond = `${mixed('n', 1_299_709, 10)} < 3`;

const applicationsText = `
  insert into applications (customer_id, id, organization_id, hierarchy_id, vacancy_id, candidate_id, status, stage_id, is_manually_progressed,
    external_applicant_id, external_application_id, created_at, updated_at)
  select owner.customer_id, ${id('application', 'n')}, owner.organization_id,
    coalesce(($6::text[])[1 + ${mixed('n', 15_485_867, 'nullif(cardinality($6::text[]), 0)')}], owner.hierarchy_id), vacancies.id, ${id('candidate', 'n')}, ${statusOf},
    case when ${atSecond} then vacancies.stages -> 1 ->> '_id' else vacancies.stages -> 0 ->> '_id' end, case when ${atSecond} then n % 2 = 0 end,
    ${id('applicant', 'n')}, ${id('external', 'n')}, ${madeOf}, ${madeOf}
  from (select n, case when n <= $4::int then 0 else 1 + ${mixed('n', 104_729, '$5::int')} end as job from generate_series(1, $2::int) as n) as numbers
    join vacancies on vacancies.customer_id = $1 and vacancies.id = ${id('job', 'job')}, ${owner}
  on conflict do nothing`;

/** The assessments of one stage, with results where they were submitted: eight of ten in the first stage, all of those that came to the second. */
const assessmentsText = (stage: number) => `
  insert into assessments (customer_id, id, organization_id, hierarchy_id, application_id, vacancy_id, stage_id, product, provider, status,
    external_assessment_id, external_assessment_package_id, external_cohort_id, assessment_link, is_viewed, created_at, updated_at, consented_at, submitted_at,
    device_type, time_taken_seconds, nps_score, recommendation, recommendation_score, is_profanity, is_plagiarism, is_low_text_quality, rating)
  select customer_id, ${id(['first', 'second'][stage] ?? '', 'n')}, organization_id, hierarchy_id, id, vacancy_id, stage ->> '_id', stage ->> 'product', 'PH',
    case when submitted then 'APPS_ASSESSMENT_COMPLETED' when n % 3 = 0 then 'APPS_ASSESSMENT_ORDER_COMPLETED' when made > $4::timestamptz - interval '4 days' then 'APPS_ASSESSMENT_INPROGRESS' else 'APPS_ASSESSMENT_DROPPED_OUT' end,
    ${id(`outer${stage}`, 'n')}, stage ->> 'externalAssessmentPackageId', vacancy_id, 'https://assessments.example/' || n, submitted and n % 2 = 0, made, made,
    case when submitted or n % 3 > 0 then made + interval '1 hour' end, case when submitted then made + interval '1 minute' * ${mixed('n', 32_452_843, 20_000)} end,
    case when n % 3 = 0 then 'DESKTOP' else 'MOBILE' end, case when submitted then 600 + n % 1200 end, case when submitted and n % 4 > 0 then n % 11 end,
    case when submitted then case when score >= 68 then 'YES' when score >= 48 then 'MAYBE' else 'NO' end end, case when submitted then score end,
    case when submitted then n % 50 = 0 end, case when submitted then n % 20 = 0 end, case when submitted then n % 25 = 0 end,
    case when submitted and $3::int = 1 then 1 + n % 9 / 2.0 end
  from (
    select n, applications.*, vacancies.stages -> $3::int as stage, applications.created_at + $3::int * interval '3 days' as made,
      $3::int = 1 or ${atSecond} or ${mixed('n', 49_979_687, 10)} < 7 as submitted, ${mixed('n', 86_028_121, 101)} as score
    from generate_series(1, $2::int) as n
      join applications on applications.customer_id = $1 and applications.id = ${id('application', 'n')}
      join vacancies on vacancies.customer_id = $1 and vacancies.id = applications.vacancy_id
    where $3::int = 0 or ${atSecond}
  ) as rows
  on conflict do nothing`;

const countsText = `
  update vacancies set application_count = counted.rows
  from (select vacancy_id, count(*) as rows from applications where customer_id = $1 group by 1) as counted
  where customer_id = $1 and id = counted.vacancy_id`;

const totalText = `
  insert into totals (customer_id, name, value) select $1, 'applications', count(*) from applications where customer_id = $1
  on conflict (customer_id, name) do update set value = excluded.value`;
