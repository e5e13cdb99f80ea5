import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sign as signatureOf } from '../../../src/platform/http/signature.ts';
import { applicant, rowsOf, scopeOf, smsAccount, tell, until } from '../services/deliveryTools.ts';
import type { Applicant, Scope } from '../services/deliveryTools.ts';
import { minute, origin, startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';

// Delivery events from mail and SMS providers (docs/integrations/mail.md).

const secret = 'a-key-of-thirty-two-characters-or-more';
let running: Running;
let scope: Scope;
let who: Applicant;
let mail: string;
let sms: string;
beforeAll(async () => {
  running = startPlatform({ WEBHOOK_SECRET: secret });
  scope = await scopeOf(running);
  await smsAccount(running, scope, true, 1000);
});
afterAll(() => running.close());
beforeEach(async () => {
  who = await applicant(running, scope, '+61491570156');
  await tell(running, who.notice('FI_PII_COMPLETED'));
  await until(async () => (await mailEvents()).length === 2 && (await smsEvents()).length === 1);
  const wire = (id: unknown) => `${String(id)}.${scope.customerId}.ap-southeast-2`;
  mail = wire((await mailEvents())[0]?.['id']);
  sms = wire((await smsEvents())[0]?.['sms_message_id']);
});

const mailEvents = () => rowsOf(running, 'email_events', 'master_id', who.assessmentId);
const smsEvents = () => rowsOf(running, 'sms_events', 'master_id', who.assessmentId);
const kinds = async () => (await mailEvents()).map(({ event_type: type }) => String(type)).toSorted();
const seconds = () => Math.floor(running.clock.now().getTime() / 1000);
const sign = (body: string, key = secret, stamp = seconds()) => ({
  'x-timestamp': String(stamp),
  'x-signature': `sha256=${signatureOf(key, String(stamp), body)}`,
});
const post = (path: string, body: string, headers: Record<string, string>) =>
  running.platform.fetch(new Request(`${origin}${path}`, { method: 'POST', body, headers }));
const send = async (path: string, events: unknown, headers?: Record<string, string>) => {
  const body = JSON.stringify(events);
  return post(path, body, headers ?? sign(body));
};

describe('a webhook', () => {
  it('is heard where it is signed just now, and its events are written once', async () => {
    const events = ['delivery', 'bounce', 'complaint'].map((type) => ({ id: `evt-${type}`, type, messageId: mail }));
    const first = await send('/webhooks/mail', events);
    expect([first.status, await first.json()]).toEqual([202, { noted: 3, known: 0, unknown: 0, early: 0, malformed: 0 }]);
    const again = await send('/webhooks/mail', events);
    expect([again.status, await again.json()]).toMatchObject([202, { noted: 0, known: 3 }]);
    expect(await kinds()).toEqual(['Bounce', 'Complaint', 'Delivery', 'Delivery', 'Send']);
  });

  it('names a mail by its Message-ID, whose time is no later than now', async () => {
    const future = new Date(running.clock.now().getTime() + 60 * minute).toISOString();
    await send('/webhooks/mail', { id: 'b', type: 'bounce', messageId: `<${mail}@mail.example>`, timestamp: future });
    const bounce = (await mailEvents()).find(({ event_type: type }) => type === 'Bounce');
    expect(bounce).toMatchObject({ mail_recipient: who.email, timestamp: running.clock.now() });
  });

  it.each<[string, (body: string) => Record<string, string>]>([
    ['no signature', () => ({})],
    ['another key', (body) => sign(body, 'another-key-of-thirty-two-characters')],
    ['an empty key', (body) => sign(body, '')],
    ['a signature of something else', () => sign('{}')],
    ['a time that is six minutes old', (body) => sign(body, secret, seconds() - 360)],
    ['a time that is six minutes ahead', (body) => sign(body, secret, seconds() + 360)],
    ['a time that was changed', (body) => ({ ...sign(body, secret, seconds() - 360), 'x-timestamp': String(seconds()) })],
    ['no time', (body) => ({ 'x-signature': sign(body)['x-signature'] })],
    ['a signature that is cut', (body) => ({ ...sign(body), 'x-signature': sign(body)['x-signature'].slice(0, 40) })],
  ])('with %s is refused without a word why', async (_, headers) => {
    const event = { id: 'x', type: 'bounce', messageId: mail };
    const answer = await send('/webhooks/mail', event, headers(JSON.stringify(event)));
    expect([answer.status, await answer.json()]).toEqual([401, { error: expect.stringMatching(/^Wrong signature/) }]);
    expect(await kinds()).toEqual(['Delivery', 'Send']);
  });

  it('that is sent again after five minutes is refused, and within them does nothing more', async () => {
    const body = JSON.stringify({ id: 'replayed', type: 'complaint', messageId: mail });
    const headers = sign(body);
    expect((await post('/webhooks/mail', body, headers)).status).toBe(202);
    running.clock.pass(4 * minute);
    expect(await (await post('/webhooks/mail', body, headers)).json()).toMatchObject({ known: 1 });
    running.clock.pass(2 * minute);
    expect((await post('/webhooks/mail', body, headers)).status).toBe(401);
    expect((await kinds()).filter((kind) => kind === 'Complaint')).toHaveLength(1);
  });

  it('about a message that is not known is taken, and nothing is written', async () => {
    const strange = [
      ...['', 'x', 'a.b.c', `${'0'.repeat(24)}.${scope.customerId}.ap-southeast-2`, mail.replace('ap-southeast-2', 'mars')],
      mail.replace(scope.customerId, '0'.repeat(24)),
    ];
    const events = strange.map((messageId, index) => ({ id: `s${index}`, type: 'bounce', messageId }));
    expect(await (await send('/webhooks/mail', events)).json()).toMatchObject({ noted: 0, unknown: strange.length });
  });

  it.each<[string, unknown]>([
    ['no JSON', undefined],
    ['a text', 'bounce'],
    ['no id', { type: 'bounce', messageId: 'x' }],
    ['no such type', { id: '1', type: 'constructor', messageId: 'x' }],
    ['no such time', { id: '1', type: 'bounce', messageId: 'x', timestamp: 'yesterday' }],
    ['a list in a list', [[{ id: '1' }]]],
  ])('of %s is refused', async (_, events) => {
    const body = events === undefined ? '{' : JSON.stringify(events);
    expect((await post('/webhooks/mail', body, sign(body))).status).toBe(400);
  });

  it('is not read where it is too long, and has no list of more than five hundred', async () => {
    const long = JSON.stringify({ id: 'x'.repeat(300_000) });
    expect((await post('/webhooks/mail', long, sign(long))).status).toBe(413);
    expect(
      (
        await send(
          '/webhooks/sms',
          Array.from({ length: 501 }, () => ({})),
        )
      ).status,
    ).toBe(400);
  });

  it('is requested again where it is faster than the commit that says that the mail has left', async () => {
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    await pool.query('delete from email_events where master_id = $1', [who.assessmentId]);
    const early = await send('/webhooks/mail', { id: 'early', type: 'delivery', messageId: mail });
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '5']);
    // A mail that left longer ago, as to somebody whom a purge has taken, will have none.
    running.clock.pass(3 * minute);
    const late = await send('/webhooks/mail', { id: 'early', type: 'delivery', messageId: mail });
    expect([late.status, await late.json()]).toMatchObject([202, { unknown: 1, early: 0 }]);
    await pool.query('update outbox set sent_at = null where master_id = $1', [who.assessmentId]);
    expect((await send('/webhooks/mail', { id: 'early', type: 'delivery', messageId: mail })).status).toBe(503);
  });
});

describe('what an SMS provider tells', () => {
  it('is an event of the message, in the total too, and of each once', async () => {
    const events = [
      { id: 'q', status: 'Pending', messageId: sms },
      { id: 'd', status: 'Delivered', messageId: sms, carrier: 'Example\u0000 Mobile', country: 'AU', description: 'Handset' },
    ];
    const before = await total();
    for (let times = 0; times < 2; times += 1) expect((await send('/webhooks/sms', events)).status).toBe(202);
    expect(await total()).toBe(before + 2);
    const written = await smsEvents();
    expect(written).toHaveLength(3);
    expect(written.find(({ carrier_name: carrier }) => carrier)).toMatchObject({
      ...{ sms_message_status: 'Delivered', carrier_name: 'Example Mobile', iso_country_code: 'AU', is_final: true },
      ...{ sms_message_status_description: 'Handset', sms_destination_phone_number: '+61491570156' },
    });
  });

  it('of somebody who was purged has neither number nor carrier', async () => {
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    await pool.query(`update sms_events set sms_destination_phone_number = '' where master_id = $1`, [who.assessmentId]);
    await send('/webhooks/sms', { id: 'd', status: 'Delivered', messageId: sms, carrier: 'Example Mobile', country: 'AU' });
    expect((await smsEvents()).at(-1)).toMatchObject({ sms_destination_phone_number: '', carrier_name: null, iso_country_code: null });
  });

  it('is requested again only while the message may be leaving at this moment', async () => {
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    await pool.query('delete from sms_events where master_id = $1', [who.assessmentId]);
    const event = { id: 'early', status: 'Delivered', messageId: sms };
    expect((await send('/webhooks/sms', event)).status).toBe(503);
    running.clock.pass(3 * minute);
    expect(await (await send('/webhooks/sms', event)).json()).toMatchObject({ unknown: 1, early: 0 });
  });

  it.each(['Sent', 'toString', undefined, ['Delivered']])('with the status %s is refused', async (status) => {
    expect((await send('/webhooks/sms', { id: 'd', status, messageId: sms })).status).toBe(400);
  });
});

it('nothing is heard where no key is configured', async () => {
  const { settings } = running.platform;
  delete settings.webhookSecret;
  expect((await send('/webhooks/mail', { id: 'x', type: 'bounce', messageId: mail })).status).toBe(401);
  settings.webhookSecret = secret;
});

const total = async () => {
  const { pool } = await running.platform.stores.region('ap-southeast-2');
  const { rows } = await pool.query<{ value: string }>(`select value from totals where customer_id = $1 and name = $2`, [
    scope.customerId,
    `smsEvents:${scope.organizationId}`,
  ]);
  return Number(rows[0]?.value ?? 0);
};
