import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../../src/platform/nouns/identity.ts';
import { applicationEvents, applications, assessments } from '../../../src/platform/nouns/region.ts';
import { lockApplications } from '../../../src/platform/services/applications/lock.ts';
import { moveToStage } from '../../../src/platform/services/applications/move.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { callbackCalls, region, resultsOf } from './callbackCalls.ts';
import { scoreRule } from './ruledVacancy.ts';

describe.skipIf(!postgresPrograms())('callbacks at the same moment, on PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  }, 120_000);
  const { world, enter, tell, assessment, application, kinds, mails, vacancyWith } = callbackCalls(async () => ({
    DATABASE_URL: cluster.demo(),
    DEMO: 'on',
  }));
  afterAll(() => cluster.stop());
  const good = { recommendationScore: 90, recommendation: 'YES', insightsLink: 'https://insights.example/90' };

  it('moves once and tells once what is delivered ten times at once', async () => {
    const entered = await enter();
    const answers = await Promise.all(Array.from({ length: 10 }, () => tell(entered.assessmentId, 'RESULTS', good)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await kinds(entered.applicationId)).toEqual(['COMPLETED', 'INVITED', 'MOVED', 'STATUS_CHANGED']);
    const codes = await mails(entered);
    for (const code of ['FI_COMPLETED', 'MI_REPORT', 'SI_INVITED']) expect(codes.filter((each) => each === code)).toEqual([code]);
  });

  it('loses none of 200 results for one vacancy', async () => {
    const vacancy = await vacancyWith([scoreRule(50)]);
    const entered = [];
    // Entering one waits for the vacancy's row; results do not.
    for (let index = 0; index < 200; index += 1) entered.push(await enter(vacancy));
    const answers = await Promise.all(entered.map(({ assessmentId }, index) => tell(assessmentId, 'RESULTS', resultsOf(index))));
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    const expected = entered.filter((_, index) => resultsOf(index).recommendationScore >= 50).length;
    const { db } = world.home;
    const [first, second] = vacancy.stages.map(({ _id }) => _id);
    const at = async (stageId = '') => {
      const [found] = await db
        .select({ rows: count() })
        .from(applications)
        .where(and(eq(applications.vacancyId, vacancy.id), eq(applications.stageId, stageId)));
      return found?.rows;
    };
    expect([await at(first), await at(second)]).toEqual([200 - expected, expected]);
    const scores = await db
      .select({ id: assessments.id, score: assessments.recommendationScore })
      .from(assessments)
      .where(and(eq(assessments.vacancyId, vacancy.id), eq(assessments.stageId, first ?? '')));
    const byId = new Map(scores.map(({ id, score }) => [id, score]));
    expect(entered.map(({ assessmentId }) => byId.get(assessmentId))).toEqual(
      entered.map((_, index) => resultsOf(index).recommendationScore),
    );
    const [made] = await db
      .select({ rows: count() })
      .from(assessments)
      .where(and(eq(assessments.vacancyId, vacancy.id), eq(assessments.stageId, second ?? '')));
    expect(made?.rows).toBe(expected);
    const [invited] = await db
      .select({ rows: count() })
      .from(outbox)
      .where(and(eq(outbox.customerId, world.scope.customerId), eq(outbox.event, 'SI_INVITED')));
    // The test before this moved another one.
    expect(invited?.rows).toBe(expected + 1);
  }, 120_000);

  it('moves once where somebody moves by hand at the same moment', async () => {
    const { now, newId, settings } = world.running.platform;
    for (let run = 0; run < 5; run += 1) {
      const entered = await enter();
      const stage = world.vacancy.stages[1];
      if (!stage) throw new Error('There is no second stage');
      const byHand = world.home.transaction(async (tx) => {
        const { applicationId: id, candidateId } = entered;
        const rows = await lockApplications(tx, [{ id, candidateId, customerId: world.scope.customerId }]);
        const at = rows.filter((row) => row.stageId !== stage._id);
        await moveToStage(tx, { now, newId, settings, region }, { rows: at, stage, by: { actor: 'USER' } });
      });
      await Promise.all([byHand, tell(entered.assessmentId, 'RESULTS', good)]);
      expect((await application(entered.applicationId)).stageId).toBe(stage._id);
      expect((await kinds(entered.applicationId)).filter((kind) => kind === 'MOVED')).toHaveLength(1);
      expect((await mails(entered)).filter((code) => code === 'SI_INVITED')).toHaveLength(1);
    }
  });

  it('comes to one end whatever arrives together', async () => {
    const entered = await enter();
    const events = ['CONSENTED', 'STARTED', 'PROGRESSED', 'DROPPED_OUT', 'COMPLETED', 'RESULTS'];
    await Promise.all([...events, ...events].map((event) => tell(entered.assessmentId, event, event === 'RESULTS' ? good : {})));
    expect(await assessment(entered.assessmentId)).toMatchObject({ status: 'APPS_ASSESSMENT_COMPLETED', recommendationScore: 90 });
    const seen = await world.home.db.select().from(applicationEvents).where(eq(applicationEvents.applicationId, entered.applicationId));
    for (const kind of ['COMPLETED', 'MOVED', 'STATUS_CHANGED']) expect(seen.filter((each) => each.kind === kind)).toHaveLength(1);
  });
});
