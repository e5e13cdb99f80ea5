import { describe, expect, it } from 'vitest';
import { AtsRequestStatus, EmailEventType, NotificationEvent, SmsMessageStatus } from '../../../src/generated/values.ts';
import { requestsOf } from '../../../src/platform/demo/atsRequests.ts';
import { demoCustomers } from '../../../src/platform/demo/directory.ts';
import { eventsOf } from '../../../src/platform/demo/events.ts';

const base = new Date('2026-11-20T00:00:00Z');
const customers = demoCustomers(base, 60);
const acme = customers.find(({ uniqueName }) => uniqueName === 'acme') ?? expect.fail('Acme is missing');
const { emails, texts } = eventsOf(acme, base);

const byMail = new Map<string, typeof emails>();
for (const event of emails) byMail.set(event.mailMessageId, [...(byMail.get(event.mailMessageId) ?? []), event]);

describe('the demo’s delivery events', () => {
  it('are the same whenever and wherever they are made', () => {
    expect(eventsOf(acme, base)).toEqual({ emails, texts });
  });

  it('are of all kinds, of every outcome, and some of the last week', () => {
    const kinds = new Set(customers.flatMap((customer) => eventsOf(customer, base).emails.map(({ templateType }) => templateType)));
    expect(kinds).toEqual(new Set(NotificationEvent));
    expect(new Set(emails.map(({ eventType }) => eventType))).toEqual(new Set(EmailEventType));
    const outcomes = new Set(
      customers.flatMap((customer) => eventsOf(customer, base).texts.map(({ smsMessageStatus }) => smsMessageStatus)),
    );
    expect(outcomes).toEqual(new Set(SmsMessageStatus));
    expect(emails.filter(({ timestamp }) => base.getTime() - timestamp.getTime() < 7 * 86_400_000).length).toBeGreaterThan(100);
  });

  it('of one mail begin with its sending, and open only what arrived', () => {
    for (const [first, second, ...later] of byMail.values()) {
      expect(first?.eventType).toBe('Send');
      expect(['Delivery', 'Bounce', undefined]).toContain(second?.eventType);
      if (later.length > 0) expect(second?.eventType).toBe('Delivery');
      const times = [first, second, ...later].flatMap((event) => (event ? [event.timestamp.getTime()] : []));
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
  });

  it('have ids of their own, addresses of examples and times before the base', () => {
    const ids = [...emails, ...texts].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { mailRecipient, timestamp } of emails) {
      expect(mailRecipient).toMatch(/^[a-z0-9.]+@(candidates|acme)\.example$/);
      expect(timestamp < base).toBe(true);
    }
    for (const { smsDestinationPhoneNumber } of texts) expect(smsDestinationPhoneNumber).toMatch(/^\+614915701\d\d$/);
  });
});

describe('the demo’s ATS requests', () => {
  it('are in every state, and answered as their state says', () => {
    const requests = requestsOf(acme, base);
    expect(new Set(requests.map(({ status }) => status))).toEqual(new Set(AtsRequestStatus));
    for (const { status, responses = [], requestCount = 0 } of requests) {
      expect(responses).toHaveLength(status === 'ATS_REQUEST_STARTED' ? requestCount - 1 : requestCount);
      const last = responses.at(-1)?.status ?? 0;
      if (status === 'ATS_REQUEST_COMPLETED') expect(last).toBe(200);
      if (status === 'ATS_REQUEST_FAILED') expect(last).toBeGreaterThanOrEqual(400);
    }
  });
});
