import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultEntries, notificationTabs } from '../../../src/domain/notificationEvents.ts';
import type { NotificationEntry } from '../../../src/domain/notificationEvents.ts';
import type { NotificationEvent, NotificationTemplateType } from '../../../src/generated/types.ts';
import { startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';
import { applicant, rowsOf, saveTab, scopeOf, smsAccount, tell } from './deliveryTools.ts';
import type { Applicant, Row, Scope } from './deliveryTools.ts';

// Channels follow from the customer's notification settings (specification 2 §3 “Notifications”).

let running: Running;
let scope: Scope;
let who: Applicant;
beforeAll(async () => {
  running = startPlatform();
  scope = await scopeOf(running);
});
afterAll(() => running.close());
beforeEach(async () => {
  for (const tab of ['english', 'german', 'french', 'liveInterview'] as const) await saveTab(running, scope, tab, []);
  await smsAccount(running, scope, false, 0);
  who = await applicant(running, scope, '+61491570156');
});

const entries = (tab: NotificationTemplateType, change: Partial<NotificationEntry> = {}, name = 'FI_PII_COMPLETED', type = 'EMAIL') =>
  defaultEntries(notificationTabs[tab], true).map((entry) =>
    entry.name === name && entry.type === type ? { ...entry, ...change } : entry,
  );
const mails = (): Promise<Row[]> => rowsOf(running, 'outbox', 'recipient', who.email);
const texts = (): Promise<Row[]> => rowsOf(running, 'sms_outbox', 'master_id', who.assessmentId);
const smsEvents = (): Promise<Row[]> => rowsOf(running, 'sms_events', 'master_id', who.assessmentId);
const credits = async () => (await rowsOfAccount())?.['credits'];
const rowsOfAccount = async () => {
  const { pool } = await running.platform.stores.region('ap-southeast-2');
  return (await pool.query<Record<string, unknown>>('select * from sms_accounts where customer_id = $1', [scope.customerId])).rows[0];
};
const own = 'arn:aws:mobiletargeting:ap-southeast-2:123456789012:templates/our-own';

describe('a mail to a candidate', () => {
  it('is queued with the assessment that it is about, in English unless another language is in use', async () => {
    expect(await tell(running, who.notice('FI_PII_COMPLETED', { language: 'de' }))).toBe(true);
    const [mail] = await mails();
    expect(mail).toMatchObject({ event: 'FI_PII_COMPLETED', master_id: who.assessmentId, template_id: null });
    expect(mail?.['text']).toContain('Hi Robin');
    expect(mail?.['text']).toContain(`https://take.example/${who.assessmentId}`);
  });

  it('is in the language of the stage where its tab is in use; British English has the one English tab', async () => {
    await saveTab(running, scope, 'german', entries('german'));
    await tell(running, who.notice('FI_PII_COMPLETED', { language: 'de' }));
    await tell(running, who.notice('FI_PII_COMPLETED', { language: 'en-GB' }));
    const [german, english] = await mails();
    expect(german?.['html']).toContain('lang="de"');
    expect(english?.['html']).toContain('lang="en-US"');
  });

  it('is not sent where the entry of that language is off, though it is on in another', async () => {
    await saveTab(running, scope, 'german', entries('german', { enabled: false }));
    expect(await tell(running, who.notice('FI_PII_COMPLETED', { language: 'de' }))).toBe(false);
    expect(await mails()).toEqual([]);
    expect(await tell(running, who.notice('FI_PII_COMPLETED'))).toBe(true);
    await saveTab(running, scope, 'english', entries('english', { enabled: false }));
    expect(await tell(running, who.notice('FI_PII_COMPLETED', { language: 'fr' }))).toBe(false);
  });

  it('names the template of the customer’s own', async () => {
    await saveTab(running, scope, 'english', entries('english', { template: `${own}/EMAIL` }));
    await tell(running, who.notice('FI_PII_COMPLETED'));
    expect(await mails()).toMatchObject([{ template_id: `${own}/EMAIL` }]);
  });

  it('about a live interview follows the tab of live interviews, whatever the stage’s language', async () => {
    await saveTab(running, scope, 'german', entries('german'));
    const invitation = who.notice('LI_CANDIDATE_INVITATION', { language: 'de' });
    await tell(running, invitation);
    const off = entries('liveInterview', { enabled: false }, 'LI_CANDIDATE_INVITATION');
    await saveTab(running, scope, 'liveInterview', off);
    expect(await tell(running, invitation)).toBe(false);
    expect((await mails()).map(({ html }) => String(html).includes('lang="en-US"'))).toEqual([true]);
  });

  it('shows the customer’s name and branding, and names in it do nothing', async () => {
    const hostile = { ...who.notice('FI_PII_COMPLETED').to, firstName: '<img src=x onerror=alert(1)>' };
    await tell(running, who.notice('FI_PII_COMPLETED', { to: hostile }));
    const [mail] = await mails();
    expect(mail?.['html']).toContain('Acme');
    expect(mail?.['html']).not.toContain('<img src=x');
  });

  it('is not there, nor a text message, a charge or a reminder, where its transaction is undone', async () => {
    await smsAccount(running, scope, true, 50);
    await expect(tell(running, who.notice('FI_PII_COMPLETED'), true)).rejects.toThrow('undone');
    expect([await mails(), await texts(), await rowsOf(running, 'reminders', 'application_id', who.applicationId)]).toEqual([[], [], []]);
    expect(await credits()).toBe(50);
  });
});

describe('a text message to a candidate', () => {
  beforeEach(() => smsAccount(running, scope, true, 50));

  it('goes with the mail, and takes its parts from the credits', async () => {
    await tell(running, who.notice('FI_PII_COMPLETED'));
    const [text] = await texts();
    expect(text).toMatchObject({ event: 'FI_PII_COMPLETED', recipient: '+61491570156', template_id: null });
    expect(await credits()).toBe(50 - Number(text?.['parts']));
  });

  it('goes without the mail where only that is off, and names a template of the customer’s own', async () => {
    const off = entries('english', { enabled: false }).map((entry) =>
      entry.name === 'FI_PII_COMPLETED' && entry.type === 'SMS' ? { ...entry, template: `${own}/SMS` } : entry,
    );
    await saveTab(running, scope, 'english', off);
    expect(await tell(running, who.notice('FI_PII_COMPLETED'))).toBe(false);
    expect(await texts()).toMatchObject([{ template_id: `${own}/SMS` }]);
  });

  it.each<[string, () => Promise<unknown>, NotificationEvent]>([
    ['they are off for the whole customer', () => smsAccount(running, scope, false, 50), 'FI_PII_COMPLETED'],
    [
      'the entry is off',
      () => saveTab(running, scope, 'english', entries('english', { enabled: false }, undefined, 'SMS')),
      'FI_PII_COMPLETED',
    ],
    ['the event has none', async () => undefined, 'FI_INVITED'],
  ])('is not sent where %s', async (_, set, event) => {
    await set();
    await tell(running, who.notice(event));
    expect([await texts(), await smsEvents(), await credits(), (await mails()).length]).toEqual([[], [], 50, 1]);
  });

  it('is not sent where there is no number', async () => {
    who = await applicant(running, scope, null);
    await tell(running, who.notice('FI_PII_COMPLETED'));
    expect([await texts(), await smsEvents()]).toEqual([[], []]);
  });

  it('that is not paid is not sent, takes nothing, and is recorded Failed; the mail goes all the same', async () => {
    await smsAccount(running, scope, true, 0);
    const total = await smsTotal();
    await tell(running, who.notice('FI_PII_COMPLETED'));
    expect([await texts(), await credits(), (await mails()).length]).toEqual([[], 0, 1]);
    expect(await smsEvents()).toMatchObject([
      {
        sms_message_status: 'Failed',
        is_final: true,
        event_type: '_SMS.FAILURE',
        sms_message_status_description: 'There are not enough SMS credits',
      },
    ]);
    expect(await smsTotal()).toBe(total + 1);
  });

  it('to what is no number with a country code is recorded Invalid, and takes nothing', async () => {
    who = await applicant(running, scope, '0491 570 156');
    await tell(running, who.notice('FI_PII_COMPLETED'));
    expect(await smsEvents()).toMatchObject([{ sms_message_status: 'Invalid' }]);
    expect([await texts(), await credits()]).toEqual([[], 50]);
  });
});

const smsTotal = async () => {
  const { pool } = await running.platform.stores.region('ap-southeast-2');
  const { rows } = await pool.query<{ value: string }>('select value from totals where customer_id = $1 and name = $2', [
    scope.customerId,
    `smsEvents:${scope.organizationId}`,
  ]);
  return Number(rows[0]?.value ?? 0);
};
