import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { VerificationErrorType, VerificationStatus } from '../../../generated/types.ts';
import type { Region } from '../../regions.ts';
import { id, time } from '../../database/tables/columns.ts';
import { customers } from '../customers/identityTable.ts';

export interface DkimToken {
  token: string;
  /** Published public key, base64 DER; null until created. */
  publicKey: string | null;
  privateKey: string | null;
  /** Values found last; null before the first lookup, empty if absent. */
  found: string[] | null;
}

/** Domain of a customer's mail (identity store, since a domain has one owner across regions; specification 2 §3, §4). */
export const emailDomains = pgTable(
  'email_domains',
  {
    customerId: id('customer_id')
      .primaryKey()
      .references(() => customers.id),
    organizationId: id('organization_id').notNull(),
    awsRegion: text('aws_region').$type<Region>().notNull(),
    displayName: text('display_name').notNull(),
    emailAddress: text('email_address').notNull(),
    emailIdentity: text('email_identity').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(false),
    verificationStatus: text('verification_status').$type<VerificationStatus>().notNull(),
    errorType: text('error_type').$type<VerificationErrorType>(),
    tokens: jsonb('tokens').$type<DkimToken[]>().notNull(),
    keysMadeAt: time('keys_made_at').notNull(),
    lastCheckedAt: time('last_checked_at'),
    lastSuccessAt: time('last_success_at'),
    startedAt: time('started_at').notNull(),
    /** Next lookup; null if none is needed. */
    dueAt: time('due_at'),
    soaRecord: jsonb('soa_record').$type<{ primaryNameServer: string; adminEmail: string; serialNumber: number }>(),
    version: integer('version').notNull().default(1),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [uniqueIndex('email_domains_identity').on(table.emailIdentity), index('email_domains_due').on(table.dueAt)],
);
