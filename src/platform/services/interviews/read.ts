import { and, eq } from 'drizzle-orm';
import { isRegion } from '../../regions.ts';
import type { Region } from '../../regions.ts';
import { unscoped } from '../../database/scoped.ts';
import { applications } from '../applications/tenant.ts';
import { assessments } from '../assessments/tenant.ts';
import { candidates } from '../candidates/tenant.ts';
import { customers } from '../customers/tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import type { Tools } from '../../platform.ts';
import type { VacancyRow } from '../applications/applying.ts';
import { isLinkToken } from '../assessments/link.ts';
import type { AssessmentRow } from '../assessments/reported.ts';

export interface Interview {
  region: Region;
  assessment: AssessmentRow;
  vacancy: VacancyRow;
  brand: string;
  firstName: string;
}

export async function readInterview(tools: Tools, regionName: string, id: string, token: string): Promise<Interview | undefined> {
  if (!isRegion(regionName)) return undefined;
  const region = regionName;
  // Opening the identity store also loads the secret that signs links.
  await tools.stores.identity();
  if (!isLinkToken({ settings: tools.settings, region }, 'interview', id, token)) return undefined;
  const { db } = await tools.stores.region(region);
  const { select } = unscoped(db);
  const [assessment] = await select(assessments, { ...assessments }, eq(assessments.id, id));
  if (!assessment) return undefined;
  const { customerId, vacancyId, applicationId } = assessment;
  const [vacancy] = await select(vacancies, { ...vacancies }, and(eq(vacancies.customerId, customerId), eq(vacancies.id, vacancyId)));
  const own = and(eq(applications.customerId, customerId), eq(applications.id, applicationId));
  const [application] = await select(applications, { candidateId: applications.candidateId }, own);
  if (!vacancy || !application) return undefined;
  const person = and(eq(candidates.customerId, customerId), eq(candidates.id, application.candidateId));
  const [candidate] = await select(candidates, { firstName: candidates.firstName, purgedAt: candidates.purgedAt }, person);
  if (!candidate || candidate.purgedAt) return undefined;
  return { region, assessment, vacancy, brand: await brandOf(tools, customerId), firstName: candidate.firstName };
}

export async function brandOf({ stores, settings }: Pick<Tools, 'stores' | 'settings'>, customerId: string): Promise<string> {
  const { db } = await stores.identity();
  const [customer] = await unscoped(db).select(customers, { name: customers.displayName }, eq(customers.id, customerId));
  return customer?.name ?? settings.brandName;
}
