import { createHash } from 'node:crypto';
import type { Region } from '../../../src/platform/regions.ts';
import type { Database, Store } from '../../../src/platform/database/stores.ts';
import * as tables from '../../../src/platform/nouns/region.ts';
import type { Platform } from '../../../src/platform/platform.ts';

// A candidate of whom something stands in every place that there is, each a word of its own that stands nowhere else.

export interface Scope {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
}

export interface Planted {
  id: string;
  applicationId: string;
  assessmentId: string;
  email: string;
  ownerId: string;
  canaries: Record<string, string>;
}

const region: Region = 'ap-southeast-2';

/** Both stores of a platform, as the purge takes them. */
export const storesOf = async ({ stores }: Platform): Promise<{ identity: Store; home: Store & { region: Region } }> => ({
  identity: await stores.identity(),
  home: { ...(await stores.region(region)), region },
});

export async function plant({ identity, home }: { identity: Store; home: Store }, scope: Scope, name: string, at: Date): Promise<Planted> {
  const id = (what: string) => createHash('sha256').update(`${name} ${what}`).digest('hex').slice(0, 24);
  const word = (what: string) => `zq${id(what).slice(0, 10)}`;
  const phone = `+6149${Number.parseInt(id('phone').slice(0, 8), 16).toString().padStart(10, '0').slice(0, 7)}`;
  const [email, former] = [`${word('address')}@people.example`, `${word('former address')}@people.example`];
  const canaries: Record<string, string> = { email, former, phone };
  const mark = (what: string) => (canaries[what] = word(what));
  const [candidateId, applicationId, assessmentId] = [id('candidate'), id('application'), id('assessment')];
  const [createdAt, updatedAt] = [at, at];
  const { db } = home;
  const { customerId, organizationId } = scope;
  await db.insert(tables.candidates).values({
    ...{ ...scope, id: candidateId, createdAt, updatedAt, email, phoneNumber: phone },
    ...{ firstName: mark('first name'), lastName: mark('last name'), locationAddress: mark('address') },
    ...{ locationLat: -33.123456, locationLng: 151.654321 },
  });
  const stageId = id('stage');
  await db.insert(tables.applications).values({
    ...{ ...scope, id: applicationId, vacancyId: id('vacancy'), candidateId, stageId, createdAt, updatedAt },
    ...{ status: 'APPS_APPLICATION_NEW', externalApplicantId: mark('applicant'), externalApplicationId: mark('external application') },
  });
  await db.insert(tables.assessments).values({
    ...{
      ...scope,
      id: assessmentId,
      applicationId,
      vacancyId: id('vacancy'),
      stageId,
      createdAt,
      updatedAt,
      consentedAt: at,
      submittedAt: at,
    },
    ...{ product: 'SI', provider: 'PH', status: 'APPS_ASSESSMENT_COMPLETED', externalAssessmentPackageId: 'package' },
    ...{ externalAssessmentId: mark('external assessment'), assessmentLink: `https://x.example/${mark('assessment link')}` },
    ...{ insightsLink: `https://x.example/${mark('insights link')}`, comment: mark('comment'), reviewerIds: [mark('reviewer')] },
    ...{ otherResults: { answers: [mark('answer')] }, recommendation: 'YES', recommendationScore: 91, npsScore: 9, timeTakenSeconds: 600 },
  });
  const mail = { customerId, organizationId, eventType: 'Send', mailMessageId: id('message'), mailSender: 'sender@mail.example' } as const;
  const about = { templateType: 'SI_INVITED', timestamp: at } as const;
  await db.insert(tables.emailEvents).values([
    { ...mail, ...about, id: id('event 1'), mailRecipient: email, masterId: applicationId, subject: mark('subject') },
    { ...mail, ...about, id: id('event 2'), mailRecipient: former, subject: mark('former subject') },
  ]);
  await db.insert(tables.suppressedAddresses).values({
    ...{ customerId, organizationId, id: id('suppressed'), email: former, reason: 'BOUNCED', suppressedAt: at },
  });
  await db.insert(tables.smsEvents).values({
    ...{ customerId, organizationId, id: id('sms'), smsMessageId: id('sms'), smsDestinationPhoneNumber: phone, totalMessageParts: 1 },
    ...{ eventType: '_SMS.SUCCESS', isFinal: true, smsMessageStatus: 'Delivered', timestamp: at, templateType: 'SI_IN_PROGRESS' },
  });
  await db.insert(tables.atsRequests).values({
    ...{ customerId, organizationId, id: id('request'), masterId: assessmentId, requestType: 'CREATE_APPLICATION', atsName: 'Any' },
    ...{ status: 'ATS_REQUEST_STARTED', retryable: true, dueAt: at, createdAt, updatedAt },
    ...{ payload: { name: mark('payload') }, extra: { note: mark('extra') } },
    responses: [{ status: 500, data: { echo: mark('response') }, timestamp: at.toISOString() }],
  });
  await db.insert(tables.atsRequests).values({
    ...{ customerId, organizationId, id: id('request 2'), requestType: 'CREATE_APPLICATION', atsName: 'Any', createdAt, updatedAt },
    ...{ status: 'ATS_REQUEST_COMPLETED', payload: { candidate: { email: email.toUpperCase(), name: mark('payload by address') } } },
  });
  await queueMails(db, customerId, { email, id: id('region'), mark, at, assessmentId });
  await plantProgress(db, scope, { id, mark, at, phone, applicationId, assessmentId });
  await queueMails(identity.db, customerId, {
    email,
    id: id('identity'),
    mark: (what) => mark(`${what} in the identity store`),
    at,
    assessmentId,
  });
  const entry = {
    customerId,
    at,
    actorId: id('actor'),
    organizationId,
    region,
    subjects: [candidateId],
    subjectCount: 1,
    fields: ['candidate.email'],
  };
  for (const [store, entryId] of [[home, id('entry')] as const, [identity, id('entry 2')] as const]) {
    await store.db.insert(tables.auditEntries).values({ ...entry, id: entryId, operation: 'AppsUpdateApplicationCandidate' });
    await store.db.insert(tables.auditValues).values({
      ...{ customerId, entryId, subjectId: candidateId, name: mark(`name in the ${store.kind}’s trail`) },
      ...{ before: { email: former }, values: { email, note: mark(`value in the ${store.kind}’s trail`) } },
    });
    await store.db.insert(tables.idempotencyKeys).values({
      ...{ actorId: id('actor'), operation: 'AppsUpdateApplicationCandidate', keyHash: id('key'), argumentsHash: 'x', createdAt: at },
      answer: { result: { _id: candidateId, firstName: mark(`answer kept in the ${store.kind}`) } },
    });
  }
  const whole = `${canaries['first name']} ${canaries['last name']}`;
  const view = { customerId, organizationId, ownerId: id('actor'), resource: 'applications', createdAt, updatedAt };
  await db.insert(tables.savedViews).values([
    { ...view, id: id('view'), name: `People ${name}`, query: `status=NEW&search=${encodeURIComponent(`${email} ${mark('search')}`)}` },
    { ...view, id: id('view 2'), name: `Only ${email}`, query: '' },
    {
      ...view,
      id: id('view 3'),
      name: `Named ${name}`,
      query: new URLSearchParams({ status: 'NEW', search: whole.toUpperCase() }).toString(),
    },
    { ...view, id: id('view 4'), name: `Called ${name}`, query: new URLSearchParams({ search: `call ${phone}`, order: 'asc' }).toString() },
    { ...view, id: id('view 5'), name: `${whole}, for me`, query: '' },
    { ...view, id: id('view 6'), name: `Laid out ${name}`, query: '', layout: { title: mark('layout'), of: whole } },
  ]);
  await db.insert(tables.viewMails).values({
    ...{ customerId, organizationId, id: id('view mail'), hierarchyId: id('actor'), ownerId: id('actor'), viewId: id('view 5') },
    ...{
      viewName: `${whole}, for me`,
      resource: 'applications',
      frequency: 'DAILY',
      hour: 8,
      zone: 'UTC',
      onlyChanged: false,
      createdAt: at,
    },
  });
  await db.insert(tables.applicationNotes).values({
    ...{ customerId, organizationId, id: id('note'), applicationId: id('application'), authorId: id('actor'), createdAt: at },
    ...{ text: `${whole}: ${mark('note')}`, mentionedIds: [] },
  });
  await db.insert(tables.exportTickets).values({
    ...{ customerId, id: id('ticket'), sessionId: id('actor'), identityId: id('actor'), fileName: 'list.csv', rows: 1, expiresAt: at },
    input: { variables: { filter: { searchText: `${email} ${mark('ticket')}` } } },
  });
  await db.insert(tables.exportTickets).values({
    ...{
      customerId,
      id: id('ticket 2'),
      sessionId: id('actor'),
      identityId: id('actor'),
      fileName: `${whole}.csv`,
      rows: 1,
      expiresAt: at,
    },
    input: {},
  });
  return { id: candidateId, applicationId, assessmentId, email, ownerId: id('actor'), canaries };
}

interface Progress {
  id: (what: string) => string;
  mark: (what: string) => string;
  at: Date;
  phone: string;
  applicationId: string;
  assessmentId: string;
}

/** Text messages, one that waits and one that has left, a reminder to come, a live interview, and what became of the application, by staff. */
async function plantProgress(db: Database, scope: Scope, { id, mark, at, phone, applicationId, assessmentId }: Progress): Promise<void> {
  const { customerId, organizationId } = scope;
  const text = { customerId, organizationId, event: 'SI_IN_PROGRESS', parts: 1, createdAt: at, dueAt: never } as const;
  await db.insert(tables.smsOutbox).values([
    { ...text, id: id('text 1'), recipient: phone, body: mark('waiting text message'), masterId: assessmentId },
    { ...text, id: id('text 2'), recipient: phone, body: mark('sent text message'), masterId: applicationId, sentAt: at },
    { ...text, id: id('text 3'), recipient: phone, body: mark('text message of nothing'), sentAt: at },
  ]);
  const about = { customerId, organizationId, applicationId, createdAt: at };
  await db.insert(tables.reminders).values({ ...about, id: id('reminder'), event: 'SI_IN_PROGRESS', assessmentId, dueAt: never });
  await db.insert(tables.atsInvitations).values({
    ...{ customerId, organizationId, applicationId, atsTenantId: id('connection'), stageId: id('stage'), createdAt: at, dueAt: never },
  });
  await db.insert(tables.interviewBookings).values({
    ...{ ...about, hierarchyId: scope.hierarchyId, id: id('booking'), externalBookingId: id('booking outside'), status: 'SCHEDULED' },
    ...{ updatedAt: at, link: `https://x.example/${mark('booking link')}`, place: mark('booking place') },
  });
  await db.insert(tables.applicationEvents).values({
    ...{ customerId, organizationId, hierarchyId: scope.hierarchyId, applicationId, id: id('history') },
    ...{ kind: 'INVITED', actor: 'USER', userId: id('actor'), userName: 'Rae Recruiter', at },
    rule: [{ onField: 'recommendationScore', comparisonOperator: 'gte', comparisonValue: 65, value: 71 }],
  });
}

/** So late that no job comes to it. */
const never = new Date('2999-01-01T00:00:00.000Z');

interface Queued {
  email: string;
  id: string;
  mark: (what: string) => string;
  at: Date;
  assessmentId: string;
}

/** A waiting mail, a sent one, and one to somebody else with the interview's address. */
async function queueMails(db: Database, customerId: string, { email, id, mark, at, assessmentId }: Queued): Promise<void> {
  const mail = { customerId, event: 'SI_INVITED', html: '', createdAt: at, dueAt: never };
  await db.insert(tables.outbox).values([
    { ...mail, id: `${id.slice(0, 22)}a1`, recipient: email, subject: mark('waiting subject'), text: mark('waiting text') },
    { ...mail, id: `${id.slice(0, 22)}a2`, recipient: email, subject: mark('sent subject'), text: mark('sent text'), sentAt: at },
    {
      ...{ ...mail, id: `${id.slice(0, 22)}a3`, recipient: 'recruiter@people.example', subject: 'Somebody has finished', sentAt: at },
      text: `${mark('mail to somebody else')}: https://x.example/${assessmentId}?from=mail`,
    },
  ]);
}

/** Every row of every table of the stores, as text. */
export async function dump(stores: readonly Store[]): Promise<string> {
  const parts: string[] = [];
  for (const { pool } of stores) {
    const { rows } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
    );
    for (const { name } of rows) {
      const all = await pool.query<{ row: string }>(`select each::text as row from "${name}" each`);
      parts.push(`-- ${name}`, ...all.rows.map(({ row }) => row));
    }
  }
  return parts.join('\n').toLowerCase();
}

export const sighted = (text: string, canaries: Record<string, string>): string[] =>
  Object.entries(canaries).flatMap(([what, word]) =>
    text.includes(word.toLowerCase()) || text.includes(encodeURIComponent(word).toLowerCase()) ? [what] : [],
  );
