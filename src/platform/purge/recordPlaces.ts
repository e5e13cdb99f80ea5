import { and, eq, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { auditEntries, auditValues, exportTickets, idempotencyKeys, savedViews } from '../database/tables/region.ts';
import { holds, isWithin } from './holds.ts';
import type { Place } from './place.ts';
import { among } from './traces.ts';
import type { Traces } from './traces.ts';

/**
 * What the trail says of them: who changed what and when stays, by the entries (decisions §5 «audit»). Also what it says of anything else
 * in which they are named; the accounts of people of the same address are those people's.
 */
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

/** Keeps the names of the changed fields, which are not personal data. */
const withoutValues = (column: typeof auditValues.before | typeof auditValues.values): SQL<Record<string, unknown> | null> =>
  sql`(select jsonb_object_agg(key, null) from jsonb_object_keys(case when jsonb_typeof(${column}) = 'object' then ${column} end) as field(key))`;

/** Answers that are kept for whoever asks once more: the call would be done again, and told what there is now. */
export const purgeIdempotencyKeys: Place = (tx, traces) =>
  tx.delete(idempotencyKeys).where(and(sql`${idempotencyKeys.answer} is not null`, holds(sql`${idempotencyKeys.answer}::text`, traces)));

/** A file that was asked for with their name would be written with what there is now, and says in its name what was searched for. */
export const purgeExportTickets: Place = (tx, traces) => {
  const { customerId, input, fileName } = exportTickets;
  const said = sql`${input}::text || ' ' || ${fileName}`;
  return tx.delete(exportTickets).where(and(eq(customerId, traces.customerId), mentions(said, traces)));
};

/** A view that searches for them is without that search from then on; one that is named after them goes. */
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

/** A condition: a text has an address, a number or a whole name of theirs in it. */
const mentions = (text: SQL, { addresses, phones, names }: Traces): SQL =>
  isWithin(sql`lower(${text})`, [...addresses, ...phones, ...names]);

/** The parameters of a query in which they are not named; undefined where that is all of them. */
function withoutThem(query: string, { addresses, phones, names }: Traces): string | undefined {
  const wanted = [...addresses, ...phones, ...names];
  const asked = [...new URLSearchParams(query)];
  const kept = asked.filter(([, value]) => !wanted.some((each) => value.toLowerCase().includes(each)));
  return kept.length === asked.length ? undefined : new URLSearchParams(kept).toString();
}
