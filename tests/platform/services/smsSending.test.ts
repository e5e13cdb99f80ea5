import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCleanUp, startSmsJob } from '../../../src/platform/jobs/index.ts';
import { purgeCandidates } from '../../../src/platform/purge/index.ts';
import { withoutPolling } from '../../support/work.ts';
import { postgresPrograms, startPostgres } from '../../postgres.ts';
import type { Cluster } from '../../postgres.ts';
import { minute, origin, startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';
import { applicant, rowsOf, scopeOf, smsAccount, tell, until } from './deliveryTools.ts';
import type { Applicant, Row, Scope } from './deliveryTools.ts';
import { storesOf } from './plantedCandidate.ts';
import { smsServer } from './smsServer.ts';

// Text messages leave by the configured SMS service, over a real connection (docs/integrations/sms.md).

const phone = '+61491570156';
let answering: ReturnType<NonNullable<Parameters<typeof smsServer>[0]>>;
let server: Awaited<ReturnType<typeof smsServer>>;
let running: Running;
let scope: Scope;
let who: Applicant;
let job: ReturnType<typeof startSmsJob>;
beforeAll(async () => {
  server = await smsServer(() => answering);
  const environment = { SMS_URL: server.url, SMS_TOKEN: 'token-of-the-service', SMS_FROM: '+61480000000' };
  running = withoutPolling(() => startPlatform(environment));
  scope = await scopeOf(running);
  job = withoutPolling(() => startSmsJob(running.platform));
});
afterAll(async () => {
  await job.stop();
  await running.close();
  await server.close();
});
beforeEach(async () => {
  answering = { status: 200 };
  await smsAccount(running, scope, true, 1000);
  who = await applicant(running, scope, phone);
});

const row = async (of = running) => (await rowsOf(of, 'sms_outbox', 'master_id', who.assessmentId))[0];
const events = async (of = running) => rowsOf(of, 'sms_events', 'master_id', who.assessmentId);
const received = () => server.received.filter(({ body }) => body['text']?.includes(who.assessmentId));
const isOver = async () => Boolean((await row())?.['failed_at']);
const hasFailed = ({ tries, failed_at: failed, due_at: due }: Row, times: number) =>
  tries === times &&
  (failed !== null || (due as Date).getTime() - running.clock.now().getTime() === Math.min(10_000 * 4 ** (times - 1), 60 * minute));

describe('a text message', () => {
  it('is given to the service right after the commit, by a documented request, and nothing of it stays', async () => {
    await tell(running, who.notice('FI_PII_COMPLETED'));
    await until(async () => (await events()).length > 0);
    const { id, body, parts } = (await row()) ?? {};
    const messageId = `${String(id)}.${scope.customerId}.ap-southeast-2`;
    expect(received()).toMatchObject([
      {
        headers: { authorization: 'Bearer token-of-the-service', 'content-type': 'application/json', 'idempotency-key': messageId },
        body: { to: phone, from: '+61480000000', messageId, customerId: scope.customerId, region: 'ap-southeast-2' },
      },
    ]);
    expect(Object.keys(received()[0]?.body ?? {}).toSorted()).toEqual(['customerId', 'from', 'messageId', 'region', 'text', 'to']);
    expect(body).toBe('');
    expect(await events()).toMatchObject([
      {
        ...{ sms_message_status: 'Successful', sms_message_id: id, total_message_parts: parts, is_final: false },
        ...{ sms_origination_phone_number: '+61480000000', sms_destination_phone_number: phone },
      },
    ]);
  });

  it('has the status that the service names, also where it says more than anybody reads', async () => {
    answering = { status: 202, body: JSON.stringify({ messageId: 'theirs', status: 'Pending' }) };
    await tell(running, who.notice('FI_PII_COMPLETED'));
    await until(async () => (await events()).length > 0);
    expect(await events()).toMatchObject([{ sms_message_status: 'Pending', event_type: '_SMS.BUFFERED', is_final: false }]);
    who = await applicant(running, scope, phone);
    answering = { status: 200, body: 'x'.repeat(1_000_000) };
    await tell(running, who.notice('FI_PII_COMPLETED'));
    await until(async () => (await events()).length > 0);
    expect(await events()).toMatchObject([{ sms_message_status: 'Successful' }]);
  });

  it.each([400, 404, 422])('that the service refuses with %i is given up at once, and recorded Failed', async (status) => {
    answering = { status, body: `no such number ${phone}` };
    await tell(running, who.notice('FI_PII_COMPLETED'));
    await until(isOver);
    expect(await row()).toMatchObject({ tries: 1, body: '', last_error: `HTTP ${status}`, sent_at: null });
    expect(await events()).toMatchObject([{ sms_message_status: 'Failed', is_final: true }]);
    expect(JSON.stringify(await events())).not.toContain('no such number');
  });

  it.each([500, 429, 401, 302])('that is answered %i is tried again after a pause, and sent once', async (status) => {
    answering = { status, headers: { location: `${server.url}/elsewhere` } };
    await tell(running, who.notice('FI_PII_COMPLETED'));
    await until(async () => (await row())?.['last_error'] === `HTTP ${status}`);
    expect(await events()).toEqual([]);
    expect(received()).toHaveLength(1);
    answering = { status: 200 };
    running.clock.pass(9_000);
    await job.run();
    expect(received()).toHaveLength(1);
    running.clock.pass(1_000);
    await job.run();
    await until(async () => (await events()).length > 0);
    expect(received()).toHaveLength(2);
    expect(new Set(received().map(({ body }) => body['messageId'])).size).toBe(1);
  });

  it('is given up after eight tries, and recorded Failed', async () => {
    answering = { status: 503 };
    await tell(running, who.notice('FI_PII_COMPLETED'));
    for (let tries = 1; tries <= 8; tries += 1) {
      await until(async () => {
        await job.run();
        return hasFailed((await row()) ?? {}, tries);
      });
      running.clock.pass(60 * minute);
    }
    await until(isOver);
    expect(await row()).toMatchObject({ tries: 8, body: '' });
    expect(await events()).toMatchObject([{ sms_message_status: 'Failed' }]);
  });

  it('is removed a week after it has left, and not while it waits', async () => {
    await tell(running, who.notice('FI_PII_COMPLETED'));
    await until(async () => (await events()).length > 0);
    const other = await applicant(running, scope, phone);
    answering = { status: 503 };
    await tell(running, other.notice('FI_PII_COMPLETED'));
    running.clock.pass(7 * 24 * 60 * minute + minute);
    const cleaning = startCleanUp({ ...running.platform, now: running.clock.now });
    await cleaning.run();
    await cleaning.stop();
    const left = await rowsOf(running, 'sms_outbox', 'master_id', other.assessmentId);
    expect([await row(), left.length]).toEqual([undefined, 1]);
  });

  it.each([
    ['while it waits for the answer', false],
    ['after another process has sent it', true],
  ])('whose recipient is purged while it leaves, %s, is not written down by their number', async (_, isSentElsewhere) => {
    let leave = () => undefined as void;
    answering = { status: 200, after: new Promise<void>((resolve) => (leave = resolve)) };
    await tell(running, who.notice('FI_PII_COMPLETED'));
    await until(() => received().length === 1);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    if (isSentElsewhere) await pool.query(`update sms_outbox set sent_at = now(), body = '' where master_id = $1`, [who.assessmentId]);
    const purging = {
      customerId: scope.customerId,
      candidateIds: [who.candidateId],
      mode: 'deidentify',
      now: running.clock.now(),
    } as const;
    await purgeCandidates(await storesOf(running.platform), { ...purging, within: async () => undefined });
    // That it was sent is all that stays of it.
    expect((await row())?.['recipient']).toBe(isSentElsewhere ? '' : undefined);
    leave();
    await job.run();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await events()).toEqual([]);
    expect(
      JSON.stringify((await rowsOf(running, 'sms_events', 'customer_id', scope.customerId)).filter((each) => each['master_id'] === null)),
    ).not.toContain(phone);
  });
});

describe('without a service', () => {
  let other: Running | undefined;
  afterEach(() => other?.close());

  it('a demo captures text messages next to its mails, and they have arrived', async () => {
    other = startPlatform();
    const own = await scopeOf(other);
    await smsAccount(other, own, true, 10);
    who = await applicant(other, own, phone);
    await tell(other, who.notice('FI_PII_COMPLETED'));
    await until(async () => (await events(other)).length > 0);
    expect(await events(other)).toMatchObject([{ sms_message_status: 'Delivered', is_final: true }]);
    const get = async (path: string) => (await other?.platform.fetch(new Request(`${origin}${path}`))) as Response;
    const { data } = (await (await get(`/dev/outbox.json?to=${phone}`)).json()) as { data: Record<string, string>[] };
    expect(data.find(({ text }) => text?.includes(who.assessmentId))).toMatchObject({
      kind: 'SMS',
      to: phone,
      event: 'FI_PII_COMPLETED',
      html: null,
    });
    const mails = (await (await get(`/dev/outbox.json?to=${who.email}`)).json()) as { data: Record<string, string>[] };
    expect(mails.data).toMatchObject([{ kind: 'EMAIL', event: 'FI_PII_COMPLETED' }]);
    expect(await (await get('/dev/outbox')).text()).toContain('Text message');
  });

  it('nothing is charged where there is no demo: it is recorded Failed', async () => {
    other = startPlatform();
    const own = await scopeOf(other);
    other.platform.settings.demo = false;
    await smsAccount(other, own, true, 10);
    who = await applicant(other, own, phone);
    await tell(other, who.notice('FI_PII_COMPLETED'));
    expect(await events(other)).toMatchObject([
      { sms_message_status: 'Failed', sms_message_status_description: 'No SMS service is configured' },
    ]);
    const [account] = await rowsOfAccounts(other, own);
    expect(account?.['credits']).toBe(10);
  });
});

const rowsOfAccounts = async ({ platform }: Running, { customerId }: Scope) => {
  const { pool } = await platform.stores.region('ap-southeast-2');
  return (await pool.query<Record<string, unknown>>('select * from sms_accounts where customer_id = $1', [customerId])).rows;
};

describe.skipIf(!postgresPrograms())('of two processes on PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster.stop());

  it('none sends a text message that the other sends', async () => {
    const there = await smsServer();
    const environment = { DATABASE_URL: cluster.demo(), DEMO: 'on', SMS_URL: there.url };
    const one = startPlatform(environment);
    const own = await scopeOf(one);
    const two = startPlatform(environment);
    await two.platform.stores.identity();
    await two.platform.stores.region('ap-southeast-2');
    await smsAccount(one, own, true, 1000);
    const people = await Promise.all(Array.from({ length: 60 }, () => applicant(one, own, phone)));
    await Promise.all(people.map((each, index) => tell(index % 2 ? one : two, each.notice('FI_PII_COMPLETED'))));
    await until(async () => {
      const { pool } = await one.platform.stores.region('ap-southeast-2');
      const { rows } = await pool.query<{ left: number }>('select count(*)::int as left from sms_outbox where sent_at is null');
      return rows[0]?.left === 0;
    });
    const texts = there.received.map(({ body }) => body['messageId']);
    expect([texts.length, new Set(texts).size]).toEqual([60, 60]);
    await Promise.all([one.close(), two.close()]);
    await there.close();
  }, 120_000);
});
