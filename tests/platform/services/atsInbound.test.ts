import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoSecret } from '../../../src/platform/demo/atsTenants.ts';
import { signedHeaders } from '../../../src/platform/http/signature.ts';
import { purgeCandidates } from '../../../src/platform/purge/index.ts';
import { payloads } from '../../../src/platform/services/ats-inbound/messages.ts';
import { startInboundJob } from '../../../src/platform/services/ats-inbound/job.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { minute, startPlatform, unused } from '../browser.ts';
import type { Running } from '../browser.ts';
import { applicationOf, done, failed, integration, region, vacancy } from './atsCalls.ts';
import { dump, storesOf } from './plantedCandidate.ts';
import { patience } from '../../support/until.ts';

/** The platform's own job may have taken it first, and be at it. */
const settled = (look: () => Promise<void>) => vi.waitFor(look, { timeout: patience, interval: 50 });

describe('what applicant tracking systems send', () => {
  let running: Running;
  let ats: Awaited<ReturnType<typeof integration>>;
  const pool = async () => (await running.platform.stores.region(region)).pool;
  const rows = async (text: string, values: unknown[]) => (await (await pool()).query(text, values)).rows as Record<string, unknown>[];
  beforeAll(async () => {
    running = startPlatform();
    ats = await integration(running);
  });
  afterAll(() => running.close());

  it('makes a vacancy of a requisition, changes it when it comes again, and stands in the log as done', async () => {
    const requisitionId = `REQ-${unused()}`;
    const first = await ats.send(vacancy(requisitionId));
    expect(first).toMatchObject({ status: 201, data: { requisitionId, change: 'made' } });
    expect(await ats.logged(first.data['requestId'])).toMatchObject({ status: done, requestType: 'SYNC_VACANCY', requestCount: 1 });
    const second = await ats.send(vacancy(requisitionId, { title: 'Day Porter' }));
    expect(second.data).toMatchObject({ change: 'updated', vacancyId: first.data['vacancyId'] });
    const [row] = await rows('select title, version from vacancies where id = $1', [first.data['vacancyId']]);
    expect(row).toEqual({ title: 'Day Porter', version: 2 });
    const managers = await rows('select email from vacancy_managers where vacancy_id = $1', [first.data['vacancyId']]);
    expect(managers).toEqual([{ email: 'rita@people.example' }]);
  });

  it('enters a candidate once, who is invited, and gives them the status that the connection maps', async () => {
    const [requisitionId, applicationId] = [`REQ-${unused()}`, `app-${unused()}`];
    await ats.send(vacancy(requisitionId), { ats: 'HireHarbor' });
    const message = applicationOf(requisitionId, applicationId);
    const first = await ats.send(message, { ats: 'HireHarbor' });
    expect(first.status).toBe(201);
    expect(await ats.send(message, { ats: 'HireHarbor' })).toEqual(first);
    expect((await ats.logged(first.data['requestId'])).masterId).toBe(first.data['applicationId']);
    const mails = await rows('select event from outbox where recipient = $1', [`${applicationId}@people.example`]);
    expect(mails).toEqual([{ event: 'FI_INVITED' }]);
    const status = (name: string) => ({
      requestId: `status-${unused()}`,
      type: 'UPDATE_APPLICATION_STATUS',
      payload: { applicationId, status: name },
    });
    expect((await ats.send(status('Phone screen'), { ats: 'HireHarbor' })).status).toBe(201);
    const unmapped = await ats.send(status('Tea with the boss'), { ats: 'HireHarbor' });
    expect(unmapped.status).toBe(200);
    expect((await ats.logged(unmapped.data['requestId'])).status).toBe('ATS_REQUEST_IGNORED');
    const [row] = await rows('select status from applications where external_application_id = $1', [applicationId]);
    expect(row).toEqual({ status: 'APPS_APPLICATION_LONGLISTED' });
  });

  it('enters without an invitation where the connection does not invite by itself', async () => {
    const [requisitionId, applicationId] = [`REQ-${unused()}`, `app-${unused()}`];
    await ats.send(vacancy(requisitionId));
    expect((await ats.send(applicationOf(requisitionId, applicationId))).status).toBe(201);
    expect(await rows('select 1 from outbox where recipient = $1', [`${applicationId}@people.example`])).toEqual([]);
  });

  it('books a live interview, moves it and cancels it: candidate, scheduler and interviewers are told each time, and nobody of what is the same', async () => {
    const [requisitionId, applicationId, bookingId] = [`REQ-${unused()}`, `app-${unused()}`, `booking-${unused()}`];
    await ats.send(vacancy(requisitionId));
    const { data } = await ats.send(applicationOf(requisitionId, applicationId));
    const at = (hours: number) => new Date(running.clock.now().getTime() + hours * 60 * minute).toISOString();
    const people = {
      scheduler: { name: 'Sol Scheduler', email: 'sol@people.example' },
      interviewers: [{ name: 'Ida', email: 'ida@people.example' }],
    };
    const book = (status: string, more: object = {}) =>
      ats.send({
        requestId: `book-${unused()}`,
        type: 'BOOK_INTERVIEW',
        payload: { applicationId, bookingId, status, ...people, ...more },
      });
    const [first, later] = [at(72), at(96)];
    expect((await book('INVITED', { link: 'https://book.example/1' })).status).toBe(201);
    expect((await book('SCHEDULED', { startsAt: first })).status).toBe(201);
    expect((await book('SCHEDULED', { startsAt: first })).status).toBe(200);
    expect((await book('SCHEDULED', { startsAt: later })).status).toBe(201);
    expect((await book('CANCELLED')).status).toBe(201);
    const kinds = await rows('select kind from application_events where application_id = $1 order by at, id', [data['applicationId']]);
    expect(kinds.map(({ kind }) => kind)).toEqual(['BOOKING_INVITED', 'BOOKED', 'BOOKING_CHANGED', 'BOOKING_CANCELLED']);
    const [row] = await rows('select status, starts_at from interview_bookings where external_booking_id = $1', [bookingId]);
    expect(row).toMatchObject({ status: 'CANCELLED', starts_at: new Date(later) });
    expect((await book('SCHEDULED', { startsAt: first })).status).toBe(201);
    expect(
      (
        await ats.send({
          requestId: `b-${unused()}`,
          type: 'BOOK_INTERVIEW',
          payload: { applicationId, bookingId: 'none', status: 'SCHEDULED' },
        })
      ).status,
    ).toBe(400);
  });

  it('fails for now where the requisition is yet to come, is tried again by itself, and is done once it is there', async () => {
    const [requisitionId, applicationId] = [`REQ-${unused()}`, `app-${unused()}`];
    const early = await ats.send(applicationOf(requisitionId, applicationId));
    expect(early.status).toBe(404);
    const id = early.data['requestId'];
    expect(await ats.logged(id)).toMatchObject({ status: failed, retryable: true, retryCount: 0 });
    await ats.send(vacancy(requisitionId));
    const job = startInboundJob(running.platform);
    await job.run();
    expect((await ats.logged(id)).status).toBe(failed);
    running.clock.pass(2 * minute);
    await job.run();
    await job.stop();
    await settled(async () =>
      expect(await ats.logged(id)).toMatchObject({ status: done, retryable: false, retryCount: 1, requestCount: 2 }),
    );
    expect(await rows('select 1 from applications where external_application_id = $1', [applicationId])).toHaveLength(1);
  });

  it('reaches no further than the department that its connection was set up for', async () => {
    const [requisitionId, applicationId] = [`REQ-${unused()}`, `app-${unused()}`];
    await ats.send(vacancy(requisitionId));
    expect((await ats.send(applicationOf(requisitionId, applicationId))).status).toBe(201);
    const below = await rows('select id from hierarchies where customer_id = $1 and parent_id is not null limit 1', [ats.scope.customerId]);
    const one = ats.tenant('Rosterline')._id;
    await rows('update ats_tenants set hierarchy_id = $1 where id = $2', [below[0]?.['id'], one]);
    const status = { requestId: `s-${unused()}`, type: 'UPDATE_APPLICATION_STATUS', payload: { applicationId, status: 'Hired' } };
    expect((await ats.send(status)).status).toBe(404);
    expect((await ats.send(applicationOf(requisitionId, `app-${unused()}`))).status).toBe(404);
    expect((await ats.send(vacancy(requisitionId, { title: 'Stolen' }))).status).toBe(404);
    expect((await ats.send(vacancy(`REQ-${unused()}`, { departmentId: ats.scope.hierarchyId }))).status).toBe(400);
    const made = await ats.send(vacancy(`REQ-${unused()}`));
    expect(await rows('select hierarchy_id from vacancies where id = $1', [made.data['vacancyId']])).toEqual([
      { hierarchy_id: below[0]?.['id'] },
    ]);
    await rows('update ats_tenants set hierarchy_id = $1 where id = $2', [ats.scope.hierarchyId, one]);
  });

  it('does not say late how something stood, once something newer was said of it', async () => {
    const [requisitionId, applicationId] = [`REQ-${unused()}`, `app-${unused()}`];
    const status = (name: string) => ({
      requestId: `s-${unused()}`,
      type: 'UPDATE_APPLICATION_STATUS',
      payload: { applicationId, status: name },
    });
    const early = await ats.send(status('Phone screen'));
    expect(early.status).toBe(404);
    await ats.send(vacancy(requisitionId));
    await ats.send(applicationOf(requisitionId, applicationId));
    running.clock.pass(1000);
    expect((await ats.send(status('Hired'))).status).toBe(201);
    running.clock.pass(2 * minute);
    const job = startInboundJob(running.platform);
    await job.run();
    await job.stop();
    await settled(async () => expect((await ats.logged(early.data['requestId'])).status).toBe('ATS_REQUEST_IGNORED'));
    expect(await rows('select status from applications where external_application_id = $1', [applicationId])).toEqual([
      { status: 'APPS_APPLICATION_HIRED' },
    ]);
  });

  describe('is refused', () => {
    it('without the credential of just this connection, alike for a connection that there is not', async () => {
      const message = vacancy(`REQ-${unused()}`);
      const none = await ats.send(message, { headers: {} });
      expect(none).toEqual({ status: 401, data: { error: 'The credential is not accepted.' } });
      expect(await ats.send(message, { to: '0'.repeat(24) })).toEqual(none);
      expect(await ats.send(message, { to: ats.tenant('TalentTrellis')._id })).toEqual(none);
      expect(await ats.send(message, { to: "' or 1=1--" })).toEqual(none);
      expect(await ats.send(message, { headers: { authorization: 'Bearer ' } })).toEqual(none);
      const wrong = signedHeaders('another key', JSON.stringify(message), running.clock.now());
      const badlySigned = await ats.send(message, { ats: 'HireHarbor', headers: wrong });
      expect(badlySigned).toEqual({ status: 401, data: { error: expect.stringMatching(/^Wrong signature/) } });
      for (const to of ['0'.repeat(24), ats.tenant('Rosterline')._id])
        expect(await ats.send(message, { to, headers: wrong })).toEqual(badlySigned);
      const key = demoSecret(ats.tenant('HireHarbor')._id, 'credential.signingKey');
      const old = signedHeaders(key, JSON.stringify(message), new Date(running.clock.now().getTime() - 6 * minute));
      expect(await ats.send(message, { ats: 'HireHarbor', headers: old })).toEqual(badlySigned);
      expect(await rows('select 1 from ats_requests where external_request_id = $1', [message.requestId])).toEqual([]);
    });

    it('with words where it is not understood, and nothing of it is done', async () => {
      expect((await ats.send('{"requestId"')).status).toBe(400);
      expect((await ats.send(vacancy(`REQ-${unused()}`, { title: 'a\0b' }))).status).toBe(400);
      expect(await ats.send({ requestId: 'x', type: 'DROP_TABLES', payload: {} })).toMatchObject({
        status: 400,
        data: { fields: { type: `must be one of ${Object.keys(payloads).join(', ')}` } },
      });
      expect((await ats.send('"'.padEnd(200_000, 'x'))).status).toBe(413);
      const wrong = await ats.send(applicationOf(`REQ-${unused()}`, 'a', { email: 'no address', phoneNumber: '12' }));
      expect(wrong.status).toBe(400);
      expect(wrong.data['error']).toContain('candidate.email');
      expect(await ats.logged(wrong.data['requestId'])).toMatchObject({ status: failed, retryable: false });
    });

    it('where another request has the same id, and where a department or workflow is somebody else’s', async () => {
      const message = vacancy(`REQ-${unused()}`);
      expect((await ats.send(message)).status).toBe(201);
      expect((await ats.send({ ...message, payload: { ...message.payload, title: 'Other' } })).status).toBe(409);
      expect((await ats.send(message, { ats: 'TalentTrellis' })).status).toBe(201);
      const foreign = await rows('select id from workflows where customer_id <> $1 limit 1', [ats.scope.customerId]);
      expect((await ats.send(vacancy(`REQ-${unused()}`, { workflowId: foreign[0]?.['id'] }))).status).toBe(400);
      expect((await ats.send(vacancy(`REQ-${unused()}`, { departmentId: '0'.repeat(24) }))).status).toBe(400);
    });
  });

  it('is tried five times by itself, then waits for somebody who tries it again', async () => {
    const [requisitionId, applicationId] = [`REQ-${unused()}`, `app-${unused()}`];
    const { data } = await ats.send(applicationOf(requisitionId, applicationId));
    const job = startInboundJob(running.platform);
    for (let turn = 1; turn <= 8; turn += 1) {
      running.clock.pass(24 * 60 * minute);
      await job.run();
      const tried = 'select 1 from ats_requests where id = $1 and status = $2 and retry_count = $3';
      await settled(async () => expect(await rows(tried, [data['requestId'], failed, Math.min(turn, 5)])).toHaveLength(1));
    }
    const admin = await running.browser().as('admin@acme.example');
    expect(await ats.logged(data['requestId'], admin)).toMatchObject({ status: failed, retryable: true, retryCount: 5, requestCount: 6 });
    await ats.send(vacancy(requisitionId));
    const retry = 'mutation ($input: AtsRetryRequestInput!) { AtsRetryRequest(retryRequestInput: $input) { status } }';
    expect(await admin.get(retry, { input: { _id: data['requestId'] } })).toEqual({ status: 'ATS_REQUEST_STARTED' });
    await job.run();
    await job.stop();
    await settled(async () => expect((await ats.logged(data['requestId'], admin)).status).toBe(done));
  });
});

describe.skipIf(!postgresPrograms())('what applicant tracking systems send, at the same moment on PostgreSQL', () => {
  let cluster: Cluster;
  let running: Running;
  let ats: Awaited<ReturnType<typeof integration>>;
  beforeAll(async () => {
    cluster = await startPostgres();
    running = startPlatform({ DATABASE_URL: cluster.demo(), DEMO: 'on' });
    ats = await integration(running);
  }, 120_000);
  afterAll(async () => {
    await running.close();
    cluster.stop();
  });

  it('is done once, however often one request comes, and everyone is told the same', async () => {
    const requisitionId = `REQ-${unused()}`;
    await ats.send(vacancy(requisitionId));
    const message = applicationOf(requisitionId, `app-${unused()}`);
    const answers = await Promise.all(Array.from({ length: 12 }, () => ats.send(message)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(201);
    expect(await ats.logged(answers[0]?.data['requestId'])).toMatchObject({ status: done, requestCount: 1 });
  });

  it('counts forty candidates of one requisition who come at once', async () => {
    const requisitionId = `REQ-${unused()}`;
    const { data } = await ats.send(vacancy(requisitionId));
    const answers = await Promise.all(Array.from({ length: 40 }, () => ats.send(applicationOf(requisitionId, `app-${unused()}`))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(40);
    const { pool } = await running.platform.stores.region(region);
    const { rows } = await pool.query(
      'select application_count, (select count(*)::int from applications where vacancy_id = $1) as counted from vacancies where id = $1',
      [data['vacancyId']],
    );
    expect(rows).toEqual([{ application_count: 40, counted: 40 }]);
  });

  it('ends well, as does the purge of its candidate, where the two wait for each other', async () => {
    const [first, second, email] = [`REQ-${unused()}`, `REQ-${unused()}`, `zq${unused()}@people.example`];
    await ats.send(vacancy(first));
    const { data } = await ats.send(vacancy(second));
    await ats.send(applicationOf(first, `app-${unused()}`, { email }));
    const stores = await storesOf(running.platform);
    const { pool } = stores.home;
    const { rows } = await pool.query<{ id: string }>('select id from candidates where email = $1', [email]);
    const candidateIds = rows.map(({ id }) => id);
    const waiting = async (times: number) => {
      const text = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await settled(async () => expect((await pool.query(text)).rowCount).toBe(times));
    };
    // The request is held, and waits for its vacancy; the purge holds the candidate, and waits for the request.
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from vacancies where id = $1 for update', [data['vacancyId']]);
    const sent = ats.send(applicationOf(second, `app-${unused()}`, { email }));
    await waiting(1);
    const { customerId } = ats.scope;
    const within = async () => undefined;
    const purging = purgeCandidates(stores, { customerId, candidateIds, mode: 'delete', now: running.clock.now(), within });
    await waiting(2);
    await holder.query('commit');
    holder.release();
    expect(await purging).toEqual(candidateIds);
    expect([200, 201]).toContain((await sent).status);
    expect(await dump([stores.identity, stores.home])).not.toContain(email);
  });
});
