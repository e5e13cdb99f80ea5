import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SmsMessageStatus } from '../../../src/generated/values.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

interface Event {
  id: string;
  smsMessageId: string;
  smsDestinationPhoneNumber: string;
  smsMessageStatus: string;
  templateType: string;
  isFinal: boolean;
  timestamp: string;
}
interface Page {
  data: Event[];
  pagination: { totalItems: number };
  facets: { field: string; values: { value: string; count: number }[] }[];
}

const day = 24 * 3_600_000;
const second = 1000;

describe('delivery events of text messages', () => {
  let running: Running;
  let admin: Browser;
  let scope: { organizationId: string; customerId: string; hierarchyId: string };
  const now = () => running.clock.now().getTime();
  const range = (from: number, to: number) => ({ gte: new Date(from).toISOString(), lte: new Date(to).toISOString() });
  const scopeOf = async (browser: Browser) =>
    browser.get<typeof scope>('{ AuthMe { organizationId customerId hierarchyId } }').then((me) => ({ ...me }));
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
  });
  afterAll(() => running.close());

  const listQuery = `query ($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $phoneNumber: String, $templateTypes: [SmsNotificationEvent!], $messageStatus: SmsMessageStatus, $dateRange: DateRangeInput, $skipEq: Int, $limitEq: Int, $sort: SmsEventSort) {
    NotifGetSMSEventList(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, phoneNumber: $phoneNumber, templateTypes: $templateTypes, messageStatus: $messageStatus, dateRange: $dateRange, skipEq: $skipEq, limitEq: $limitEq, sort: $sort) {
      data { id smsMessageId smsDestinationPhoneNumber smsMessageStatus templateType isFinal timestamp } pagination { totalItems } facets(fields: ["messageStatus", "templateTypes"]) { field values { value count } }
    }
  }`;
  const list = (more: object = {}, browser = admin) => browser.get<Page>(listQuery, { ...scope, limitEq: 500, ...more });
  const whole = async (more: object = {}) => {
    const events: Event[] = [];
    for (let skipEq = 0; ; skipEq += 1) {
      const { data } = await list({ skipEq, ...more });
      events.push(...data);
      if (data.length < 500) return events;
    }
  };
  const refusal = (more: object, browser = admin) => browser.refusal(listQuery, { ...scope, ...more });

  it('are all there without a filter, newest first, and their total is their number', async () => {
    const events = await whole();
    expect(events.length).toBeGreaterThan(100);
    expect((await list({ limitEq: 30 })).pagination.totalItems).toBe(events.length);
    const staff = await running.browser().as('staff@demo.example');
    expect((await list({ limitEq: 30, skipEq: 1 }, staff)).pagination.totalItems).toBe(events.length);
    const times = events.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await whole({ sort: { fieldName: 'timestamp', order: 'asc' } })).map(({ id }) => id)).toEqual(
      events.map(({ id }) => id).toReversed(),
    );
  });

  it('of an organisation that is not the customer’s are none on any page', async () => {
    const staff = await running.browser().as('staff@demo.example');
    const { organizationId } = await scopeOf(staff);
    for (const skipEq of [0, 1, 3])
      expect(await list({ organizationId, skipEq, limitEq: 30 }, staff)).toMatchObject({ data: [], pagination: { totalItems: 0 } });
  });

  it.each(SmsMessageStatus)('are filtered to the status %s exactly', async (messageStatus) => {
    const wanted = (await whole()).filter((event) => event.smsMessageStatus === messageStatus);
    const { data, pagination } = await list({ messageStatus });
    expect(pagination.totalItems).toBe(wanted.length);
    expect(data.every((event) => event.smsMessageStatus === messageStatus)).toBe(true);
  });

  it('are counted by status and by kind, each without its own filter', async () => {
    const events = await whole();
    const { facets } = await list({ messageStatus: 'Delivered', templateTypes: ['FI_COMPLETED', 'SI_COMPLETED'] });
    const numbersOf = (field: string) =>
      Object.fromEntries(facets.find((facet) => facet.field === field)?.values.map(({ value, count }) => [value, count]) ?? []);
    for (const status of SmsMessageStatus) {
      const rows = events.filter((event) => event.smsMessageStatus === status && /^[FS]I_COMPLETED$/.test(event.templateType));
      expect(numbersOf('messageStatus')[status] ?? 0, status).toBe(rows.length);
    }
    expect(numbersOf('templateTypes')['FI_COMPLETED']).toBe(
      events.filter((event) => event.smsMessageStatus === 'Delivered' && event.templateType === 'FI_COMPLETED').length,
    );
  });

  describe('by phone number', () => {
    it.each(['+61 491 570 156', '+61491570156', '61 491 570 156', ' +61 (491) 570-156 ', '0061 491 570 156'])(
      'are found however it is written: %j',
      async (phoneNumber) => {
        const { pool } = await running.platform.stores.region('ap-southeast-2');
        await pool.query(
          `update sms_events set sms_destination_phone_number = '+61491570156' where id = (select id from sms_events where customer_id = $1 order by id limit 1)`,
          [scope.customerId],
        );
        const { data } = await list({ phoneNumber });
        expect(data.length).toBeGreaterThan(0);
        expect(new Set(data.map((event) => event.smsDestinationPhoneNumber))).toEqual(new Set(['+61491570156']));
      },
    );

    it.each([
      ['phoneCountry', 'call me'],
      ['phoneCountry', '0491 570 156'],
      ['phoneCountry', '+999 491 570 156'],
      ['phone', '+61 491 570'],
      ['phone', '+61 491 570 156 789'],
      ['phone', '+1 000 000 0000'],
      ['phoneCountry', "' or '1'='1"],
      ['phone', '9'.repeat(10_000)],
    ])('is refused at the field by the rule %s (%#)', async (rule, phoneNumber) => {
      expect(await refusal({ phoneNumber })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { phoneNumber: `validation.notif.phoneNumber.${rule}` },
      });
    });

    it.each(['', null])('that is %j are all', async (phoneNumber) => {
      expect((await list({ phoneNumber })).pagination).toEqual((await list()).pagination);
    });
  });

  describe('in a window of time', () => {
    it('may be of all 90 days, and not begin a second earlier', async () => {
      const all = { dateRange: range(now() - 90 * day, now()) };
      expect((await list(all)).pagination).toEqual((await list()).pagination);
      expect(await refusal({ dateRange: range(now() - 90 * day - second, now()) })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { 'dateRange.gte': 'validation.notif.dateRange.dateLookBack' },
      });
    });

    it('that ends before it begins are refused at its end', async () => {
      expect(await refusal({ dateRange: range(now(), now() - 1) })).toMatchObject({
        fields: { 'dateRange.lte': 'validation.notif.dateRange.dateOrder' },
      });
    });

    it('are those of that time and no others', async () => {
      const events = await whole();
      const [from, to] = [now() - 30 * day, now() - 10 * day];
      const inside = events.filter(({ timestamp }) => Date.parse(timestamp) >= from && Date.parse(timestamp) <= to);
      expect((await list({ dateRange: range(from, to) })).pagination.totalItems).toBe(inside.length);
      expect(inside.length).toBeGreaterThan(0);
    });
  });

  it('of one message wait first, and end with what is final', async () => {
    const messages = new Map<string, Event[]>();
    for (const event of await whole()) messages.set(event.smsMessageId, [event, ...(messages.get(event.smsMessageId) ?? [])]);
    expect(messages.size).toBeGreaterThan(50);
    for (const [first, ...later] of messages.values()) {
      expect(first).toMatchObject({ smsMessageStatus: 'Pending', isFinal: false });
      expect(later.every(({ isFinal }) => isFinal)).toBe(true);
    }
  });

  it('are refused without the right, and none are shown of another customer', async () => {
    const manager = await running.browser().as('manager@acme.example');
    expect(await refusal({}, manager)).toMatchObject({ code: 'FORBIDDEN' });
    const staff = await running.browser().as('staff@demo.example');
    expect(await list(await scopeOf(staff))).toMatchObject({ data: [], pagination: { totalItems: 0 } });
  });
});
