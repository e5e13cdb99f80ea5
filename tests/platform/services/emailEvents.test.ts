import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NotificationEvent } from '../../../src/generated/values.ts';
import type { OperationContext } from '../../../src/platform/context.ts';
import { emailEvents } from '../../../src/platform/services/email-events/tenant.ts';
import { within } from '../../../src/platform/lists/window.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { patience } from '../../support/until.ts';

interface Event {
  id: string;
  eventType: string;
  mailMessageId: string;
  mailRecipient: string;
  templateType: string;
  timestamp: string;
}
interface Page {
  data: Event[];
  pagination: { totalItems: number };
}

const day = 24 * 3_600_000;
const second = 1000;

describe('delivery events of mails', () => {
  let running: Running;
  let admin: Browser;
  let scope: { organizationId: string; customerId: string; hierarchyId: string };
  const now = () => running.clock.now().getTime();
  const iso = (time: number) => new Date(time).toISOString();
  const range = (from = now() - 7 * day, to = from + 7 * day) => ({ gte: iso(from), lte: iso(to) });
  const scopeOf = async (browser: Browser) => {
    const me = await browser.get<{ customerId: string; organizationId: string; hierarchyId: string }>(
      '{ AuthMe { customerId organizationId hierarchyId } }',
    );
    return { organizationId: me.organizationId, customerId: me.customerId, hierarchyId: me.hierarchyId };
  };
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
  });
  afterAll(() => running.close());

  const listQuery = `query ($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $mailRecipient: String, $templateTypes: [NotificationEvent!], $dateRange: DateRangeInput!, $skipEq: Int, $limitEq: Int, $sort: EmailEventSort) {
    NotifGetEmailEventsByCustomerId(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, mailRecipient: $mailRecipient, templateTypes: $templateTypes, dateRange: $dateRange, skipEq: $skipEq, limitEq: $limitEq, sort: $sort) {
      data { id eventType mailMessageId mailRecipient templateType timestamp } pagination { totalItems } facets(fields: ["templateTypes", "eventType"]) { field values { value count } }
    }
  }`;
  const historyQuery = `query ($customerId: ID!, $mailMessageId: ID!, $sort: EmailEventSort) {
    NotifGetEmailEventByMailMessageId(customerId: $customerId, mailMessageId: $mailMessageId, sort: $sort) { data { id eventType mailMessageId mailRecipient templateType timestamp } pagination { totalItems } }
  }`;
  const list = (more: object = {}, browser = admin) =>
    browser.get<Page & { facets: { field: string; values: { value: string; count: number }[] }[] }>(listQuery, {
      ...scope,
      dateRange: range(),
      limitEq: 500,
      ...more,
    });
  const refused = (more: object, browser = admin) => browser.refusal(listQuery, { ...scope, dateRange: range(), ...more });
  const history = (mailMessageId: string, more: object = {}, browser = admin) =>
    browser.get<Page>(historyQuery, { customerId: scope.customerId, mailMessageId, ...more });

  describe('as a list', () => {
    it('are those of the window, newest first, and the total is exact', async () => {
      const { data, pagination } = await list();
      expect(data.length).toBeGreaterThan(50);
      expect(pagination.totalItems).toBe(data.length);
      const times = data.map((event) => Date.parse(event.timestamp));
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      expect(Math.min(...times)).toBeGreaterThanOrEqual(now() - 7 * day);
      const [earlier, later] = [range(now() - 7 * day, now() - 4 * day), range(now() - 4 * day + 1, now())];
      const both = (await list({ dateRange: earlier })).pagination.totalItems + (await list({ dateRange: later })).pagination.totalItems;
      expect(both).toBe(data.length);
    });

    it('include both ends of the window', async () => {
      const [event] = (await list()).data;
      const time = Date.parse(event?.timestamp ?? '');
      expect((await list({ dateRange: range(time, time) })).data.map(({ id }) => id)).toContain(event?.id);
      expect((await list({ dateRange: range(time + 1, time + second) })).data.map(({ id }) => id)).not.toContain(event?.id);
    });

    it('are found by any part of the recipient, whatever its case', async () => {
      const [event] = (await list()).data;
      const part = event?.mailRecipient.slice(2, 14).toUpperCase() ?? '';
      const { data, pagination } = await list({ mailRecipient: ` ${part} ` });
      expect(data.length).toBeGreaterThan(0);
      expect(pagination.totalItems).toBe(data.length);
      for (const { mailRecipient } of data) expect(mailRecipient).toContain(part.toLowerCase());
    });

    it.each(['%', '_', '\\', "'; drop table email_events; --", '@%.example', '<script>', '😀', '${7*7}'])(
      'take %j in the recipient as a text like any other',
      async (mailRecipient) => {
        for (const event of (await list({ mailRecipient })).data) expect(event.mailRecipient).toContain(mailRecipient);
      },
    );

    it('are filtered by the kinds of mail that are chosen; none chosen means all', async () => {
      const all = await list();
      const chosen = await list({ templateTypes: ['FI_INVITED', 'SI_INVITED'] });
      expect(chosen.data.length).toBe(all.data.filter(({ templateType }) => templateType.endsWith('_INVITED')).length);
      expect(chosen.data.length).toBeGreaterThan(0);
      expect((await list({ templateTypes: [] })).pagination).toEqual(all.pagination);
      expect((await list({ templateTypes: [...NotificationEvent] })).pagination).toEqual(all.pagination);
    });

    it('are counted by kind and by what happened; the kinds that are chosen leave the others countable', async () => {
      const all = await list();
      const counted = async (more: object, field: string) =>
        Object.fromEntries(
          (await list(more)).facets.find((facet) => facet.field === field)?.values.map(({ value, count }) => [value, count]) ?? [],
        );
      const byType = (events: Event[], key: 'templateType' | 'eventType') => {
        const numbers: Record<string, number> = {};
        for (const event of events) numbers[event[key]] = (numbers[event[key]] ?? 0) + 1;
        return numbers;
      };
      expect(await counted({}, 'templateTypes')).toEqual(byType(all.data, 'templateType'));
      expect(await counted({}, 'eventType')).toEqual(byType(all.data, 'eventType'));
      expect(await counted({ templateTypes: ['FI_INVITED'] }, 'templateTypes')).toEqual(byType(all.data, 'templateType'));
      expect(await counted({ templateTypes: ['FI_INVITED'] }, 'eventType')).toEqual(
        byType(
          all.data.filter(({ templateType }) => templateType === 'FI_INVITED'),
          'eventType',
        ),
      );
    });
  });

  describe('in a window of time', () => {
    it('that begins 90 days ago are shown, and a second earlier are refused at the field', async () => {
      expect(await refused({ dateRange: range(now() - 90 * day, now() - 84 * day) })).toBeUndefined();
      const before = now() - 90 * day - second;
      expect(await refused({ dateRange: range(before, before + day) })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { 'dateRange.gte': 'validation.notif.dateRange.dateLookBack' },
        fieldArgs: { 'dateRange.gte': { limit: 90 } },
      });
    });

    it('of 90 days are shown, and of a second more are refused at the field', async () => {
      const from = now() - 90 * day;
      expect(await refused({ dateRange: range(from, from + 90 * day) })).toBeUndefined();
      expect(await refused({ dateRange: range(from, from + 90 * day + second) })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { 'dateRange.lte': 'validation.notif.dateRange.dateSpan' },
        fieldArgs: { 'dateRange.lte': { limit: 90 } },
      });
    });

    it('that ends before it begins, or is no time at all, are refused', async () => {
      expect(await refused({ dateRange: range(now(), now() - second) })).toMatchObject({ code: 'BAD_USER_INPUT' });
      for (const gte of ['', 'yesterday', '2026-13-01T00:00:00Z', null])
        expect(await refused({ dateRange: { gte, lte: iso(now()) } }), String(gte)).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect(await refused({ dateRange: null })).toMatchObject({ code: 'BAD_USER_INPUT' });
    });

    it('go by the platform’s clock', async () => {
      const dateRange = range(now() - 90 * day, now() - 85 * day);
      expect(await refused({ dateRange })).toBeUndefined();
      running.clock.pass(3_600_000);
      expect(await refused({ dateRange })).toMatchObject({ fields: { 'dateRange.gte': 'validation.notif.dateRange.dateLookBack' } });
    });
  });

  describe('of one mail', () => {
    it('are all that became of it, in order', async () => {
      const opened = (await list()).data.find(({ eventType }) => eventType === 'Open');
      const { data } = await history(opened?.mailMessageId ?? '', { sort: { fieldName: 'timestamp', order: 'asc' } });
      expect(data.map(({ eventType }) => eventType).slice(0, 3)).toEqual(['Send', 'Delivery', 'Open']);
      expect(new Set(data.map(({ mailRecipient }) => mailRecipient)).size).toBe(1);
      const times = data.map(({ timestamp }) => timestamp);
      expect(times).toEqual(times.toSorted());
      expect((await history(opened?.mailMessageId ?? '')).data).toEqual(data.toReversed());
    });

    it.each(['0'.repeat(24), '', "' or '1'='1", 'x'.repeat(10_000)])('that nobody knows (%#) are none', async (id) => {
      expect(await history(id)).toEqual({ data: [], pagination: { totalItems: 0 } });
    });

    it('are hidden from another customer, like those of an unknown mail', async () => {
      const globex = await running.browser().as('admin@globex.example');
      const others = await scopeOf(globex);
      const [event] = (await globex.get<Page>(listQuery, { ...others, dateRange: range() }, 'eu-west-1')).data;
      expect(event).toBeDefined();
      for (const customerId of [scope.customerId, others.customerId])
        expect((await history(event?.mailMessageId ?? '', { customerId })).data).toEqual([]);
    });
  });

  it('are refused without the right, and none are shown of another customer', async () => {
    const manager = await running.browser().as('manager@acme.example');
    expect(await refused({}, manager)).toMatchObject({ code: 'FORBIDDEN' });
    const staff = await running.browser().as('staff@demo.example');
    const others = await scopeOf(staff);
    expect((await list(others, staff)).data.length).toBeGreaterThan(0);
    expect((await list(others)).data).toEqual([]);
    expect((await list({ ...scope, organizationId: others.organizationId }, staff)).data).toEqual([]);
  });

  it('tell of the platform’s own mails that they were sent, and have arrived where a demo captures them, once each and without what they said', async () => {
    const person = running.browser();
    await person.logIn('mfa@acme.example');
    const sent = () =>
      list({ mailRecipient: 'mfa@acme.example', templateTypes: ['EDGE_USER_EMAIL_MFA_CODE'], dateRange: range(now() - day, now() + day) });
    await expect.poll(async () => (await sent()).data.length, { timeout: patience }).toBe(2);
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const [event] = (await sent()).data;
    const ofMail = 'select * from email_events where mail_message_id = $1 order by timestamp';
    const { rows } = await pool.query<Record<string, unknown>>(ofMail, [event?.mailMessageId]);
    const shared = { customer_id: scope.customerId, mail_sender: 'no-reply@localhost' };
    expect(rows).toEqual(['Send', 'Delivery'].map((kind) => expect.objectContaining({ event_type: kind, ...shared }) as unknown));
    expect(JSON.stringify(rows)).not.toMatch(/\b\d{6}\b/);
  });
});

it('a week in which the region’s clocks go back is a week all the same', () => {
  // In Sydney at 03:00 on 5 April 2026: seven of its days have 169 hours.
  const week = { gte: '2026-03-30T13:00:00.000Z', lte: '2026-04-06T13:59:59.999Z' };
  const inRegion = (region: string, range = week) =>
    within(emailEvents.timestamp, range, { region, now: () => new Date('2026-04-07T00:00:00Z') } as OperationContext, 7);
  expect(inRegion('ap-southeast-2')).toBeDefined();
  expect(() => inRegion('us-east-1')).toThrow();
  expect(() => inRegion('ap-southeast-2', { ...week, lte: '2026-04-06T14:00:00.001Z' })).toThrow();
});
