import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { VerificationErrorType, VerificationStatus } from '../../../generated/types.ts';
import type { Region } from '../../regions.ts';
import { id, time } from './columns.ts';
import { customers } from './directory.ts';

/** A record of the domain's zone as it must stand, and what was found in its place at the last look. */
export interface DkimToken {
  token: string;
  /** The public key that the provider's zone publishes for the token, base64 of its DER; null until the pair is made, soon after the token. */
  publicKey: string | null;
  /** The private key, sealed. */
  privateKey: string | null;
  /** What the last look-up of the record answered; null until the first, an empty list where there is none. */
  found: string[] | null;
}

/** The domain that a customer's mail comes from (identity store, since a domain has one owner in all regions; specification 2 §3, §4). */
export const emailDomains = pgTable(
  'email_domains',
  {
    customerId: id('customer_id')
      .primaryKey()
      .references(() => customers.id),
    organizationId: id('organization_id').notNull(),
    awsRegion: text('aws_region').$type<Region>().notNull(),
    displayName: text('display_name').notNull(),
    /** In lower case. */
    emailAddress: text('email_address').notNull(),
    /** The domain of the address, in lower case: one owner. */
    emailIdentity: text('email_identity').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(false),
    verificationStatus: text('verification_status').$type<VerificationStatus>().notNull(),
    errorType: text('error_type').$type<VerificationErrorType>(),
    tokens: jsonb('tokens').$type<DkimToken[]>().notNull(),
    keysMadeAt: time('keys_made_at').notNull(),
    lastCheckedAt: time('last_checked_at'),
    lastSuccessAt: time('last_success_at'),
    /** When the 72 hours of the present try began. */
    startedAt: time('started_at').notNull(),
    /** When it is looked up next; null when nothing more is to be found out. */
    dueAt: time('due_at'),
    soaRecord: jsonb('soa_record').$type<{ primaryNameServer: string; adminEmail: string; serialNumber: number }>(),
    version: integer('version').notNull().default(1),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [uniqueIndex('email_domains_identity').on(table.emailIdentity), index('email_domains_due').on(table.dueAt)],
);
