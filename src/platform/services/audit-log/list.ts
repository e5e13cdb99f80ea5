import { and, eq, gte, inArray, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import { noCustomer, systemActor } from '../../audit.ts';
import type { OperationContext } from '../../context.ts';
import { auditValues } from '../../database/tables/records.ts';
import { auditEntries } from './tenant.ts';
import { ofPlace } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import type { Row } from '../../lists/list.ts';
import { openHolds } from '../holds/open.ts';
import { peopleOf } from '../users/people.ts';
import { isPersonal, personalRight } from './personal.ts';
import { changing, momentOf, searchTrails } from './search.ts';

interface AuditFilter {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
  subjectId?: string | null;
  actorId?: string | null;
  mine?: boolean | null;
  operations?: readonly string[] | null;
  searchText?: string | null;
  atFrom?: string | null;
  atTo?: string | null;
}

const mostSubjects = 100;

/** Sign-ins and sign-outs, listed only on request: they would crowd out changes. */
const comingAndGoing = ['AuthEmailLogin', 'AuthMfaLogin', 'AuthResendMfaCode', 'AuthLogout', 'IDPAuthSSOLogin'];

/** A row's history also includes the trails above the customer, as far as the session may see them (decisions §5 “audit”). */
export const getAuditList = listOperation({
  operation: 'CommonGetAuditList',
  fieldRights: [personalRight],
  table: auditEntries,
  columns: {
    _id: auditEntries.id,
    at: auditEntries.at,
    operation: auditEntries.operation,
    actorId: auditEntries.actorId,
    subjectCount: auditEntries.subjectCount,
    fields: auditEntries.fields,
  },
  id: auditEntries.id,
  needs: {
    ...{ actorName: ['actorId'], actorEmail: ['actorId'] },
    ...{ subjects: ['operation'], subjectNames: ['operation'], changes: ['operation'], hidden: ['operation'] },
  },
  request: ({ filter }) => ({ filter: filter as AuditFilter, page: filter, sort: filter.sort }),
  where: async (filter, context) => ({
    ...(await ofPlace(context, auditEntries, filter)),
    // Replaces the filter by customer: a row's history may be in other trails too.
    customerId: inArray(auditEntries.customerId, trails(filter)),
    once: filter.subjectId ? eq(auditEntries.isCopy, false) : undefined,
    subjectId: filter.subjectId ? changing(trails(filter), eq(auditValues.subjectId, filter.subjectId)) : undefined,
    actorId: filter.actorId ? eq(auditEntries.actorId, filter.actorId) : undefined,
    mine: typeof filter.mine === 'boolean' ? (filter.mine ? eq : ne)(auditEntries.actorId, context.session.identityId) : undefined,
    operations: filter.operations?.length
      ? inArray(auditEntries.operation, [...new Set(filter.operations)])
      : notInArray(auditEntries.operation, comingAndGoing),
    atFrom: filter.atFrom ? gte(auditEntries.at, momentOf(filter.atFrom)) : undefined,
    atTo: filter.atTo ? lte(auditEntries.at, momentOf(filter.atTo)) : undefined,
    searchText: await searchTrails(context, trails(filter), filter.searchText),
  }),
  sorts: { at: auditEntries.at },
  sort: { fieldName: 'at', order: 'desc' },
  before: (time) => lt(auditEntries.at, time),
  facets: { operations: auditEntries.operation, actorId: auditEntries.actorId },
  more: async (rows, requested, context, filter) => {
    if (['subjects', 'subjectNames', 'changes'].some((field) => requested.has(field))) await addSubjects(rows, context, filter);
    for (const row of rows) row['hidden'] = isHidden(row, context);
    if (requested.has('hold')) await addHolds(rows, context, filter);
    if (requested.has('fields')) for (const row of rows) row['fields'] = namesOf(row['fields'] as string[]);
    if (requested.has('actorName') || requested.has('actorEmail')) await addActors(rows, context);
  },
});

const trails = ({ customerId, subjectId }: AuditFilter): string[] =>
  subjectId ? [...new Set([customerId, noCustomer, subjectId])] : [customerId];

async function addHolds(rows: Row[], { tx, now }: OperationContext, { customerId }: AuditFilter): Promise<void> {
  const ids = rows.map((row) => row._id);
  const open = new Map((await openHolds(tx, [customerId], ids, now())).map((hold) => [hold._id, hold]));
  for (const row of rows) row['hold'] = open.get(row._id) ?? null;
}

async function addActors(rows: Row[], context: OperationContext): Promise<void> {
  const people = await peopleOf(
    context,
    rows.map((row) => String(row['actorId'])),
  );
  for (const row of rows) {
    const actor = people.get(String(row['actorId']));
    // The platform's own actions appear under its brand name.
    const own = row['actorId'] === systemActor ? context.settings.brandName : null;
    Object.assign(row, { actorName: actor?.name ?? own, actorEmail: actor?.email || null });
  }
}

type AuditPart = Pick<typeof auditValues.$inferSelect, 'entryId' | 'subjectId' | 'name' | 'before' | 'values'>;

const isHidden = (row: Row, { hidden }: OperationContext): boolean => hidden.has(personalRight) && isPersonal(String(row['operation']));

async function addSubjects(rows: Row[], context: OperationContext, filter: AuditFilter): Promise<void> {
  const { entryId, subjectId, position, name, before, values } = auditValues;
  const ids = rows.map((row) => row._id);
  const about = sql`${subjectId} = ${filter.subjectId ?? ''}`;
  const parts: AuditPart[] = await context.tx
    .select({ entryId, subjectId, name, before, values })
    .from(auditValues)
    .where(and(inArray(auditValues.customerId, trails(filter)), inArray(entryId, ids), or(lt(position, mostSubjects), about)))
    .orderBy(entryId, sql`${about} desc`, position);
  const byEntry = new Map<string, AuditPart[]>();
  for (const part of parts) byEntry.set(part.entryId, [...(byEntry.get(part.entryId) ?? []), part]);
  for (const row of rows) {
    const hidden = isHidden(row, context);
    const own = (byEntry.get(row._id) ?? []).map((part) => (hidden ? withoutValues(part) : part));
    Object.assign(row, {
      subjects: own.map((part) => part.subjectId),
      subjectNames: own.map((part) => part.name ?? ''),
      changes: own.flatMap(changesOf).map((change) => ({ ...change, hidden })),
    });
  }
}

/** The fields' names stay: that something was changed is no personal data. */
const withoutValues = ({ before, values, ...part }: AuditPart): AuditPart => ({
  ...part,
  name: '',
  before: emptied(before),
  values: emptied(values),
});

const emptied = (values: AuditPart['before']): AuditPart['before'] =>
  values && Object.fromEntries(Object.keys(values).map((field) => [field, null]));

const namesOf = (paths: readonly string[]): string[] => [
  ...new Set(paths.map((path) => path.split('.').at(-1) ?? '').filter((name) => name && !namesARow.test(name))),
];
const namesARow = /^_?ids?$|Ids?$|^(expectedVersion|expectedCount|confirmation|matching|filter|skip|limit|sort)$/;

function changesOf({ subjectId, name, before, values }: AuditPart) {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(values ?? {})]);
  const isEmpty = (part: AuditPart['before']) => Object.values(part ?? {}).every((value) => value === null);
  const purged = name === null && isEmpty(before) && isEmpty(values);
  return [...fields].map((field) => ({
    subjectId,
    subjectName: name ?? '',
    field,
    before: before?.[field] ?? null,
    after: values?.[field] ?? null,
    purged,
  }));
}
