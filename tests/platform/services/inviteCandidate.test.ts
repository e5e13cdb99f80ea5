import { describe, expect, it } from 'vitest';
import { applicationCalls, texts } from './applicationCalls.ts';
import { unused } from '../browser.ts';
import { limitedTo } from './people.ts';

const { world, create, bulk, invitation, enter, rows, mails, department } = applicationCalls();

const invite = (input: object, headers: Record<string, string> = {}) => {
  world.admin.headers = headers;
  return world.admin.ask(texts.invite, { input }).finally(() => (world.admin.headers = {}));
};
const refusalOf = async (input: object) => (await invite(input)).errors?.[0]?.extensions;

describe('an invitation', () => {
  it('makes candidate, application and assessment, tells the candidate, and is reported by the history', async () => {
    const vacancy = await create();
    const made = await enter(vacancy, { email: '  INES.Upper@People.example ', firstName: ' Ines ' });
    const [first] = vacancy.workflow.stages;
    expect(made).toMatchObject({
      status: 'APPS_APPLICATION_NEW',
      stageId: first?._id,
      isManuallyProgressed: null,
      candidate: {
        version: 1,
        personalInformation: { firstName: 'Ines', email: 'ines.upper@people.example', phoneNumber: '+61491570156' },
      },
      assessments: [{ stageId: first?._id, status: 'APPS_ASSESSMENT_ORDER_COMPLETED', isViewed: false }],
      history: [{ kind: 'INVITED', actor: 'USER', userName: 'Ada Admin', stageId: first?._id }],
    });
    const [counted] = await rows('select application_count from vacancies where id = $1', [vacancy._id]);
    expect(counted).toEqual({ application_count: 1 });
    const sent = await mails('ines.upper@people.example');
    expect(sent.map(({ event }) => event)).toEqual(['FI_INVITED']);
    expect(sent[0]?.text).toContain(made.assessments[0]?.assessmentLink);
  });

  it('is known outside by a keyed hash of the address that no client makes, and by the application’s id that it sends', async () => {
    const vacancy = await create();
    const email = `hash.${unused()}@people.example`;
    const input = invitation(vacancy, { email });
    const { assessmentId } = await world.admin.get<{ assessmentId: string }>(texts.invite, { input });
    const [row] = await rows<Record<string, string>>(
      `select external_applicant_id, external_application_id, external_assessment_id from applications
       join assessments on application_id = applications.id where assessments.id = $1`,
      [assessmentId],
    );
    expect(row?.['external_application_id']).toBe(input.externalApplicationId);
    expect(row?.['external_applicant_id']).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.['external_assessment_id']).not.toBe(input.externalAssessmentId);
    const again = await enter(await create(), { email: email.toUpperCase() });
    expect(again.externalApplicantId).toBe(row?.['external_applicant_id']);
    expect((await enter(vacancy)).externalApplicantId).not.toBe(row?.['external_applicant_id']);
    expect(await refusalOf(invitation(vacancy, {}, { externalApplicationId: input.externalApplicationId }))).toMatchObject({
      code: 'CONFLICT',
      reason: 'EXTERNAL_ID_TAKEN',
    });
    expect(await refusalOf(invitation(vacancy, {}, { externalApplicationId: 'x'.repeat(4000) }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'EXTERNAL_ID_TOO_LONG',
    });
    const unnamed = await invite(invitation(vacancy, {}, { externalApplicationId: '  ' }));
    expect(unnamed.errors).toBeUndefined();
  });

  it('finds a candidate who is known, keeps what they are called, and fills what is missing', async () => {
    const email = `known.${unused()}@people.example`;
    const first = await enter(await create(), { email, firstName: 'Known', lastName: null });
    const second = await enter(await create(), { email, firstName: 'Other', lastName: 'Later', phoneNumber: '+61491570157' });
    expect(second.candidate._id).toBe(first.candidate._id);
    expect(second.candidate).toMatchObject({
      version: 2,
      personalInformation: { firstName: 'Known', lastName: 'Later', phoneNumber: '+61491570156' },
    });
  });

  it('of somebody who applies already is refused and changes nothing', async () => {
    const vacancy = await create();
    const made = await enter(vacancy);
    const { email } = made.candidate.personalInformation;
    expect(await refusalOf(invitation(vacancy, { email }))).toMatchObject({ code: 'CONFLICT', reason: 'ALREADY_APPLIED' });
    expect(await rows('select application_count from vacancies where id = $1', [vacancy._id])).toEqual([{ application_count: 1 }]);
    expect(await mails(email ?? '')).toHaveLength(1);
  });

  it('to an archived vacancy is refused', async () => {
    const vacancy = await create();
    await bulk('Archive', [vacancy.externalVacancyId]);
    expect(await refusalOf(invitation(vacancy))).toMatchObject({ code: 'CONFLICT', reason: 'VACANCY_ARCHIVED' });
  });

  it('by another vacancy’s, workflow’s, package’s or customer’s id finds nothing', async () => {
    const vacancy = await create();
    const whole = invitation(vacancy);
    const absent = 'f'.repeat(24);
    const wrong = [
      { predictorMasterId: absent },
      { organizationId: world.foreign.organizationId },
      { hierarchyId: world.foreign.hierarchyId },
      { cohortInfo: { ...whole.cohortInfo, externalVacancyId: 'VAC-NONE' } },
      { cohortInfo: { ...whole.cohortInfo, customerId: world.foreign.customerId } },
      { atsInfo: { name: 'EDGE', metaData: { workflowId: absent } } },
    ];
    for (const each of wrong) expect(await refusalOf({ ...whole, ...each }), JSON.stringify(each)).toEqual({ code: 'NOT_FOUND' });
  });

  it('is validated as its form is', async () => {
    const vacancy = await create();
    const fieldsOf = async (more: object) => Object.keys((await refusalOf(invitation(vacancy, more)))?.fields ?? {});
    expect(await fieldsOf({ email: 'nobody' })).toEqual(['email']);
    expect(await fieldsOf({ email: `${'x'.repeat(40)}@people.example` })).toEqual(['email']);
    expect(await fieldsOf({ firstName: '  ' })).toEqual(['firstName']);
    expect(await fieldsOf({ lastName: 'x'.repeat(51) })).toEqual(['lastName']);
    expect(await fieldsOf({ phoneNumber: '+610' })).toEqual(['phoneNumber']);
  });

  it('that is sent twice under one key is one', async () => {
    const vacancy = await create();
    const input = invitation(vacancy);
    const key = { 'idempotency-key': `invite-${unused()}-${unused()}` };
    const [one, other] = [await invite(input, key), await invite(input, key)];
    expect(one.errors).toBeUndefined();
    expect(other.data).toEqual(one.data);
    expect(await rows('select id from applications where vacancy_id = $1', [vacancy._id])).toHaveLength(1);
  });

  it('is recorded by ids, with the personal values in the part that a purge empties', async () => {
    const made = await enter(await create());
    const entries = await rows<{ subjects: string[]; fields: string[] }>(
      `select * from audit_entries where operation = 'CommonInviteCandidate' and subjects ? $1`,
      [made._id],
    );
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain('people.example');
    const [part] = await rows<Record<string, unknown>>('select * from audit_values where subject_id = $1', [made.candidate._id]);
    expect(part).toMatchObject({ name: 'Ines Candidate', values: { email: made.candidate.personalInformation['email'] } });
  });

  it('is made only where the session may make applications', async () => {
    const hierarchyId = await department();
    const [here, there] = [await create(), await create({ hierarchyId })];
    const limited = await limitedTo(world.running, world.admin, { ...world.scope, hierarchyId }, ['apps:createApplication']);
    expect((await limited.ask(texts.invite, { input: invitation(here) })).errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND' });
    expect((await limited.ask(texts.invite, { input: invitation(there) })).errors).toBeUndefined();
    const reader = await limitedTo(world.running, world.admin, world.scope, ['apps:viewApplication']);
    expect((await reader.ask(texts.invite, { input: invitation(here) })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
