import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ManagerType } from '../../../generated/types.ts';
import { id, lifecycle } from '../../database/tables/columns.ts';
import type { Stage } from '../workflows/table.ts';

const active = sql`archived_at is null`;

const archived = sql`archived_at is not null`;

export const vacancies = pgTable(
  'vacancies',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    externalVacancyId: text('external_vacancy_id').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    roleFamilyId: id('role_family_id'),
    /** Copy of the role family's name, which never changes. */
    roleFamilyName: text('role_family_name'),
    locationAddress: text('location_address'),
    locationLat: doublePrecision('location_lat'),
    locationLng: doublePrecision('location_lng'),
    jobRequisitionId: text('job_requisition_id'),
    workflowId: id('workflow_id').notNull(),
    workflowName: text('workflow_name').notNull(),
    /** Workflow's stages when the vacancy was saved; fixed. */
    stages: jsonb('stages').$type<Stage[]>().notNull(),
    applicationCount: integer('application_count').notNull().default(0),
    version: integer('version').notNull().default(1),
    ...lifecycle(),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(title || chr(10) || external_vacancy_id)`),
  },
  (table) => {
    const created = () => [table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const;
    const title = () => [table.customerId, sql`lower(${table.title})`, table.id] as const;
    const external = () => [table.customerId, table.externalVacancyId, table.id] as const;
    return [
      primaryKey({ columns: [table.customerId, table.id] }),
      index('vacancies_id').on(table.id),
      uniqueIndex('vacancies_external_once').on(table.customerId, table.externalVacancyId),
      index('vacancies_workflow').on(table.customerId, table.workflowId).where(active),
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

export const vacancyManagers = pgTable(
  'vacancy_managers',
  {
    customerId: id('customer_id').notNull(),
    vacancyId: id('vacancy_id').notNull(),
    position: integer('position').notNull(),
    type: text('type').$type<ManagerType>().notNull(),
    externalId: text('external_id').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.vacancyId, table.position] }),
    index('vacancy_managers_email').on(table.customerId, table.email),
  ],
);
