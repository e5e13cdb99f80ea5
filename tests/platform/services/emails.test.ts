import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmailEventType } from '../../../src/generated/types.ts';
import { noteLater } from '../../../src/platform/mail/laterEvents.ts';
import { minute, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { until } from '../../support/until.ts';
import { applicant, region, rowsOf, scopeOf, tell } from './deliveryTools.ts';
import type { Applicant, Scope } from './deliveryTools.ts';

interface Mail {
  _id: string;
  eventType: EmailEventType;
  sentAt: string;
  latestAt: string;
  failure: string | null;
  mailRecipient: string;
  applicationId: string | null;
  vacancyId: string | null;
}

interface Mails {
  data: Mail[];
  pagination: { totalItems: number };
  facets: { field: string; values: { value: string; count: number }[] }[];
}

const day = 24 * 60 * minute;
const query = `query ($organizationId: ID!, $customerId: ID!, $hierarchyId: ID!, $mailRecipient: String, $eventTypes: [EmailEventType!], $hadEventTypes: [EmailEventType!], $vacancyId: ID, $dateRange: DateRangeInput!, $skipEq: Int, $limitEq: Int, $sort: SentEmailSort) {
  NotifGetEmails(organizationId: $organizationId, customerId: $customerId, hierarchyId: $hierarchyId, mailRecipient: $mailRecipient, eventTypes: $eventTypes, hadEventTypes: $hadEventTypes, vacancyId: $vacancyId, dateRange: $dateRange, skipEq: $skipEq, limitEq: $limitEq, sort: $sort) {
    data { _id eventType sentAt latestAt failure mailRecipient applicationId vacancyId } pagination { totalItems } facets(fields: ["eventTypes"]) { field values { value count } }
  }
}`;
const order: readonly string[] = ['Send', 'Delivery', 'Open', 'Click', 'Bounce', 'Complaint'];

describe('the mails of a customer', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  let who: Applicant;
  const now = () => running.clock.now().getTime();
  const range = (from = now() - 60 * day, to = now() + day) => ({ gte: new Date(from).toISOString(), lte: new Date(to).toISOString() });
  const list = (more: object = {}, browser = admin) => browser.get<Mails>(query, { ...scope, dateRange: range(), limitEq: 500, ...more });
  beforeAll(async () => {
    running = startPlatform();
    scope = await scopeOf(running);
    admin = await running.browser().as('admin@acme.example');
    who = await applicant(running, scope);
  });
  afterAll(() => running.close());

  it('are one row each, with how far they came, and the total is exact', async () => {
    const dateRange = range(now() - 30 * day);
    const { data, pagination, facets } = await list({ dateRange });
    const { pool } = await running.platform.stores.region(region);
    const { rows } = await pool.query<{ id: string; types: EmailEventType[] }>(
      `select mail_message_id as id, array_agg(event_type) as types from email_events where customer_id = $1 group by 1
       having min(timestamp) >= $2`,
      [scope.customerId, new Date(dateRange.gte)],
    );
    expect(rows.length).toBeGreaterThan(50);
    expect(pagination.totalItems).toBe(rows.length);
    const furthest = new Map(rows.map(({ id, types }) => [id, types.reduce((a, b) => (order.indexOf(b) > order.indexOf(a) ? b : a))]));
    for (const { _id, eventType, sentAt, latestAt } of data) {
      expect(eventType, _id).toBe(furthest.get(_id));
      expect(latestAt >= sentAt).toBe(true);
    }
    const counts = Object.fromEntries(facets[0]?.values.map(({ value, count }) => [value, count]) ?? []);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(rows.length);
    expect(counts['Bounce']).toBe([...furthest.values()].filter((type) => type === 'Bounce').length);
  });

  it('are filtered by their latest event, or by any that they had', async () => {
    const dateRange = range(now() - 30 * day);
    const all = (await list({ dateRange })).data;
    const bounced = await list({ dateRange, eventTypes: ['Bounce'] });
    expect(bounced.data.length).toBeGreaterThan(0);
    expect(bounced.data.map(({ _id }) => _id)).toEqual(all.filter(({ eventType }) => eventType === 'Bounce').map(({ _id }) => _id));
    for (const { failure } of bounced.data) expect(failure).toBeTruthy();
    const opened = await list({ dateRange, hadEventTypes: ['Open'] });
    expect(opened.data.some(({ eventType }) => eventType === 'Click')).toBe(true);
    expect(opened.data.length).toBeGreaterThan(all.filter(({ eventType }) => eventType === 'Open').length);
  });

  it('are sorted by when they were sent, or by their latest event', async () => {
    for (const fieldName of ['sentAt', 'latestAt'] as const) {
      const { data } = await list({ sort: { fieldName, order: 'asc' } });
      const times = data.map((mail) => mail[fieldName]);
      expect(times).toEqual(times.toSorted());
    }
  });

  it('stay what they came to, in whatever order it is reported, and in the window of when they were sent', async () => {
    await tell(running, who.notice('FI_PII_COMPLETED'));
    await until(async () => (await rowsOf(running, 'email_events', 'master_id', who.assessmentId)).length === 2);
    const own = async (more: object = {}) => (await list({ mailRecipient: who.email, ...more })).data;
    const [mail] = await own();
    expect(mail).toMatchObject({ eventType: 'Delivery', applicationId: who.applicationId, vacancyId: who.vacancyId });
    const store = await running.platform.stores.region(region);
    const name = { id: mail?._id ?? '', customerId: scope.customerId, region };
    const sent = now();
    running.clock.pass(20 * minute);
    const report = (eventType: EmailEventType, timestamp: number) =>
      noteLater(store, name, { eventType, timestamp: new Date(timestamp), key: `${eventType} ${timestamp}` }, running.clock.now());
    await report('Click', sent + 10 * minute);
    await report('Open', sent + 9 * minute);
    expect(await own()).toMatchObject([{ _id: mail?._id, eventType: 'Click', latestAt: new Date(sent + 10 * minute).toISOString() }]);
    expect(await own({ hadEventTypes: ['Open'] })).toHaveLength(1);
    expect(await own({ hadEventTypes: ['Complaint'] })).toHaveLength(0);
    // Clicked ten minutes after it was sent.
    expect(await own({ dateRange: range(sent - minute, sent + minute) })).toHaveLength(1);
    expect(await own({ dateRange: range(sent + minute, now()) })).toHaveLength(0);
  });

  it('are those about one vacancy, and none about another customer’s', async () => {
    const { data } = await list({ vacancyId: who.vacancyId });
    expect(data.map(({ mailRecipient }) => mailRecipient)).toContain(who.email);
    for (const { vacancyId } of data) expect(vacancyId).toBe(who.vacancyId);
    expect((await list({ vacancyId: 'f'.repeat(24) })).data).toEqual([]);
  });

  it('are within the last 90 days, for those with the right, of the customer alone', async () => {
    const before = now() - 90 * day - 1000;
    expect(await admin.refusal(query, { ...scope, dateRange: range(before, before + day) })).toMatchObject({
      fields: { 'dateRange.gte': 'validation.notif.dateRange.dateLookBack' },
    });
    const manager = await running.browser().as('manager@acme.example');
    expect(await manager.refusal(query, { ...scope, dateRange: range() })).toMatchObject({ code: 'FORBIDDEN' });
    const others = await scopeOf(running, 'staff@demo.example');
    expect((await list(others)).data).toEqual([]);
  });
});
