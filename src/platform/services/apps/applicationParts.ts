import { and, asc, desc, inArray, sql } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Stage } from '../../database/tables/workflows.ts';
import { applicationEvents, applications, assessments, candidates, vacancies } from '../../database/tenants.ts';
import { customersOf } from '../../lists/list.ts';
import type { Row } from '../../lists/list.ts';
import { among } from './applicationRows.ts';
import { resultColumns, resultsOf } from './assessmentResults.ts';

/** Under which name a customer's number of applications is kept. */
export const applicationTotal = 'applications';

/** An application's own columns, and the candidate that its parts are found by. */
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

/** What an application shows that is no column of it, and the columns by which it is found. */
export const applicationNeeds = {
  candidate: ['customerId', 'candidateId'],
  assessments: ofVacancy,
  vacancyName: ofVacancy,
  externalVacancyId: ofVacancy,
  stages: ofVacancy,
  history: ['customerId'],
};

/** What applications show of their vacancy. */
export interface VacancyPart {
  id: string;
  title: string;
  externalVacancyId: string;
  stages: Stage[];
}

/**
 * Adds to applications what is no column of theirs, for all of a page at once and as far as the call asks for it below `path`. The rows were
 * read within the reach: what belongs to them needs no second look.
 * @param known the vacancy of all of them, where it was read already
 */
export async function addApplicationParts(
  rows: Row[],
  asked: ReadonlySet<string>,
  context: OperationContext,
  { path, known }: { path: string; known?: VacancyPart | undefined },
): Promise<void> {
  const at = (field: string) => context.asked(path === '' ? field : `${path}.${field}`);
  if (asked.has('candidate')) {
    const people = await candidatesOf(context, rows);
    for (const row of rows) row['candidate'] = people.get(String(row['candidateId']));
  }
  if (!ofVacancyParts.some((part) => asked.has(part))) {
    if (asked.has('history')) await addHistory(rows, context);
    return;
  }
  const jobs = known ? new Map([[known.id, known]]) : await vacanciesOf(context, rows, asked);
  const taken = asked.has('assessments') ? await assessmentsOf(context, rows, at('assessments')) : undefined;
  for (const row of rows) {
    const job = jobs.get(String(row['vacancyId']));
    row['vacancyName'] = job?.title;
    row['externalVacancyId'] = job?.externalVacancyId;
    row['stages'] = job?.stages;
    const order = (job?.stages ?? []).map((stage) => stage._id);
    if (taken) row['assessments'] = inOrder(taken.get(row._id) ?? [], order);
  }
  if (asked.has('history')) await addHistory(rows, context);
}

const ofVacancyParts = ['assessments', 'vacancyName', 'externalVacancyId', 'stages'];

async function candidatesOf(context: OperationContext, rows: Row[]): Promise<Map<string, object>> {
  const ids = [...new Set(rows.map((row) => String(row['candidateId'])))];
  const where = and(inArray(candidates.customerId, customersOf(rows)), among(candidates.id, ids));
  const found = await unscoped(context.tx).rows(candidates, { columns: candidateColumns, where });
  return new Map(found.map((each) => [each.id, candidateOf(each)]));
}

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

function candidateOf(row: {
  id: string;
  firstName: string;
  lastName: string | null;
  phoneNumber: string | null;
  email: string;
  locationAddress: string | null;
  locationLat: number | null;
  locationLng: number | null;
}): object {
  const { id, firstName, lastName, phoneNumber, email, locationAddress: address, locationLat: lat, locationLng: lng, ...rest } = row;
  return {
    _id: id,
    personalInformation: { firstName, lastName, phoneNumber, email },
    location: address === null ? null : { address, coordinate: lat === null || lng === null ? null : { lat, lng } },
    ...rest,
  };
}

async function vacanciesOf(context: OperationContext, rows: Row[], asked: ReadonlySet<string>): Promise<Map<string, VacancyPart>> {
  const ids = [...new Set(rows.map((row) => String(row['vacancyId'])))];
  const own = and(inArray(vacancies.customerId, customersOf(rows)), among(vacancies.id, ids));
  const { id, title, externalVacancyId } = vacancies;
  // A page of applications for thirty vacancies needs the order of their stages more often than the stages.
  const order = sql<
    Stage[]
  >`(select jsonb_agg(jsonb_build_object('_id', each -> '_id')) from jsonb_array_elements(${vacancies.stages}) as each)`;
  const found = await unscoped(context.tx).select(
    vacancies,
    { id, title, externalVacancyId, stages: asked.has('stages') ? vacancies.stages : order },
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
  applicationId: assessments.applicationId,
  stageId: assessments.stageId,
  ...resultColumns,
};

type Taken = Record<string, unknown> & { applicationId: string; stageId: string };

async function assessmentsOf(context: OperationContext, rows: Row[], asked: ReadonlySet<string>): Promise<Map<string, Taken[]>> {
  const ids = rows.map((row) => row._id);
  const where = and(inArray(assessments.customerId, customersOf(rows)), among(assessments.applicationId, ids));
  const found: Taken[] = await unscoped(context.tx).rows(assessments, { columns: assessmentColumns, asked: withResults(asked), where });
  if (asked.has('results')) for (const row of found) row['results'] = resultsOf(row);
  return byApplication(found);
}

const completed = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** The columns that the fields are made from, and those that say whose they are; one set a question stays one set. */
function withResults(asked: ReadonlySet<string>): ReadonlySet<string> {
  const results = asked.has('results') ? Object.keys(resultColumns) : [];
  const known = completed.get(asked) ?? new Set([...asked, 'applicationId', 'stageId', ...results]);
  completed.set(asked, known);
  return known;
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

const inOrder = (taken: Taken[], stages: readonly string[]): Taken[] =>
  taken.length < 2 ? taken : taken.toSorted((one, other) => stages.indexOf(one.stageId) - stages.indexOf(other.stageId));

/** What became of applications, newest first: the names of users as they were then, and nothing else of anybody. */
async function addHistory(rows: Row[], context: OperationContext): Promise<void> {
  const { applicationId, id, kind, actor, userName, stageId, fromStageId, status, fromStatus, rule, at, customerId } = applicationEvents;
  const own = and(
    inArray(customerId, customersOf(rows)),
    among(
      applicationId,
      rows.map((row) => row._id),
    ),
  );
  const found = await unscoped(context.tx)
    .select(applicationEvents, { applicationId, _id: id, kind, actor, userName, stageId, fromStageId, status, fromStatus, rule, at }, own)
    .orderBy(asc(applicationId), desc(at), desc(id));
  const events = byApplication(found);
  for (const row of rows) row['history'] = events.get(row._id) ?? [];
}
