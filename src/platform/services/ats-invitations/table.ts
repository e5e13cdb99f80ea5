import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { id, time } from '../../database/tables/columns.ts';

/** Invitations that wait because their connection's daily cap was reached; removed once they are sent or void. */
export const atsInvitations = pgTable(
  'ats_invitations',
  {
    customerId: id('customer_id').notNull(),
    applicationId: id('application_id').notNull(),
    organizationId: id('organization_id').notNull(),
    atsTenantId: id('ats_tenant_id').notNull(),
    /** Stage that the candidate is invited to. */
    stageId: id('stage_id').notNull(),
    createdAt: time('created_at').notNull(),
    /** Next try; later after a failure, so that one row holds up no others. */
    dueAt: time('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.applicationId] }),
    index('ats_invitations_waiting').on(table.customerId, table.atsTenantId, table.createdAt, table.applicationId),
  ],
);
