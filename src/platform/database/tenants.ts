import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { leadsThrough } from '../policy/predicate.ts';
import type { ScopeColumns } from '../policy/predicate.ts';
import { tenantTable } from './scoped.ts';
import * as ats from './tables/ats.ts';
import * as directory from './tables/directory.ts';
import * as events from './tables/events.ts';
import * as people from './tables/people.ts';
import * as records from './tables/records.ts';
import * as emailDomainTables from './tables/emailDomains.ts';
import * as settings from './tables/settings.ts';
import * as sso from './tables/sso.ts';
import * as applying from './tables/applications.ts';
import * as figures from './tables/figures.ts';
import * as messages from './tables/messages.ts';
import * as hiring from './tables/vacancies.ts';
import * as apps from './tables/workflows.ts';
import * as views from './tables/views.ts';

/** Organisation-level row; requires organisation-wide access. */
export const organizations = tenantTable(directory.organizations, directory.organizations.id, { organization: directory.organizations.id });

export const customers = tenantTable(directory.customers, directory.customers.id, {
  region: directory.customers.awsRegion,
  organization: directory.customers.organizationId,
  customer: directory.customers.id,
});

export const ssoConfigs = tenantTable(sso.ssoConfigs, sso.ssoConfigs.customerId, {
  region: sso.ssoConfigs.awsRegion,
  organization: sso.ssoConfigs.organizationId,
  customer: sso.ssoConfigs.customerId,
});

export const ssoTests = tenantTable(sso.ssoTests, sso.ssoTests.id, {
  region: sso.ssoTests.awsRegion,
  organization: sso.ssoTests.organizationId,
  customer: sso.ssoTests.customerId,
});

export const emailDomains = tenantTable(emailDomainTables.emailDomains, emailDomainTables.emailDomains.customerId, {
  region: emailDomainTables.emailDomains.awsRegion,
  organization: emailDomainTables.emailDomains.organizationId,
  customer: emailDomainTables.emailDomains.customerId,
});

export const hierarchies = tenantTable(people.hierarchies, people.hierarchies.id, {
  organization: people.hierarchies.organizationId,
  customer: people.hierarchies.customerId,
  hierarchy: { id: people.hierarchies.id, below: liesBelow },
});

export const users = tenantTable(people.users, people.users.id, owners(people.users));
export const groups = tenantTable(people.groups, people.groups.id, owners(people.groups));

export const groupMembers = tenantTable(people.groupMembers, people.groupMembers.userId, {
  through: groups,
  on: sql`${people.groups.customerId} = ${people.groupMembers.customerId} and ${people.groups.id} = ${people.groupMembers.groupId}`,
});

export const policies = tenantTable(people.policies, people.policies.id, {
  through: groups,
  on: sql`${people.groups.customerId} = ${people.policies.customerId} and ${people.groups.id} = ${people.policies.groupId}`,
});

export const assessmentPackages = tenantTable(apps.assessmentPackages, apps.assessmentPackages.id, owners(apps.assessmentPackages));
export const workflows = tenantTable(apps.workflows, apps.workflows.id, owners(apps.workflows));
export const workflowSets = tenantTable(apps.workflowSets, apps.workflowSets.id, owners(apps.workflowSets));

export const vacancies = tenantTable(hiring.vacancies, hiring.vacancies.id, owners(hiring.vacancies));

export const vacancyManagers = tenantTable(hiring.vacancyManagers, hiring.vacancyManagers.position, {
  through: vacancies,
  on: sql`${hiring.vacancies.customerId} = ${hiring.vacancyManagers.customerId} and ${hiring.vacancies.id} = ${hiring.vacancyManagers.vacancyId}`,
});

export const applications = tenantTable(applying.applications, applying.applications.id, owners(applying.applications));
export const assessments = tenantTable(applying.assessments, applying.assessments.id, owners(applying.assessments));
export const applicationEvents = tenantTable(applying.applicationEvents, applying.applicationEvents.id, owners(applying.applicationEvents));
export const interviewBookings = tenantTable(applying.interviewBookings, applying.interviewBookings.id, owners(applying.interviewBookings));

export const figureDays = tenantTable(figures.figureDays, figures.figureDays.day, owners(figures.figureDays));

/** Accessible through any of the candidate's applications. */
export const candidates = tenantTable(applying.candidates, applying.candidates.id, {
  through: applications,
  on: sql`${applying.applications.customerId} = ${applying.candidates.customerId} and ${applying.applications.candidateId} = ${applying.candidates.id}`,
});

export const roleFamilies = tenantTable(hiring.roleFamilies, hiring.roleFamilies.id, {
  organization: hiring.roleFamilies.organizationId,
  customer: hiring.roleFamilies.customerId,
});

export const emailEvents = tenantTable(events.emailEvents, events.emailEvents.id, whole(events.emailEvents));
export const smsEvents = tenantTable(events.smsEvents, events.smsEvents.id, whole(events.smsEvents));
export const reminders = tenantTable(messages.reminders, messages.reminders.id, whole(messages.reminders));
export const atsRequests = tenantTable(ats.atsRequests, ats.atsRequests.id, whole(ats.atsRequests));
export const atsTenants = tenantTable(ats.atsTenants, ats.atsTenants.id, owners(ats.atsTenants));

export const brandings = tenantTable(settings.brandings, settings.brandings.customerId, whole(settings.brandings));
export const notificationSettings = tenantTable(
  settings.notificationSettings,
  settings.notificationSettings.id,
  whole(settings.notificationSettings),
);
export const customerSettings = tenantTable(
  settings.customerSettings,
  settings.customerSettings.customerId,
  whole(settings.customerSettings),
);
export const smsAccounts = tenantTable(settings.smsAccounts, settings.smsAccounts.customerId, whole(settings.smsAccounts));
export const smsPurchases = tenantTable(settings.smsPurchases, settings.smsPurchases.id, whole(settings.smsPurchases));

function whole({ organizationId, customerId }: Record<'organizationId' | 'customerId', PgColumn>): ScopeColumns {
  return { organization: organizationId, customer: customerId };
}

export const auditEntries = tenantTable(records.auditEntries, records.auditEntries.id, {
  organization: records.auditEntries.organizationId,
  customer: records.auditEntries.customerId,
});

export const savedViews = tenantTable(views.savedViews, views.savedViews.id, {
  organization: views.savedViews.organizationId,
  customer: views.savedViews.customerId,
  hierarchy: {
    id: views.savedViews.customerId,
    below: (ids) =>
      sql`exists (select 1 from ${people.hierarchies} where ${people.hierarchies.customerId} = ${views.savedViews.customerId} and ${people.hierarchies.id} = any(${sql.param([...ids])}::text[]))`,
  },
});

function owners({
  organizationId,
  customerId,
  hierarchyId,
}: Record<'organizationId' | 'customerId' | 'hierarchyId', PgColumn>): ScopeColumns {
  const { hierarchies: departments } = people;
  const below = (ids: readonly string[], customer: string | undefined): SQL => {
    const own = customer === undefined ? undefined : eq(departments.customerId, customer);
    return sql`${hierarchyId} in (select ${departments.id} from ${departments} where ${and(own, liesBelow(ids))})`;
  };
  return { organization: organizationId, customer: customerId, hierarchy: { id: hierarchyId, below } };
}

function liesBelow(ids: readonly string[]): SQL {
  return leadsThrough(people.hierarchies.path, ids);
}
