import { beforeAll, describe, expect, it } from 'vitest';
import { minute } from '../browser.ts';
import type { Browser } from '../browser.ts';
import { applicationCalls } from './applicationCalls.ts';
import type { Application } from './applicationCalls.ts';
import { smsAccount } from './deliveryTools.ts';

// A user's changes of applications can be undone until their messages leave.

const calls = applicationCalls();
const { world, create, enter, get, rows, done } = calls;

interface Hold {
  _id: string;
  until: string;
  mailed: number;
  texted: number;
}
interface Held {
  data: { _id: string }[];
  refused: { _id: string; reason: string }[];
  hold: Hold | null;
}

const declined = 'APPS_APPLICATION_DECLINED';
const status = (ids: string[], more: object = {}) => done<Held>('heldStatus', { ids, status: declined, ...more });
const holdOf = ({ hold }: { hold: Hold | null }): Hold => hold ?? expect.fail('nothing can be undone');
const undo = (id: string, browser: Browser = world.admin) => done<Held>('undoHold', { id }, browser);
const refusedUndo = async (id: string, browser: Browser = world.admin) => {
  const { errors } = await calls.ask('undoHold', { id }, browser);
  return errors?.[0]?.extensions;
};
const credits = async () =>
  (await rows<{ credits: number }>('select credits from sms_accounts where customer_id = $1', [world.scope.customerId]))[0]?.credits;
const mailsOf = ({ candidate }: Application) => calls.mails(candidate.personalInformation['email'] ?? '');
/** Another recruiter of the customer, who may do what the administrator may. */
let other: Browser;
beforeAll(async () => {
  other = await world.running.browser().as('recruiter@acme.example');
  await smsAccount(world.running, world.scope, true, 10_000);
});

describe('a declined application', () => {
  let person: Application;
  beforeAll(async () => {
    person = await enter(await create());
  });

  it('has its new status at once, while its messages wait five minutes', async () => {
    const before = world.running.clock.now();
    const hold = holdOf(await status([person._id]));
    expect(hold).toMatchObject({ mailed: 1, texted: 1, until: new Date(before.getTime() + 5 * minute).toISOString() });
    expect((await get(person._id)).status).toBe(declined);
    const waiting = await rows<{ due_at: Date; sent_at: Date | null }>('select due_at, sent_at from outbox where hold_id = $1', [hold._id]);
    expect(waiting.map(({ due_at, sent_at }) => [due_at.toISOString(), sent_at])).toEqual([[hold.until, null]]);
  });

  it('is as it was once somebody of the same rights undoes it, without messages and with the SMS credits back', async () => {
    const paid = await credits();
    const hold = holdOf(await status([(await enter(await create()))._id]));
    expect(await credits()).toBeLessThan(paid ?? 0);
    expect(await undo(hold._id, other)).toMatchObject({ data: [{}], refused: [] });
    expect(await credits()).toBe(paid);
    expect(
      await rows('select id from outbox where hold_id = $1 union all select id from sms_outbox where hold_id = $1', [hold._id]),
    ).toEqual([]);
  });

  it('tells nobody, and has a day for its undo, if nobody is to be told', async () => {
    const one = await enter(await create());
    const before = await mailsOf(one);
    const answer = await status([one._id], { notify: false });
    expect(holdOf(answer)).toMatchObject({ mailed: 0, texted: 0 });
    expect(await mailsOf(one)).toEqual(before);
    world.running.clock.pass(23 * 60 * minute);
    other = await world.running.browser().as('recruiter@acme.example');
    world.admin = await world.running.browser().as('admin@acme.example');
    await undo(holdOf(answer)._id);
    expect((await get(one._id)).status).toBe('APPS_APPLICATION_NEW');
  });

  it('keeps its reason in its history', async () => {
    const one = await enter(await create());
    await status([one._id], { reasonId: 'position-filled' });
    expect(
      await rows('select reason_id, reason from application_events where application_id = $1 and status = $2', [one._id, declined]),
    ).toEqual([{ reason_id: 'position-filled', reason: 'Position filled' }]);
  });

  it('takes no reason that the customer does not have', async () => {
    const { errors } = await calls.ask('heldStatus', { ids: [person._id], status: declined, reasonId: 'mood' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { reasonId: 'validation.declineReason.unknown' } });
  });
});

describe('an undo', () => {
  it('is refused once the time is over, and leaves all as it is', async () => {
    const one = await enter(await create());
    const hold = holdOf(await status([one._id]));
    world.running.clock.pass(5 * minute);
    expect(await refusedUndo(hold._id)).toMatchObject({ code: 'CONFLICT', reason: 'HOLD_OVER' });
    expect((await get(one._id)).status).toBe(declined);
  });

  it('is refused once a sender has a message, whatever the clock says', async () => {
    const one = await enter(await create());
    const hold = holdOf(await status([one._id]));
    await rows('update outbox set tries = 1 where hold_id = $1', [hold._id]);
    expect(await refusedUndo(hold._id)).toMatchObject({ code: 'CONFLICT', reason: 'HOLD_OVER' });
    expect((await get(one._id)).status).toBe(declined);
  });

  it('is done by one of two users at once', async () => {
    const hold = holdOf(await status([(await enter(await create()))._id]));
    const answers = await Promise.all([refusedUndo(hold._id), refusedUndo(hold._id, other)]);
    expect(answers.filter((each) => each === undefined)).toHaveLength(1);
    expect(answers.find((each) => each !== undefined)).toMatchObject({ code: 'CONFLICT', reason: 'HOLD_UNDONE' });
  });

  it('is refused to whoever has no rights in its region, as every operation is', async () => {
    const hold = holdOf(await status([(await enter(await create()))._id]));
    const foreign = await world.running.browser().as('admin@globex.example');
    expect(await refusedUndo(hold._id, foreign)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('leaves a row that was changed since, and names it', async () => {
    const vacancy = await create();
    const people = [await enter(vacancy), await enter(vacancy)];
    const hold = holdOf(await status(people.map(({ _id }) => _id)));
    await status([people[0]?._id ?? ''], { status: 'APPS_APPLICATION_HIRED' });
    expect(await undo(hold._id)).toEqual({
      data: [{ _id: people[1]?._id }],
      refused: [{ _id: people[0]?._id, reason: 'refusals.changedSince' }],
    });
  });

  it('is in the audit trail', async () => {
    const one = await enter(await create());
    await undo(holdOf(await status([one._id]))._id);
    const found = await rows<{ operation: string }>('select operation from audit_entries where subjects ? $1 order by at, id', [one._id]);
    expect(found.map(({ operation }) => operation)).toEqual(['CommonInviteCandidate', 'AppsUpdateApplicationStatus', 'CommonUndoHold']);
  });
});

describe('the undo of', () => {
  it('a progressed application takes its new assessments back, unless somebody began one', async () => {
    const vacancy = await create();
    const [first, last] = vacancy.workflow.stages.map(({ _id }) => _id);
    const people = [await enter(vacancy), await enter(vacancy)];
    const ids = people.map(({ _id }) => _id);
    const hold = holdOf(await done<Held>('heldMove', { ids, stageId: last }));
    await rows("update assessments set status = 'APPS_ASSESSMENT_INPROGRESS' where application_id = $1 and stage_id = $2", [ids[0], last]);
    expect(await undo(hold._id)).toEqual({ data: [{ _id: ids[1] }], refused: [{ _id: ids[0], reason: 'refusals.assessmentBegun' }] });
    const [begun, back] = await Promise.all(ids.map((id) => get(id)));
    expect([begun?.stageId, begun?.assessments.length]).toEqual([last, 2]);
    expect([back?.stageId, back?.assessments.length, back?.isManuallyProgressed]).toEqual([first, 1, null]);
    expect(await rows('select id from reminders where application_id = $1', [ids[1]])).toHaveLength(2);
  });

  it('an invitation removes the application and a new candidate, whose data are nowhere any more', async () => {
    const vacancy = await create();
    const email = `undone.${vacancy._id}@people.example`;
    const { hold } = await done<{ hold: Hold | null }>('heldInvite', { input: calls.invitation(vacancy, { email }), notify: true });
    const [made] = await rows<{ id: string }>('select id from candidates where email = $1', [email]);
    await undo(holdOf({ hold })._id);
    for (const table of ['candidates', 'outbox', 'audit_values', 'idempotency_keys', 'holds'])
      expect(await rows(`select 1 from ${table} as each where position($1 in each::text) > 0`, [email]), table).toEqual([]);
    expect(await rows('select id from applications where candidate_id = $1', [made?.id])).toEqual([]);
    expect((await calls.list({ searchText: vacancy.externalVacancyId })).data[0]?.applicationCount).toBe(0);
  });

  it('a link that was sent again takes the messages alone', async () => {
    const one = await enter(await create());
    const before = await mailsOf(one);
    await undo(holdOf(await done<Held>('heldResend', { ids: [one._id] }))._id);
    expect(await mailsOf(one)).toEqual(before);
  });
});
