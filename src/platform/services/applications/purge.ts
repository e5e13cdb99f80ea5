import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { applicationEvents, applications } from './table.ts';
import type { PurgeStep } from '../../purge/place.ts';
import { isOneOf } from '../../purge/traces.ts';

const purgeApplications: PurgeStep = (tx, { customerId, applicationIds }) =>
  tx
    .update(applications)
    .set({ externalApplicantId: null, externalApplicationId: null })
    .where(and(eq(applications.customerId, customerId), isOneOf(applications.id, applicationIds)));

/** Keeps the history; of deleted candidates without results that rules tested. */
const purgeApplicationEvents: PurgeStep = async (tx, { customerId, applicationIds }, { mode }) => {
  if (mode !== 'delete') return;
  const rule = sql`(select jsonb_agg(condition || '{"value": null}'::jsonb order by place)
    from jsonb_array_elements(${applicationEvents.rule}) with ordinality as each_condition(condition, place))`;
  const theirs = and(eq(applicationEvents.customerId, customerId), isOneOf(applicationEvents.applicationId, applicationIds));
  await tx
    .update(applicationEvents)
    .set({ rule })
    .where(and(theirs, isNotNull(applicationEvents.rule)));
};

export const purges = { applications: purgeApplications, applicationEvents: purgeApplicationEvents };
