import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ManagerType } from '../../../generated/types.ts';
import { id, lifecycle, time } from './columns.ts';
import type { Stage } from './workflows.ts';

// What candidates apply for (region store).

const active = sql`archived_at is null`;
const archived = sql`archived_at is not null`;

export const vacancies = pgTable(
  'vacancies',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    /** The id outside the product. */
    externalVacancyId: text('external_vacancy_id').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    roleFamilyId: id('role_family_id'),
    /** As the role family is called: one is never renamed. */
    roleFamilyName: text('role_family_name'),
    locationAddress: text('location_address'),
    locationLat: doublePrecision('location_lat'),
    locationLng: doublePrecision('location_lng'),
    /** The job requisition that it came from. */
    jobRequisitionId: text('job_requisition_id'),
    workflowId: id('workflow_id').notNull(),
    workflowName: text('workflow_name').notNull(),
    /** The workflow's stages as they were when the vacancy was saved: later changes do not reach it. */
    stages: jsonb('stages').$type<Stage[]>().notNull(),
    /** Kept in the transaction that makes or deletes an application. */
    applicationCount: integer('application_count').notNull().default(0),
    version: integer('version').notNull().default(1),
    ...lifecycle(),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(title || chr(10) || external_vacancy_id)`),
  },
  (table) => {
    // Made anew for each index: a column's direction is noted on the column itself until an index takes it.
    const created = () => [table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const;
    const title = () => [table.customerId, sql`lower(${table.title})`, table.id] as const;
    const external = () => [table.customerId, table.externalVacancyId, table.id] as const;
    return [
      primaryKey({ columns: [table.customerId, table.id] }),
      index('vacancies_id').on(table.id),
      uniqueIndex('vacancies_external_once').on(table.customerId, table.externalVacancyId),
      index('vacancies_workflow').on(table.customerId, table.workflowId).where(active),
      // List and archive are sorted alike, and neither reads through the other's rows.
      index('vacancies_created')
        .on(...created())
        .where(active),
      index('vacancies_title')
        .on(...title())
        .where(active),
      index('vacancies_external')
        .on(...external())
        .where(active),
      index('vacancies_archived_created')
        .on(...created())
        .where(archived),
      index('vacancies_archived_title')
        .on(...title())
        .where(archived),
      index('vacancies_archived_external')
        .on(...external())
        .where(archived),
      index('vacancies_archived').on(table.customerId, table.archivedAt.desc().nullsFirst(), table.id.desc().nullsFirst()).where(archived),
    ];
  },
);

/** Hiring managers, then recruiters, each in their order; they need not be users. */
export const vacancyManagers = pgTable(
  'vacancy_managers',
  {
    customerId: id('customer_id').notNull(),
    vacancyId: id('vacancy_id').notNull(),
    position: integer('position').notNull(),
    type: text('type').$type<ManagerType>().notNull(),
    externalId: text('external_id').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.vacancyId, table.position] }),
    index('vacancy_managers_email').on(table.customerId, table.email),
  ],
);

/** Kinds of work, shown as job families: those that a customer's vacancies have been given. */
export const roleFamilies = pgTable(
  'role_families',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    name: text('name').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    // `ON CONFLICT` of two who make the same one at once finds this.
    uniqueIndex('role_families_name').on(table.customerId, sql`lower(${table.name})`),
  ],
);
