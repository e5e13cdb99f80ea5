import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { Region } from '../../regions.ts';
import { id, time } from '../../database/tables/columns.ts';
import type { UserType } from '../../database/tables/columns.ts';
import { customers } from '../customers/identityTable.ts';

export type SignedInBy = 'PASSWORD' | 'PASSKEY' | 'SSO';

/** An identity per person and platform (decisions §5 “e-mail addresses”); its profile has the same id in its region. */
export const identities = pgTable(
  'identities',
  {
    id: id().primaryKey(),
    email: text('email').notNull(),
    /** argon2id; null until the first password. */
    passwordHash: text('password_hash'),
    passwordUpdatedAt: time('password_updated_at'),
    forceReset: boolean('force_reset').notNull().default(false),
    mfaEnabled: boolean('mfa_enabled').notNull().default(false),
    userType: text('user_type').$type<UserType>().notNull(),
    source: text('source').notNull(),
    organizationId: id('organization_id').notNull(),
    customerId: id('customer_id')
      .notNull()
      .references(() => customers.id),
    hierarchyId: id('hierarchy_id').notNull(),
    awsRegion: text('aws_region').$type<Region>().notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    archivedAt: time('archived_at'),
  },
  (table) => [
    uniqueIndex('identities_email').on(table.email),
    index('identities_customer').on(table.customerId),
    index('identities_domain').on(sql`split_part(email, '@', 2)`, table.customerId),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    /** Hash before the last rotation, valid for 30 more seconds. */
    previousHash: text('previous_hash'),
    rotatedAt: time('rotated_at'),
    identityId: id('identity_id')
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    usedAt: time('used_at'),
    accessExpiresAt: time('access_expires_at').notNull(),
    idleExpiresAt: time('idle_expires_at').notNull(),
    absoluteExpiresAt: time('absolute_expires_at').notNull(),
    address: text('address'),
    userAgent: text('user_agent'),
    signedInBy: text('signed_in_by').$type<SignedInBy>().notNull().default('PASSWORD'),
    /** When its person last proved to be there; null: at its start. */
    confirmedAt: time('confirmed_at'),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    uniqueIndex('sessions_previous')
      .on(table.previousHash)
      .where(sql`previous_hash is not null`),
    index('sessions_identity').on(table.identityId),
    index('sessions_end').on(table.absoluteExpiresAt),
  ],
);

/** Sign-in tries by keyed hash of the address, or of address and device, so that unknown addresses count alike and are not stored. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    emailHash: text('email_hash').primaryKey(),
    accountHash: text('account_hash'),
    tries: integer('tries').notNull(),
    lockedUntil: time('locked_until'),
    locks: integer('locks').notNull().default(0),
    lastTryAt: time('last_try_at').notNull(),
    identityId: id('identity_id').references(() => identities.id, { onDelete: 'cascade' }),
    isCode: boolean('is_code').notNull().default(false),
    failures: integer('failures').notNull().default(0),
    failedAt: time('failed_at'),
    address: text('address'),
    userAgent: text('user_agent'),
    reportedAt: time('reported_at'),
    reportedLock: time('reported_lock'),
  },
  (table) => [
    index('login_attempts_last').on(table.lastTryAt),
    index('login_attempts_account').on(table.accountHash),
    index('login_attempts_unreported')
      .on(table.failedAt)
      .where(sql`failures > 0 and identity_id is not null`),
  ],
);

/** Shared counters of rate-limiter-flexible; its own columns. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);

export const mfaChallenges = pgTable(
  'mfa_challenges',
  {
    id: id().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    identityId: id('identity_id')
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
    /** Null until a code is mailed. */
    codeHash: text('code_hash'),
    codeExpiresAt: time('code_expires_at'),
    tries: integer('tries').notNull().default(0),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('mfa_challenges_token').on(table.tokenHash),
    index('mfa_challenges_identity').on(table.identityId),
    index('mfa_challenges_end').on(table.expiresAt),
  ],
);

export const rememberedDevices = pgTable(
  'remembered_devices',
  {
    tokenHash: text('token_hash').notNull(),
    identityId: id('identity_id')
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.identityId] }),
    index('remembered_devices_identity').on(table.identityId),
    index('remembered_devices_end').on(table.expiresAt),
  ],
);

export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    identityId: id('identity_id')
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('password_links_identity').on(table.identityId), index('password_links_end').on(table.expiresAt)],
);

export const passwordRequests = pgTable(
  'password_requests',
  {
    id: id().primaryKey(),
    email: text('email').notNull(),
    address: text('address'),
    userAgent: text('user_agent'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('password_requests_created').on(table.createdAt, table.id)],
);

export const recoveryMails = pgTable(
  'recovery_mails',
  {
    id: id().primaryKey(),
    identityId: id('identity_id')
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('recovery_mails_identity').on(table.identityId, table.createdAt), index('recovery_mails_created').on(table.createdAt)],
);
