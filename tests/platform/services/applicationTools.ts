import type { Pool } from 'pg';
import { chance } from '../../../src/platform/demo/deterministic.ts';
import type { Chance } from '../../../src/platform/demo/deterministic.ts';
import type { Scope } from './vacancyCalls.ts';

// Random applications of one customer, and what the list must answer of them by the plainest reading of its filters and sorts.

export interface Taken {
  id: string;
  stageId: string;
  pack: string;
  product: string;
  status: string;
  createdAt: number;
  consentedAt: number | null;
  submittedAt: number | null;
  recommendation: string | null;
  recommendationScore: number | null;
  rating: number | null;
  isViewed: boolean;
  npsScore: number | null;
  isProfanity: boolean | null;
  isPlagiarism: boolean | null;
  isLowTextQuality: boolean | null;
  deviceType: string | null;
  externalCohortId: string | null;
}

export interface Made {
  id: string;
  vacancy: string;
  hierarchyId: string;
  status: string;
  stageId: string;
  isManuallyProgressed: boolean | null;
  createdAt: number;
  firstName: string;
  searchText: string;
  taken: Taken[];
}

export interface Job {
  id: string;
  externalVacancyId: string;
  hierarchyId: string;
  stages: { _id: string; externalAssessmentPackageId: string; product: string }[];
}

export const statuses = ['NEW', 'LONGLISTED', 'SHORTLISTED', 'HIRED', 'DECLINED', 'INTERVIEW'].map((name) => `APPS_APPLICATION_${name}`);
export const progress = ['ORDER_COMPLETED', 'INPROGRESS', 'COMPLETED', 'DROPPED_OUT'].map((name) => `APPS_ASSESSMENT_${name}`);
export const recommendations = ['YES', 'MAYBE', 'NO'];
const firstNames = ['ada', 'bo', 'cyd', 'dee', 'eli', 'fay', 'gus'];
export const day = 86_400_000;

/** Makes applications for some vacancies of a customer: few different values of everything, so that many are equal, and many missing. */
export async function makeApplications(pool: Pool, scope: Scope, jobs: readonly Job[], { count, now }: { count: number; now: number }) {
  const luck = chance('random applications', count);
  const maybe = <Value>(value: Value, part = 0.7): Value | null => (luck.happens(part) ? value : null);
  const made: Made[] = [];
  for (let number = 0; number < count; number += 1) {
    const job = luck.pick(jobs);
    const at = job.stages.length > 1 && luck.happens(0.4) ? 1 : 0;
    const id = luck.between(1e9, 9e9).toString(16).padStart(12, '0') + number.toString(16).padStart(12, '0');
    const createdAt = now - luck.between(0, 20) * day;
    const firstName = luck.pick(firstNames);
    made.push({
      id,
      vacancy: job.externalVacancyId,
      hierarchyId: job.hierarchyId,
      status: luck.pick(statuses),
      stageId: job.stages[at]?._id ?? '',
      isManuallyProgressed: maybe(luck.happens(0.5)),
      createdAt,
      firstName,
      searchText: `${firstName} ${luck.pick(['stone', 'marsh', 'o_neil'])}\n${id}@made.example`,
      taken: job.stages.slice(0, at + 1).map((stage) => takenOf(stage, `${id.slice(0, 20)}${stage._id.slice(-4)}`, createdAt, luck)),
    });
  }
  for (const each of made) await insert(pool, scope, each, jobs.find((job) => job.externalVacancyId === each.vacancy)?.id ?? '');
  await pool.query(
    'update vacancies set application_count = (select count(*) from applications where customer_id = vacancies.customer_id and vacancy_id = vacancies.id) where customer_id = $1',
    [scope.customerId],
  );
  await pool.query(
    `insert into totals (customer_id, name, value) select $1, 'applications', count(*) from applications where customer_id = $1
     on conflict (customer_id, name) do update set value = excluded.value`,
    [scope.customerId],
  );
  return made;
}

function takenOf(stage: Job['stages'][number], id: string, from: number, luck: Chance): Taken {
  const maybe = <Value>(value: Value, part = 0.7): Value | null => (luck.happens(part) ? value : null);
  const createdAt = from + luck.between(0, 2) * day;
  const consentedAt = maybe(createdAt + day, 0.8);
  return {
    ...{ id, stageId: stage._id, pack: stage.externalAssessmentPackageId, product: stage.product, createdAt, consentedAt },
    status: luck.pick(progress),
    submittedAt: consentedAt === null ? null : maybe(consentedAt + luck.between(0, 4) * day),
    recommendation: maybe(luck.pick(recommendations)),
    recommendationScore: maybe(luck.between(0, 20) * 5),
    rating: maybe(luck.between(1, 4)),
    isViewed: luck.happens(0.5),
    npsScore: maybe(luck.between(0, 10)),
    isProfanity: maybe(luck.happens(0.5)),
    isPlagiarism: maybe(luck.happens(0.5)),
    isLowTextQuality: maybe(luck.happens(0.5)),
    deviceType: maybe(luck.pick(['MOBILE', 'DESKTOP'])),
    externalCohortId: maybe(luck.pick(['cohort-a', 'cohort-b'])),
  };
}

async function insert(pool: Pool, { organizationId, customerId }: Scope, made: Made, vacancyId: string): Promise<void> {
  const [names = '', email] = made.searchText.split('\n');
  const own = [customerId, organizationId, made.hierarchyId];
  const candidateId = `c${made.id.slice(1)}`;
  const stamp = (time: number | null) => (time === null ? null : new Date(time));
  await pool.query(
    `insert into candidates (customer_id, organization_id, hierarchy_id, id, first_name, last_name, email, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, now(), now())`,
    [...own, candidateId, made.firstName, names.split(' ')[1], email],
  );
  await pool.query(
    `insert into applications (customer_id, organization_id, hierarchy_id, id, vacancy_id, candidate_id, status, stage_id, is_manually_progressed, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
    [...own, made.id, vacancyId, candidateId, made.status, made.stageId, made.isManuallyProgressed, stamp(made.createdAt)],
  );
  for (const each of made.taken) {
    const { recommendation, recommendationScore, rating, isViewed, npsScore, isProfanity, isPlagiarism, isLowTextQuality } = each;
    await pool.query(
      `insert into assessments (customer_id, organization_id, hierarchy_id, id, application_id, vacancy_id, stage_id, product, provider, status,
         external_assessment_package_id, created_at, updated_at, consented_at, submitted_at, recommendation, recommendation_score, rating, is_viewed, nps_score,
         is_profanity, is_plagiarism, is_low_text_quality, device_type, external_cohort_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'PH', $9, $10, $11, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)`,
      [
        ...[...own, each.id, made.id, vacancyId, each.stageId, each.product, each.status, each.pack],
        ...[stamp(each.createdAt), stamp(each.consentedAt), stamp(each.submittedAt)],
        ...[recommendation, recommendationScore, rating, isViewed, npsScore, isProfanity, isPlagiarism, isLowTextQuality],
        ...[each.deviceType, each.externalCohortId],
      ],
    );
  }
}
