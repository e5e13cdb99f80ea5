import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import type { Region } from '../../regions.ts';
import { id, time } from './columns.ts';
import type { UserType } from './columns.ts';
import { customers } from './directory.ts';

// Who may sign in, and who is signed in (identity store). Tokens and codes are never stored, only their hashes.

/** One identity a person, on the whole platform (decisions §5 «e-mail addresses»). Its profile is the user of the same id in its region. */
export const identities = pgTable(
  'identities',
  {
    id: id().primaryKey(),
    /** Trimmed and in lower case. */
    email: text('email').notNull(),
    /** argon2id; null until a first password is set. */
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
    /** The home region, where the profile, the groups and their policies are. */
    awsRegion: text('aws_region').$type<Region>().notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    archivedAt: time('archived_at'),
  },
  (table) => [
    uniqueIndex('identities_email').on(table.email),
    index('identities_customer').on(table.customerId),
    // For single sign-on by e-mail: finds customers by the domain of their users' addresses.
    index('identities_domain').on(sql`split_part(email, '@', 2)`, table.customerId),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    /** The hash before the last rotation: calls that were under way with it pass for 30 seconds. */
    previousHash: text('previous_hash'),
    rotatedAt: time('rotated_at'),
    identityId: id('identity_id')
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    /** The last call, written now and then; null until the first one. */
    usedAt: time('used_at'),
    accessExpiresAt: time('access_expires_at').notNull(),
    idleExpiresAt: time('idle_expires_at').notNull(),
    absoluteExpiresAt: time('absolute_expires_at').notNull(),
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

/**
 * Tries to sign in, by a keyed hash of the e-mail address, or of it and a known device, so that unknown addresses are counted alike and
 * not kept in clear.
 */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    emailHash: text('email_hash').primaryKey(),
    /** The hash of the e-mail address alone, so that unlocking finds the rows of its devices. */
    accountHash: text('account_hash'),
    tries: integer('tries').notNull(),
    lockedUntil: time('locked_until'),
    /** Number of locks so far; each one lasts longer. */
    locks: integer('locks').notNull().default(0),
    lastTryAt: time('last_try_at').notNull(),
    /** The account whose failures are to be reported; null where there is none. */
    identityId: id('identity_id').references(() => identities.id, { onDelete: 'cascade' }),
    /** True for tries of mailed codes, false for passwords. */
    isCode: boolean('is_code').notNull().default(false),
    /** Failures that are not in the audit log yet, and where the last one came from. */
    failures: integer('failures').notNull().default(0),
    failedAt: time('failed_at'),
    address: text('address'),
    userAgent: text('user_agent'),
    reportedAt: time('reported_at'),
    /** The end of the last lock that was reported. */
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

/** Counters of rate-limiter-flexible that all processes share; its own columns. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);

/** A sign-in whose password was right and whose code is still owed. */
export const mfaChallenges = pgTable(
  'mfa_challenges',
  {
    id: id().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    identityId: id('identity_id')
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    codeExpiresAt: time('code_expires_at').notNull(),
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

/** A device is remembered for each person who asked for it on that device. */
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

/** A mailed or shown link to set a password, good for one use: it is gone once it was used. */
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

/** Forgotten passwords that wait to be looked into: whoever asks is answered before anybody looks whether there is such an account. */
export const passwordRequests = pgTable(
  'password_requests',
  {
    id: id().primaryKey(),
    /** Trimmed and in lower case; gone as soon as the request is done. */
    email: text('email').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('password_requests_created').on(table.createdAt, table.id)],
);

/** When an account was mailed about a forgotten password, so that nobody's mailbox is flooded. */
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
