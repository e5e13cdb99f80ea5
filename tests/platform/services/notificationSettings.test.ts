import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NotificationEntry } from '../../../src/domain/notificationEvents.ts';
import { channelsOf, entryKey, eventsOf, notificationTabs, tabNames } from '../../../src/domain/notificationEvents.ts';
import { NotificationEvent, NotificationTemplateType, SmsNotificationEvent } from '../../../src/generated/values.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// Notified events and their templates (specification 2 §2–§5 “Notifications”; decisions §2, §7).

let running: Running;
let admin: Browser;
let customerId: string;
beforeAll(async () => {
  running = startPlatform();
  admin = await running.browser().as('admin@acme.example');
  const { pool } = await running.platform.stores.identity();
  const { rows } = await pool.query<{ id: string }>("select id from customers where unique_name = 'acme'");
  customerId = rows[0]?.id ?? '';
  const region = await running.platform.stores.region('ap-southeast-2');
  await region.pool.query('delete from sms_accounts where customer_id = $1', [customerId]);
}, 120_000);
afterAll(() => running.close());

interface Settings {
  isGlobalSmsEnabled: boolean;
  isSapiaCustomer: boolean;
  settings: NotificationEntry[];
  version: number;
  templatePrefix: string;
}

const fields = `customerId isSapiaCustomer isGlobalSmsEnabled settings { name type enabled template language } version templatePrefix`;
const get = `query ($notification: NotifGetNotificationSettingsV2Input!) { NotifGetNotificationSettingsV2(notification: $notification) { ${fields} } }`;
const update = `mutation ($update: NotifUpdateNotificationSettingsV2Update!) { NotifUpdateNotificationSettingsV2(update: $update) { ${fields} } }`;

const read = (templateType: string, by = admin) => by.get<Settings>(get, { notification: { customerId, templateType } });
const save = (templateType: string, change: object, by = admin) =>
  by.get<Settings>(update, { update: { customerId, templateType, isSapiaCustomer: true, settings: [], ...change } });
const refusal = (templateType: string, change: object, by = admin) =>
  by.refusal(update, { update: { customerId, templateType, isSapiaCustomer: true, settings: [], ...change } });

const prefix = 'arn:aws:mobiletargeting:ap-southeast-2:123456789012:templates/';
const entry = (name: string, change: object = {}) => ({ name, type: 'EMAIL', enabled: true, language: 'en-US', ...change });
const entryOf = ({ settings }: Settings, key: string) => settings.find((each) => entryKey(each) === key) ?? expect.fail(key);

describe('the table of events', () => {
  it('has each of the 44 e-mails and 29 text messages; the languages share theirs', () => {
    const all = new Set(tabNames.flatMap((name) => eventsOf(notificationTabs[name])));
    expect([...all].toSorted()).toEqual([...NotificationEvent].toSorted());
    const bySms = [...all].filter((event) => channelsOf(event).includes('SMS'));
    expect(bySms.toSorted()).toEqual([...SmsNotificationEvent].toSorted());
    expect([all.size, bySms.length]).toEqual([44, 29]);
    expect(tabNames.toSorted()).toEqual([...NotificationTemplateType].toSorted());
  });
});

describe('settings that were never saved', () => {
  it('answer their defaults for users and live interviews, and nothing for a language', async () => {
    const users = await read('default');
    expect(users).toMatchObject({ isSapiaCustomer: true, isGlobalSmsEnabled: false, version: 0, templatePrefix: prefix });
    expect(users.settings.map(entryKey)).toEqual(eventsOf(notificationTabs.default).map((name) => `${name}.EMAIL`));
    expect(users.settings.every(({ enabled, template, language }) => enabled && template === null && language === 'en-US')).toBe(true);
    const live = await read('liveInterview');
    expect(live.settings).toHaveLength(13 + 6);
    expect(live.settings.filter(({ type, enabled }) => type === 'SMS' && enabled)).toEqual([]);
    expect(await read('danish')).toMatchObject({ settings: [], version: 0 });
  });
});

describe('saving a tab', () => {
  it('keeps what is not given, and says who comes second', async () => {
    const own = `${prefix}welcome_1/EMAIL`;
    const saved = await save('default', { settings: [entry('ORG_USER_CREATE_COMPLETED', { template: ` ${own} ` })], expectedVersion: 0 });
    expect(saved.version).toBe(1);
    expect(saved.settings).toHaveLength(6);
    expect(entryOf(saved, 'ORG_USER_CREATE_COMPLETED.EMAIL').template).toBe(own);
    expect(await read('default')).toEqual(saved);
    expect(await refusal('default', { expectedVersion: 0 })).toMatchObject({ code: 'CONFLICT', reason: 'NEWER_VERSION' });
    const back = await save('default', { settings: [entry('ORG_USER_CREATE_COMPLETED')], expectedVersion: 1 });
    expect(entryOf(back, 'ORG_USER_CREATE_COMPLETED.EMAIL').template).toBeNull();
  });

  it('takes a language into use with all its events', async () => {
    const saved = await save('french', { settings: [entry('FI_INVITED', { language: 'fr', enabled: false })] });
    expect(saved.settings).toHaveLength(25 + 23);
    expect(saved.settings.filter(({ type, enabled }) => type === 'EMAIL' && !enabled).map(({ name }) => name)).toEqual(['FI_INVITED']);
    expect((await save('german', {})).settings).toEqual([]);
  });

  it('refuses at their places what does not belong there', async () => {
    const wrong = async (templateType: string, ...settings: object[]) => (await refusal(templateType, { settings }))?.fields;
    const at = (part: string, index = 0) => `settings.${index}.${part}`;
    const key = 'validation.notificationSettings';
    expect(await wrong('default', entry('FI_INVITED'))).toEqual({ [at('name')]: `${key}.name.ofTab` });
    expect(await wrong('english', entry('FI_INVITED', { type: 'SMS' }))).toEqual({ [at('name')]: `${key}.name.ofTab` });
    expect(await wrong('english', entry('FI_COMPLETED'), entry('FI_COMPLETED'))).toEqual({ [at('name', 1)]: `${key}.name.repeated` });
    expect(await wrong('danish', entry('FI_COMPLETED'))).toEqual({ [at('language')]: `${key}.language.ofTab` });
    expect(await wrong('default', entry('EDGE_USER_EMAIL_MFA_CODE', { enabled: false }))).toEqual({
      [at('enabled')]: `${key}.enabled.required`,
    });
  });

  it.each([
    ['another region', 'arn:aws:mobiletargeting:eu-west-1:123456789012:templates/x/EMAIL'],
    ['another account', 'arn:aws:mobiletargeting:ap-southeast-2:123456789013:templates/x/EMAIL'],
    ['another channel', `${prefix}x/SMS`],
    ['no name', `${prefix}/EMAIL`],
    ['something after it', `${prefix}x/EMAIL/y`],
    ['an address', 'https://templates.example/x'],
    ['two lines', `${prefix}x/EMAIL\nEMAIL`],
  ])('refuses a template with %s', async (_, template) => {
    const { fields = {} } = (await refusal('english', { settings: [entry('FI_COMPLETED', { template })] })) ?? {};
    expect(fields).toEqual({ 'settings.0.template': 'validation.notificationSettings.template.pattern' });
  });

  it('asks for the template that was switched on and is empty', async () => {
    const { fields } = (await refusal('english', { settings: [entry('FI_COMPLETED', { template: '  ' })] })) ?? {};
    expect(fields).toEqual({ 'settings.0.template': 'validation.notificationSettings.template.required' });
  });
});

describe('text messages for the whole customer', () => {
  it('begin with their defaults in every tab when they are switched on, and end in every tab when they are switched off', async () => {
    const off = await save('english', { settings: [entry('FI_COMPLETED', { type: 'SMS' })] });
    expect(entryOf(off, 'FI_COMPLETED.SMS').enabled).toBe(false);
    const open = await read('liveInterview');

    const on = await save('english', { isGlobalSmsEnabled: true, settings: [entry('FI_IN_PROGRESS', { type: 'SMS', enabled: false })] });
    expect(on.isGlobalSmsEnabled).toBe(true);
    expect(on.settings.filter(({ type, enabled }) => type === 'SMS' && !enabled).map(({ name }) => name)).toEqual(['FI_IN_PROGRESS']);
    const live = await read('liveInterview');
    expect(live.settings.filter(({ type, enabled }) => type === 'SMS' && enabled)).toHaveLength(6);
    expect((await read('spanish')).settings).toEqual([]);

    // Another open tab would turn the switch back.
    const stale = { expectedVersion: open.version, isGlobalSmsEnabled: open.isGlobalSmsEnabled };
    expect(await refusal('liveInterview', stale)).toMatchObject({ reason: 'NEWER_VERSION' });

    const own = entry('LI_CANDIDATE_CANCELLED', { type: 'SMS', template: `${prefix}sorry/SMS` });
    expect(entryOf(await save('liveInterview', { settings: [own] }), 'LI_CANDIDATE_CANCELLED.SMS').template).toBe(`${prefix}sorry/SMS`);
    const after = await save('liveInterview', { isGlobalSmsEnabled: false });
    expect(after.settings.filter(({ type, enabled }) => type === 'SMS' && enabled)).toEqual([]);
    expect((await read('english')).settings.filter(({ type, enabled }) => type === 'SMS' && enabled)).toEqual([]);
  });

  it('are reported in the trail by the entries that changed', async () => {
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<{ values: Record<string, unknown> }>(
      `select v."values" from audit_values v join audit_entries e on e.id = v.entry_id
       where e.operation = 'NotifUpdateNotificationSettingsV2' and e.customer_id = $1 order by e.at, e.id`,
      [customerId],
    );
    expect(rows[0]?.values).toEqual({ 'default.ORG_USER_CREATE_COMPLETED.EMAIL.template': `${prefix}welcome_1/EMAIL` });
    expect(rows.some(({ values }) => values['isGlobalSmsEnabled'] === true)).toBe(true);
  });
});

describe('who may not', () => {
  it('is refused, and another customer is as one that there is not', async () => {
    const { pool } = await running.platform.stores.identity();
    const { rows } = await pool.query<{ id: string }>("select id from customers where unique_name = 'northlight'");
    const asking = { notification: { customerId: rows[0]?.id, templateType: 'default' } };
    expect(await admin.refusal(get, asking)).toMatchObject({ code: 'NOT_FOUND' });
    const recruiter = await running.browser().as('recruiter@acme.example');
    expect(await recruiter.refusal(get, { notification: { customerId, templateType: 'default' } })).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the account of the templates', () => {
  it('is configuration', async () => {
    const other = startPlatform({ TEMPLATE_ACCOUNT: '210987654321' });
    try {
      const there = await other.browser().as('admin@acme.example');
      expect((await read('default', there)).templatePrefix).toBe('arn:aws:mobiletargeting:ap-southeast-2:210987654321:templates/');
    } finally {
      await other.close();
    }
  });
});
