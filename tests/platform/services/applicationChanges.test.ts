import { describe, expect, it } from 'vitest';
import { applicationCalls } from './applicationCalls.ts';
import type { Application } from './applicationCalls.ts';
import { limitedTo } from './people.ts';
import type { Row as Vacancy } from './vacancyCalls.ts';

const { world, create, bulk, enter, get, rows, mails, ask, done, department } = applicationCalls();

const stageOf = (vacancy: Vacancy, index: number) => vacancy.workflow.stages[index]?._id;
const addressOf = ({ candidate }: Application) => candidate.personalInformation['email'] ?? '';
const eventsTo = async (application: Application) => (await mails(addressOf(application))).map(({ event }) => event);
const absent = 'f'.repeat(24);
const scopeIn = (hierarchyId: string) => ({ ...world.scope, hierarchyId });
/** Two who apply for a vacancy, and the vacancy. */
const two = async () => {
  const vacancy = await create();
  return { vacancy, one: await enter(vacancy), other: await enter(vacancy) };
};
const finish = (application: Application) =>
  rows(
    `update assessments set status = 'APPS_ASSESSMENT_COMPLETED', submitted_at = now(), predicted_at = now(), insights_link = $2 where id = $1`,
    [application.assessments[0]?._id, `https://insights.example/${application._id}`],
  );

describe('progressing applications', () => {
  it('moves them by hand, with the assessment, the invitation and the history of the new stage', async () => {
    const { vacancy, one, other } = await two();
    const [first, second] = [stageOf(vacancy, 0), stageOf(vacancy, 1)];
    const answer = await done('move', { ids: [other._id, one._id], stageId: second });
    expect(answer).toEqual({ data: [{ _id: other._id }, { _id: one._id }], refused: [] });
    const moved = await get(one._id);
    expect(moved).toMatchObject({
      stageId: second,
      isManuallyProgressed: true,
      assessments: [{ stageId: first }, { stageId: second, status: 'APPS_ASSESSMENT_ORDER_COMPLETED' }],
    });
    expect(moved.history.find(({ kind }) => kind === 'MOVED')).toMatchObject({ actor: 'USER', stageId: second, fromStageId: first });
    expect(await eventsTo(one)).toEqual(['FI_INVITED', expect.stringMatching(/^(FI|SI)_INVITED$/)]);
    expect((await mails(addressOf(one)))[1]?.text).toContain(moved.assessments[1]?.assessmentLink);
  });

  it('refuses each that is there already, of a vacancy without that stage, purged, or of an archived vacancy', async () => {
    const { vacancy, one, other } = await two();
    const away = await enter(await create());
    const stageId = stageOf(vacancy, 1);
    await done('move', { ids: [one._id], stageId });
    await rows('update candidates set purged_at = now() where id = $1', [other.candidate._id]);
    // Stages have the same ids in all vacancies of one workflow.
    await rows(`update vacancies set stages = '[{"_id": "another"}]' where id = (select vacancy_id from applications where id = $1)`, [
      away._id,
    ]);
    const answer = await done('move', { ids: [one._id, other._id, away._id], stageId });
    expect(answer).toEqual({
      data: [],
      refused: expect.arrayContaining([
        { _id: one._id, reason: 'refusals.notEarlierStage' },
        { _id: other._id, reason: 'refusals.candidatePurged' },
        { _id: away._id, reason: 'refusals.otherStages' },
      ]),
    });
    const closed = await two();
    await bulk('Archive', [closed.vacancy.externalVacancyId]);
    const late = await done('move', { ids: [closed.one._id], stageId: stageOf(closed.vacancy, 1) });
    expect(late.refused).toEqual([{ _id: closed.one._id, reason: 'refusals.vacancyArchived' }]);
    expect(await eventsTo(closed.one)).toEqual(['FI_INVITED']);
  });

  it('to a stage that none of them has, or with an application that is missing, is refused as a whole', async () => {
    const { vacancy, one } = await two();
    const refused = async (variables: object) => (await ask('move', variables)).errors?.[0]?.extensions;
    expect(await refused({ ids: [one._id], stageId: absent })).toEqual({ code: 'NOT_FOUND' });
    expect(await refused({ ids: [one._id, absent], stageId: stageOf(vacancy, 1) })).toEqual({ code: 'NOT_FOUND' });
    expect(await refused({ ids: [], stageId: stageOf(vacancy, 1) })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await get(one._id)).stageId).toBe(stageOf(vacancy, 0));
  });

  it('means all that match a filter, as many as the list said', async () => {
    const { vacancy, one, other } = await two();
    const filter = { ...world.scope, externalVacancyId: vacancy.externalVacancyId };
    const [stageId, ids] = [stageOf(vacancy, 1), [] as string[]];
    const wrong = await ask('move', { ids, stageId, matching: { filter, expectedCount: 5 } });
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'COUNT_CHANGED', count: 2 });
    const answer = await done('move', { ids, stageId, matching: { filter, expectedCount: 2 } });
    expect(answer.data.map(({ _id }) => _id).toSorted()).toEqual([one._id, other._id].toSorted());
  });
});

describe('the status of applications', () => {
  it('is set to any of the seven, and told by the history with what it was', async () => {
    const { one } = await two();
    for (const status of ['LONGLISTED', 'SHORTLISTED', 'OFFERED', 'HIRED', 'WITHDRAWN', 'NEW'])
      expect((await done('status', { ids: [one._id], status: `APPS_APPLICATION_${status}` })).data).toEqual([{ _id: one._id }]);
    const { history } = await get(one._id);
    expect(history.filter(({ kind }) => kind === 'STATUS_CHANGED')).toHaveLength(6);
    expect(await eventsTo(one)).toEqual(['FI_INVITED']);
  });

  it('of who is declined is told to them, once', async () => {
    const { one, other } = await two();
    const status = 'APPS_APPLICATION_DECLINED';
    await done('status', { ids: [one._id], status });
    const again = await done('status', { ids: [one._id, other._id], status });
    expect(again).toEqual({ data: [{ _id: other._id }], refused: [{ _id: one._id, reason: 'refusals.sameStatus' }] });
    const declined = (await eventsTo(one)).filter((event) => event === 'APPS_APPLICATION_STATUS_DECLINED');
    expect(declined.length).toBeLessThanOrEqual(1);
    expect((await get(one._id)).history.filter(({ kind }) => kind === 'STATUS_CHANGED')).toHaveLength(1);
  });

  it('is never Interview by hand', async () => {
    const { one } = await two();
    const answer = await ask('status', { ids: [one._id], status: 'APPS_APPLICATION_INTERVIEW' });
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'STATUS_BY_RULES',
      fields: { status: 'validation.application.status' },
    });
  });

  it('is set only where the session reaches', async () => {
    const rights = ['apps:viewApplicationList', 'apps:editApplication', 'apps:viewApplication', 'apps:createApplication'];
    const hierarchyId = await department();
    const [here, there] = [await enter(await create()), await enter(await create({ hierarchyId }))];
    const limited = await limitedTo(world.running, world.admin, scopeIn(hierarchyId), rights);
    const status = 'APPS_APPLICATION_OFFERED';
    expect((await ask('status', { ids: [here._id, there._id], status }, limited)).errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
    expect((await done('status', { ids: [there._id], status }, limited)).data).toHaveLength(1);
    expect((await get(here._id)).status).toBe('APPS_APPLICATION_NEW');
  });
});

describe('sending again', () => {
  it('the link tells the candidate of the stage’s assessment, unless it is completed or nobody is there', async () => {
    const { one, other } = await two();
    const third = await enter(await create());
    await finish(other);
    await rows('update candidates set purged_at = now() where id = $1', [third.candidate._id]);
    const answer = await done('resend', { ids: [one._id, other._id, third._id] });
    expect(answer).toEqual({
      data: [{ _id: one._id }],
      refused: expect.arrayContaining([
        { _id: other._id, reason: 'refusals.assessmentCompleted' },
        { _id: third._id, reason: 'refusals.candidatePurged' },
      ]),
    });
    const { history, assessments } = await get(one._id);
    expect(history[0]).toMatchObject({ kind: 'LINK_RESENT', stageId: one.stageId, actor: 'USER' });
    const sent = (await mails(addressOf(one))).at(-1);
    expect(sent).toMatchObject({ event: 'FI_ASSESSMENT_LINK_RESENT', text: expect.stringContaining(assessments[0]?.assessmentLink ?? '') });
  });

  it('the report tells the candidate where it is, and is refused where there is none', async () => {
    const { one } = await two();
    const none = await ask('report', { id: one._id });
    expect(none.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'NO_REPORT' });
    await finish(one);
    const answer = await done<Application>('report', { id: one._id });
    expect(answer.history[0]).toMatchObject({ kind: 'REPORT_RESENT' });
    expect((await mails(addressOf(one))).at(-1)).toMatchObject({
      event: 'MI_REPORT',
      text: expect.stringContaining(`insights.example/${one._id}`),
    });
    await rows('update candidates set purged_at = now() where id = $1', [one.candidate._id]);
    expect((await ask('report', { id: one._id })).errors?.[0]?.extensions).toMatchObject({ reason: 'CANDIDATE_PURGED' });
  });
});

describe('the trail', () => {
  it('says of each application what it was and what it is', async () => {
    const { vacancy, one } = await two();
    await done('status', { ids: [one._id], status: 'APPS_APPLICATION_HIRED' });
    await done('move', { ids: [one._id], stageId: stageOf(vacancy, 1) });
    const parts = await rows(
      'select before, "values", name from audit_values where subject_id = $1 and before is not null order by entry_id',
      [one._id],
    );
    expect(parts).toHaveLength(2);
    expect(parts).toEqual(
      expect.arrayContaining([
        { before: { status: 'APPS_APPLICATION_NEW' }, values: { status: 'APPS_APPLICATION_HIRED' }, name: 'Ines Candidate' },
        { before: { stage: expect.any(String) }, values: { stage: expect.any(String) }, name: 'Ines Candidate' },
      ]),
    );
  });

  it('says once that a report was looked at', async () => {
    const { one } = await two();
    const id = one.assessments[0]?._id ?? '';
    const entries = () => rows(`select 1 from audit_entries where operation = 'AppsMarkAssessmentViewed' and subjects ? $1`, [one._id]);
    const all = () => rows(`select 1 from audit_entries where operation = 'AppsMarkAssessmentViewed'`);
    expect(await done<Application>('viewed', { id })).toMatchObject({ _id: one._id, assessments: [{ isViewed: true }] });
    const before = await all();
    expect(await done<Application>('viewed', { id })).toMatchObject({ assessments: [{ isViewed: true }] });
    expect([(await entries()).length, (await all()).length]).toEqual([1, before.length]);
    expect((await ask('viewed', { id: absent })).errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
  });
});
