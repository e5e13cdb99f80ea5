import { and, eq, inArray } from 'drizzle-orm';
import type { NotificationEvent } from '../../../generated/types.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { reminders } from './tenant.ts';
import type { Notice, NotifyContext } from './notice.ts';

export const hour = 3_600_000;

type Due = { after: number } | { beforeStart: number };

interface Follow {
  adds: Partial<Record<NotificationEvent, Due>>;
  ends?: readonly NotificationEvent[];
  /** The first of two equivalent events sets the time. */
  once?: true;
}

const assessment = (code: 'FI' | 'SI'): Partial<Record<NotificationEvent, Follow>> => {
  const notStarted = [`${code}_NOT_STARTED_FIRST_REMINDER`, `${code}_NOT_STARTED_SECOND_REMINDER`] as const;
  const notCompleted = [`${code}_NOT_COMPLETED_FIRST_REMINDER`, `${code}_NOT_COMPLETED_SECOND_REMINDER`] as const;
  const afterDays = ([first, second]: typeof notStarted | typeof notCompleted) => ({
    [first]: { after: 24 * hour },
    [second]: { after: 48 * hour },
  });
  const started: Follow = { adds: afterDays(notCompleted), ends: notStarted, once: true };
  return {
    [`${code}_INVITED`]: { adds: afterDays(notStarted) },
    [`${code}_PII_COMPLETED`]: started,
    [`${code}_IN_PROGRESS`]: started,
    [`${code}_COMPLETED`]: { adds: {}, ends: [...notStarted, ...notCompleted] },
  };
};

const notBooked = ['LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER', 'LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER'] as const;
const upcoming = ['LI_CANDIDATE_UPCOMING_REMINDER', 'LI_INTERVIEWER_RUNSHEET_REMINDER'] as const;

const follows: Partial<Record<NotificationEvent, Follow>> = {
  ...assessment('FI'),
  ...assessment('SI'),
  LI_CANDIDATE_INVITATION: { adds: { [notBooked[0]]: { after: 24 * hour }, [notBooked[1]]: { after: 48 * hour } }, ends: upcoming },
  LI_CANDIDATE_SCHEDULED: {
    adds: { [upcoming[0]]: { beforeStart: 24 * hour }, [upcoming[1]]: { beforeStart: 24 * hour } },
    ends: notBooked,
  },
  LI_CANDIDATE_CANCELLED: { adds: {}, ends: [...notBooked, ...upcoming] },
};

export async function followUp(tx: Database, context: NotifyContext, notice: Notice): Promise<void> {
  const follow = follows[notice.event];
  if (!follow) return;
  const all = unscoped(tx);
  const { customerId, organizationId, applicationId, assessmentId = null, bookingId = null } = notice;
  const added = Object.keys(follow.adds) as NotificationEvent[];
  const about = (events: readonly NotificationEvent[]) =>
    and(
      eq(reminders.customerId, customerId),
      eq(reminders.applicationId, applicationId),
      assessmentId === null ? undefined : eq(reminders.assessmentId, assessmentId),
      bookingId === null ? undefined : eq(reminders.bookingId, bookingId),
      inArray(reminders.event, [...events]),
    );
  const waits = follow.once === true && added.length > 0 && (await all.count(reminders, about(added))) > 0;
  const ended = [...(follow.ends ?? []), ...(waits ? [] : added)];
  if (ended.length > 0) await all.remove(reminders, about(ended));
  if (waits) return;
  const now = context.now();
  const rows = added.flatMap((event) => {
    const due = follow.adds[event];
    const dueAt = due && dueTime(due, now, notice.facts.startsAt);
    return dueAt
      ? [{ customerId, id: context.newId(), organizationId, event, applicationId, assessmentId, bookingId, createdAt: now, dueAt }]
      : [];
  });
  if (rows.length > 0) await all.insert(reminders, rows);
}

/** Due time; undefined for an interview within a day, which needs no reminder. */
function dueTime(due: Due, now: Date, startsAt: Date | undefined): Date | undefined {
  if ('after' in due) return new Date(now.getTime() + due.after);
  const time = startsAt && new Date(startsAt.getTime() - due.beforeStart);
  return time && time > now ? time : undefined;
}
