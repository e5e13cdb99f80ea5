import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applications, assessments, candidates, vacancies } from '../../../src/platform/nouns/region.ts';
import { startDropOuts } from '../../../src/platform/services/assessments/dropOutJob.ts';
import { callbackCalls, region } from './callbackCalls.ts';
import { scoreRule, yesRule } from './ruledVacancy.ts';

const good = { recommendationScore: 72, recommendation: 'YES', insightsLink: 'https://insights.example/72' };
const day = 24 * 3_600_000;

describe('what the provider tells of assessments', () => {
  const { world, vacancyWith, enter, tell, assessment, application, history, kinds, mails } = callbackCalls();

  it('records consent, progress and results, moves by the rules, and keeps their trace', async () => {
    const entered = await enter();
    const { assessmentId, applicationId } = entered;
    for (const [event, more] of [
      ['CONSENTED', { deviceType: 'MOBILE' }],
      ['STARTED', {}],
      ['PROGRESSED', { timeTakenSeconds: 60 }],
      ['COMPLETED', { timeTakenSeconds: 420, npsScore: 9 }],
      ['RESULTS', { ...good, otherResults: { openness: 0.7 } }],
    ] as const)
      expect(await tell(assessmentId, event, more)).toBe(200);
    expect(await assessment(assessmentId)).toMatchObject({
      ...{ status: 'APPS_ASSESSMENT_COMPLETED', deviceType: 'MOBILE', timeTakenSeconds: 420, npsScore: 9 },
      ...{ ...good, otherResults: { openness: 0.7 }, consentedAt: expect.any(Date), submittedAt: expect.any(Date) },
      ...{ predictedAt: expect.any(Date), judgedAt: expect.any(Date) },
    });
    const [first, second] = world.vacancy.stages;
    expect(await application(applicationId)).toMatchObject({
      ...{ stageId: second?._id, status: 'APPS_APPLICATION_INTERVIEW', isManuallyProgressed: false },
    });
    expect(await kinds(applicationId)).toEqual(['COMPLETED', 'INVITED', 'MOVED', 'STARTED', 'STATUS_CHANGED']);
    const moved = (await history(applicationId)).find(({ kind }) => kind === 'MOVED');
    expect(moved).toMatchObject({
      ...{ actor: 'RULE', fromStageId: first?._id, stageId: second?._id },
      rule: [{ onField: 'recommendationScore', comparisonOperator: 'gte', comparisonValue: 65, value: 72 }],
    });
    expect(await mails(entered)).toEqual(
      expect.arrayContaining(['FI_INVITED', 'FI_PII_COMPLETED', 'FI_IN_PROGRESS', 'FI_COMPLETED', 'MI_REPORT', 'SI_INVITED']),
    );
  });

  it('changes nothing, and tells nobody, a second time', async () => {
    const entered = await enter();
    const all = ['CONSENTED', 'STARTED', 'PROGRESSED', 'COMPLETED', 'RESULTS'];
    for (const event of all) await tell(entered.assessmentId, event, event === 'RESULTS' ? good : {});
    const before = [await assessment(entered.assessmentId), await kinds(entered.applicationId), await mails(entered)];
    world.running.clock.pass(60_000);
    for (const event of all) expect(await tell(entered.assessmentId, event, event === 'RESULTS' ? good : {})).toBe(200);
    expect([await assessment(entered.assessmentId), await kinds(entered.applicationId), await mails(entered)]).toEqual(before);
  });

  it('comes to the same in any order', async () => {
    const people = [await enter(), await enter(), await enter()];
    world.running.clock.pass(3_600_000);
    const at = (minutes: number) => new Date(world.running.clock.now().getTime() - minutes * 60_000).toISOString();
    const told = [
      ['CONSENTED', { createdAt: at(50) }],
      ['STARTED', { createdAt: at(40) }],
      ['COMPLETED', { createdAt: at(30), submittedAt: at(30), npsScore: 8 }],
      ['RESULTS', { createdAt: at(20), predictedAt: at(20), ...good }],
      ['RESULTS', { createdAt: at(10), predictedAt: at(10), ...good, comment: 'Once more', recommendationScore: 71 }],
      ['DROPPED_OUT', { createdAt: at(35) }],
    ] as const;
    const known = ({
      status,
      consentedAt,
      submittedAt,
      predictedAt,
      recommendationScore,
      npsScore,
    }: Awaited<ReturnType<typeof assessment>>) => ({
      ...{ status, consentedAt, submittedAt, predictedAt, recommendationScore, npsScore },
    });
    const ends = [];
    const orders = [told, told.toReversed(), [3, 0, 5, 2, 4, 1].map((index) => told[index] ?? told[0])];
    for (const [index, { assessmentId }] of people.entries()) {
      const order = orders[index] ?? told;
      for (const [event, more] of order) await tell(assessmentId, event, more);
      ends.push(known(await assessment(assessmentId)));
    }
    const [first] = ends;
    expect(first).toMatchObject({ status: 'APPS_ASSESSMENT_COMPLETED', recommendationScore: 71, submittedAt: new Date(at(30)) });
    for (const end of ends) expect(end).toEqual(first);
  });

  it('lets nobody go back, but whoever dropped out complete it after all', async () => {
    const { assessmentId, applicationId } = await enter();
    await tell(assessmentId, 'STARTED');
    await tell(assessmentId, 'DROPPED_OUT');
    await tell(assessmentId, 'PROGRESSED');
    expect((await assessment(assessmentId)).status).toBe('APPS_ASSESSMENT_DROPPED_OUT');
    await tell(assessmentId, 'COMPLETED');
    await tell(assessmentId, 'DROPPED_OUT');
    expect((await assessment(assessmentId)).status).toBe('APPS_ASSESSMENT_COMPLETED');
    expect(await kinds(applicationId)).toEqual(['COMPLETED', 'DROPPED_OUT', 'INVITED', 'STARTED']);
  });

  it('knows an assessment by the name that the provider gave it', async () => {
    const { assessmentId } = await enter();
    const { externalAssessmentId } = await assessment(assessmentId);
    expect(await tell(assessmentId, 'COMPLETED', { assessmentId: undefined, externalAssessmentId })).toBe(200);
    expect((await assessment(assessmentId)).status).toBe('APPS_ASSESSMENT_COMPLETED');
  });

  it.each([
    ['another customer', { customerId: 'ffffffffffffffffffffffff' }],
    ['another region', { region: 'eu-west-1' }],
    ['no such assessment', { assessmentId: 'ffffffffffffffffffffffff' }],
    ['two names of different assessments', { externalAssessmentId: 'ffffffffffffffffffffffff' }],
  ])('answers for %s as for an absent one, and records nothing', async (_, more) => {
    const { assessmentId } = await enter();
    const before = await assessment(assessmentId);
    expect(await tell(assessmentId, 'COMPLETED', more)).toBe(404);
    expect(await assessment(assessmentId)).toEqual(before);
  });

  it('writes nothing down of somebody whose personal data are gone', async () => {
    const { assessmentId, applicationId, candidateId } = await enter();
    await world.home.db.update(candidates).set({ purgedAt: world.running.clock.now() }).where(eq(candidates.id, candidateId));
    const before = [await assessment(assessmentId), await kinds(applicationId)];
    expect(await tell(assessmentId, 'RESULTS', { ...good, comment: 'Ada said so' })).toBe(200);
    expect([await assessment(assessmentId), await kinds(applicationId)]).toEqual(before);
  });

  describe('rules', () => {
    it('act alone where only one of them holds, and not at all where none does', async () => {
      const [moves, interviews, neither] = [await enter(), await enter(), await enter()];
      await tell(moves.assessmentId, 'RESULTS', { recommendationScore: 65, recommendation: 'MAYBE' });
      await tell(interviews.assessmentId, 'RESULTS', { recommendationScore: 64.9, recommendation: 'YES' });
      await tell(neither.assessmentId, 'RESULTS', {});
      const [first, second] = world.vacancy.stages.map(({ _id }) => _id);
      expect(await application(moves.applicationId)).toMatchObject({ stageId: second, status: 'APPS_APPLICATION_NEW' });
      expect(await application(interviews.applicationId)).toMatchObject({ stageId: first, status: 'APPS_APPLICATION_INTERVIEW' });
      expect(await application(neither.applicationId)).toMatchObject({ stageId: first, status: 'APPS_APPLICATION_NEW' });
    });

    it('are evaluated on the first results alone', async () => {
      const { assessmentId, applicationId } = await enter();
      const { now } = world.running.clock;
      await tell(assessmentId, 'RESULTS', { recommendationScore: 10, predictedAt: new Date(now().getTime() - 1000).toISOString() });
      await tell(assessmentId, 'RESULTS', { recommendationScore: 90, predictedAt: now().toISOString() });
      expect((await assessment(assessmentId)).recommendationScore).toBe(90);
      expect((await application(applicationId)).stageId).toBe(world.vacancy.stages[0]?._id);
    });

    it.each([
      ...(['NEW', 'LONGLISTED', 'SHORTLISTED'] as const).map((name) => [name, true] as const),
      ...(['OFFERED', 'HIRED', 'DECLINED', 'WITHDRAWN'] as const).map((name) => [name, false] as const),
    ])('of the status %s that was given by hand act: %s', async (name, acts) => {
      const { applicationId, assessmentId } = await enter();
      const status = `APPS_APPLICATION_${name}` as const;
      await world.home.db.update(applications).set({ status }).where(eq(applications.id, applicationId));
      const [first, second] = world.vacancy.stages.map(({ _id }) => _id);
      await tell(assessmentId, 'RESULTS', good);
      const after = acts ? { status: 'APPS_APPLICATION_INTERVIEW', stageId: second } : { status, stageId: first };
      expect(await application(applicationId)).toMatchObject(after);
    });

    it('leave alone what somebody moved, and what is disabled or archived', async () => {
      const moved = await enter();
      const { db } = world.home;
      const second = world.vacancy.stages[1]?._id ?? '';
      await db.update(applications).set({ stageId: second, isManuallyProgressed: true }).where(eq(applications.id, moved.applicationId));
      const disabled = await vacancyWith([{ ...scoreRule(), enabled: false }]);
      const archived = await vacancyWith([scoreRule(), yesRule()]);
      const [off, late] = [await enter(disabled), await enter(archived)];
      await db.update(vacancies).set({ archivedAt: world.running.clock.now() }).where(eq(vacancies.id, archived.id));
      for (const { assessmentId } of [moved, off, late]) await tell(assessmentId, 'RESULTS', good);
      for (const { applicationId } of [moved, off, late]) {
        expect(await kinds(applicationId)).toEqual(['COMPLETED', 'INVITED']);
      }
      expect((await assessment(late.assessmentId)).recommendationScore).toBe(72);
    });

    it('of a last stage move nobody further', async () => {
      const alone = await vacancyWith([scoreRule(), yesRule()], ['FI']);
      const { assessmentId, applicationId } = await enter(alone);
      await tell(assessmentId, 'RESULTS', good);
      expect(await application(applicationId)).toMatchObject({ stageId: alone.stages[0]?._id, status: 'APPS_APPLICATION_INTERVIEW' });
    });
  });

  it.each([
    [{ prediction: 'SHORT' }, 'MI_PREDICTION_COMPLETED_SHORT', false],
    [{ isLowTextQuality: true }, 'MI_PREDICTION_COMPLETED_GARBAGE', false],
    [{}, 'MI_PREDICTION_COMPLETED_SUCCESS', true],
  ])('says of results with %j that they are %s', async (more, event, reported) => {
    const entered = await enter();
    await tell(entered.assessmentId, 'RESULTS', { insightsLink: good.insightsLink, ...more });
    const codes = await mails(entered);
    expect(codes).toContain(event);
    expect(codes.includes('MI_REPORT')).toBe(reported);
  });

  it('notes once who has not completed in five days, and nobody else', async () => {
    const [late, done, fresh] = [await enter(), await enter(), await enter()];
    await tell(late.assessmentId, 'STARTED');
    await tell(done.assessmentId, 'COMPLETED');
    const job = startDropOuts(world.running.platform);
    world.running.clock.pass(5 * day - 1);
    await job.run();
    expect((await assessment(late.assessmentId)).status).toBe('APPS_ASSESSMENT_INPROGRESS');
    world.running.clock.pass(1);
    await tell(fresh.assessmentId, 'STARTED');
    await Promise.all([job.run(), job.run()]);
    await job.run();
    await job.stop();
    expect((await assessment(late.assessmentId)).status).toBe('APPS_ASSESSMENT_DROPPED_OUT');
    expect(await kinds(late.applicationId)).toEqual(['DROPPED_OUT', 'INVITED', 'STARTED']);
    expect((await assessment(done.assessmentId)).status).toBe('APPS_ASSESSMENT_COMPLETED');
    expect((await assessment(fresh.assessmentId)).status).toBe('APPS_ASSESSMENT_INPROGRESS');
    const open = await world.home.db.select().from(assessments).where(eq(assessments.status, 'APPS_ASSESSMENT_INPROGRESS'));
    expect(open.every(({ consentedAt }) => consentedAt && consentedAt.getTime() > world.running.clock.now().getTime() - 5 * day)).toBe(
      true,
    );
  });

  it('believes a clock that is five minutes ahead, and no time that is further in the future', async () => {
    const ahead = (milliseconds: number) => new Date(world.running.clock.now().getTime() + milliseconds).toISOString();
    const now = world.running.clock.now();
    const early = new Date(now.getTime() - 3_600_000);
    for (const [more, known] of [
      [{ submittedAt: ahead(5 * 60_000) }, now],
      [{ submittedAt: ahead(5 * 60_000 + 1), createdAt: ahead(0) }, now],
      [{ submittedAt: ahead(day), createdAt: early.toISOString() }, early],
      [{ submittedAt: early.toISOString() }, early],
    ] as const) {
      const { assessmentId } = await enter();
      await world.home.db
        .update(assessments)
        .set({ createdAt: new Date(now.getTime() - day) })
        .where(eq(assessments.id, assessmentId));
      await tell(assessmentId, 'COMPLETED', more);
      expect((await assessment(assessmentId)).submittedAt).toEqual(known);
    }
  });

  it('takes results of the future for the newest no longer than the present', async () => {
    const { assessmentId } = await enter();
    const at = (milliseconds: number) => new Date(world.running.clock.now().getTime() + milliseconds).toISOString();
    await tell(assessmentId, 'RESULTS', { ...good, recommendationScore: 30, predictedAt: at(365 * day) });
    world.running.clock.pass(3_600_000);
    await tell(assessmentId, 'RESULTS', { ...good, recommendationScore: 90, predictedAt: at(0) });
    expect((await assessment(assessmentId)).recommendationScore).toBe(90);
  });

  it('shows the trace of a rule to whoever reads the application', async () => {
    const { assessmentId, applicationId } = await enter();
    await tell(assessmentId, 'RESULTS', good);
    const query = `query ($_id: ID!, $organizationId: ID!, $customerId: ID!, $hierarchyId: ID!) {
      AppsGetApplicationById(_id: $_id, organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId) {
        history { kind actor rule { onField comparisonOperator comparisonValue value } } } }`;
    const admin = await world.running.browser().as('admin@acme.example');
    const { history: shown } = await admin.get<{ history: object[] }>(query, { _id: applicationId, ...world.scope }, region);
    expect(shown).toContainEqual({
      ...{ kind: 'MOVED', actor: 'RULE' },
      rule: [{ onField: 'recommendationScore', comparisonOperator: 'gte', comparisonValue: 65, value: 72 }],
    });
  });
});
