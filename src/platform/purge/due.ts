import { and, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isVideo, videoRecordedAt, assessments } from '../services/assessments/table.ts';
import { applications } from '../services/applications/table.ts';
import { atsRequests } from '../services/ats-requests/table.ts';
import { candidates } from '../services/candidates/table.ts';

/** Time some months ago, on the last day of shorter months. Data of this exact time is due. */
export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(now.getUTCDate(), days));
  return date;
}

/** Candidates whose last event, of the person, an application or an assessment, is past the period. */
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

/** Requests of other systems that led to no application. Vacancy messages name no candidate. */
export const isStranger = and(isNull(atsRequests.masterId), ne(atsRequests.requestType, 'SYNC_VACANCY'), isNotNull(atsRequests.payload));

export const dueRequests = (customerId: string, before: Date): SQL | undefined =>
  and(eq(atsRequests.customerId, customerId), isStranger, lte(atsRequests.updatedAt, before));

export const dueVideos = (customerId: string, before: Date): SQL | undefined =>
  and(eq(assessments.customerId, customerId), isVideo, sql`${videoRecordedAt} <= ${before.toISOString()}::timestamptz`);
