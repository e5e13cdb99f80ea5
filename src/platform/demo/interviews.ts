import { inArray } from 'drizzle-orm';
import type { Database } from '../database/stores.ts';
import { applications } from '../services/applications/table.ts';
import { interviewBookings } from '../services/interviews/table.ts';
import type { BookingStatus } from '../services/interviews/table.ts';
import { insertAll } from './bulk.ts';
import { chance, idOf } from './deterministic.ts';
import type { DemoCustomer } from './directory.ts';
import { firstNames, lastNames } from './words.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Nine in the morning, by UTC. */
const morning: Record<string, number> = { ap: 23, eu: 8, us: 14 };

/** Live interviews of the applications that have come so far: most in the four weeks around the base. */
export async function seedInterviews(tx: Database, customers: readonly DemoCustomer[], base: Date): Promise<void> {
  const regions = new Map(customers.map(({ id, awsRegion }) => [id, awsRegion]));
  const reached = [
    'APPS_APPLICATION_SHORTLISTED',
    'APPS_APPLICATION_INTERVIEW',
    'APPS_APPLICATION_OFFERED',
    'APPS_APPLICATION_HIRED',
  ] as const;
  const rows = await tx
    .select()
    .from(applications)
    .where(inArray(applications.status, [...reached]));
  await insertAll(
    tx,
    interviewBookings,
    rows.map(({ id, customerId, organizationId, hierarchyId, status: reachedStatus, createdAt }) => {
      const luck = chance('interview', id);
      const isComing = reachedStatus === 'APPS_APPLICATION_INTERVIEW' || reachedStatus === 'APPS_APPLICATION_SHORTLISTED';
      const days = Math.floor(luck.next() * 20) * (isComing ? 1 : -1);
      const hour = (morning[regions.get(customerId)?.slice(0, 2) ?? ''] ?? 9) * 60 + Math.floor(luck.next() * 16) * 30;
      const start = new Date(Math.floor(base.getTime() / day) * day + days * day + hour * minute);
      const status: BookingStatus = luck.happens(0.1) ? 'CANCELLED' : isComing && luck.happens(0.15) ? 'INVITED' : 'SCHEDULED';
      const isBooked = status !== 'INVITED';
      const name = `${luck.pick(firstNames)} ${luck.pick(lastNames)}`;
      return {
        ...{ customerId, organizationId, hierarchyId, applicationId: id, status },
        id: idOf('interview', id),
        externalBookingId: idOf('booking', id),
        startsAt: isBooked ? start : null,
        endsAt: isBooked ? new Date(start.getTime() + luck.pick([30, 45, 60, 90]) * minute) : null,
        link: isBooked && luck.happens(0.7) ? `https://meet.example/${idOf('meeting', id)}` : null,
        place: isBooked ? luck.pick(['Room 1', 'Room 2', 'Front desk', 'Video call']) : null,
        schedulerName: name,
        schedulerEmail: 'scheduler@demo.example',
        interviewers: [{ name, email: 'interviewer@demo.example' }],
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
}
