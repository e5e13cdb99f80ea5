import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Region } from '../../regions.ts';
import { identities } from '../auth/identityTable.ts';
import { id, time } from '../../database/tables/columns.ts';
import { customers } from '../customers/identityTable.ts';

// In the identity store, since it precedes sign-in (specification 1 §2.6, §3, §4).

export const ssoConfigs = pgTable('sso_configs', {
  customerId: id('customer_id')
    .primaryKey()
    .references(() => customers.id),
  organizationId: id('organization_id').notNull(),
  hierarchyId: id('hierarchy_id').notNull(),
  awsRegion: text('aws_region').$type<Region>().notNull(),
  groupIds: jsonb('group_ids').$type<string[]>().notNull(),
  enabled: boolean('enabled').notNull(),
  loginUrl: text('login_url').notNull(),
  logoutUrl: text('logout_url'),
  publicCertificates: jsonb('public_certificates').$type<string[]>().notNull(),
  userProvisionMode: text('user_provision_mode').$type<'In-time' | 'Before'>().notNull().default('In-time'),
  version: integer('version').notNull().default(1),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** Requests to identity providers: one response each, from the same browser and customer. */
export const ssoRequests = pgTable(
  'sso_requests',
  {
    id: text('id').primaryKey(),
    customerId: id('customer_id').notNull(),
    browserHash: text('browser_hash').notNull(),
    redirect: text('redirect').notNull(),
    testId: id('test_id'),
    tries: integer('tries').notNull().default(0),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sso_requests_end').on(table.expiresAt)],
);

export const ssoAssertions = pgTable(
  'sso_assertions',
  {
    customerId: id('customer_id').notNull(),
    assertionHash: text('assertion_hash').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.assertionHash] }), index('sso_assertions_end').on(table.expiresAt)],
);

export const ssoSubjects = pgTable(
  'sso_subjects',
  {
    customerId: id('customer_id').notNull(),
    issuer: text('issuer').notNull(),
    nameId: text('name_id').notNull(),
    identityId: id('identity_id')
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.issuer, table.nameId] }), index('sso_subjects_identity').on(table.identityId)],
);

/** Verified sign-ins that still need a step: consent to a link, or a second factor. Bound to the browser by a cookie. */
export const ssoSteps = pgTable(
  'sso_steps',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').$type<'LINK' | 'CODE'>().notNull(),
    customerId: id('customer_id').notNull(),
    identityId: id('identity_id')
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    nameId: text('name_id').notNull(),
    configVersion: integer('config_version').notNull(),
    redirect: text('redirect').notNull(),
    mailHash: text('mail_hash'),
    mails: integer('mails').notNull().default(0),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('sso_steps_end').on(table.expiresAt),
    index('sso_steps_identity').on(table.identityId),
    uniqueIndex('sso_steps_mail')
      .on(table.mailHash)
      .where(sql`mail_hash is not null`),
  ],
);

export const ssoTests = pgTable(
  'sso_tests',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    awsRegion: text('aws_region').$type<Region>().notNull(),
    actorId: id('actor_id').notNull(),
    status: text('status').$type<'WAITING' | 'PASSED' | 'FAILED'>().notNull(),
    result: jsonb('result').$type<Record<string, unknown>>(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] }), index('sso_tests_end').on(table.expiresAt)],
);
