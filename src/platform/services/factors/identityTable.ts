import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Region } from '../../regions.ts';
import { identities } from '../auth/identityTable.ts';
import { customers } from '../customers/identityTable.ts';
import { id, time } from '../../database/tables/columns.ts';
import type { UserType } from '../../database/tables/columns.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const factors = pgTable(
  'factors',
  {
    id: id().primaryKey(),
    identityId: id('identity_id')
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'APP' | 'PASSKEY'>().notNull(),
    name: text('name').notNull(),
    createdAt: time('created_at').notNull(),
    /** Null until a first code proves that the app has the secret. */
    confirmedAt: time('confirmed_at'),
    lastUsedAt: time('last_used_at'),
    /** An app's, sealed. */
    secret: text('secret'),
    /** Time step of the last accepted code of an app, so that none is accepted twice. */
    lastStep: bigint('last_step', { mode: 'number' }),
    credentialId: text('credential_id'),
    publicKey: bytes('public_key'),
    counter: bigint('counter', { mode: 'number' }),
    transports: jsonb('transports').$type<string[]>(),
    backedUp: boolean('backed_up'),
  },
  (table) => [
    index('factors_identity').on(table.identityId),
    uniqueIndex('factors_credential')
      .on(table.credentialId)
      .where(sql`credential_id is not null`),
    index('factors_unconfirmed')
      .on(table.createdAt)
      .where(sql`confirmed_at is null`),
  ],
);

/** Each good for one use, then deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    identityId: id('identity_id')
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.identityId, table.codeHash] })],
);

/** Challenges that a passkey signs once, bound to the browser by a cookie. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    challenge: text('challenge').notNull(),
    /** Null for a sign-in, whose person is known afterwards. */
    identityId: id('identity_id').references(() => identities.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_end').on(table.expiresAt), index('passkey_challenges_identity').on(table.identityId)],
);

/** How the people of a customer sign in. Without a row there are no requirements. */
export const signInRules = pgTable('sign_in_rules', {
  customerId: id('customer_id')
    .primaryKey()
    .references(() => customers.id),
  organizationId: id('organization_id').notNull(),
  awsRegion: text('aws_region').$type<Region>().notNull(),
  /** Types of users who need a second factor. */
  secondFactorFor: jsonb('second_factor_for').$type<UserType[]>().notNull(),
  mailedCodes: boolean('mailed_codes').notNull(),
  ssoRequired: boolean('sso_required').notNull().default(false),
  /** Users who may sign in without single sign-on all the same. */
  breakGlassIds: jsonb('break_glass_ids').$type<string[]>().notNull().default([]),
  /** Minutes without activity after which a session ends; null: as the platform has it. */
  idleMinutes: integer('idle_minutes'),
  /** Hours after its start at which a session ends; null: as the platform has it. */
  absoluteHours: integer('absolute_hours'),
  version: integer('version').notNull().default(1),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});
