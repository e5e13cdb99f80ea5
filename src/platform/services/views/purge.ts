import { and, eq, ne, sql } from 'drizzle-orm';
import { defaultViews, savedViews } from './table.ts';
import { mentions } from '../../purge/holds.ts';
import type { PurgeStep } from '../../purge/place.ts';
import type { Traces } from '../../purge/traces.ts';

const purgeSavedViews: PurgeStep = async (tx, traces) => {
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

function withoutThem(query: string, { addresses, phones, names }: Traces): string | undefined {
  const wanted = [...addresses, ...phones, ...names];
  const requested = [...new URLSearchParams(query)];
  const kept = requested.filter(([, value]) => !wanted.some((each) => value.toLowerCase().includes(each)));
  return kept.length === requested.length ? undefined : new URLSearchParams(kept).toString();
}

/** Those of views that went. */
const purgeDefaultViews: PurgeStep = (tx, { customerId }) =>
  tx
    .delete(defaultViews)
    .where(
      and(
        eq(defaultViews.customerId, customerId),
        sql`not exists (select 1 from ${savedViews} where ${savedViews.customerId} = ${defaultViews.customerId} and ${savedViews.id} = ${defaultViews.viewId})`,
      ),
    );

export const purges = { savedViews: purgeSavedViews, defaultViews: purgeDefaultViews };
