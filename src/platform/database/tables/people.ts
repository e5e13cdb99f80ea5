import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, lifecycle, time } from './columns.ts';
import type { UserType } from './columns.ts';

// People, groups and policies (region store). `customer_id` is in every primary key, for sharding; ids alone have their own index.

export interface Statement {
  effect: 'allow' | 'deny';
  actions: string[];
  resources: string[];
}

/** Department tree. `path` has the ids from the root to the node, `/root/…/self/`: a subtree is a prefix. */
export const hierarchies = pgTable(
  'hierarchies',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    parentId: id('parent_id'),
    name: text('name').notNull(),
    path: text('path').notNull(),
    depth: integer('depth').notNull(),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
    ...lifecycle(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('hierarchies_id').on(table.id),
    index('hierarchies_path').on(table.customerId, table.path.op('text_pattern_ops')),
  ],
);

/** Profile of an identity, with copies of sort fields from the identity store. */
export const users = pgTable(
  'users',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    email: text('email').notNull(),
    username: text('username').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number'),
    userType: text('user_type').$type<UserType>().notNull(),
    source: text('source').notNull(),
    notes: text('notes'),
    mfaEnabled: boolean('mfa_enabled').notNull().default(false),
    lastActiveAt: time('last_active_at'),
    version: integer('version').notNull().default(1),
    ...lifecycle(),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(first_name || ' ' || last_name || chr(10) || email)`),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('users_id').on(table.id),
    index('users_created').on(table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('users_first_name').on(table.customerId, sql`lower(${table.firstName})`, table.id),
    index('users_email').on(table.customerId, table.email, table.id),
    index('users_last_active').on(table.customerId, table.lastActiveAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('users_archived')
      .on(table.customerId, table.archivedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`archived_at is not null`),
  ],
);

export const groups = pgTable(
  'groups',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    version: integer('version').notNull().default(1),
    ...lifecycle(),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(name)`),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('groups_id').on(table.id),
    index('groups_created').on(table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('groups_name').on(table.customerId, sql`lower(${table.name})`, table.id),
    index('groups_archived')
      .on(table.customerId, table.archivedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`archived_at is not null`),
  ],
);

export const groupMembers = pgTable(
  'group_members',
  {
    customerId: id('customer_id').notNull(),
    groupId: id('group_id').notNull(),
    userId: id('user_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.groupId, table.userId] }),
    index('group_members_user').on(table.customerId, table.userId),
  ],
);

export const policies = pgTable(
  'policies',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    groupId: id('group_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    purpose: text('purpose').$type<'console' | 'talentHub'>().notNull(),
    statements: jsonb('statements').$type<Statement[]>().notNull(),
    version: integer('version').notNull().default(1),
    ...lifecycle(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('policies_id').on(table.id),
    index('policies_group').on(table.customerId, table.groupId),
  ],
);
