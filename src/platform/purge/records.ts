import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { auditEntries, auditValues, idempotencyKeys } from '../database/tables/records.ts';
import { holds } from './holds.ts';
import type { PurgeStep } from './place.ts';
import { isOneOf } from './traces.ts';

/** Also of other rows that name them (decisions §5 “audit”). Accounts of the same address belong to their owners. */
export const purgeAuditValues: PurgeStep = async (tx, traces) => {
  const { customerId, entryId, subjectId, before, values, name } = auditValues;
  const own = eq(customerId, traces.customerId);
  const emptied = { name: null, before: withoutValues(before), values: withoutValues(values) };
  const subjects = [...traces.candidateIds, ...traces.applicationIds, ...traces.assessmentIds];
  await tx
    .update(auditValues)
    .set(emptied)
    .where(and(own, isOneOf(subjectId, subjects)));
  const content = sql`concat_ws(' ', ${name}, ${before}::text, ${values}::text)`;
  const ofAccount = sql`exists (select 1 from ${auditEntries} where ${auditEntries.customerId} = ${customerId}
    and ${auditEntries.id} = ${entryId} and ${auditEntries.operation} ~ '^(ORG|Auth|IDP)')`;
  await tx
    .update(auditValues)
    .set(emptied)
    .where(and(own, holds(content, traces), sql`not ${ofAccount}`));
};

const withoutValues = (column: typeof auditValues.before | typeof auditValues.values): SQL<Record<string, unknown> | null> =>
  sql`(select jsonb_object_agg(key, null) from jsonb_object_keys(case when jsonb_typeof(${column}) = 'object' then ${column} end) as field(key))`;

export const purgeIdempotencyKeys: PurgeStep = (tx, traces) =>
  tx.delete(idempotencyKeys).where(and(sql`${idempotencyKeys.answer} is not null`, holds(sql`${idempotencyKeys.answer}::text`, traces)));
