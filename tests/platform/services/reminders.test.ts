import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as tables from '../../../src/platform/nouns/region.ts';
import { chance } from '../../../src/platform/demo/deterministic.ts';
import { purgeCandidates } from '../../../src/platform/purge/index.ts';
import { startReminders } from '../../../src/platform/services/notifications/reminders.ts';
import type { NotificationEvent } from '../../../src/generated/types.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import { mailsSent } from '../../support/settled.ts';
import { withoutPolling } from '../../support/work.ts';
import { startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';
import { applicant, hour, newId, region, rowsOf, saveTab, scopeOf, tell } from './deliveryTools.ts';
import type { Applicant, Scope } from './deliveryTools.ts';
import { storesOf } from './plantedCandidate.ts';

// Reminders at one and two days (contract, `NotificationEvent`), by the platform's own clock.

const linkOf = (_: unknown, id: string) => `https://take.example/${id}`;
let running: Running;
let scope: Scope;
let who: Applicant;
let job: ReturnType<typeof startReminders>;
beforeAll(async () => {
  // Its own job would hold what the one below looks for.
  running = withoutPolling(startPlatform);
  scope = await scopeOf(running);
  job = withoutPolling(() => startReminders(running.platform, linkOf));
});
afterAll(async () => {
  await job.stop();
  await running.close();
});
beforeEach(async () => {
  who = await applicant(running, scope);
});

const waiting = async () =>
  (await rowsOf(running, 'reminders', 'application_id', who.applicationId)).map(({ event }) => String(event)).toSorted();
const told = async (to = who.email) => (await rowsOf(running, 'outbox', 'recipient', to)).map(({ event }) => event);
const pass = async (hours: number) => {
  running.clock.pass(hours * hour);
  await job.run();
};
const set = async (table: string, id: string, values: Record<string, unknown>) => {
  const { pool } = await running.platform.stores.region(region);
  const columns = Object.keys(values).map((column, index) => `${column} = $${index + 2}`);
  await pool.query(`update ${table} set ${columns.join(', ')} where id = $1`, [id, ...Object.values(values)]);
};

describe('a candidate who was invited', () => {
  it('is reminded after 24 and after 48 hours, each time once', async () => {
    await tell(running, who.notice('FI_INVITED'));
    await pass(23.9);
    expect(await told()).toEqual(['FI_INVITED']);
    await pass(0.1);
    await job.run();
    expect(await told()).toEqual(['FI_INVITED', 'FI_NOT_STARTED_FIRST_REMINDER']);
    await pass(24);
    expect(await told()).toEqual(['FI_INVITED', 'FI_NOT_STARTED_FIRST_REMINDER', 'FI_NOT_STARTED_SECOND_REMINDER']);
    await pass(100);
    expect([await told(), await waiting()]).toEqual([expect.objectContaining({ length: 3 }), []]);
    const [, reminder] = await rowsOf(running, 'outbox', 'recipient', who.email);
    expect(reminder).toMatchObject({ master_id: who.assessmentId });
    expect(reminder?.['text']).toContain(`https://take.example/${who.assessmentId}`);
  });

  it('is reminded though the invitation is off, and not where the reminder is', async () => {
    const off = (name: NotificationEvent) => [{ name, type: 'EMAIL', enabled: false, template: null, language: 'en-US' }] as const;
    await saveTab(running, scope, 'english', [...off('FI_INVITED'), ...off('FI_NOT_STARTED_SECOND_REMINDER')]);
    await tell(running, who.notice('FI_INVITED'));
    await pass(24);
    await pass(24);
    expect(await told()).toEqual(['FI_NOT_STARTED_FIRST_REMINDER']);
    await saveTab(running, scope, 'english', []);
  });

  it('is reminded of completing, not of starting, once they have begun; of two events that say so the first counts', async () => {
    await tell(running, who.notice('FI_INVITED'));
    await pass(10);
    await tell(running, who.notice('FI_PII_COMPLETED'));
    await set('assessments', who.assessmentId, { status: 'APPS_ASSESSMENT_INPROGRESS', consented_at: running.clock.now() });
    await pass(1);
    await tell(running, who.notice('FI_IN_PROGRESS'));
    expect(await waiting()).toEqual(['FI_NOT_COMPLETED_FIRST_REMINDER', 'FI_NOT_COMPLETED_SECOND_REMINDER']);
    await pass(23);
    await pass(24);
    expect((await told()).slice(3)).toEqual(['FI_NOT_COMPLETED_FIRST_REMINDER', 'FI_NOT_COMPLETED_SECOND_REMINDER']);
  });

  it('is reminded of nothing once they have completed', async () => {
    await tell(running, who.notice('SI_INVITED'));
    await tell(running, who.notice('SI_IN_PROGRESS'));
    await tell(running, who.notice('SI_COMPLETED'));
    expect(await waiting()).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['they have started', () => set('assessments', who.assessmentId, { status: 'APPS_ASSESSMENT_INPROGRESS' })],
    ['they have dropped out', () => set('assessments', who.assessmentId, { status: 'APPS_ASSESSMENT_DROPPED_OUT' })],
    ['they have gone on to another stage', () => set('applications', who.applicationId, { stage_id: newId() })],
    ['they were declined', () => set('applications', who.applicationId, { status: 'APPS_APPLICATION_DECLINED' })],
    ['they have withdrawn', () => set('applications', who.applicationId, { status: 'APPS_APPLICATION_WITHDRAWN' })],
    ['they were purged', () => set('candidates', who.candidateId, { purged_at: running.clock.now() })],
  ])('is not reminded where %s', async (_, change) => {
    await tell(running, who.notice('FI_INVITED'));
    await change();
    await pass(24);
    await pass(24);
    expect([await told(), await waiting()]).toEqual([['FI_INVITED'], []]);
  });

  it('is not reminded while the vacancy is archived', async () => {
    await tell(running, who.notice('FI_INVITED'));
    await set('vacancies', who.vacancyId, { archived_at: running.clock.now() });
    await pass(24);
    await set('vacancies', who.vacancyId, { archived_at: null });
    expect(await told()).toEqual(['FI_INVITED']);
    await pass(24);
    expect(await told()).toEqual(['FI_INVITED', 'FI_NOT_STARTED_SECOND_REMINDER']);
  });

  it('has no reminder left after a purge', async () => {
    await tell(running, who.notice('FI_INVITED'));
    const purging = {
      customerId: scope.customerId,
      candidateIds: [who.candidateId],
      mode: 'deidentify',
      now: running.clock.now(),
    } as const;
    await purgeCandidates(await storesOf(running.platform), { ...purging, within: async () => undefined });
    expect(await waiting()).toEqual([]);
  });

  it('is reminded once where the platform was away for both', async () => {
    await tell(running, who.notice('FI_INVITED'));
    await pass(60);
    expect(await told()).toEqual(['FI_INVITED', 'FI_NOT_STARTED_SECOND_REMINDER']);
  });
});

describe('a live interview', () => {
  let bookingId: string;
  const book = async (status: 'INVITED' | 'SCHEDULED', startsAt: Date | null, interviewers: { name: string; email: string }[] = []) => {
    bookingId = newId();
    const { db } = await running.platform.stores.region(region);
    const now = running.clock.now();
    await db.insert(tables.interviewBookings).values({
      ...{ ...scope, id: bookingId, applicationId: who.applicationId, externalBookingId: bookingId, status, startsAt, interviewers },
      ...{ link: 'https://book.example/1', place: 'Room 5', createdAt: now, updatedAt: now },
    });
  };
  const inHours = (hours: number) => new Date(running.clock.now().getTime() + hours * hour);
  const about = (event: NotificationEvent, startsAt?: Date) => {
    const { assessmentId: _, facts, ...notice } = who.notice(event, { bookingId });
    return { ...notice, facts: { ...facts, ...(startsAt && { startsAt }) } };
  };

  it('that is not booked is reminded of after 24 and 48 hours', async () => {
    await book('INVITED', null);
    await tell(running, about('LI_CANDIDATE_INVITATION'));
    await pass(24);
    await pass(24);
    expect(await told()).toEqual([
      'LI_CANDIDATE_INVITATION',
      'LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER',
      'LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER',
    ]);
    expect((await rowsOf(running, 'outbox', 'recipient', who.email)).at(-1)).toMatchObject({ master_id: who.applicationId });
  });

  it('that is booked is reminded of a day before, the interviewers of their run sheet, and not of booking', async () => {
    const interviewer = `${newId()}@acme.example`;
    await book('INVITED', null);
    await tell(running, about('LI_CANDIDATE_INVITATION'));
    const startsAt = inHours(80);
    const interviewers = JSON.stringify([{ name: 'Ida Innes', email: interviewer }]);
    await set('interview_bookings', bookingId, { status: 'SCHEDULED', starts_at: startsAt, interviewers });
    await tell(running, about('LI_CANDIDATE_SCHEDULED', startsAt));
    await pass(55.9);
    expect(await told()).toEqual(['LI_CANDIDATE_INVITATION', 'LI_CANDIDATE_SCHEDULED']);
    await pass(0.1);
    expect((await told()).slice(2)).toEqual(['LI_CANDIDATE_UPCOMING_REMINDER']);
    expect(await told(interviewer)).toEqual(['LI_INTERVIEWER_RUNSHEET_REMINDER']);
    const [sheet] = await rowsOf(running, 'outbox', 'recipient', interviewer);
    expect(sheet?.['text']).toContain('Robin Reed');
  });

  it('that is booked anew is reminded of its new time alone', async () => {
    await book('SCHEDULED', inHours(30));
    await tell(running, about('LI_CANDIDATE_SCHEDULED', inHours(30)));
    const later = inHours(100);
    await set('interview_bookings', bookingId, { starts_at: later });
    await tell(running, about('LI_CANDIDATE_SCHEDULED', later));
    expect(await waiting()).toHaveLength(2);
    await pass(6);
    expect(await told()).toEqual(['LI_CANDIDATE_SCHEDULED', 'LI_CANDIDATE_SCHEDULED']);
    // Moved again without a notice: the reminder follows all the same.
    await set('interview_bookings', bookingId, { starts_at: new Date(later.getTime() + 10 * hour) });
    await pass(70);
    expect(await told()).toHaveLength(2);
    await pass(10);
    expect((await told()).slice(2)).toEqual(['LI_CANDIDATE_UPCOMING_REMINDER']);
  });

  it('that is cancelled, or begins within a day, is not reminded of', async () => {
    await book('SCHEDULED', inHours(30));
    await tell(running, about('LI_CANDIDATE_SCHEDULED', inHours(30)));
    await tell(running, about('LI_CANDIDATE_CANCELLED', inHours(30)));
    expect(await waiting()).toEqual([]);
    await tell(running, about('LI_CANDIDATE_SCHEDULED', inHours(20)));
    expect(await waiting()).toEqual([]);
    await tell(running, about('LI_CANDIDATE_SCHEDULED', inHours(30)));
    await set('interview_bookings', bookingId, { status: 'CANCELLED' });
    await pass(6);
    expect((await told()).filter((event) => String(event).includes('REMINDER'))).toEqual([]);
  });
});

describe('a reminder that was found due', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Lets a day pass, and changes something after the due reminders were read, before the first of them is sent. */
  const changedMeanwhile = async (change: () => Promise<unknown>) => {
    await mailsSent(running);
    const home = await running.platform.stores.region(region);
    const { transaction } = home;
    let isChanged = false;
    vi.spyOn(home, 'transaction').mockImplementation(async (work) => {
      if (!isChanged) {
        isChanged = true;
        await change();
      }
      return transaction(work);
    });
    await pass(24);
    vi.restoreAllMocks();
    expect(isChanged).toBe(true);
  };
  const putOff = async () => {
    const { pool } = await running.platform.stores.region(region);
    const later = new Date(running.clock.now().getTime() + hour);
    await pool.query('update reminders set due_at = $2 where application_id = $1 and due_at < $2', [who.applicationId, later]);
  };
  const kinds: [NotificationEvent, NotificationEvent, Record<string, unknown>][] = [
    ['FI_INVITED', 'FI_NOT_STARTED_FIRST_REMINDER', {}],
    ['SI_INVITED', 'SI_NOT_STARTED_FIRST_REMINDER', {}],
    ['FI_IN_PROGRESS', 'FI_NOT_COMPLETED_FIRST_REMINDER', { status: 'APPS_ASSESSMENT_INPROGRESS' }],
  ];

  it.each(kinds)('after %s is not sent where it is put off meanwhile, and once when that is over', async (event, reminder, assessment) => {
    if (Object.keys(assessment).length > 0) await set('assessments', who.assessmentId, assessment);
    await tell(running, who.notice(event));
    await changedMeanwhile(putOff);
    expect([await told(), (await waiting()).includes(reminder)]).toEqual([[event], true]);
    await pass(0.9);
    expect(await told()).toEqual([event]);
    await pass(0.1);
    await job.run();
    expect(await told()).toEqual([event, reminder]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['it ends', () => tell(running, who.notice('FI_COMPLETED'))],
    ['it begins anew', () => tell(running, who.notice('FI_INVITED'))],
    ['the application is declined', () => set('applications', who.applicationId, { status: 'APPS_APPLICATION_DECLINED' })],
    ['the candidate is purged', () => set('candidates', who.candidateId, { purged_at: running.clock.now() })],
  ])('is not sent where %s meanwhile', async (_, change) => {
    await tell(running, who.notice('FI_INVITED'));
    await changedMeanwhile(change);
    expect((await told()).filter((event) => String(event).includes('REMINDER'))).toEqual([]);
  });
});

it('what is told of one assessment, interview or application leaves the reminders of every other as they were', async () => {
  const luck = chance('reminders of others');
  const events = [
    ...(['FI', 'SI'] as const).flatMap((code) =>
      (['INVITED', 'PII_COMPLETED', 'IN_PROGRESS', 'COMPLETED'] as const).map((what) => `${code}_${what}` as const),
    ),
    ...(['LI_CANDIDATE_INVITATION', 'LI_CANDIDATE_SCHEDULED', 'LI_CANDIDATE_CANCELLED'] as const),
  ] satisfies NotificationEvent[];
  const people = [who, await applicant(running, scope), await applicant(running, scope)];
  const things = people.flatMap((person) =>
    (['assessment', 'assessment', 'interview', 'interview', 'application'] as const).map((kind) => ({
      ...{ person, kind },
      id: kind === 'application' ? person.applicationId : newId(),
    })),
  );
  const { pool } = await running.platform.stores.region(region);
  const all = async () => (await pool.query('select * from reminders order by id')).rows as Record<string, unknown>[];
  let kept = 0;
  for (let step = 0; step < 120; step += 1) {
    const { person, kind, id } = luck.pick(things);
    const event = luck.pick(events.filter((each) => kind === 'application' || each.startsWith('LI_') === (kind === 'interview')));
    const { assessmentId: _, facts, ...notice } = person.notice(event);
    const startsAt = new Date(running.clock.now().getTime() + luck.between(25, 90) * hour);
    const of = {
      ...notice,
      ...(kind === 'assessment' && { assessmentId: id }),
      ...(kind === 'interview' && { bookingId: id }),
      facts: { ...facts, startsAt },
    };
    const column = { assessment: 'assessment_id', interview: 'booking_id', application: 'application_id' }[kind];
    const others = (rows: Record<string, unknown>[]) => rows.filter((row) => row[column] !== id);
    const before = others(await all());
    running.clock.pass(1000);
    await tell(running, of);
    expect(others(await all()), `${event}, step ${step}`).toEqual(before);
    kept += before.filter((row) => row['application_id'] !== person.applicationId && row['event'] !== undefined).length;
  }
  expect(kept).toBeGreaterThan(120);
});

describe.skipIf(!postgresPrograms())('of two processes on PostgreSQL', () => {
  it('only one sends a reminder, and what fails is tried again', async () => {
    const cluster = await startPostgres();
    const environment = { DATABASE_URL: cluster.demo(), DEMO: 'on' };
    const one = withoutPolling(() => startPlatform(environment));
    const own = await scopeOf(one);
    const two = withoutPolling(() => startPlatform(environment));
    await two.platform.stores.region(region);
    const people = [];
    for (let index = 0; index < 40; index += 1) people.push(await applicant(one, own));
    for (const each of people) await tell(one, each.notice('FI_INVITED'));
    const jobs = [one, two, one, two].map(({ platform }) => startReminders(platform, linkOf));
    for (const { clock } of [one, two]) clock.pass(24 * hour);
    await Promise.all(jobs.map((each) => each.run()));
    const { pool } = await one.platform.stores.region(region);
    const { rows } = await pool.query<{ recipient: string }>(`select recipient from outbox where event = 'FI_NOT_STARTED_FIRST_REMINDER'`);
    const sent = rows.map(({ recipient }) => recipient).toSorted();
    expect(sent).toEqual(people.map(({ email }) => email).toSorted());
    await Promise.all(jobs.map((each) => each.stop()));
    await Promise.all([one.close(), two.close()]);
    cluster.stop();
  }, 120_000);
});
