import type { PgTable } from 'drizzle-orm/pg-core';
import type * as identity from '../nouns/identity.ts';
import type * as region from '../nouns/region.ts';
import { identityPurges, purges } from '../nouns/purges.ts';
import { purges as applications } from '../services/applications/purge.ts';
import { purges as assessments } from '../services/assessments/purge.ts';
import { purges as candidates } from '../services/candidates/purge.ts';
import { purgeOutbox, purgeSmsOutbox } from './outboxes.ts';
import { numbers } from './place.ts';
import type { NoPurge, PurgeStep } from './place.ts';
import { purgeAuditValues, purgeIdempotencyKeys } from './records.ts';

// Every table with its purge, or the reason for having none; the types require one of them in the noun's `purge.ts`.

type PurgePlan<Tables> = {
  [Name in keyof Tables as Tables[Name] extends PgTable ? Name : never]: PurgeStep | NoPurge;
};

/** Tables of both stores. */
const records = {
  auditValues: purgeAuditValues,
  auditEntries: { none: 'who did what and when, by ids: it stays, and names nobody (decisions §5 “audit”)' },
  idempotencyKeys: purgeIdempotencyKeys,
  totals: numbers,
  platformValues: { none: 'made by the platform for itself' },
};

export const regionPlaces: PurgePlan<typeof region> = {
  auditChains: { none: 'hashes and counts of the audit trail, by the customer’s id' },
  ...{ candidates: candidates.candidates, applications: applications.applications, assessments: assessments.assessments },
  // Outboxes first: a message sent meanwhile writes an event, which is purged afterwards.
  outbox: purgeOutbox,
  smsOutbox: purgeSmsOutbox,
  // The others in any order.
  ...purges,
  ...records,
};

export const identityPlaces: PurgePlan<typeof identity> = {
  outbox: purgeOutbox,
  ...records,
  auditRelays: { none: 'which entries are owed to which region, by ids' },
  ...identityPurges,
};

export const purgesOf = (places: Record<string, PurgeStep | NoPurge>): PurgeStep[] =>
  Object.values(places).filter((place): place is PurgeStep => typeof place === 'function');
