import { and, eq, or, sql } from 'drizzle-orm';
import { atsRequests } from './table.ts';
import { holds } from '../../purge/holds.ts';
import type { PurgeStep } from '../../purge/place.ts';
import { isOneOf } from '../../purge/traces.ts';
import type { Traces } from '../../purge/traces.ts';

const purgeAtsRequests: PurgeStep = (tx, traces) => tx.update(atsRequests).set(emptyRequest).where(ofRequests(traces));

export const emptyRequest = {
  payload: null,
  extra: null,
  responses: sql`(select coalesce(jsonb_agg(answer - 'data' || '{"data": null}'::jsonb order by place), '[]'::jsonb)
    from jsonb_array_elements(${atsRequests.responses}) with ordinality as each_answer(answer, place))`,
  retryable: false,
  dueAt: null,
  status: sql`case when ${atsRequests.status} = 'ATS_REQUEST_STARTED' then 'ATS_REQUEST_IGNORED' else ${atsRequests.status} end`,
};

export function ofRequests(traces: Traces) {
  const { payload, extra, responses, customerId, masterId } = atsRequests;
  // Immutable, as `concat_ws` is not: a distributed database updates by nothing else.
  const content = sql`(coalesce(${payload}::text, '') || ' ' || coalesce(${extra}::text, '') || ' ' || coalesce(${responses}::text, ''))`;
  return and(eq(customerId, traces.customerId), or(isOneOf(masterId, traces.ids), holds(content, traces)));
}

export const purges = { atsRequests: purgeAtsRequests };
