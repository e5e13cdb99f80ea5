import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { purgeCandidates } from '../../../src/platform/purge/index.ts';
import { startAtsInvitations } from '../../../src/platform/services/ats-invitations/job.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { patience } from '../../support/until.ts';
import { withoutPolling } from '../../support/work.ts';
import { minute, startPlatform, unused } from '../browser.ts';
import type { Running } from '../browser.ts';
import { applicationOf, integration, region, vacancy } from './atsCalls.ts';
import { storesOf } from './plantedCandidate.ts';

const ats = { ats: 'HireHarbor' };

type Row = Record<string, unknown>;
const emailOf = (applicationId: string) => `${applicationId}@people.example`;

function tools(running: Running, calls: Awaited<ReturnType<typeof integration>>) {
  const rows = async (text: string, values: unknown[] = []) =>
    (await (await running.platform.stores.region(region)).pool.query(text, values)).rows as Row[];
  const tenantId = calls.tenant('HireHarbor')._id;
  const set = (extra: object) => rows('update ats_tenants set extra = extra || $2::jsonb where id = $1', [tenantId, JSON.stringify(extra)]);
  const job = async () => {
    const own = startAtsInvitations(running.platform);
    await own.run();
    await own.stop();
  };
  const waiting = async () =>
    (
      await rows(
        `select external_application_id as id from ats_invitations join applications using (customer_id)
         where applications.id = application_id and ats_invitations.ats_tenant_id = $1 order by ats_invitations.created_at, application_id`,
        [tenantId],
      )
    ).map(({ id }) => id);
  const invited = async (ids: string[]) => {
    const found = await rows(`select recipient from outbox where event = 'FI_INVITED' and recipient = any($1)`, [ids.map(emailOf)]);
    return found.map(({ recipient }) => String(recipient).split('@')[0] ?? '').toSorted();
  };
  const kinds = async (applicationId: string) =>
    (
      await rows(
        `select kind, actor from application_events join applications on applications.id = application_id
         where external_application_id = $1`,
        [applicationId],
      )
    ).map(({ kind, actor }) => `${String(kind)} by ${String(actor)}`);
  const apply = async (requisitionId: string, count: number) => {
    const ids = Array.from({ length: count }, () => `app-${unused()}`);
    for (const id of ids) {
      running.clock.pass(1000);
      expect((await calls.send(applicationOf(requisitionId, id), ats)).status).toBe(201);
    }
    return ids;
  };
  const requisition = async () => {
    const requisitionId = `REQ-${unused()}`;
    const { data } = await calls.send(vacancy(requisitionId), ats);
    return { requisitionId, vacancyId: data['vacancyId'] };
  };
  /** The counters are those of a fresh day, a minute after midnight in Sydney. */
  const untilTomorrow = async () => {
    const [row] = await rows(
      `select extract(epoch from (date_trunc('day', $1::timestamptz at time zone 'Australia/Sydney') + interval '1 day 1 minute')
       at time zone 'Australia/Sydney') * 1000 as at`,
      [running.clock.now()],
    );
    return Number(row?.['at']) - running.clock.now().getTime();
  };
  const newDay = async () => running.clock.pass(await untilTomorrow());
  return { rows, set, job, waiting, invited, kinds, apply, requisition, newDay, untilTomorrow };
}

describe('a connection’s cap of invitations a day', () => {
  let running: Running;
  let calls: Awaited<ReturnType<typeof integration>>;
  let own: ReturnType<typeof tools>;
  beforeAll(async () => {
    running = withoutPolling(startPlatform);
    calls = await integration(running);
    own = tools(running, calls);
  });
  afterAll(() => running.close());
  afterEach(async () => {
    await own.rows('delete from ats_invitations');
    await own.newDay();
  });

  it('invites as many, enters the rest, and invites those the next day, oldest first', async () => {
    await own.set({ maxDailyInvitations: 2 });
    const { requisitionId } = await own.requisition();
    const ids = await own.apply(requisitionId, 5);
    expect(await own.invited(ids)).toEqual(ids.slice(0, 2).toSorted());
    expect(await own.kinds(ids[0] ?? '')).toEqual(['INVITED by ATS']);
    expect(await own.kinds(ids[4] ?? '')).toEqual([]);
    await own.job();
    expect(await own.waiting()).toEqual(ids.slice(2));
    await own.newDay();
    await own.job();
    expect(await own.invited(ids)).toEqual(ids.slice(0, 4).toSorted());
    expect(await own.kinds(ids[3] ?? '')).toEqual(['INVITED by ATS']);
    await own.newDay();
    await own.job();
    await own.job();
    expect(await own.invited(ids)).toEqual(ids.toSorted());
    expect(await own.waiting()).toEqual([]);
    const counters = await own.rows(`select value::int from totals where name like 'ats invitations:%'`);
    expect(counters).toEqual([{ value: 1 }]);
  });

  it('tells the ATS that an invitation waits, and lets one that waits go before one that comes', async () => {
    await own.set({ maxDailyInvitations: 1 });
    const { requisitionId } = await own.requisition();
    const [first = '', second = ''] = await own.apply(requisitionId, 2);
    await own.newDay();
    const third = `app-${unused()}`;
    const { status, data } = await calls.send(applicationOf(requisitionId, third), ats);
    expect(status).toBe(201);
    expect(data['invitation']).toMatch(/invited later/);
    await own.job();
    expect(await own.invited([first, second, third])).toEqual([first, second].toSorted());
  });

  it('counts by the day of the region', async () => {
    await own.set({ maxDailyInvitations: 1 });
    const { requisitionId } = await own.requisition();
    const [first = '', second = ''] = await own.apply(requisitionId, 2);
    // Five minutes before midnight in Sydney it is still the same day there, whatever day it is elsewhere.
    running.clock.pass((await own.untilTomorrow()) - 6 * minute);
    await own.job();
    expect(await own.invited([first, second])).toEqual([first]);
    running.clock.pass(10 * minute);
    await own.job();
    expect(await own.invited([first, second])).toEqual([first, second].toSorted());
  });

  it('of 0 invites nobody, and once it is raised or removed those who wait are invited at the next run', async () => {
    await own.set({ maxDailyInvitations: 0 });
    const { requisitionId } = await own.requisition();
    const ids = await own.apply(requisitionId, 3);
    await own.job();
    expect(await own.invited(ids)).toEqual([]);
    await own.set({ maxDailyInvitations: 1 });
    await own.job();
    expect(await own.invited(ids)).toEqual(ids.slice(0, 1));
    await own.set({ maxDailyInvitations: null });
    await own.job();
    expect(await own.invited(ids)).toEqual(ids.toSorted());
  });

  it('waits while the connection is archived or no longer invites', async () => {
    await own.set({ maxDailyInvitations: 1 });
    const { requisitionId } = await own.requisition();
    const ids = await own.apply(requisitionId, 2);
    await own.newDay();
    await own.set({ isAutoFlow: false });
    await own.job();
    await own.set({ isAutoFlow: true });
    const archive = 'update ats_tenants set archived_at = $2 where id = $1';
    const tenantId = calls.tenant('HireHarbor')._id;
    await own.rows(archive, [tenantId, running.clock.now()]);
    await own.job();
    expect(await own.invited(ids)).toEqual(ids.slice(0, 1));
    await own.rows(archive, [tenantId, null]);
    await own.job();
    expect(await own.invited(ids)).toEqual(ids.toSorted());
  });

  describe('drops an invitation, which takes none of the day’s, if meanwhile', () => {
    const status = (to: string) => (id: string) =>
      own.rows(`update applications set status = 'APPS_APPLICATION_${to}' where external_application_id = $1`, [id]);
    const cases: [string, (id: string, vacancyId: string | undefined) => Promise<unknown>][] = [
      ['the vacancy was archived', (_, id) => own.rows('update vacancies set archived_at = now() where id = $1', [id])],
      ['the application was declined', status('DECLINED')],
      ['it was withdrawn', status('WITHDRAWN')],
      ['the candidate was hired', status('HIRED')],
      [
        'it was moved to another stage',
        (id) => own.rows(`update applications set stage_id = 'f00' where external_application_id = $1`, [id]),
      ],
      [
        'the candidate was invited by hand',
        (id) =>
          own.rows(
            `insert into application_events (customer_id, id, organization_id, hierarchy_id, application_id, kind, actor, at)
             select customer_id, $2, organization_id, hierarchy_id, id, 'LINK_RESENT', 'USER', now() from applications where external_application_id = $1`,
            [id, unused()],
          ),
      ],
      [
        'they have begun',
        (id) =>
          own.rows(
            `update assessments set status = 'APPS_ASSESSMENT_INPROGRESS'
             where application_id = (select id from applications where external_application_id = $1)`,
            [id],
          ),
      ],
      ['the application is gone', (id) => own.rows('delete from applications where external_application_id = $1', [id])],
      [
        'the candidate was purged',
        async (id) => {
          const found = await own.rows('select candidate_id as id from applications where external_application_id = $1', [id]);
          const candidateIds = found.map((row) => String(row['id']));
          const { customerId } = calls.scope;
          const within = async () => undefined;
          const now = running.clock.now();
          await purgeCandidates(await storesOf(running.platform), { customerId, candidateIds, mode: 'delete', now, within });
          expect(await own.rows('select 1 from ats_invitations')).toHaveLength(1);
        },
      ],
    ];
    it.each(cases)('%s', async (_, happen) => {
      await own.set({ maxDailyInvitations: 0 });
      const [first, other] = [await own.requisition(), await own.requisition()];
      const [dropped = ''] = await own.apply(first.requisitionId, 1);
      const [kept = ''] = await own.apply(other.requisitionId, 1);
      await happen(dropped, first.vacancyId);
      await own.set({ maxDailyInvitations: 1 });
      await own.job();
      expect(await own.invited([dropped, kept])).toEqual([kept]);
      expect(await own.rows('select 1 from ats_invitations')).toEqual([]);
    });
  });

  it('tries one that fails again later, and sends the others', async () => {
    await own.set({ maxDailyInvitations: 0 });
    const { requisitionId } = await own.requisition();
    const [bad = '', good = ''] = await own.apply(requisitionId, 2);
    const block = `create function refuse_event() returns trigger as $$ begin
      if new.application_id = (select id from applications where external_application_id = '${bad}') then raise 'refused'; end if; return new; end $$ language plpgsql;
      create trigger refuse_event before insert on application_events for each row execute function refuse_event()`;
    await own.rows(block);
    await own.set({ maxDailyInvitations: 5 });
    await own.job();
    expect(await own.invited([bad, good])).toEqual([good]);
    await own.rows('drop trigger refuse_event on application_events');
    await own.rows('drop function refuse_event');
    await own.job();
    expect(await own.waiting()).toEqual([bad]);
    running.clock.pass(11 * minute);
    await own.job();
    expect(await own.invited([bad, good])).toEqual([bad, good].toSorted());
  });
});

describe.skipIf(!postgresPrograms())('a connection’s cap, at the same moment on PostgreSQL', () => {
  let cluster: Cluster;
  let running: Running;
  let calls: Awaited<ReturnType<typeof integration>>;
  let own: ReturnType<typeof tools>;
  beforeAll(async () => {
    cluster = await startPostgres();
    running = withoutPolling(() => startPlatform({ DATABASE_URL: cluster.demo(), DEMO: 'on' }));
    calls = await integration(running);
    own = tools(running, calls);
  }, 120_000);
  afterAll(async () => {
    await running.close();
    cluster.stop();
  });

  it('is not exceeded by twenty that come at once, and four jobs send the rest once each', async () => {
    await own.set({ maxDailyInvitations: 7 });
    const requisitions = await Promise.all(Array.from({ length: 4 }, own.requisition));
    const ids = Array.from({ length: 20 }, () => `app-${unused()}`);
    const send = (id: string, index: number) => calls.send(applicationOf(requisitions[index % 4]?.requisitionId ?? '', id), ats);
    const answers = await Promise.all(ids.map(send));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 201));
    expect(await own.invited(ids)).toHaveLength(7);
    expect(await own.waiting()).toHaveLength(13);
    await own.newDay();
    await Promise.all(Array.from({ length: 4 }, own.job));
    expect(await own.invited(ids)).toHaveLength(14);
    await own.set({ maxDailyInvitations: null });
    await Promise.all(Array.from({ length: 4 }, own.job));
    await vi.waitFor(async () => expect(await own.waiting()).toEqual([]), { timeout: patience, interval: 50 });
    expect(await own.invited(ids)).toEqual(ids.toSorted());
  });
});
