import { and, asc, desc, sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { preparedRead } from '../../database/prepared.ts';
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

const vacancyPart = relation(vacancies, {
  columns: { id: vacancies.id, title: vacancies.title, externalVacancyId: vacancies.externalVacancyId, stages: vacancies.stages },
  own: [
    [vacancies.customerId, 'customerId'],
    [vacancies.id, 'vacancyId'],
  ],
  many: false,
});

/** The vacancy of an application that is read alone: the rows of a page mostly share few, which are read once. */
export const vacancyRelation = (requested: ReadonlySet<string>): Record<string, Relation> =>
  ofVacancyParts.some((part) => requested.has(part)) ? { vacancy: vacancyPart } : {};

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

async function vacanciesOf({ tx }: OperationContext, rows: Row[], requested: ReadonlySet<string>): Promise<Map<string, VacancyPart>> {
  const ids = [...new Set(rows.map((row) => String(row['vacancyId'])))];
  const read = requested.has('stages') ? vacanciesWithStages : vacanciesWithOrder;
  return new Map((await read(tx, { customerIds: customersOf(rows), ids })).map((each) => [each.id, each]));
}

const { id, title, externalVacancyId, stages } = vacancies;

/** Most pages need only the order of the stages. */
const order = sql<Stage[]>`(select jsonb_agg(jsonb_build_object('_id', each -> '_id')) from jsonb_array_elements(${stages}) as each)`;

const readVacancies = (read: typeof stages | typeof order) =>
  preparedRead((db, value: (name: 'customerIds' | 'ids') => Placeholder) =>
    unscoped(db).select(
      vacancies,
      { id, title, externalVacancyId, stages: read },
      and(isOneOf(vacancies.customerId, value('customerIds')), isOneOf(id, value('ids'))),
    ),
  );
const vacanciesWithStages = readVacancies(stages);
const vacanciesWithOrder = readVacancies(order);

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

const eventsOf = preparedRead((db, value: (name: 'customerIds' | 'ids') => Placeholder) => {
  const { applicationId, id: _id, customerId, holdId, ...all } = applicationEvents;
  const { kind, actor, userName, stageId, fromStageId, status, fromStatus, rule, reason, at } = all;
  return unscoped(db)
    .select(
      applicationEvents,
      { applicationId, _id, holdId, kind, actor, userName, stageId, fromStageId, status, fromStatus, rule, reason, at },
      and(isOneOf(customerId, value('customerIds')), isOneOf(applicationId, value('ids'))),
    )
    .orderBy(asc(applicationId), desc(at), desc(_id));
});

async function addTimeline(rows: Row[], requested: ReadonlySet<string>, context: OperationContext): Promise<void> {
  if (!requested.has('history') && !requested.has('holds')) return;
  const events = await eventsOf(context.tx, { customerIds: customersOf(rows), ids: rows.map((row) => row._id) });
  if (requested.has('holds')) await addHolds(rows, events, context);
  const ofEach = byApplication(events);
  for (const row of rows) row['history'] = ofEach.get(row._id) ?? [];
}
