import { and, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { holds } from '../../purge/holds.ts';
import type { PurgeStep } from '../../purge/place.ts';
import { isOneOf } from '../../purge/traces.ts';
import type { Traces } from '../../purge/traces.ts';
import { webhookDeliveries } from './table.ts';

/** Deliveries have ids only; their receiver may have answered with a name. */
const purgeWebhookDeliveries: PurgeStep = (tx, traces) => {
  const { responses } = webhookDeliveries;
  return tx
    .update(webhookDeliveries)
    .set({
      responses: sql`(select coalesce(jsonb_agg(answer - 'data' || '{"data": null}'::jsonb order by place), '[]'::jsonb)
        from jsonb_array_elements(${responses}) with ordinality as each_answer(answer, place))`,
    })
    .where(deliveriesOf(traces));
};

export function deliveriesOf(traces: Traces): SQL | undefined {
  const { customerId, masterId, responses } = webhookDeliveries;
  return and(eq(customerId, traces.customerId), or(isOneOf(masterId, traces.ids), holds(sql`${responses}::text`, traces)));
}

export const purges = { webhookDeliveries: purgeWebhookDeliveries };
