import type { PgTable } from 'drizzle-orm/pg-core';
import type * as identity from '../database/tables/identity.ts';
import type * as region from '../database/tables/region.ts';
import { purgeApplicationEvents, purgeApplications, purgeAssessments, purgeCandidate } from './candidatePlaces.ts';
import {
  purgeAtsRequests,
  purgeBookings,
  purgeEmailEvents,
  purgeOutbox,
  purgeReminders,
  purgeSmsEvents,
  purgeSmsOutbox,
} from './messagePlaces.ts';
import type { Place } from './place.ts';
import { purgeAuditValues, purgeExportTickets, purgeIdempotencyKeys, purgeSavedViews } from './recordPlaces.ts';

interface Nothing {
  none: string;
}

type Places<Tables> = {
  [Name in keyof Tables as Tables[Name] extends PgTable ? Name : never]: Place | Nothing;
};

const staff = { none: 'about the people who work with the console' };
const configuration = { none: 'how a customer is configured' };
const numbers = { none: 'counts' };
const product = { none: 'what is offered, not who applied' };
const trail = { none: 'who did what and when, by ids: it stays, and names nobody (decisions §5 «audit»)' };
const secrets = { none: 'made by the platform for itself' };

export const regionPlaces: Places<typeof region> = {
  candidates: purgeCandidate,
  applications: purgeApplications,
  assessments: purgeAssessments,
  // Outboxes first: a message sent meanwhile writes an event, which is purged afterwards.
  outbox: purgeOutbox,
  smsOutbox: purgeSmsOutbox,
  emailEvents: purgeEmailEvents,
  smsEvents: purgeSmsEvents,
  reminders: purgeReminders,
  interviewBookings: purgeBookings,
  applicationEvents: purgeApplicationEvents,
  atsRequests: purgeAtsRequests,
  auditValues: purgeAuditValues,
  auditEntries: trail,
  idempotencyKeys: purgeIdempotencyKeys,
  exportTickets: purgeExportTickets,
  savedViews: purgeSavedViews,
  totals: numbers,
  figureDays: numbers,
  figureMarks: numbers,
  platformValues: secrets,
  hierarchies: staff,
  users: staff,
  groups: staff,
  groupMembers: staff,
  policies: staff,
  vacancies: product,
  vacancyManagers: staff,
  roleFamilies: product,
  assessmentPackages: product,
  workflows: product,
  workflowSets: product,
  atsTenants: configuration,
  brandings: configuration,
  notificationSettings: configuration,
  customerSettings: configuration,
  smsAccounts: configuration,
  smsPurchases: staff,
};

export const identityPlaces: Places<typeof identity> = {
  outbox: purgeOutbox,
  auditValues: purgeAuditValues,
  auditEntries: trail,
  auditRelays: { none: 'which entries are owed to which region, by ids' },
  idempotencyKeys: purgeIdempotencyKeys,
  totals: numbers,
  platformValues: secrets,
  organizations: configuration,
  customers: configuration,
  emailDomains: configuration,
  ssoConfigs: configuration,
  ssoRequests: staff,
  ssoSteps: staff,
  ssoAssertions: staff,
  ssoSubjects: staff,
  ssoTests: staff,
  identities: staff,
  sessions: staff,
  mfaChallenges: staff,
  pageLayouts: staff,
  rememberedDevices: staff,
  passwordLinks: staff,
  recoveryMails: staff,
  loginAttempts: staff,
  rateLimits: { none: 'keyed hashes of network addresses, gone within a day' },
  passwordRequests: { none: 'what was typed to sign in, gone as soon as it was looked into' },
};

export const purgesOf = (places: Record<string, Place | Nothing>): Place[] =>
  Object.values(places).filter((place): place is Place => typeof place === 'function');
