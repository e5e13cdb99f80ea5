import { and, asc, desc, inArray, sql } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { Relation } from '../../database/relations.ts';
import { relation, unscoped } from '../../database/scoped.ts';
import type { Stage } from '../workflows/table.ts';
import { applicationEvents, applications } from './tenant.ts';
import { assessments } from '../assessments/tenant.ts';
import { candidates } from '../candidates/tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import { customersOf } from '../../lists/list.ts';
import type { Row } from '../../lists/list.ts';
import { addHolds } from './holds.ts';
import { isOneOf } from './lock.ts';
import { resultColumns, resultsOf } from '../assessments/results.ts';

export const applicationTotal = 'applications';

export const applicationColumns = {
  _id: applications.id,
  status: applications.status,
  isManuallyProgressed: applications.isManuallyProgressed,
  stageId: applications.stageId,
  candidateId: applications.candidateId,
  organizationId: applications.organizationId,
  customerId: applications.customerId,
  hierarchyId: applications.hierarchyId,
  externalApplicantId: applications.externalApplicantId,
  externalApplicationId: applications.externalApplicationId,
  vacancyId: applications.vacancyId,
  createdAt: applications.createdAt,
  updatedAt: applications.updatedAt,
};

const ofVacancy = ['customerId', 'vacancyId'];

export const applicationNeeds = {
  candidate: ['customerId', 'candidateId'],
  assessments: ofVacancy,
  vacancyName: ofVacancy,
  externalVacancyId: ofVacancy,
  stages: ofVacancy,
  history: ['customerId'],
  holds: ['customerId'],
};

export interface VacancyPart {
  id: string;
  title: string;
  externalVacancyId: string;
  stages: Stage[];
}

/** Rows were read within the session's rights, so relations need no second check. @param known vacancy of all rows */
export async function addApplicationParts(
  rows: Row[],
  requested: ReadonlySet<string>,
  context: OperationContext,
  { path, known }: { path: string; known?: VacancyPart | undefined },
): Promise<void> {
  if (requested.has('candidate')) {
    for (const row of rows) row['candidate'] = row['candidate'] && candidateOf(row['candidate'] as CandidatePart);
  }
  if (!ofVacancyParts.some((part) => requested.has(part))) {
    await addTimeline(rows, requested, context);
    return;
  }
  const jobs = known ? new Map([[known.id, known]]) : await vacanciesOf(context, rows, requested);
  const withResults = requested.has('assessments') && context.requestedFields(below(path, 'assessments')).has('results');
  for (const row of rows) {
    const job = jobs.get(String(row['vacancyId']));
    row['vacancyName'] = job?.title;
    row['externalVacancyId'] = job?.externalVacancyId;
    row['stages'] = job?.stages;
    const order = (job?.stages ?? []).map((stage) => stage._id);
    const taken = row['assessments'] as AssessmentRef[] | undefined;
    if (withResults) for (const each of taken ?? []) each['results'] = resultsOf(each);
    if (taken) row['assessments'] = inOrder(taken, order);
  }
  await addTimeline(rows, requested, context);
}

export function applicationRelations(
  requested: ReadonlySet<string>,
  context: Pick<OperationContext, 'requestedFields'>,
  path: string,
): Record<string, Relation> {
  return {
    ...(requested.has('candidate') && { candidate: candidatePart }),
    ...(requested.has('assessments') && { assessments: assessmentPart(context.requestedFields(below(path, 'assessments'))) }),
  };
}

const below = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`);

const ofVacancyParts = ['assessments', 'vacancyName', 'externalVacancyId', 'stages'];

const candidateColumns = {
  id: candidates.id,
  firstName: candidates.firstName,
  lastName: candidates.lastName,
  phoneNumber: candidates.phoneNumber,
  email: candidates.email,
  locationAddress: candidates.locationAddress,
  locationLat: candidates.locationLat,
  locationLng: candidates.locationLng,
  createdAt: candidates.createdAt,
  updatedAt: candidates.updatedAt,
  version: candidates.version,
  purgedAt: candidates.purgedAt,
};

const candidatePart = relation(candidates, {
  columns: candidateColumns,
  own: [
    [candidates.customerId, 'customerId'],
    [candidates.id, 'candidateId'],
  ],
  many: false,
});

interface CandidatePart {
  id: string;
  firstName: string;
  lastName: string | null;
  phoneNumber: string | null;
  email: string;
  locationAddress: string | null;
  locationLat: number | null;
  locationLng: number | null;
}

function candidateOf(row: CandidatePart): object {
  const { id, firstName, lastName, phoneNumber, email, locationAddress: address, locationLat: lat, locationLng: lng, ...rest } = row;
  return {
    _id: id,
    personalInformation: { firstName, lastName, phoneNumber, email },
    location: address === null ? null : { address, coordinate: lat === null || lng === null ? null : { lat, lng } },
    ...rest,
  };
}

async function vacanciesOf(context: OperationContext, rows: Row[], requested: ReadonlySet<string>): Promise<Map<string, VacancyPart>> {
  const ids = [...new Set(rows.map((row) => String(row['vacancyId'])))];
  const own = and(inArray(vacancies.customerId, customersOf(rows)), isOneOf(vacancies.id, ids));
  const { id, title, externalVacancyId } = vacancies;
  // Most pages need only the order of the stages: read their ids unless the stages are requested.
  const order = sql<
    Stage[]
  >`(select jsonb_agg(jsonb_build_object('_id', each -> '_id')) from jsonb_array_elements(${vacancies.stages}) as each)`;
  const found = await unscoped(context.tx).select(
    vacancies,
    { id, title, externalVacancyId, stages: requested.has('stages') ? vacancies.stages : order },
    own,
  );
  return new Map(found.map((each) => [each.id, each]));
}

const assessmentColumns = {
  _id: assessments.id,
  assessmentLink: assessments.assessmentLink,
  assessmentPackageId: assessments.assessmentPackageId,
  assessmentPackageVersion: assessments.assessmentPackageVersion,
  externalAssessmentId: assessments.externalAssessmentId,
  externalAssessmentPackageId: assessments.externalAssessmentPackageId,
  externalCohortId: assessments.externalCohortId,
  insightsLink: assessments.insightsLink,
  isViewed: assessments.isViewed,
  predictedAt: assessments.predictedAt,
  product: assessments.product,
  provider: assessments.provider,
  status: assessments.status,
  submittedAt: assessments.submittedAt,
  createdAt: assessments.createdAt,
  updatedAt: assessments.updatedAt,
  stageId: assessments.stageId,
  ...resultColumns,
};

type AssessmentRef = Record<string, unknown> & { stageId: string };

const assessmentParts = new WeakMap<ReadonlySet<string>, Relation>();

/** Memoised by field set, so that the statement text stays the same. */
function assessmentPart(requested: ReadonlySet<string>): Relation {
  const results = requested.has('results') ? Object.keys(resultColumns) : [];
  const own = [
    [assessments.customerId, 'customerId'],
    [assessments.applicationId, '_id'],
  ] as const;
  const part =
    assessmentParts.get(requested) ??
    relation(assessments, { columns: assessmentColumns, requested: new Set([...requested, 'stageId', ...results]), own, many: true });
  assessmentParts.set(requested, part);
  return part;
}

function byApplication<Each extends { applicationId: string }>(rows: readonly Each[]): Map<string, Each[]> {
  const found = new Map<string, Each[]>();
  for (const row of rows) {
    const others = found.get(row.applicationId);
    if (others) others.push(row);
    else found.set(row.applicationId, [row]);
  }
  return found;
}

const inOrder = (taken: AssessmentRef[], stages: readonly string[]): AssessmentRef[] =>
  taken.length < 2 ? taken : taken.toSorted((one, other) => stages.indexOf(one.stageId) - stages.indexOf(other.stageId));

async function addTimeline(rows: Row[], requested: ReadonlySet<string>, context: OperationContext): Promise<void> {
  if (requested.has('history')) await addHistory(rows, context);
  if (requested.has('holds')) await addHolds(rows, context);
}

async function addHistory(rows: Row[], context: OperationContext): Promise<void> {
  const { applicationId, id, kind, actor, userName, stageId, fromStageId, status, fromStatus, rule, reason, at, customerId } =
    applicationEvents;
  const own = and(
    inArray(customerId, customersOf(rows)),
    isOneOf(
      applicationId,
      rows.map((row) => row._id),
    ),
  );
  const found = await unscoped(context.tx)
    .select(
      applicationEvents,
      { applicationId, _id: id, kind, actor, userName, stageId, fromStageId, status, fromStatus, rule, reason, at },
      own,
    )
    .orderBy(asc(applicationId), desc(at), desc(id));
  const events = byApplication(found);
  for (const row of rows) row['history'] = events.get(row._id) ?? [];
}
