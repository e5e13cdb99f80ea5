import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { regions } from '../../context.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { Scoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { customers, organizations } from '../../database/tenants.ts';
import type { Session } from '../../http/session.ts';
import { reach } from '../../policy/reach.ts';

/** The active customers whose console the session may open: its own, and those that its policies name; for provider staff all. */
export async function openCustomers(db: Database, session: Session) {
  const reached = await rowsInReach(db, session, 'edge:access');
  const isIn = reached.some((row) => row.customerId === session.customerId);
  // A right on one department does not reach the customer's own row, and still opens its console.
  const own = isIn ? [] : await rowsOf(unscoped(db), eq(customers.id, session.customerId));
  return summaries(db, [...own, ...reached]);
}

/** The active customers of every region on which the session may do something. */
export const reachedCustomers = async (db: Database, session: Session, action: string, only?: SQL) =>
  summaries(db, await rowsInReach(db, session, action, only));

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

async function rowsInReach(db: Database, session: Session, action: string, only?: SQL): Promise<Row[]> {
  const found = regions.map((region) =>
    rowsOf(scoped(db, reach(session.statements, action, region)), and(eq(customers.awsRegion, region), only)),
  );
  return (await Promise.all(found)).flat();
}

const rowsOf = (queries: Scoped, only: SQL | undefined) =>
  queries.select(
    customers,
    {
      customerId: customers.id,
      customerDisplayName: customers.displayName,
      organizationId: customers.organizationId,
      awsRegion: customers.awsRegion,
      rootHierarchyId: customers.rootHierarchyId,
      uniqueName: customers.uniqueName,
    },
    and(isNull(customers.archivedAt), only),
  );

/** Rows by name, with the names of their organisations. */
async function summaries(db: Database, rows: Row[]) {
  const ids = [...new Set(rows.map((row) => row.organizationId))];
  const named = await unscoped(db).select(
    organizations,
    { id: organizations.id, displayName: organizations.displayName },
    inArray(organizations.id, ids),
  );
  const names = new Map(named.map(({ id, displayName }) => [id, displayName]));
  return rows
    .map((row) => ({ ...row, organizationDisplayName: names.get(row.organizationId) ?? '' }))
    .toSorted(
      (one, other) =>
        byName.compare(one.customerDisplayName, other.customerDisplayName) || byName.compare(one.customerId, other.customerId),
    );
}

const byName = new Intl.Collator('en');
