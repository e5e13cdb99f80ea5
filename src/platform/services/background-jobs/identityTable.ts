import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { JobName } from '../../../domain/jobs.ts';
import { id, time } from '../../database/tables/columns.ts';
import type { Region } from '../../regions.ts';

/** Process that does the recurring work of a store. Another one takes it over once `until` has passed. */
export const jobLeases = pgTable('job_leases', {
  /** `identity`, or a region. */
  store: text('store').primaryKey(),
  holder: text('holder').notNull(),
  until: time('until').notNull(),
});

/** Milliseconds: a job that is due for longer has no process. Rows are written a minute late at most, and a killed process's lease ends soon. */
const lateAfter = 180_000;

/** Last run of each recurring work of each store. */
export const backgroundJobs = pgTable(
  'background_jobs',
  {
    id: id().primaryKey(),
    name: text('name').$type<JobName>().notNull(),
    /** Missing for the work of the identity store. */
    region: text('region').$type<Region>(),
    begunAt: time('begun_at'),
    /** Missing while the first run goes on; before `begunAt` while a later one does. */
    endedAt: time('ended_at'),
    nextAt: time('next_at').notNull(),
    /** Failed runs in a row. */
    failures: integer('failures').notNull().default(0),
    /** SQLSTATE, code or name of the last error; it stays when a later run succeeds. */
    error: text('error'),
    failedAt: time('failed_at'),
    /** Somebody wants it to run now. */
    requestedAt: time('requested_at'),
  },
  (table) => [
    index('background_jobs_name').on(table.name, table.id),
    index('background_jobs_begun').on(table.begunAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('background_jobs_next').on(table.nextAt, table.id),
    index('background_jobs_failed').on(table.failedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

const { begunAt, endedAt, nextAt, failures } = backgroundJobs;

export const isFailing = sql`${failures} > 0`;
export const isLate = sql`${nextAt} < now() - ${lateAfter} * interval '1 millisecond'`;

/** State of a background job: the first one that holds. */
export const jobState = sql<string>`case
  when ${isFailing} then 'FAILING'
  when ${begunAt} > coalesce(${endedAt}, '-infinity') then 'RUNNING'
  when ${isLate} then 'LATE'
  else 'WAITING' end`;
