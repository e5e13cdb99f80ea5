import type { InferInsertModel } from 'drizzle-orm';
import type { ApplicationStatus } from '../../generated/types.ts';
import type { Database } from '../database/stores.ts';
import { applications } from '../services/applications/table.ts';
import { assessments } from '../services/assessments/table.ts';
import { candidates } from '../services/candidates/table.ts';
import type { vacancies as vacanciesTable } from '../services/vacancies/table.ts';
import { assessmentOf } from './assessments.ts';
import { insertAll } from './bulk.ts';
import { chance, idOf } from './deterministic.ts';
import type { Chance } from './deterministic.ts';
import type { DemoCustomer } from './directory.ts';
import { places } from './jobs.ts';
import { phone } from './people.ts';
import type { peopleOf } from './people.ts';
import type { DemoSizes } from './sizes.ts';
import { firstNames, lastNames } from './words.ts';
import { packagesOf } from './workflowStages.ts';

type Application = InferInsertModel<typeof applications>;
type Assessment = InferInsertModel<typeof assessments>;
type Candidate = InferInsertModel<typeof candidates>;

/** A vacancy and its customer, derived from its number, so that more vacancies change none. */
export interface DemoVacancy {
  customer: DemoCustomer;
  people: ReturnType<typeof peopleOf>;
  number: number;
  row: InferInsertModel<typeof vacanciesTable>;
}

const day = 24 * 3_600_000;

export function applicantsOf(customer: DemoCustomer, vacancy: number, { applications: all, vacancies }: DemoSizes): number {
  const luck = chance('applicants', customer.id, vacancy);
  const weight = -Math.log(1 - luck.next());
  return Math.floor((all / Math.max(vacancies, 1)) * weight + luck.next());
}

export async function seedApplications(tx: Database, vacancies: DemoVacancy[], recipe: DemoSizes & { base: Date }): Promise<void> {
  const packages = packageIdsOf(vacancies.map(({ customer }) => customer));
  const made = vacancies.flatMap((vacancy) => {
    const count = applicantsOf(vacancy.customer, vacancy.number, recipe);
    return Array.from({ length: count }, (_, index) => applicationOf(vacancy, index, { packages, base: recipe.base }));
  });
  await insertAll(tx, candidates, [...new Map(made.map(({ candidate }) => [candidate.id, candidate])).values()]);
  await insertAll(
    tx,
    applications,
    made.map(({ application }) => application),
  );
  await insertAll(
    tx,
    assessments,
    made.flatMap((each) => each.assessments),
  );
}

const packageIdsOf = (customers: DemoCustomer[]) =>
  new Map([...new Set(customers)].flatMap(({ id }) => packagesOf(id).map((each) => [each.externalId, each.id] as const)));

export function applicationOf(
  vacancy: DemoVacancy,
  index: number,
  { packages, base }: { packages: Map<string, string>; base: Date },
): { application: Application; candidate: Candidate; assessments: Assessment[] } {
  const { customer, number, row } = vacancy;
  const { customerId, organizationId, hierarchyId, id: vacancyId, externalVacancyId, stages } = row;
  const luck = chance('application', customerId, number, index);
  const candidate = candidateOf(customer, number, index, luck, base);
  const created = row.createdAt.getTime() + luck.next() * ((row.archivedAt ?? base).getTime() - row.createdAt.getTime());
  const createdAt = seconds(created);
  const id = idOf('application', customerId, number, index);
  const own = { customerId, organizationId, hierarchyId, applicationId: id, vacancyId };
  const taken: Assessment[] = [];
  for (const stage of stages) {
    const before = taken.at(-1);
    const start = before?.submittedAt?.getTime() ?? created;
    const from = before ? start + luck.next() * 2 * day : created;
    if (from > base.getTime()) break;
    const assessmentPackageId = packages.get(stage.externalAssessmentPackageId) ?? null;
    taken.push(
      assessmentOf({ ...own, assessmentPackageId, externalCohortId: externalVacancyId, createdAt: seconds(from) }, stage, luck, base),
    );
    const last = taken.at(-1);
    if (!last?.submittedAt || last.recommendation === 'NO' || !luck.happens(0.75)) break;
  }
  const last = taken.at(-1);
  const application: Application = {
    ...{ customerId, organizationId, hierarchyId, vacancyId, id },
    candidateId: candidate.id,
    status: statusOf(last, luck),
    stageId: last?.stageId ?? stages[0]?._id ?? '',
    isManuallyProgressed: taken.length > 1 ? luck.happens(0.4) : null,
    externalApplicantId: idOf('applicant', candidate.email),
    externalApplicationId: idOf('external application', id),
    createdAt,
    updatedAt: last?.updatedAt ?? createdAt,
  };
  return { application, candidate, assessments: taken };
}

function candidateOf(customer: DemoCustomer, vacancy: number, index: number, luck: Chance, base: Date): Candidate {
  const again = index > 0 && vacancy > 0 && luck.happens(0.08);
  const [ofVacancy, number] = again ? [luck.between(0, vacancy - 1), 0] : [vacancy, index];
  const own = chance('candidate', customer.id, ofVacancy, number);
  const [firstName, lastName] = [own.pick(firstNames), own.pick(lastNames)];
  const plain = `${firstName}.${lastName}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z.]/g, '');
  const [address, lat, lng] = own.pick(places[customer.awsRegion]);
  const createdAt = seconds(customer.createdAt.getTime() + own.next() * 0.1 * (base.getTime() - customer.createdAt.getTime()));
  return {
    customerId: customer.id,
    organizationId: customer.organizationId,
    hierarchyId: customer.rootHierarchyId,
    id: idOf('candidate', customer.id, ofVacancy, number),
    firstName,
    lastName: own.happens(0.98) ? lastName : null,
    email: `${plain}.${ofVacancy}.${number}@${customer.uniqueName}-people.example`.slice(-100),
    phoneNumber: own.happens(0.9) ? phone(customer.awsRegion, own) : null,
    ...(own.happens(0.7) && { locationAddress: address, locationLat: lat, locationLng: lng }),
    createdAt,
    updatedAt: createdAt,
  };
}

function statusOf(last: Assessment | undefined, luck: Chance): ApplicationStatus {
  const one = (...choices: string[]) => `APPS_APPLICATION_${luck.pick(choices)}` as ApplicationStatus;
  if (!last?.submittedAt) return luck.happens(0.95) ? 'APPS_APPLICATION_NEW' : one('WITHDRAWN', 'DECLINED');
  if (luck.happens(0.3)) return 'APPS_APPLICATION_NEW';
  if (last.recommendation === 'NO') return one('DECLINED', 'DECLINED', 'DECLINED', 'WITHDRAWN', 'LONGLISTED');
  if (last.recommendation === 'MAYBE') return one('LONGLISTED', 'LONGLISTED', 'SHORTLISTED', 'DECLINED', 'WITHDRAWN');
  return one('SHORTLISTED', 'SHORTLISTED', 'LONGLISTED', 'INTERVIEW', 'OFFERED', 'HIRED');
}

const seconds = (time: number) => new Date(Math.floor(time / 1000) * 1000);
