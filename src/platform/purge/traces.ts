import { and, eq, isNull, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/stores.ts';
import { auditValues } from '../database/tables/records.ts';
import { applications } from '../services/applications/table.ts';
import { assessments } from '../services/assessments/table.ts';
import { candidates } from '../services/candidates/table.ts';

export interface Traces {
  customerId: string;
  candidateIds: string[];
  applicationIds: string[];
  assessmentIds: string[];
  ids: string[];
  addresses: string[];
  phones: string[];
  names: string[];
}

/** Loads traces; call it before emptying anything. */
export async function tracesOf(db: Database, customerId: string, candidateIds: readonly string[]): Promise<Traces> {
  const people = await db
    .select()
    .from(candidates)
    .where(and(eq(candidates.customerId, customerId), isOneOf(candidates.id, candidateIds)));
  const ids = people.map(({ id }) => id);
  const applied = await db
    .select({ id: applications.id, applicant: applications.externalApplicantId, external: applications.externalApplicationId })
    .from(applications)
    .where(and(eq(applications.customerId, customerId), isOneOf(applications.candidateId, ids)));
  const applicationIds = applied.map(({ id }) => id);
  const taken = await db
    .select({ id: assessments.id, external: assessments.externalAssessmentId })
    .from(assessments)
    .where(and(eq(assessments.customerId, customerId), isOneOf(assessments.applicationId, applicationIds)));
  const assessmentIds = taken.map(({ id }) => id);
  const before = await formerOf(db, customerId, [...ids, ...applicationIds]);
  const external = [...applied.flatMap(({ applicant, external: id }) => [applicant, id]), ...taken.map(({ external: id }) => id)];
  const accessible = {
    addresses: distinct([...people.map(({ email }) => email), ...before.map(({ email }) => email)].map(lower)),
    phones: distinct([...people.map(({ phoneNumber }) => phoneNumber), ...before.map(({ phone }) => phone)]),
  };
  return {
    customerId,
    candidateIds: ids.toSorted(),
    applicationIds,
    assessmentIds,
    ids: distinct([...ids, ...applicationIds, ...assessmentIds, ...external]),
    ...(await withoutOthers(db, customerId, ids, accessible)),
    names: distinct(people.map(({ firstName, lastName, purgedAt }) => (lastName && !purgedAt ? lower(`${firstName} ${lastName}`) : null))),
  };
}

async function withoutOthers(
  db: Database,
  customerId: string,
  ids: readonly string[],
  { addresses, phones }: Pick<Traces, 'addresses' | 'phones'>,
): Promise<Pick<Traces, 'addresses' | 'phones'>> {
  const { id, email, phoneNumber, purgedAt } = candidates;
  const others = await db
    .select({ email, phoneNumber })
    .from(candidates)
    .where(
      and(
        eq(candidates.customerId, customerId),
        isNull(purgedAt),
        not(isOneOf(id, ids)),
        or(isOneOf(email, addresses), isOneOf(phoneNumber, phones)),
      ),
    );
  const theirs = new Set(others.flatMap((other) => [other.email, other.phoneNumber]));
  const own = (values: string[]) => values.filter((each) => !theirs.has(each));
  return { addresses: own(addresses), phones: own(phones) };
}

async function formerOf(db: Database, customerId: string, subjectIds: string[]): Promise<{ email: string | null; phone: string | null }[]> {
  const { rows } = await db.execute<{ email: string | null; phone: string | null }>(sql`
    select part ->> 'email' as email, part ->> 'phoneNumber' as phone
    from ${auditValues}, lateral (values (before), ("values")) as each_part(part)
    where ${auditValues.customerId} = ${customerId} and ${isOneOf(auditValues.subjectId, subjectIds)}
      and (part ? 'email' or part ? 'phoneNumber')`);
  return rows;
}

export const covers = (all: Traces, some: Traces): boolean =>
  (['ids', 'addresses', 'phones', 'names'] as const).every((kind) => some[kind].every((each) => all[kind].includes(each)));

/** `column = any(values)`: one parameter, however many values. */
export const isOneOf = (column: PgColumn, values: readonly string[]): SQL => sql`${column} = any(${sql.param([...values])}::text[])`;

/** Account mails belong to the account, even of a candidate. */
export const isOfAccount = (event: SQL): SQL => sql`${event} ~ '^(ORG|EDGE)_USER_'`;

const lower = (text: string | null): string => (text ?? '').toLowerCase();

const distinct = (values: readonly (string | null)[]): string[] => [...new Set(values.flatMap((each) => (each ? [each] : [])))];
