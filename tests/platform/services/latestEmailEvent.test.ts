import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailEvents } from '../../../src/platform/nouns/region.ts';
import { startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { applicant, newId, region, scopeOf } from './deliveryTools.ts';
import type { Applicant, Scope } from './deliveryTools.ts';

const query = `query ($assessmentId: ID!, $customerId: ID!, $templateTypes: [NotificationEvent!]!) {
  NotifGetLatestEmailEventByAssessmentId(assessmentId: $assessmentId, customerId: $customerId, templateTypes: $templateTypes) { eventType templateType timestamp }
}`;

describe('what last happened to an assessment’s mail', () => {
  let running: Running;
  let admin: Browser;
  let scope: Scope;
  let who: Applicant;
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 10, minutes));
  beforeAll(async () => {
    running = startPlatform();
    scope = await scopeOf(running);
    admin = await running.browser().as('admin@acme.example');
    who = await applicant(running, scope);
    const { db } = await running.platform.stores.region(region);
    const mail = { customerId: scope.customerId, organizationId: scope.organizationId, mailMessageId: newId(), masterId: who.assessmentId };
    const event = (eventType: 'Send' | 'Open' | 'Click', templateType: 'MI_REPORT' | 'FI_INVITED', minutes: number) => ({
      ...{ ...mail, id: newId(), eventType, templateType, timestamp: at(minutes) },
      ...{ mailRecipient: who.email, mailSender: 'no-reply@mail.example' },
    });
    await db.insert(emailEvents).values([event('Open', 'MI_REPORT', 7), event('Send', 'MI_REPORT', 5), event('Click', 'FI_INVITED', 9)]);
  });
  afterAll(() => running.close());

  const ask = (browser: Browser, templateTypes: string[], more: object = {}) =>
    browser.get<object | null>(query, { customerId: scope.customerId, assessmentId: who.assessmentId, templateTypes, ...more });

  it('is that of the kinds that are asked for', async () => {
    expect(await ask(admin, ['MI_REPORT'])).toMatchObject({ eventType: 'Open', templateType: 'MI_REPORT', timestamp: at(7).toISOString() });
    expect(await ask(admin, ['MI_REPORT', 'FI_INVITED'])).toMatchObject({ eventType: 'Click', templateType: 'FI_INVITED' });
    expect(await ask(admin, ['SI_INVITED'])).toBeNull();
    expect(await ask(admin, [])).toBeNull();
  });

  it('is seen by anybody who may read the application, without the right to the logs; and of another’s assessment nothing is', async () => {
    const recruiter = await running.browser().as('recruiter@acme.example');
    expect(await ask(recruiter, ['MI_REPORT'])).toMatchObject({ eventType: 'Open' });
    expect(await ask(admin, ['MI_REPORT'], { assessmentId: newId() })).toBeNull();
    expect(await ask(admin, ['MI_REPORT'], { customerId: newId() })).toBeNull();
  });
});
