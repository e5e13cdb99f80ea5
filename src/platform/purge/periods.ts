import { asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { limits } from '../../domain/limits.ts';
import type { Database } from '../database/stores.ts';
import { customerSettings } from '../services/customer-settings/table.ts';
import { hierarchies } from '../services/departments/table.ts';
import { monthsBefore } from './due.ts';

export interface RetentionPeriod {
  candidatePiiRetentionPeriod: number;
  videoRetentionPeriod: number;
}

export interface Customer extends RetentionPeriod {
  customerId: string;
  organizationId: string;
}

export async function periodsOf(db: Database, customerId: string): Promise<RetentionPeriod> {
  const { candidatePiiRetentionPeriod, videoRetentionPeriod } = customerSettings;
  const [row] = await db
    .select({ candidatePiiRetentionPeriod, videoRetentionPeriod })
    .from(customerSettings)
    .where(eq(customerSettings.customerId, customerId));
  const unset = limits.retentionMonthsUnset;
  return row ?? { candidatePiiRetentionPeriod: unset, videoRetentionPeriod: unset };
}

/** Single condition on id and times, since most customers have none due; those without settings use the default. */
export async function customersOf(db: Database, now: Date, isDue: SQL): Promise<Customer[]> {
  const { candidatePiiRetentionPeriod, videoRetentionPeriod, customerId } = customerSettings;
  const unset = limits.retentionMonthsUnset;
  const all = await db
    .select({
      customerId: hierarchies.customerId,
      organizationId: hierarchies.organizationId,
      candidatePiiRetentionPeriod: sql<number>`coalesce(${candidatePiiRetentionPeriod}, ${unset}::int)`,
      videoRetentionPeriod: sql<number>`coalesce(${videoRetentionPeriod}, ${unset}::int)`,
    })
    .from(hierarchies)
    .leftJoin(customerSettings, eq(customerId, hierarchies.customerId))
    .where(sql`${hierarchies.parentId} is null`)
    .orderBy(asc(hierarchies.customerId));
  const requested = all.map((each) => ({
    id: each.customerId,
    people: monthsBefore(now, each.candidatePiiRetentionPeriod),
    videos: monthsBefore(now, each.videoRetentionPeriod),
  }));
  const { rows } = await db.execute<{ id: string }>(sql`
    select cutoffs.id from jsonb_to_recordset(${JSON.stringify(requested)}::jsonb) as cutoffs(id text, people timestamptz, videos timestamptz)
    where ${isDue}`);
  const found = new Set(rows.map(({ id }) => id));
  return all.filter((each) => found.has(each.customerId));
}
