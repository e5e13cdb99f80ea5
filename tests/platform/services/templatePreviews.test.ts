import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channelsOf, eventsOf, notificationTabs, tabNames } from '../../../src/domain/notificationEvents.ts';
import { minute, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { until } from '../../support/until.ts';
import { region, scopeOf } from './deliveryTools.ts';
import type { Scope } from './deliveryTools.ts';

interface Preview {
  message: {
    name: string;
    email: string | null;
    subject: string | null;
    html: string | null;
    phoneNumber: string | null;
    text: string | null;
  };
  isMadeUp: boolean;
}

const query = `query ($input: NotifPreviewTemplateInput!) {
  NotifPreviewTemplate(input: $input) { message { name email subject html phoneNumber text template } isMadeUp }
}`;
const mutation = 'mutation ($input: NotifSendTestMailInput!) { NotifSendTestMail(input: $input) { recipient } }';

describe('a template of the notification settings', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  beforeAll(async () => {
    running = startPlatform();
    scope = await scopeOf(running);
    admin = await running.browser().as('admin@acme.example');
  });
  afterAll(() => running.close());

  const ask = (input: object, by = admin) => by.ask(query, { input: { customerId: scope.customerId, ...input } });
  const preview = async (input: object): Promise<Preview> => {
    const { data, errors } = await ask(input);
    expect(errors, JSON.stringify(input)).toBeUndefined();
    return Object.values(data ?? {})[0] as unknown as Preview;
  };
  const send = (input: object = {}, by = admin) =>
    by.ask(mutation, { input: { ...scope, templateType: 'english', event: 'FI_INVITED', ...input } });
  const pool = async () => (await running.platform.stores.region(region)).pool;
  const newest = async () => {
    const { rows } = await (
      await pool()
    ).query<{ id: string; email: string; name: string; title: string; candidate: string }>(
      `select a.id, c.id as candidate, c.email, trim(c.first_name || ' ' || coalesce(c.last_name, '')) as name, v.title from applications a
       join candidates c on c.customer_id = a.customer_id and c.id = a.candidate_id join vacancies v on v.customer_id = a.customer_id and v.id = a.vacancy_id
       where a.customer_id = $1 and c.purged_at is null order by a.created_at desc, a.id desc limit 1`,
      [scope.customerId],
    );
    return rows[0] ?? expect.fail('nobody applied');
  };

  it('is previewed in each language and channel, filled whole', async () => {
    for (const templateType of tabNames)
      for (const event of eventsOf(notificationTabs[templateType]))
        for (const channel of channelsOf(event)) {
          const { message } = await preview({ templateType, event, channel });
          const text = channel === 'SMS' ? message.text : message.html;
          expect(text, `${templateType} ${event} ${channel}`).toBeTruthy();
          expect(`${message.subject} ${text}`).not.toMatch(/\{\w+\}|undefined|\bnull\b(?=\s*<)/);
        }
  });

  it('shows the newest application that the caller may see, without its links', async () => {
    const { email, name, title } = await newest();
    const { message, isMadeUp } = await preview({ templateType: 'english', event: 'FI_INVITED', channel: 'EMAIL' });
    expect(isMadeUp).toBe(false);
    expect(message).toMatchObject({ email, name });
    expect(message.html).toContain(title.replaceAll('&', '&amp;'));
    expect(message.html).not.toContain('assessments.example');
  });

  it('shows markup in names as text', async () => {
    const { candidate } = await newest();
    await (await pool()).query("update candidates set first_name = '<script>alert(1)</script><b>Ada' where id = $1", [candidate]);
    const { message } = await preview({ templateType: 'english', event: 'FI_INVITED', channel: 'EMAIL' });
    expect(message.html).not.toMatch(/<script|<b>Ada/);
  });

  it('is filled with made-up data where there is no application', async () => {
    const customers = await (
      await running.platform.stores.identity()
    ).pool.query<{ id: string }>("select id from customers where unique_name = 'harbour-vale'");
    const staff = await running.browser().as('staff@demo.example');
    const customerId = customers.rows[0]?.id ?? '';
    await (await pool()).query('update candidates set purged_at = now() where customer_id = $1', [customerId]);
    const { data } = await ask({ customerId, templateType: 'english', event: 'FI_INVITED', channel: 'EMAIL' }, staff);
    expect(Object.values(data ?? {})[0]).toMatchObject({ isMadeUp: true, message: { name: 'Alex Example', email: 'alex@example.org' } });
  });

  it('refuses events of other tabs, channels that an event lacks, and whoever may not see the settings', async () => {
    expect((await ask({ templateType: 'default', event: 'FI_INVITED', channel: 'EMAIL' })).errors?.[0]?.extensions?.code).toBe(
      'BAD_USER_INPUT',
    );
    expect((await ask({ templateType: 'english', event: 'FI_INVITED', channel: 'SMS' })).errors?.[0]?.extensions?.reason).toBe('NO_SMS');
    const recruiter = await running.browser().as('recruiter@acme.example');
    expect((await ask({ templateType: 'english', event: 'FI_INVITED', channel: 'EMAIL' }, recruiter)).errors?.[0]?.extensions?.code).toBe(
      'FORBIDDEN',
    );
    expect((await send({}, recruiter)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('is mailed to the caller alone, marked as a test, in the email log and the audit log, and five times in a while', async () => {
    const { data } = await send();
    expect(Object.values(data ?? {})[0]).toEqual({ recipient: 'admin@acme.example' });
    const sent = await until(async () => {
      const { rows } = await (
        await pool()
      ).query<{ recipient: string; subject: string }>(
        `select distinct mail_recipient as recipient, subject from email_events where customer_id = $1 and subject like '[Test]%'`,
        [scope.customerId],
      );
      return rows.length > 0 ? rows : undefined;
    });
    expect(sent).toEqual([{ recipient: 'admin@acme.example', subject: expect.stringMatching(/^\[Test\] \S/) }]);
    const audited = await admin.ask(
      'query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { operation } } }',
      {
        filter: { ...scope, operations: ['NotifSendTestMail'], limit: 5 },
      },
    );
    expect(JSON.stringify(audited.data)).toContain('NotifSendTestMail');
    const more = await Promise.all(Array.from({ length: 6 }, () => send()));
    expect(more.filter(({ errors }) => errors === undefined)).toHaveLength(4);
    expect(more.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions?.reason)).toEqual([
      'TOO_MANY_TESTS',
      'TOO_MANY_TESTS',
    ]);
    running.clock.pass(16 * minute);
    expect((await send()).errors).toBeUndefined();
  });
});
