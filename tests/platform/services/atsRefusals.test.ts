import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minute, startPlatform, unused } from '../browser.ts';
import type { Running } from '../browser.ts';
import { applicationOf, failed, integration, region, vacancy } from './atsCalls.ts';

describe('what applicant tracking systems send and should not', () => {
  let running: Running;
  let ats: Awaited<ReturnType<typeof integration>>;
  const rows = async (text: string, values: unknown[]) =>
    (await (await running.platform.stores.region(region)).pool.query(text, values)).rows as Record<string, unknown>[];
  beforeAll(async () => {
    running = startPlatform();
    ats = await integration(running);
  });
  afterAll(() => running.close());

  it('refuses an interview that ends before it starts, or that has started, and tells nobody', async () => {
    const [requisitionId, applicationId, bookingId] = [`REQ-${unused()}`, `app-${unused()}`, `booking-${unused()}`];
    await ats.send(vacancy(requisitionId));
    await ats.send(applicationOf(requisitionId, applicationId));
    const at = (hours: number) => new Date(running.clock.now().getTime() + hours * 60 * minute).toISOString();
    const book = (more: object) =>
      ats.send({
        requestId: `book-${unused()}`,
        type: 'BOOK_INTERVIEW',
        payload: {
          applicationId,
          bookingId,
          status: 'SCHEDULED',
          interviewers: [{ name: 'Ida', email: `${bookingId}@people.example` }],
          ...more,
        },
      });
    expect(await book({ startsAt: at(-48) })).toMatchObject({ status: 400, data: { error: expect.stringContaining('past') } });
    expect(await book({ startsAt: at(5), endsAt: at(4) })).toMatchObject({
      status: 400,
      data: { error: expect.stringContaining('endsAt') },
    });
    expect(await book({ startsAt: at(5), endsAt: at(5) })).toMatchObject({ status: 400 });
    expect(await rows('select 1 from interview_bookings where external_booking_id = $1', [bookingId])).toEqual([]);
    expect(await rows('select 1 from outbox where recipient = $1', [`${bookingId}@people.example`])).toEqual([]);
    const times = { startsAt: at(0.1), endsAt: at(1) };
    expect((await book(times)).status).toBe(201);
    expect((await book({ startsAt: at(7) })).status).toBe(400);
    running.clock.pass(10 * minute);
    expect((await book(times)).status).toBe(200);
    expect((await book({ ...times, status: 'CANCELLED' })).status).toBe(201);
  });

  it('refuses a known application with another person, and takes the same person again, corrected or not', async () => {
    const [requisitionId, applicationId] = [`REQ-${unused()}`, `app-${unused()}`];
    await ats.send(vacancy(requisitionId));
    const first = await ats.send(applicationOf(requisitionId, applicationId));
    const other = await ats.send(applicationOf(requisitionId, applicationId, { email: `other-${applicationId}@people.example` }));
    expect(other).toMatchObject({ status: 409, data: { error: expect.stringContaining('another person') } });
    expect(await ats.logged(other.data['requestId'])).toMatchObject({ status: failed, retryable: false });
    const again = await ats.send(applicationOf(requisitionId, applicationId, { email: `${applicationId}@PEOPLE.example` }));
    expect(again).toMatchObject({ status: 200, data: { applicationId: first.data['applicationId'] } });
    await rows('update candidates set email = $1 where id = (select candidate_id from applications where id = $2)', [
      `corrected-${applicationId}@people.example`,
      first.data['applicationId'],
    ]);
    expect((await ats.send(applicationOf(requisitionId, applicationId))).status).toBe(200);
  });
});
