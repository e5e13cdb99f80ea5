import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Region } from '../../regions.ts';
import { identities, sessions } from '../auth/identityTable.ts';
import { id, time } from '../../database/tables/columns.ts';
import { customers } from '../customers/identityTable.ts';

/** Stored values of OpenID Connect; a default is stored as null. */
export interface OidcValues {
  issuerUrl: string;
  clientId: string;
  scopes: string | null;
}

/** Names of the attributes (SAML) or claims (OpenID Connect) that a provider sends; a default is stored as null. */
export interface ClaimNames {
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  groups: string | null;
}

/** Value of the groups' claim, and the group that it stands for. */
export interface GroupMapping {
  value: string;
  groupId: string;
}

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
  /** How messages come to a SAML provider's logout URL. */
  logoutBinding: text('logout_binding').$type<'REDIRECT' | 'POST'>().notNull().default('REDIRECT'),
  publicCertificates: jsonb('public_certificates').$type<string[]>().notNull(),
  protocol: text('protocol').$type<'SAML' | 'OIDC'>().notNull().default('SAML'),
  oidc: jsonb('oidc').$type<OidcValues>(),
  /** Sealed for the customer. */
  clientSecret: text('client_secret'),
  claims: jsonb('claims').$type<ClaimNames>(),
  groupMappings: jsonb('group_mappings').$type<GroupMapping[]>().notNull().default([]),
  /** Issuer of the provider's assertions; null accepts the first that is seen. */
  providerEntityId: text('provider_entity_id'),
  /** Address of the provider's metadata, from which its certificates are renewed. */
  providerMetadataUrl: text('provider_metadata_url'),
  /** When that address was read last, and the fault that it had. */
  metadataReadAt: time('metadata_read_at'),
  metadataProblem: text('metadata_problem'),
  signsRequests: boolean('signs_requests').notNull().default(false),
  singleLogout: boolean('single_logout').notNull().default(false),
  userProvisionMode: text('user_provision_mode').$type<'In-time' | 'Before'>().notNull().default('In-time'),
  version: integer('version').notNull().default(1),
  /** Last sign-in or test that this configuration passed. */
  provenAt: time('proven_at'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** The platform's own keys at a customer's identity provider: it signs by the current one, and decrypts by both. */
export const ssoKeys = pgTable(
  'sso_keys',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    state: text('state').$type<'CURRENT' | 'NEXT'>().notNull(),
    /** PEM. */
    certificate: text('certificate').notNull(),
    /** PEM, sealed for the customer. */
    privateKey: text('private_key').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] }), uniqueIndex('sso_keys_state').on(table.customerId, table.state)],
);

/** Sessions that an identity provider began, by the names under which it ends them. */
export const ssoSessions = pgTable(
  'sso_sessions',
  {
    sessionId: id('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    customerId: id('customer_id').notNull(),
    issuer: text('issuer').notNull(),
    nameId: text('name_id').notNull(),
    nameFormat: text('name_format'),
    sessionIndex: text('session_index'),
    /** Address that ends the session at an OpenID Connect provider, and its ID token, sealed for the customer. */
    endSessionUrl: text('end_session_url'),
    idToken: text('id_token'),
  },
  (table) => [index('sso_sessions_name').on(table.customerId, table.issuer, table.nameId)],
);

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
    nameFormat: text('name_format'),
    sessionIndex: text('session_index'),
    /** Address that ends the session at an OpenID Connect provider, and its ID token, sealed for the customer. */
    endSessionUrl: text('end_session_url'),
    idToken: text('id_token'),
    configVersion: integer('config_version').notNull(),
    /** Mapped values of the groups' claim, for groups that wait for consent; null without the claim. */
    groups: jsonb('groups').$type<string[]>(),
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
