import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Region } from '../../regions.ts';
import { identities } from './accounts.ts';
import { id, time } from './columns.ts';
import { customers } from './directory.ts';

// Single sign-on (identity store, since it is asked before anybody is signed in; specification 1 §2.6, §3, §4).

/** A customer's identity provider. One that was never saved has no row. */
export const ssoConfigs = pgTable('sso_configs', {
  customerId: id('customer_id')
    .primaryKey()
    .references(() => customers.id),
  organizationId: id('organization_id').notNull(),
  /** The department that accounts made at a first sign-in belong to. */
  hierarchyId: id('hierarchy_id').notNull(),
  awsRegion: text('aws_region').$type<Region>().notNull(),
  /** Groups that such accounts join. */
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

/** Sign-ins that were sent to an identity provider: an answer is taken once, of the browser that asked, for the customer that was asked for. */
export const ssoRequests = pgTable(
  'sso_requests',
  {
    /** The id of the SAML request, which the answer must name. */
    id: text('id').primaryKey(),
    customerId: id('customer_id').notNull(),
    /** The hash of the cookie of the browser that asked. */
    browserHash: text('browser_hash').notNull(),
    /** Where to go once signed in. */
    redirect: text('redirect').notNull(),
    /** The test that it belongs to: its answer signs nobody in. */
    testId: id('test_id'),
    /** Answers that were looked at; a few refused ones end it. */
    tries: integer('tries').notNull().default(0),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sso_requests_end').on(table.expiresAt)],
);

/** Assertions that were taken, until they have expired: none is taken twice. */
export const ssoAssertions = pgTable(
  'sso_assertions',
  {
    customerId: id('customer_id').notNull(),
    assertionHash: text('assertion_hash').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.assertionHash] }), index('sso_assertions_end').on(table.expiresAt)],
);

/** Whom an identity provider means by a name: of another customer's or another issuer's the same name is somebody else. */
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

/**
 * Sign-ins that were proven by an identity provider and lack a step: an account with a password is linked only once its owner agrees, and one
 * with a second factor is asked for it. Bound to the browser by a cookie.
 */
export const ssoSteps = pgTable(
  'sso_steps',
  {
    /** The hash of the browser's cookie. */
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').$type<'LINK' | 'CODE'>().notNull(),
    customerId: id('customer_id').notNull(),
    identityId: id('identity_id')
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
    /** The identity to link to the account, and the version of the configuration that proved it. */
    issuer: text('issuer').notNull(),
    nameId: text('name_id').notNull(),
    configVersion: integer('config_version').notNull(),
    redirect: text('redirect').notNull(),
    /** The hash of the token that was mailed last. */
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

/** Test sign-ins: what an identity provider answered, shown to who asked and to nobody else. */
export const ssoTests = pgTable(
  'sso_tests',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    awsRegion: text('aws_region').$type<Region>().notNull(),
    /** The identity that asked. */
    actorId: id('actor_id').notNull(),
    status: text('status').$type<'WAITING' | 'PASSED' | 'FAILED'>().notNull(),
    /** What came back: attributes and whom they mean, or why it was refused. */
    result: jsonb('result').$type<Record<string, unknown>>(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] }), index('sso_tests_end').on(table.expiresAt)],
);
