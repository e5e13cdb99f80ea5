import { and, eq, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { auditEntries, auditValues, exportTickets, idempotencyKeys, savedViews } from '../database/tables/region.ts';
import { holds, isWithin } from './holds.ts';
import type { Place } from './place.ts';
import { among } from './traces.ts';
import type { Traces } from './traces.ts';

/** Also of other rows that name them (decisions §5 «audit»). Accounts of the same address belong to their owners. */
export const purgeAuditValues: Place = async (tx, traces) => {
  const { customerId, entryId, subjectId, before, values, name } = auditValues;
  const own = eq(customerId, traces.customerId);
  const emptied = { name: null, before: withoutValues(before), values: withoutValues(values) };
  const subjects = [...traces.candidateIds, ...traces.applicationIds, ...traces.assessmentIds];
  await tx
    .update(auditValues)
    .set(emptied)
    .where(and(own, among(subjectId, subjects)));
  const said = sql`concat_ws(' ', ${name}, ${before}::text, ${values}::text)`;
  const ofAccount = sql`exists (select 1 from ${auditEntries} where ${auditEntries.customerId} = ${customerId}
    and ${auditEntries.id} = ${entryId} and ${auditEntries.operation} ~ '^(ORG|Auth|IDP)')`;
  await tx
    .update(auditValues)
    .set(emptied)
    .where(and(own, holds(said, traces), sql`not ${ofAccount}`));
};

const withoutValues = (column: typeof auditValues.before | typeof auditValues.values): SQL<Record<string, unknown> | null> =>
  sql`(select jsonb_object_agg(key, null) from jsonb_object_keys(case when jsonb_typeof(${column}) = 'object' then ${column} end) as field(key))`;

export const purgeIdempotencyKeys: Place = (tx, traces) =>
  tx.delete(idempotencyKeys).where(and(sql`${idempotencyKeys.answer} is not null`, holds(sql`${idempotencyKeys.answer}::text`, traces)));

export const purgeExportTickets: Place = (tx, traces) => {
  const { customerId, input, fileName } = exportTickets;
  const said = sql`${input}::text || ' ' || ${fileName}`;
  return tx.delete(exportTickets).where(and(eq(customerId, traces.customerId), mentions(said, traces)));
};

export const purgeSavedViews: Place = async (tx, traces) => {
  const { customerId, id, name, query, layout } = savedViews;
  const own = eq(customerId, traces.customerId);
  await tx.delete(savedViews).where(and(own, mentions(sql`${name} || ' ' || coalesce(${layout}::text, '')`, traces)));
  const searching = await tx
    .select({ id, query })
    .from(savedViews)
    .where(and(own, ne(query, '')));
  for (const view of searching) {
    const rest = withoutThem(view.query, traces);
    if (rest === undefined) continue;
    await tx
      .update(savedViews)
      .set({ query: rest })
      .where(and(own, eq(id, view.id)));
  }
};

const mentions = (text: SQL, { addresses, phones, names }: Traces): SQL =>
  isWithin(sql`lower(${text})`, [...addresses, ...phones, ...names]);

function withoutThem(query: string, { addresses, phones, names }: Traces): string | undefined {
  const wanted = [...addresses, ...phones, ...names];
  const asked = [...new URLSearchParams(query)];
  const kept = asked.filter(([, value]) => !wanted.some((each) => value.toLowerCase().includes(each)));
  return kept.length === asked.length ? undefined : new URLSearchParams(kept).toString();
}
