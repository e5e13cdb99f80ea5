import { sql } from 'drizzle-orm';
import { backgroundJobs, lateAfter } from './identityTable.ts';

const { begunAt, endedAt, nextAt, failures } = backgroundJobs;

export const isFailing = sql`${failures} > 0`;
export const isLate = sql`${nextAt} < now() - ${lateAfter} * interval '1 millisecond'`;

/** State of a background job: the first one that holds. */
export const jobState = sql<string>`case
  when ${isFailing} then 'FAILING'
  when ${begunAt} > coalesce(${endedAt}, '-infinity') then 'RUNNING'
  when ${isLate} then 'LATE'
  else 'WAITING' end`;
