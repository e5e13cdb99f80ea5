import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clickedBy, openedBy, tracked } from '../../../src/platform/mail/tracking.ts';
import { hour, applicant, rowsOf, scopeOf, tell, until } from '../services/deliveryTools.ts';
import type { Applicant, Scope } from '../services/deliveryTools.ts';
import { minute, origin, startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';

// Open and click of candidates' mails, by links that the platform signed (specification 3 §2 “Delivery logs”).

let running: Running;
let scope: Scope;
let who: Applicant;
beforeAll(async () => {
  running = startPlatform();
  scope = await scopeOf(running);
});
afterAll(() => running.close());
beforeEach(async () => {
  who = await applicant(running, scope);
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  running.platform.fetch(new Request(path.startsWith('http') ? path : `${origin}${path}`, { method, headers, redirect: 'manual' }));
const events = async (kind?: string) =>
  (await rowsOf(running, 'email_events', 'master_id', who.assessmentId)).filter(({ event_type: type }) => !kind || type === kind);
/** Sends a mail and answers the addresses in it as its reader's program has them. */
const received = async () => {
  await tell(running, who.notice('FI_INVITED'));
  await until(async () => (await events('Delivery')).length > 0);
  const [mail] = await rowsOf(running, 'outbox', 'recipient', who.email);
  const html = await (await get(`/dev/outbox/${String(mail?.['id'])}`)).text();
  const link = /<a [^>]*href="([^"]*\/t\/c\/[^"]*)"/.exec(html)?.[1] ?? '';
  const dot = /<img [^>]*src="([^"]*\/t\/o\/[^"]*)"/.exec(html)?.[1] ?? '';
  return { html, link, dot, mail };
};

describe('a mail to a candidate', () => {
  it('is sent, and has arrived where the demo captures it', async () => {
    const { mail } = await received();
    expect(await events()).toMatchObject([
      { event_type: 'Send', id: mail?.['id'], mail_message_id: mail?.['id'], mail_recipient: who.email },
      { event_type: 'Delivery', mail_message_id: mail?.['id'], template_type: 'FI_INVITED' },
    ]);
  });

  it('has left and is among the events, or neither, where the process ends at that moment', async () => {
    const home = await running.platform.stores.region('ap-southeast-2');
    const { transaction } = home;
    let ends = 0;
    const spy = vi.spyOn(home, 'transaction').mockImplementation((work) =>
      transaction(async (tx) => {
        const result = await work(tx);
        const { rows } = await tx.execute(sql`select 1 from outbox where recipient = ${who.email} and sent_at is not null`);
        if (rows.length > 0 && (ends += 1)) throw new Error('the process ends');
        return result;
      }),
    );
    await tell(running, who.notice('FI_INVITED'));
    await until(() => ends > 0);
    spy.mockRestore();
    const [mail] = await rowsOf(running, 'outbox', 'recipient', who.email);
    expect([mail?.['sent_at'], await events()]).toEqual([null, []]);
    running.clock.pass(3 * minute);
    await until(async () => (await events()).length === 2);
    expect((await rowsOf(running, 'outbox', 'recipient', who.email)).map(({ sent_at: sent }) => sent)).toEqual([running.clock.now()]);
  });

  it('says that it was opened and that its link was followed, which leads where it led before', async () => {
    const { html, link, dot } = await received();
    expect(html).not.toContain('href="https://take.example');
    const picture = await get(dot);
    expect([picture.status, picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
      200,
      'image/gif',
      'no-store',
    ]);
    const led = await get(link);
    expect([led.status, led.headers.get('location')]).toEqual([302, `https://take.example/${who.assessmentId}`]);
    expect([led.headers.get('cache-control'), led.headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
    expect((await events()).map(({ event_type: type }) => type)).toEqual(expect.arrayContaining(['Open', 'Click']));
    expect(await events('Click')).toMatchObject([
      { mail_recipient: who.email, template_type: 'FI_INVITED', customer_id: scope.customerId },
    ]);
  });

  it('counts the first opening, and another at most once an hour; a click at most once in five minutes', async () => {
    const { link, dot } = await received();
    await Promise.all(Array.from({ length: 5 }, () => get(dot)));
    await Promise.all(Array.from({ length: 5 }, () => get(link)));
    running.clock.pass(6 * minute);
    await get(dot);
    await get(link);
    expect([(await events('Open')).length, (await events('Click')).length]).toEqual([1, 2]);
    running.clock.pass(hour);
    await get(dot);
    expect(await events('Open')).toHaveLength(2);
  });

  it('does not count programs that look ahead', async () => {
    const { link, dot } = await received();
    expect((await get(link, {}, 'HEAD')).status).toBe(302);
    await get(dot, {}, 'HEAD');
    await get(link, { 'sec-purpose': 'prefetch;prerender' });
    await get(dot, { purpose: 'prefetch' });
    await get(dot, { 'x-purpose': 'preview' });
    expect([await events('Open'), await events('Click')]).toEqual([[], []]);
  });

  it('is counted a hundred times at most, and its links work on', async () => {
    const { link } = await received();
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const [sent] = await events('Send');
    await pool.query(
      `insert into email_events select (jsonb_populate_record(each, jsonb_build_object('id', lpad(to_hex(number), 24, 'c'), 'event_type', 'Click',
         'timestamp', '2025-01-01T00:00:00Z'))).* from email_events each, generate_series(1, 100) as number where id = $1`,
      [sent?.['id']],
    );
    expect((await get(link)).status).toBe(302);
    expect(await events('Click')).toHaveLength(100);
  });

  it('of one who was purged says nothing about them any more', async () => {
    const { dot } = await received();
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    await pool.query(`update email_events set mail_recipient = 'deleted@deleted.invalid', subject = null where master_id = $1`, [
      who.assessmentId,
    ]);
    await get(dot);
    expect(await events('Open')).toMatchObject([{ mail_recipient: 'deleted@deleted.invalid', subject: null }]);
  });
});

describe('a link that the platform did not sign', () => {
  const name = { id: 'a'.repeat(24), customerId: 'b'.repeat(24), region: 'ap-southeast-2' } as const;
  const settings = { secret: 'x'.repeat(32), publicUrl: origin };
  const tokenOf = (html: string, kind: 'o' | 'c') => new RegExp(`/t/${kind}/([^"]*)`).exec(html)?.[1] ?? '';
  const html = tracked('<a href="https://take.example/1">Start</a>', 'FI_INVITED', name, settings);

  it('leads nowhere', async () => {
    const { link, dot } = await received();
    const [content = '', signature = ''] = link.slice(link.lastIndexOf('/') + 1).split('.');
    const evil = Buffer.from(Buffer.from(content, 'base64url').toString().replace('take.example', 'evil.example')).toString('base64url');
    const opening = dot.slice(dot.lastIndexOf('/') + 1);
    const tokens = [
      ...['', '.', 'x', 'https://evil.example', '//evil.example', '%2F%2Fevil.example', `${content}.`, `${content}.${signature}.x`],
      ...[
        `${evil}.${signature}`,
        `${content}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
        `${content}.${signature.slice(0, 8)}`,
        opening,
        tokenOf(html, 'c'),
      ],
    ];
    for (const token of tokens) {
      const answer = await get(`/t/c/${token}`);
      expect([token, answer.status, answer.headers.get('location')]).toEqual([token, 404, null]);
    }
    expect((await get(`/t/o/${link.slice(link.lastIndexOf('/') + 1)}`)).status).toBe(404);
    expect([await events('Open'), await events('Click')]).toEqual([[], []]);
  });

  it('is known by its key, its kind and every letter', () => {
    expect(openedBy(tokenOf(html, 'o'), settings)).toEqual(name);
    expect(clickedBy(tokenOf(html, 'c'), settings)).toEqual({ name, target: 'https://take.example/1' });
    expect(openedBy(tokenOf(html, 'o'), { ...settings, secret: 'y'.repeat(32) })).toBeUndefined();
    expect(openedBy(tokenOf(html, 'c'), settings)).toBeUndefined();
    expect(clickedBy(tokenOf(html, 'o'), settings)).toBeUndefined();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@corp.example', '/relative', '#here'])('is never made of %s', (target) => {
    expect(tracked(`<a href="${target}">x</a>`, 'FI_INVITED', name, settings)).toContain(`href="${target}"`);
  });

  it('is in no mail about an account', () => {
    const mail = '<a href="https://console.example/resetPassword?token=1">Reset</a>';
    for (const event of ['EDGE_USER_RESET_PASSWORD', 'EDGE_USER_EMAIL_MFA_CODE', 'ORG_USER_CREATE_COMPLETED', 'NOTIF_SMS_CREDITS'])
      expect(tracked(mail, event, name, settings)).toBe(mail);
  });

  it('keeps an address as it was, with what HTML writes otherwise', () => {
    const mail = tracked('<a class="b" href="https://take.example/?a=1&amp;b=%22&#39;">x</a></body>', 'SI_INVITED', name, settings);
    expect(clickedBy(tokenOf(mail, 'c'), settings)?.target).toBe('https://take.example/?a=1&b=%22%27');
    expect(mail.endsWith('</body>')).toBe(true);
  });

  it('of a mail that is not known is followed, and nothing is written', async () => {
    await running.platform.stores.identity();
    const made = tracked('<a href="https://take.example/1">x</a>', 'FI_INVITED', name, running.platform.settings);
    expect((await get(`/t/c/${tokenOf(made, 'c')}`)).status).toBe(302);
    expect((await get(`/t/o/${tokenOf(made, 'o')}`)).status).toBe(200);
    expect(await rowsOf(running, 'email_events', 'mail_message_id', name.id)).toEqual([]);
  });
});
