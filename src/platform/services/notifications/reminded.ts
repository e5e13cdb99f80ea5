import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow, TenantTable } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { applications } from '../applications/tenant.ts';
import { assessments } from '../assessments/tenant.ts';
import { candidates } from '../candidates/tenant.ts';
import { interviewBookings } from '../interviews/tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import type { reminders } from './tenant.ts';
import { hour } from './followUps.ts';
import type { Notice, NotifyContext } from './notice.ts';

export type Reminder = TenantRow<typeof reminders>;
type Application = TenantRow<typeof applications>;
type Candidate = TenantRow<typeof candidates>;
type Vacancy = TenantRow<typeof vacancies>;

export type LinkOf = (context: Pick<NotifyContext, 'settings' | 'region'>, assessmentId: string) => string;

type Reminded = { notices: Notice[] } | { later: Date };

const over: Reminded = { notices: [] };
const ended: ReadonlySet<Application['status']> = new Set([
  'APPS_APPLICATION_DECLINED',
  'APPS_APPLICATION_WITHDRAWN',
  'APPS_APPLICATION_HIRED',
]);

/** With the candidate locked: none for purged ones, archived vacancies (decisions §6), or applications that ended or moved on. */
export async function reminderContent(tx: Database, context: NotifyContext, reminder: Reminder, linkOf: LinkOf): Promise<Reminded> {
  const { customerId, applicationId } = reminder;
  const application = await one(tx, applications, customerId, applicationId);
  if (!application) return over;
  const byId = and(eq(candidates.customerId, customerId), eq(candidates.id, application.candidateId));
  const [candidate] = await unscoped(tx).select(candidates, candidates, byId).for('share');
  const vacancy = await one(tx, vacancies, customerId, application.vacancyId);
  if (!candidate || candidate.purgedAt || !vacancy || vacancy.archivedAt || ended.has(application.status)) return over;
  const about = { context, reminder, application, candidate, vacancy };
  return reminder.event.startsWith('LI_') ? ofBooking(tx, about) : ofAssessment(tx, about, linkOf);
}

interface About {
  context: NotifyContext;
  reminder: Reminder;
  application: Application;
  candidate: Candidate;
  vacancy: Vacancy;
}

async function ofAssessment(tx: Database, about: About, linkOf: LinkOf): Promise<Reminded> {
  const { context, reminder, application, candidate, vacancy } = about;
  const { event, customerId, assessmentId, dueAt } = reminder;
  const assessment = assessmentId ? await one(tx, assessments, customerId, assessmentId) : undefined;
  if (!assessment || assessment.applicationId !== application.id || assessment.stageId !== application.stageId) return over;
  const isNew = assessment.status === 'APPS_ASSESSMENT_ORDER_COMPLETED';
  const isBegun = isNew || assessment.status === 'APPS_ASSESSMENT_INPROGRESS';
  if (event.includes('_NOT_STARTED_') ? !isNew || assessment.consentedAt : !isBegun || assessment.submittedAt) return over;
  // After a day of downtime both reminders are due: send one.
  if (event.includes('_FIRST_') && isDayLate(dueAt, context)) return over;
  const language = vacancy.stages.find(({ _id }) => _id === assessment.stageId)?.language ?? 'en-US';
  const link = assessment.assessmentLink ?? linkOf(context, assessment.id);
  return {
    notices: [{ ...shared(about), language, to: candidate, assessmentId: assessment.id, facts: { vacancy: vacancy.title, link } }],
  };
}

async function ofBooking(tx: Database, about: About): Promise<Reminded> {
  const { context, reminder, candidate, vacancy } = about;
  const { event, customerId, bookingId, dueAt } = reminder;
  const booking = bookingId ? await one(tx, interviewBookings, customerId, bookingId) : undefined;
  if (!booking || booking.applicationId !== about.application.id) return over;
  const { startsAt, link, place } = booking;
  const facts = { vacancy: vacancy.title, ...(link && { link }), ...(place && { place }) };
  const notice = { ...shared(about), language: 'en-US', to: candidate, bookingId: booking.id, facts } as const;
  if (event.includes('_NOT_BOOKED_')) {
    const isDropped = booking.status !== 'INVITED' || (event.includes('_FIRST_') && isDayLate(dueAt, context));
    return isDropped || !link ? over : { notices: [notice] };
  }
  if (booking.status !== 'SCHEDULED' || !startsAt || startsAt <= context.now()) return over;
  const dayBefore = new Date(startsAt.getTime() - 24 * hour);
  if (dayBefore > context.now()) return { later: dayBefore };
  const dated = { ...notice, facts: { ...facts, startsAt } };
  if (event === 'LI_CANDIDATE_UPCOMING_REMINDER') return { notices: [dated] };
  const whole = [candidate.firstName, candidate.lastName].filter(Boolean).join(' ');
  return {
    notices: booking.interviewers.map(({ name, email }) => ({
      ...dated,
      to: { email, firstName: name },
      facts: { ...dated.facts, candidate: whole },
    })),
  };
}

const shared = ({ reminder: { event, customerId, organizationId, applicationId } }: About) => ({
  ...{ event, customerId, organizationId, applicationId },
});

const isDayLate = (dueAt: Date, { now }: NotifyContext): boolean => now().getTime() - dueAt.getTime() >= 24 * hour;

type Owned = TenantTable & Record<'customerId' | 'id', TenantTable[string]>;

async function one<Table extends Owned>(tx: Database, table: Table, customerId: string, id: string): Promise<TenantRow<Table> | undefined> {
  const isIt: SQL | undefined = and(eq(table.customerId, customerId), eq(table.id, id));
  const [found] = await unscoped(tx).select(table, table, isIt);
  return found as TenantRow<Table> | undefined;
}
