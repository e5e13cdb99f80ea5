import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SsoDomainProblem, SsoDomainState } from '../../../generated/types.ts';
import { id, time } from '../../database/tables/columns.ts';
import type { Region } from '../../regions.ts';
import { customers } from '../customers/identityTable.ts';

/** Domains of a customer's email addresses, proven by a DNS record. In the identity store: a domain is verified for one customer of all regions. */
export const ssoDomains = pgTable(
  'sso_domains',
  {
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    awsRegion: text('aws_region').$type<Region>().notNull(),
    domain: text('domain').notNull(),
    token: text('token').notNull(),
    state: text('state').$type<SsoDomainState>().notNull(),
    /** Result of the last look; null if the record was found. */
    problem: text('problem').$type<SsoDomainProblem>(),
    lastCheckedAt: time('last_checked_at'),
    /** When the record was last found. */
    lastFoundAt: time('last_found_at'),
    verifiedAt: time('verified_at'),
    /** Since when the record is waited for. */
    startedAt: time('started_at').notNull(),
    /** Next look; null if none is needed. */
    dueAt: time('due_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    uniqueIndex('sso_domains_own').on(table.customerId, table.domain),
    uniqueIndex('sso_domains_verified')
      .on(table.domain)
      .where(sql`state = 'VERIFIED'`),
    index('sso_domains_name').on(table.customerId, table.domain, table.id),
    index('sso_domains_created').on(table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('sso_domains_due').on(table.dueAt),
  ],
);
