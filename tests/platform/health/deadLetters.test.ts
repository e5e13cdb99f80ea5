import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailJob } from '../../../src/platform/jobs/index.ts';
import { queueMail } from '../../../src/platform/mail/outbox.ts';
import { scopeOf } from '../../support/emailDomains.ts';
import type { Scope } from '../../support/emailDomains.ts';
import { until } from '../../support/until.ts';
import { withoutPolling } from '../../support/work.ts';
import { minute, startPlatform, unused } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { mailServer } from '../mail/mailServer.ts';

// Mails that were given up, and are tried again, over a real mail server.

let running: Running;
let server: Awaited<ReturnType<typeof mailServer>>;
let job: ReturnType<typeof startMailJob>;
let customer: Scope;
let staff: Browser;
let refusal = 0;
beforeAll(async () => {
  server = await mailServer(0, { recipient: () => refusal });
  running = withoutPolling(() => startPlatform({ SMTP_URL: server.url }));
  customer = await scopeOf(running, 'acme');
  job = startMailJob(running.platform);
  staff = await running.browser().as('staff@demo.example');
}, 120_000);
afterAll(async () => {
  await job.stop();
  await running.close();
  await server.close();
});
beforeEach(() => {
  refusal = 0;
});

interface Letter {
  _id: string;
  customerName: string;
  [field: string]: unknown;
}
const query = `query ($filter: CommonGetDeadLettersFilter!) { CommonGetDeadLetters(filter: $filter) { pagination { totalItems } data {
  _id kind region customerId customerName subject createdAt failedAt tries error seenAt } facets(fields: ["kinds"]) { field values { value count } } } }`;
const again =
  'mutation ($filter: DeadLetterIdsFilter!) { CommonTryDeadLettersAgain(filter: $filter) { data { _id } refused { _id reason } } }';
/** Two looks within two seconds are one. */
const letters = async (filter: object = {}, browser = staff): Promise<Letter[]> => {
  await new Promise((resolve) => setTimeout(resolve, 2050));
  return (await browser.get<{ data: Letter[] }>(query, { filter: { limit: 500, ...filter } })).data;
};
const tryAgain = (...deadLetterIds: string[]) =>
  staff.get<{ data: { _id: string }[]; refused: { _id: string; reason: string }[] }>(again, { filter: { deadLetterIds } });

const region = () => running.platform.stores.region('ap-southeast-2');
const row = async (to: string) =>
  (await (await region()).pool.query<Record<string, unknown>>('select * from outbox where recipient = $1', [to])).rows[0];
const given = async (to: string, code: number, event: string): Promise<string> => {
  refusal = code;
  await (
    await region()
  ).transaction((tx) =>
    queueMail(tx, running.platform, {
      ...{ event, to, customerId: customer.customerId },
      content: { subject: 'Hello', parts: ['a secret'] },
    }),
  );
  await until(async () => {
    await job.run();
    if ((await row(to))?.['failed_at']) return true;
    running.clock.pass(60 * minute);
    return false;
  });
  refusal = 0;
  // The passed hours ended the session.
  staff = await running.browser().as('staff@demo.example');
  return String((await row(to))?.['id']);
};

describe('the dead letters', () => {
  it('hold a mail that was given up, which arrives once when it is tried again, however often that is asked for', async () => {
    const to = `${unused()}@corp.example`;
    const id = await given(to, 450, 'FI_INVITED');
    const [letter] = (await letters({ searchText: 'acme', kinds: ['MAIL'] })).filter(({ _id }) => _id === id);
    expect(letter).toMatchObject({ kind: 'MAIL', region: 'ap-southeast-2', customerName: 'Acme', subject: 'FI_INVITED', tries: 8 });
    expect(JSON.stringify(letter)).not.toContain(to);
    // Events are ordered by time.
    running.clock.pass(minute);
    const calls = await Promise.allSettled([tryAgain(id), tryAgain(id)]);
    const done = calls.flatMap((call) => (call.status === 'fulfilled' ? call.value.data : []));
    expect(done).toEqual([{ _id: id }]);
    await until(async () => {
      await job.run();
      return (await row(to))?.['sent_at'];
    });
    await job.run();
    expect(server.received.filter((mail) => mail.to.text === to)).toHaveLength(1);
    expect(await row(to)).toMatchObject({ text: '', html: '' });
    expect((await letters()).map(({ _id }) => _id)).not.toContain(id);
    const { rows } = await (
      await region()
    ).pool.query<Record<string, unknown>>('select * from email_events where mail_message_id = $1 order by timestamp', [id]);
    expect(rows.map((event) => event['event_type'])).toEqual(['Bounce', 'Send']);
    const trail = await (
      await running.platform.stores.identity()
    ).pool.query<Record<string, unknown>>(`select customer_id, subjects from audit_entries where operation = 'CommonTryDeadLettersAgain'`);
    expect(trail.rows).toEqual([{ customer_id: customer.customerId, subjects: [id] }]);
  });

  it('keep nothing of a mail that was refused for good, or that held a code: they say why it can’t be sent again', async () => {
    const [refused, code] = [`${unused()}@corp.example`, `${unused()}@corp.example`] as const;
    const ids = [await given(refused, 550, 'FI_INVITED'), await given(code, 450, 'EDGE_USER_EMAIL_MFA_CODE')];
    expect([await row(refused), await row(code)]).toMatchObject([{ html: '' }, { html: '' }]);
    await letters();
    const result = await tryAgain(...ids);
    expect(result.data).toEqual([]);
    expect(result.refused.map(({ reason }) => reason)).toEqual(['refusals.contentGone', 'refusals.contentGone']);
  });

  it('hold a failed webhook and a failed request, which their own operations repeat', async () => {
    const store = await region();
    const { rows } = await store.pool.query<{ id: string }>(
      `update ats_requests set status = 'ATS_REQUEST_FAILED', retryable = true where customer_id = $1 and id = (select min(id) from ats_requests where customer_id = $1) returning id`,
      [customer.customerId],
    );
    const id = rows[0]?.id ?? '';
    expect((await letters({ kinds: ['ATS_REQUEST'] })).find(({ _id }) => _id === id)).toMatchObject({ customerName: 'Acme' });
    expect((await tryAgain(id)).data).toEqual([{ _id: id }]);
    const { rows: trail } = await store.pool.query(`select operation from audit_entries where subjects ? $1`, [id]);
    expect(trail).toEqual([{ operation: 'AtsRetryRequests' }]);
    const gone = await running.browser().as('admin@acme.example');
    expect(await gone.refusal(query, { filter: {} })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await gone.refusal(again, { filter: { deadLetterIds: [id] } })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are the newest 2,000 of a kind and store, and go with what they were', async () => {
    const { pool } = await region();
    await pool.query(
      `insert into sms_outbox (customer_id, id, organization_id, event, recipient, body, parts, created_at, due_at, failed_at, tries)
       select $1, 'text' || n, $2, 'FI_INVITED', '', '', 1, now(), now(), now() - n * interval '1 second', 8 from generate_series(1, 2100) as n`,
      [customer.customerId, customer.organizationId],
    );
    const count = async () =>
      (await staff.get<{ pagination: { totalItems: number } }>(query, { filter: { kinds: ['TEXT_MESSAGE'] } })).pagination;
    const [newest] = await letters({ kinds: ['TEXT_MESSAGE'] });
    expect(newest?._id).toBe('text1');
    expect(await count()).toMatchObject({ totalItems: 2000 });
    await pool.query(`delete from sms_outbox where id like 'text%'`);
    expect(await letters({ kinds: ['TEXT_MESSAGE'] })).toEqual([]);
  });
});
