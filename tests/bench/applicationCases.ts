import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

export interface Case {
  what: string;
  filter?: Record<string, unknown>;
  searchText?: string;
  vacancyId?: string;
  raw: (pool: Pool, customerId: string) => Promise<RawAnswer>;
}

export interface RawAnswer {
  total: number;
  [part: string]: unknown;
}

interface Big {
  vacancyId: string;
  externalVacancyId: string;
  stages: { _id: string; externalAssessmentPackageId: string }[];
}

const columns = 'a.id, a.status, a.is_manually_progressed, a.stage_id, a.vacancy_id, a.candidate_id, a.created_at';
const person = `(select row_to_json(p) from (select id, version, first_name, last_name, email from candidates where customer_id = $1 and id = a.candidate_id) p) as person`;
const job = `(select row_to_json(v) from (select id, title, stages from vacancies where customer_id = $1 and id = a.vacancy_id) v) as job`;
const results = `id, application_id, stage_id, status, submitted_at, created_at, is_viewed, recommendation, recommendation_score, plagiarism_question_count,
  profanity_question_count, outlier_question_count, is_profanity, is_plagiarism, is_outlier, is_low_text_quality, is_agc, agc_question_count, rating, comment, reviewer_ids,
  completed_reviewer_count`;
const taken = `(select json_agg(s) from (select ${results} from assessments where customer_id = $1 and application_id = a.id) s) as taken`;

interface Raw {
  from?: string;
  where?: string;
  order?: string;
  total?: string;
  limit?: number;
  /** @default true */
  withAssessments?: boolean;
}

/** Reads a page in a single prepared statement: rows, people, jobs, assessments and total. */
const page = ({
  from = 'applications a',
  where = 'true',
  order = 'a.created_at desc, a.id desc',
  total,
  limit = 30,
  ...more
}: Raw): Case['raw'] => {
  const rows = `${from} where a.customer_id = $1 and ${where}`;
  const parts = [columns, person, job, ...(more.withAssessments === false ? [] : [taken])];
  const found = `select ${columns} from ${rows} order by ${order} limit ${limit}`;
  const text = `select ${parts.join(', ')}, (${total ?? `select count(*)::int from ${rows}`}) as total from (${found}) a`;
  const name = createHash('md5').update(text).digest('hex');
  return async (pool, customerId) => {
    const answer = await pool.query<{ total: number }>({ name, text, values: [customerId] });
    return { total: answer.rows[0]?.total ?? 0, rows: answer.rows };
  };
};

export function casesOf({ vacancyId, externalVacancyId, stages }: Big): Case[] {
  const [first, second] = stages;
  const externalAssessmentPackageId = first?.externalAssessmentPackageId ?? '';
  const ofStage = (number: number) => `a.stage_id = '${stages[number]?._id}'`;
  const ofVacancy = `a.vacancy_id = '${vacancyId}'`;
  const withStage = (number = 0) =>
    `applications a join assessments s on s.customer_id = a.customer_id and s.vacancy_id = '${vacancyId}' and s.application_id = a.id
     and s.stage_id = '${stages[number]?._id}'`;
  const withPerson = 'applications a join candidates p on p.customer_id = a.customer_id and p.id = a.candidate_id';
  const submitted = 's.submitted_at desc nulls last, a.id desc';
  const inVacancy = (what: string, filter: Record<string, unknown>, raw: Raw): Case => ({
    what: `vacancy: ${what}`,
    filter: { externalVacancyId, ...filter },
    raw: page({
      from: withStage(),
      order: submitted,
      ...raw,
      where: raw.where ? `${ofVacancy} and ${raw.where}` : ofVacancy,
    }),
  });
  const narrowed = (what: string, filter: Record<string, unknown>, { where, ...raw }: Raw): Case =>
    inVacancy(what, { stageId: first?._id, ...filter }, { ...raw, where: `${ofStage(0)} and ${where}` });
  const counted = (number: number) =>
    `select count(*)::int from applications a where a.customer_id = $1 and ${ofVacancy} and ${ofStage(number)}`;
  const kept = { total: `select application_count from vacancies where customer_id = $1 and id = '${vacancyId}'` };
  const sorted = (fieldName: string, order: string, raw: Raw): Case =>
    inVacancy(`sorted by ${fieldName} ${order}`, { sort: { fieldName, order } }, { ...kept, ...raw });
  const taking = (name: string, more: Record<string, unknown>) => ({ [name]: { externalAssessmentPackageId, ...more } });
  const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const [since, until] = [day(300), day(30)];
  const all = (what: string, filter: Record<string, unknown>, raw: Raw): Case => ({ what: `all: ${what}`, filter, raw: page(raw) });
  const card = (figure: string, condition: string): Case =>
    all(
      `card ${figure}`,
      { dashboardFilter: { figure, from: since, to: until } },
      {
        where: `exists (select 1 from assessments s where s.customer_id = a.customer_id and s.application_id = a.id and s.product = 'FI' and ${condition})`,
      },
    );
  const searched = (searchText: string): Case => {
    const newest = '(select created_at from applications where customer_id = $1 order by created_at desc limit 1 offset 2999)';
    const where = `p.search_text like '%${searchText}%'${searchText.length < 3 ? ` and a.created_at >= ${newest}` : ''}`;
    const total = `select count(*)::int from (select 1 from ${withPerson} where a.customer_id = $1 and ${where} limit 1000) as found`;
    return { what: `search “${searchText}”`, searchText, raw: page({ from: withPerson, where, total, limit: 10, withAssessments: false }) };
  };
  return [
    inVacancy('first page, as it opens', {}, kept),
    inVacancy('first page of a stage', { stageId: first?._id }, { where: ofStage(0), total: counted(0) }),
    inVacancy('first page of the second stage', { stageId: second?._id }, { from: withStage(1), where: ofStage(1), total: counted(1) }),
    sorted('recommendationScore', 'desc', { order: 's.recommendation_score desc nulls last, a.id desc' }),
    sorted('recommendationScore', 'asc', { order: 's.recommendation_score asc nulls last, a.id' }),
    sorted('createdAt', 'desc', { order: 's.created_at desc, a.id desc' }),
    sorted('submittedAt', 'asc', { order: 's.submitted_at asc nulls last, a.id' }),
    sorted('rating', 'desc', { order: 's.rating desc nulls last, a.id desc' }),
    sorted('isViewed', 'asc', { order: 's.is_viewed, a.id' }),
    sorted('status', 'asc', { from: 'applications a', order: 'a.status, a.id' }),
    sorted('isManuallyProgressed', 'desc', { from: 'applications a', order: 'a.is_manually_progressed desc, a.id desc' }),
    sorted('firstName', 'asc', { from: withPerson, order: 'lower(p.first_name), p.id, a.id' }),
    narrowed('completed', taking('assessmentStatusFilter', { assessmentStatus: 'APPS_ASSESSMENT_COMPLETED' }), {
      where: `s.status = 'APPS_ASSESSMENT_COMPLETED'`,
    }),
    narrowed('result yes', taking('assessmentResultFilter', { resultList: ['YES'] }), { where: `s.recommendation = 'YES'` }),
    narrowed('unviewed', taking('assessmentViewedFilter', { unViewedOnly: true }), { where: 'not s.is_viewed' }),
    narrowed('submitted since', taking('assessmentSubmittedAtFilter', { submittedAtGte: since }), {
      where: `s.submitted_at >= '${since}'`,
    }),
    narrowed('status hired', { applicationStatusList: ['APPS_APPLICATION_HIRED'] }, { where: `a.status = 'APPS_APPLICATION_HIRED'` }),
    narrowed(
      'search',
      { searchText: 'nadia' },
      {
        from: `${withStage()} join candidates p on p.customer_id = a.customer_id and p.id = a.candidate_id`,
        where: `p.search_text like '%nadia%'`,
      },
    ),
    {
      what: 'vacancy: counts by status',
      vacancyId,
      raw: async (pool, customerId) => {
        const { rows } = await pool.query<{ count: number }>(
          `select status, count(*)::int as count from applications a where a.customer_id = $1 and ${ofVacancy} group by status`,
          [customerId],
        );
        return { total: rows.reduce((sum, { count }) => sum + count, 0), rows };
      },
    },
    all('first page', {}, { total: `select value::int from totals where customer_id = $1 and name = 'applications'` }),
    all('sorted by status', { sort: { fieldName: 'status', order: 'asc' } }, { order: 'a.status, a.id' }),
    all('status hired', { applicationStatusList: ['APPS_APPLICATION_HIRED'] }, { where: `a.status = 'APPS_APPLICATION_HIRED'` }),
    all('search', { searchText: 'nadia' }, { from: withPerson, where: `p.search_text like '%nadia%'` }),
    card('COMPLETED', `s.submitted_at between '${since}' and '${until}'`),
    card('LEAKED', `s.consented_at is null and s.created_at between '${since}' and '${until}'`),
    ...['a', 'ad', 'qz', 'nadia', 'wiremu zhang', 'candidates.ex', 'kelly.64', '.123456@'].map(searched),
  ];
}
