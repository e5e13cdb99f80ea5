import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { regions } from '../../regions.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { Scoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { customers } from '../customers/tenant.ts';
import { organizations } from '../organizations/tenant.ts';
import type { Session } from '../../http/session.ts';
import { searchFor } from '../../lists/search.ts';
import { accessEverywhere } from '../../policy/accessScope.ts';

/** Maximum number of customers in AuthMe, so that a page load does not carry thousands. */
const mostOfMe = 25;

/** In order: its own, the wanted one, one per region, then by name. */
export async function openCustomers(db: Database, session: Session, requested: string | undefined) {
  const { rows, total } = await firstAccessible(db, session, mostOfMe);
  const missing = [session.customerId, requested].flatMap((id) => (rows.some((row) => row.customerId === id) ? [] : (id ?? [])));
  const more = missing.length > 0 ? await accessibleRows(db, session, opening, isOneOf(customers.id, missing)) : [];
  const isOwn = ({ customerId }: Row) => customerId === session.customerId;
  const isReached = [...rows, ...more].some(isOwn);
  // A right on one department opens the console, but does not cover the customer's own row.
  const own = isReached ? [] : await rowsOf(db, unscoped(db), eq(customers.id, session.customerId));
  const known = inOrder([...own, ...rows, ...more]);
  const must = [...known.filter(isOwn), ...known.filter(({ customerId }) => customerId === requested)];
  const chosen = [...new Map([...must, ...firstOfRegions(known), ...known].map((row) => [row.customerId, row])).values()];
  return { customers: inOrder(chosen.slice(0, mostOfMe)), customerCount: total + own.length };
}

const opening = 'edge:access';

export async function searchCustomers(
  db: Database,
  session: Session,
  searchText: string,
  { skip, limit }: { skip: number; limit: number },
) {
  const words = searchText.split(/\s+/).filter(Boolean);
  const holds = words.map((word) =>
    or(
      searchFor(customers.searchText, word),
      unscoped(db).exists(organizations, and(eq(organizations.id, customers.organizationId), searchFor(organizations.searchText, word))),
    ),
  );
  const isOwn = and(eq(customers.id, session.customerId), ...holds);
  const { rows, total } = await firstAccessible(db, session, Math.min((skip + 1) * limit, mostLooked), and(...holds));
  const own = (await isOpenTo(db, session, session.customerId)) ? [] : await rowsOf(db, unscoped(db), isOwn);
  const totalItems = total + own.length;
  const data = inOrder([...own, ...rows]).slice(skip * limit, (skip + 1) * limit);
  return { data, pagination: { totalPages: Math.ceil(totalItems / limit), currentPage: skip + 1, pageSize: limit, totalItems } };
}

const mostLooked = 10_000;

const isOpenTo = async (db: Database, session: Session, id: string): Promise<boolean> =>
  (await accessibleRows(db, session, opening, eq(customers.id, id))).length > 0;

const firstOfRegions = (rows: readonly Row[]): Row[] => regions.flatMap((region) => rows.find((row) => row.awsRegion === region) ?? []);

/** At least so many of each region, the first by name, in one statement. */
async function firstAccessible(db: Database, session: Session, most: number, only?: SQL) {
  const access = accessEverywhere(session.statements, [opening]);
  const inRegion = sql`row_number() over (partition by ${customers.awsRegion} order by ${sql.join(byNames, sql`, `)})`;
  const found = await scoped(db, access)
    .select(
      customers,
      { ...fieldsOf(db), total: sql<number>`(count(*) over ())::int` },
      and(isOneOf(customers.awsRegion, regions), isNull(customers.archivedAt), only),
    )
    .orderBy(inRegion)
    .limit(most * regions.length);
  return { rows: inOrder(found.map(({ total: _, ...row }) => row)), total: found[0]?.total ?? 0 };
}

export const accessibleCustomers = async (db: Database, session: Session, action: string, only?: SQL) =>
  inOrder(await accessibleRows(db, session, action, only));

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const accessibleRows = (db: Database, session: Session, action: string, only?: SQL): Promise<Row[]> =>
  rowsOf(db, scoped(db, accessEverywhere(session.statements, [action])), only);

const fieldsOf = (db: Database) => ({
  customerId: customers.id,
  customerDisplayName: customers.displayName,
  organizationId: customers.organizationId,
  awsRegion: customers.awsRegion,
  rootHierarchyId: customers.rootHierarchyId,
  uniqueName: customers.uniqueName,
  organizationDisplayName: sql<string>`(${unscoped(db).select(
    organizations,
    { name: organizations.displayName },
    eq(organizations.id, customers.organizationId),
  )})`,
});

const rowsOf = async (db: Database, queries: Scoped, only: SQL | undefined) =>
  queries.select(customers, fieldsOf(db), and(isNull(customers.archivedAt), only));

/** By name, symbols last, as the switcher sorts (spec 1 §2.2). */
const byNames = [sql`btrim(${customers.displayName}) !~ '^[[:alnum:]]'`, sql`lower(${customers.displayName})`, sql`${customers.id}`];

const inOrder = <Named extends { customerId: string; customerDisplayName: string }>(rows: readonly Named[]): Named[] =>
  rows.toSorted(
    (one, other) =>
      Number(startsWithSymbol(one)) - Number(startsWithSymbol(other)) ||
      byName.compare(one.customerDisplayName, other.customerDisplayName) ||
      byName.compare(one.customerId, other.customerId),
  );

const startsWithSymbol = ({ customerDisplayName }: { customerDisplayName: string }) => !/^[\p{L}\p{N}]/u.test(customerDisplayName.trim());

const byName = new Intl.Collator('en');
