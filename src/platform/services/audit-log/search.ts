import { and, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { auditValues } from '../../database/tables/records.ts';
import { searchFor } from '../../lists/search.ts';
import { staffElsewhere } from '../users/people.ts';
import { users } from '../users/tenant.ts';
import { personalOperations, personalRight } from './personal.ts';
import { auditEntries } from './tenant.ts';

export const momentOf = (text: string): Date => new Date(Math.min(Math.max(Date.parse(text), firstMoment), lastMoment));
const [firstMoment, lastMoment] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/** Entries of some trails with a changed row that meets the condition. */
export function changing(trails: readonly string[], which: SQL | undefined): SQL {
  const inTrails = inArray(auditValues.customerId, [...trails]);
  return sql`(${auditEntries.customerId}, ${auditEntries.id}) in (select customer_id, entry_id from ${auditValues} where ${and(inTrails, which)})`;
}

/** Matches the name of a changed row, or the actor's name or address: mostly of this region, or the provider's staff of another. */
export async function searchTrails(
  context: OperationContext,
  trails: readonly string[],
  searchText: string | null | undefined,
): Promise<SQL | undefined> {
  const named = searchFor(auditValues.searchText, searchText);
  const text = searchText?.trim().toLowerCase();
  if (!named || !text) return undefined;
  const away = (await staffElsewhere(context)).filter((person) => `${person.name}\n${person.email}`.toLowerCase().includes(text));
  const here = unscoped(context.tx).select(users, { id: users.id }, searchFor(users.searchText, text));
  // Found by a name that is hidden, a row would tell it.
  const byName = context.hidden.has(personalRight)
    ? and(changing(trails, named), notInArray(auditEntries.operation, personalOperations()))
    : changing(trails, named);
  return or(
    byName,
    inArray(auditEntries.actorId, here),
    away.length > 0
      ? inArray(
          auditEntries.actorId,
          away.map((person) => person.id),
        )
      : undefined,
  );
}
