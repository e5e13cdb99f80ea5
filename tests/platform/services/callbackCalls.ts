import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { chance } from '../../../src/platform/demo/deterministic.ts';
import type { Store } from '../../../src/platform/database/stores.ts';
import { outbox } from '../../../src/platform/nouns/identity.ts';
import * as tables from '../../../src/platform/nouns/region.ts';
import type { Stage, StageTrigger } from '../../../src/platform/services/workflows/table.ts';
import { callerSecret, signedHeaders } from '../../../src/platform/http/signature.ts';
import { enterApplication } from '../../../src/platform/services/applications/enter.ts';
import type { Entered, VacancyRow } from '../../../src/platform/services/applications/applying.ts';
import { origin, startPlatform, unused } from '../browser.ts';
import type { Running } from '../browser.ts';
import { insertVacancy, scoreRule, yesRule } from './ruledVacancy.ts';

export const region = 'ap-southeast-2';
type Environment = () => Promise<Record<string, string>>;

interface World {
  running: Running;
  home: Store;
  scope: { organizationId: string; customerId: string; hierarchyId: string };
  /** Two stages: 65 and more leads to the second, YES to the status Interview. */
  vacancy: VacancyRow;
}

/** A platform with a vacancy whose rules act, and what the provider and those who look at it can do. */
export function callbackCalls(environment: Environment = async () => ({})) {
  const world = {} as World;
  beforeAll(async () => {
    const running = startPlatform(await environment());
    const admin = await running.browser().as('admin@acme.example');
    const scope = await admin.get<World['scope']>('{ AuthMe { organizationId customerId hierarchyId } }').then(({ ...found }) => found);
    Object.assign(world, { running, scope, home: await running.platform.stores.region(region) });
    world.vacancy = await vacancyWith([scoreRule(), yesRule()]);
  }, 120_000);
  afterAll(() => world.running.close());

  /** A vacancy with these rules at the first of its stages. */
  const vacancyWith = (triggers: StageTrigger[], products?: Stage['product'][]): Promise<VacancyRow> =>
    insertVacancy(world.running, world.home, world.scope, triggers, products);

  const enter = (vacancy = world.vacancy, email = `${unused()}@people.example`): Promise<Entered> =>
    world.home.transaction((tx) => {
      const { now, newId, settings } = world.running.platform;
      const applicant = { firstName: 'Ada', lastName: 'Applicant', email };
      return enterApplication(tx, { now, newId, settings, region }, { vacancy, applicant, by: { actor: 'ATS' } });
    });

  const post = (body: string, headers: Record<string, string>): Promise<Response> =>
    world.running.platform.fetch(
      new Request(`${origin}/callbacks/assessments`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }),
    );
  const signed = (body: string): Record<string, string> => {
    const { settings, now } = world.running.platform;
    return signedHeaders(callerSecret(settings, 'provider', undefined) ?? '', body, now());
  };
  /** As the provider tells it. */
  const tell = async (assessmentId: string, event: string, more: object = {}): Promise<number> => {
    const body = JSON.stringify({ assessmentId, customerId: world.scope.customerId, region, event, ...more });
    return (await post(body, signed(body))).status;
  };

  const assessment = async (id: string) => {
    const [row] = await world.home.db.select().from(tables.assessments).where(eq(tables.assessments.id, id));
    if (!row) throw new Error('There is no such assessment');
    return row;
  };
  const application = async (id: string) => {
    const [row] = await world.home.db.select().from(tables.applications).where(eq(tables.applications.id, id));
    if (!row) throw new Error('There is no such application');
    return row;
  };
  const history = (applicationId: string) =>
    world.home.db
      .select()
      .from(tables.applicationEvents)
      .where(eq(tables.applicationEvents.applicationId, applicationId))
      .orderBy(asc(tables.applicationEvents.at), asc(tables.applicationEvents.id));
  const kinds = async (applicationId: string) => (await history(applicationId)).map(({ kind }) => kind).toSorted();
  /** The codes of the mails that somebody was sent. */
  const mails = async ({ candidateId }: Entered) => {
    const [person] = await world.home.db.select().from(tables.candidates).where(eq(tables.candidates.id, candidateId));
    const own = and(eq(outbox.customerId, world.scope.customerId), eq(outbox.recipient, person?.email ?? ''));
    return (await world.home.db.select({ event: outbox.event }).from(outbox).where(own)).map(({ event }) => event).toSorted();
  };
  return { world, vacancyWith, enter, post, signed, tell, assessment, application, history, kinds, mails };
}

/** Results whose score, and whose recommendation, follow from a number. */
export const resultsOf = (index: number) => {
  const luck = chance('results', index);
  const score = luck.between(0, 100);
  return { recommendationScore: score, recommendation: score >= 68 ? 'YES' : score >= 48 ? 'MAYBE' : 'NO' };
};
