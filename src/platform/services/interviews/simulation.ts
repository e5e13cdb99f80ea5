import { and, count, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { isRegion } from '../../regions.ts';
import { unscoped } from '../../database/scoped.ts';
import { applicationEvents, applications } from '../applications/tenant.ts';
import { assessments } from '../assessments/tenant.ts';
import { candidates } from '../candidates/tenant.ts';
import { customers } from '../customers/tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import { json } from '../../http/message.ts';
import type { Incoming, Outgoing, Route } from '../../http/message.ts';
import type { Tools } from '../../platform.ts';
import { providerSecret } from '../assessments/secret.ts';

const most = 5000;

/** Endpoints for the command that simulates a provider; demo only: unfinished assessments, the signing secret, and what rules have done. */
export function simulationRoutes(tools: Tools): Route[] {
  if (!tools.settings.demo) return [];
  const route = (path: string, work: (tools: Tools, requested: SimulationRequest) => Promise<object>): Route => ({
    method: 'GET',
    path,
    budget: 'page',
    handle: (incoming) => answer(tools, incoming, work),
  });
  return [route('/dev/assessments.json', unfinished), route('/dev/rules.json', byRules)];
}

interface SimulationRequest {
  db: Parameters<typeof unscoped>[0];
  parameters: URLSearchParams;
}

async function answer(
  tools: Tools,
  { query }: Incoming,
  work: (tools: Tools, requested: SimulationRequest) => Promise<object>,
): Promise<Outgoing> {
  const parameters = new URLSearchParams(query);
  const region = parameters.get('region') ?? '';
  if (!isRegion(region)) return json(400, JSON.stringify({ error: 'Unknown region.' }));
  await tools.stores.identity();
  const { db } = await tools.stores.region(region);
  return json(200, JSON.stringify({ data: await work(tools, { db, parameters }) }));
}

async function unfinished(tools: Tools, { db, parameters }: SimulationRequest): Promise<object> {
  const { select, exists } = unscoped(db);
  const limit = Math.min(Math.max(Number(parameters.get('limit')) || 100, 1), most);
  const [customer, vacancy] = [parameters.get('customer'), parameters.get('vacancy')];
  const { customerId } = assessments;
  const isOpen = inArray(assessments.status, ['APPS_ASSESSMENT_ORDER_COMPLETED', 'APPS_ASSESSMENT_INPROGRESS']);
  const ofVacancy = and(eq(vacancies.customerId, customerId), eq(vacancies.id, assessments.vacancyId), isNull(vacancies.archivedAt));
  const isNamed = vacancy ? sql`${vacancy} in (${vacancies.id}, ${vacancies.externalVacancyId}, ${vacancies.title})` : undefined;
  const ofPerson = and(eq(candidates.customerId, customerId), eq(candidates.id, applications.candidateId), isNull(candidates.purgedAt));
  const ofApplication = and(
    ...[eq(applications.customerId, customerId), eq(applications.id, assessments.applicationId)],
    ...[eq(applications.stageId, assessments.stageId), exists(candidates, ofPerson)],
  );
  const rows = await select(
    assessments,
    { assessmentId: assessments.id, customerId, status: assessments.status, product: assessments.product },
    and(
      ...[isOpen, exists(vacancies, and(ofVacancy, isNamed)), exists(applications, ofApplication)],
      customer ? eq(customerId, await idOf(tools, customer)) : undefined,
    ),
  )
    .orderBy(desc(assessments.createdAt), desc(assessments.id))
    .limit(limit);
  const secret = tools.settings.providerSecret ? undefined : providerSecret(tools.settings);
  return { assessments: rows, ...(secret && { secret }) };
}

async function idOf({ stores }: Tools, name: string): Promise<string> {
  const { db } = await stores.identity();
  const isNamed = sql`lower(${name}) in (${customers.id}, ${customers.uniqueName}, lower(${customers.displayName}))`;
  const [customer] = await unscoped(db).select(customers, { id: customers.id }, isNamed).limit(1);
  return customer?.id ?? '';
}

async function byRules(_tools: Tools, { db, parameters }: SimulationRequest): Promise<object> {
  const since = new Date(parameters.get('since') ?? 0);
  const { kind, actor, at } = applicationEvents;
  const acted = and(eq(actor, 'RULE'), gte(at, Number.isNaN(since.getTime()) ? new Date(0) : since));
  const rows = await unscoped(db).select(applicationEvents, { kind, times: count() }, acted).groupBy(kind);
  const times = (name: string) => rows.find((row) => row.kind === name)?.times ?? 0;
  return { moved: times('MOVED'), statuses: times('STATUS_CHANGED') };
}
