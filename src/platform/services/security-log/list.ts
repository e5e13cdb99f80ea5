import { and, eq, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SecurityKind, SecurityOutcome, SecurityReason } from '../../../generated/types.ts';
import { allSecurityOperations, kindOf, outcomeOf, securityOperations } from '../../../domain/security.ts';
import { systemActor } from '../../audit.ts';
import type { OperationContext } from '../../context.ts';
import { auditValues } from '../../database/tables/records.ts';
import { ofPlace } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import type { Row } from '../../lists/list.ts';
import { changing, momentOf, searchTrails } from '../audit-log/search.ts';
import { auditEntries } from '../audit-log/tenant.ts';
import { namesIn } from '../../../domain/userAgent.ts';
import { peopleOf } from '../users/people.ts';

interface SecurityFilter {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
  kinds?: readonly SecurityKind[] | null;
  outcomes?: readonly SecurityOutcome[] | null;
  reasons?: readonly SecurityReason[] | null;
  personId?: string | null;
  address?: string | null;
  searchText?: string | null;
  atFrom?: string | null;
  atTo?: string | null;
}

const mostSubjects = 100;

const endingIn = (outcomes: readonly SecurityOutcome[]): string[] =>
  allSecurityOperations.filter((operation) => outcomes.includes(outcomeOf(operation)));

const ofOperations = (operations: readonly string[]): SQL => inArray(auditEntries.operation, [...operations]);

const byOperation = (valueOf: (operation: string) => string | undefined): SQL =>
  sql`case ${auditEntries.operation} ${sql.join(
    allSecurityOperations.map((operation) => sql`when ${operation} then ${valueOf(operation)}`),
    sql` `,
  )} end`;

const beginsWith = (address: string): SQL => sql`starts_with(${auditEntries.address}, ${address})`;

const ofPerson = (customerId: string, personId: string): SQL | undefined =>
  or(eq(auditEntries.actorId, personId), changing([customerId], eq(auditValues.subjectId, personId)));

/** The security entries of the audit trail: the same rows, of fixed operations. */
export const getSecurityLog = listOperation({
  operation: 'CommonGetSecurityLog',
  table: auditEntries,
  columns: {
    _id: auditEntries.id,
    at: auditEntries.at,
    operation: auditEntries.operation,
    actorId: auditEntries.actorId,
    reason: auditEntries.reason,
    address: auditEntries.address,
    userAgent: auditEntries.userAgent,
  },
  id: auditEntries.id,
  needs: {
    kind: ['operation'],
    outcome: ['operation'],
    personId: ['actorId'],
    personName: ['actorId'],
    personEmail: ['actorId'],
    browser: ['userAgent'],
    system: ['userAgent'],
  },
  request: ({ filter }) => ({ filter: filter as SecurityFilter, page: filter, sort: filter.sort }),
  where: async (filter, context) => ({
    ...(await ofPlace(context, auditEntries, filter)),
    security: inArray(auditEntries.operation, [...allSecurityOperations]),
    kinds: filter.kinds?.length ? ofOperations(filter.kinds.flatMap((kind) => securityOperations[kind])) : undefined,
    outcomes: filter.outcomes?.length ? ofOperations(endingIn(filter.outcomes)) : undefined,
    reasons: filter.reasons?.length ? inArray(auditEntries.reason, [...filter.reasons]) : undefined,
    personId: filter.personId ? ofPerson(filter.customerId, filter.personId) : undefined,
    address: filter.address?.trim() ? beginsWith(filter.address.trim()) : undefined,
    atFrom: filter.atFrom ? gte(auditEntries.at, momentOf(filter.atFrom)) : undefined,
    atTo: filter.atTo ? lte(auditEntries.at, momentOf(filter.atTo)) : undefined,
    searchText: await searchTrails(context, [filter.customerId], filter.searchText),
  }),
  sorts: { at: auditEntries.at },
  sort: { fieldName: 'at', order: 'desc' },
  before: (time) => lt(auditEntries.at, time),
  facets: { kinds: byOperation(kindOf), outcomes: byOperation(outcomeOf), reasons: auditEntries.reason },
  more: async (rows, requested, context, filter) => {
    for (const row of rows) Object.assign(row, factsOf(row));
    if (['personId', 'personName', 'personEmail', 'subjectNames'].some((field) => requested.has(field)))
      await addPeople(rows, context, filter.customerId);
  },
});

function factsOf(row: Row): object {
  const operation = String(row['operation']);
  return { kind: kindOf(operation), outcome: outcomeOf(operation), ...namesIn(row['userAgent'] as string | null) };
}

/** The platform's own entries are about the person whose account was tried. */
async function addPeople(rows: Row[], context: OperationContext, customerId: string): Promise<void> {
  const { entryId, subjectId, name, position } = auditValues;
  const ids = rows.map((row) => row._id);
  const parts = await context.tx
    .select({ entryId, subjectId, name })
    .from(auditValues)
    .where(and(eq(auditValues.customerId, customerId), inArray(entryId, ids), lt(position, mostSubjects)))
    .orderBy(entryId, position);
  const byEntry = new Map<string, typeof parts>();
  for (const part of parts) byEntry.set(part.entryId, [...(byEntry.get(part.entryId) ?? []), part]);
  const personOf = (row: Row) => (row['actorId'] === systemActor ? byEntry.get(row._id)?.[0]?.subjectId : String(row['actorId']));
  const people = await peopleOf(
    context,
    rows.flatMap((row) => personOf(row) ?? []),
  );
  for (const row of rows) {
    const person = people.get(personOf(row) ?? '');
    const subjects = byEntry.get(row._id) ?? [];
    Object.assign(row, {
      ...{ personId: person?.id ?? null, personName: person?.name ?? null, personEmail: person?.email || null },
      subjectNames: subjects.map((part) => part.name ?? ''),
    });
  }
}
