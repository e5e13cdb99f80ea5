import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { noticesOf, queries, scopeOf } from './smsTools.ts';
import type { Scope, Setting } from './smsTools.ts';
import { customerNamed } from './people.ts';

describe('who is told about SMS credits', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
  });
  afterAll(() => running.close());

  const input = (reminder: object, alert: object, more: object = {}) => ({
    input: { ...scope, smsNotificationSettings: noticesOf(reminder as never, alert as never), ...more },
  });
  const read = () => admin.get<Setting>(queries.setting, { input: scope });

  it('is saved as a reminder and an alert; addresses are kept once, in small letters', async () => {
    const before = await read();
    const saved = await admin.get<Setting>(
      queries.notices,
      input(
        { threshold: 250, recipients: [' Ada@Acme.example', 'ada@acme.example', 'bob@acme.example'] },
        { recipients: [] },
        { expectedVersion: before.version },
      ),
    );
    expect(saved.smsNotificationSettings).toEqual([
      expect.objectContaining({
        type: 'USAGE_REMINDER',
        channel: 'EMAIL',
        language: 'en-US',
        threshold: 250,
        recipients: ['ada@acme.example', 'bob@acme.example'],
      }),
      expect.objectContaining({ type: 'USAGE_ALERT', channel: 'EMAIL', language: 'en-US', threshold: null, recipients: [] }),
    ]);
    expect(saved).toMatchObject({ _id: before._id, version: before.version + 1, retentionPeriod: before.retentionPeriod });
    expect(await read()).toEqual(saved);
  });

  it('of two who saved the same version the second is notified, and nothing of theirs is saved', async () => {
    const { version } = await read();
    const save = (email: string) =>
      admin.ask(queries.notices, input({ threshold: 100, recipients: [email] }, { recipients: [] }, { expectedVersion: version }));
    expect((await save('first@acme.example')).errors).toBeUndefined();
    const { errors } = await save('second@acme.example');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'NEWER_VERSION', version: version + 1 });
    expect((await read()).smsNotificationSettings[0]?.recipients).toEqual(['first@acme.example']);
  });

  it('where there are no settings yet the first save makes them with 1200 months, and whoever saw none either is reported', async () => {
    const staff = await running.browser().as('staff@demo.example');
    const found = await customerNamed(staff, 'Acme Outdoor');
    const own = { customerId: found?.customerId, organizationId: found?.organizationId, hierarchyId: found?.rootHierarchyId };
    expect(await staff.get(queries.setting, { input: own })).toBeNull();
    const save = () =>
      staff.ask(queries.notices, {
        input: { ...own, smsNotificationSettings: noticesOf({ threshold: 100, recipients: [] }, { recipients: [] }), expectedVersion: 0 },
      });
    expect((await save()).errors).toBeUndefined();
    expect(await staff.get<Setting>(queries.setting, { input: own })).toMatchObject({
      version: 1,
      retentionPeriod: { candidatePiiRetentionPeriod: 1200, videoRetentionPeriod: 1200 },
    });
    expect((await save()).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'NEWER_VERSION' });
  });

  it.each([
    ['no threshold', { recipients: [] }, { recipients: [] }, { 'reminder.threshold': 'validation.smsCredits.required' }],
    ['a threshold of 0', { threshold: 0, recipients: [] }, { recipients: [] }, { 'reminder.threshold': 'validation.smsCredits.format' }],
    [
      'something that is no address',
      { threshold: 1, recipients: ['ada@acme.example', 'ada'] },
      { recipients: ['bob@'] },
      { 'reminder.recipients.1': 'validation.smsCredits.recipient', 'alert.recipients.0': 'validation.smsCredits.recipient' },
    ],
  ])('%s is reported at the field of the form', async (_, reminder, alert, fields) => {
    const { code, fields: told } = (await admin.refusal(queries.notices, input(reminder, alert))) ?? {};
    expect([code, told]).toEqual(['BAD_USER_INPUT', fields]);
  });

  it('one of the two, one twice, and any other channel or language are refused', async () => {
    const [reminder, alert] = noticesOf({ threshold: 5, recipients: [] }, { recipients: [] });
    const reasonOf = async (list: object[]) =>
      (await admin.refusal(queries.notices, { input: { ...scope, smsNotificationSettings: list } }))?.reason;
    expect(await reasonOf([reminder as object])).toBe('BOTH_ONCE');
    expect(await reasonOf([reminder, alert, alert] as object[])).toBe('BOTH_ONCE');
    expect(await reasonOf([{ ...reminder, channel: 'SMS' }, alert] as object[])).toBe('BY_EMAIL');
    expect(await reasonOf([reminder, { ...alert, language: 'da' }] as object[])).toBe('BY_EMAIL');
  });
});
