import { and, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isVideo, videoRecordedAt } from '../database/tables/applications.ts';
import { applications, assessments, atsRequests, candidates } from '../database/tables/region.ts';

// What is too old, said once for the dry run and for the purge itself.

/** The moment so many months ago; a day that a month does not have is its last one. Data of this very moment is due. */
export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(now.getUTCDate(), days));
  return date;
}

/**
 * Candidates whose personal data is due. The period runs from when something last happened to them: to the candidate, to one of their
 * applications, or to an assessment of those.
 */
export function dueCandidates(customerId: string, before: Date): SQL | undefined {
  const later = (table: typeof applications | typeof assessments) =>
    sql`greatest(${table.createdAt}, ${table.updatedAt}) > ${before.toISOString()}::timestamptz`;
  const ownApplication = sql`${applications.customerId} = ${candidates.customerId} and ${applications.candidateId} = ${candidates.id}`;
  const ownAssessment = sql`${assessments.customerId} = ${applications.customerId} and ${assessments.applicationId} = ${applications.id}`;
  return and(
    eq(candidates.customerId, customerId),
    isNull(candidates.purgedAt),
    lte(candidates.updatedAt, before),
    lte(candidates.createdAt, before),
    sql`not exists (select 1 from ${applications} where ${ownApplication} and ${later(applications)})`,
    sql`not exists (select 1 from ${applications} join ${assessments} on ${ownAssessment} where ${ownApplication} and ${later(assessments)})`,
  );
}

/** What another system asked for somebody of whom no application here came: nothing else stands for them. What it said of vacancies names no candidate. */
export const isStranger = and(isNull(atsRequests.masterId), ne(atsRequests.requestType, 'SYNC_VACANCY'), isNotNull(atsRequests.payload));

/** Such requests to which nothing happened for too long. */
export const dueRequests = (customerId: string, before: Date): SQL | undefined =>
  and(eq(atsRequests.customerId, customerId), isStranger, lte(atsRequests.updatedAt, before));

/** Video interviews of which something is kept that was recorded too long ago. */
export const dueVideos = (customerId: string, before: Date): SQL | undefined =>
  and(eq(assessments.customerId, customerId), isVideo, sql`${videoRecordedAt} <= ${before.toISOString()}::timestamptz`);
