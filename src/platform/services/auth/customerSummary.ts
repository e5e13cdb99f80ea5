import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { regions } from '../../regions.ts';
import type { Region } from '../../regions.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { Scoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { customers } from '../customers/tenant.ts';
import { organizations } from '../organizations/tenant.ts';
import type { Session } from '../../http/session.ts';
import { searchFor } from '../../lists/search.ts';
import { accessScope } from '../../policy/accessScope.ts';

/** Maximum number of customers in AuthMe, so that a page load does not carry thousands. */
const mostOfMe = 25;

/** In order: its own, the wanted one, one per region, then by name. */
export async function openCustomers(db: Database, session: Session, requested: string | undefined) {
  const { rows, total } = await firstAccessible(db, session, mostOfMe);
  const isIn = (id: string) => rows.some((row) => row.customerId === id);
  // A right on one department opens the console, but does not cover the customer's own row.
  const own = isIn(session.customerId) ? [] : await rowsOf(unscoped(db), eq(customers.id, session.customerId));
  const isReached = own.length === 0 || (await isOpenTo(db, session, session.customerId));
  const other =
    requested === undefined || requested === session.customerId || isIn(requested)
      ? []
      : await accessibleRows(db, session, opening, eq(customers.id, requested));
  const must = [...own, ...rows.filter(({ customerId }) => customerId === session.customerId || customerId === requested), ...other];
  const chosen = [...new Map([...must, ...firstOfRegions(rows), ...rows].map((row) => [row.customerId, row])).values()];
  return { customers: await summaries(db, chosen.slice(0, mostOfMe)), customerCount: isReached ? total : total + own.length };
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
  const own = (await isOpenTo(db, session, session.customerId)) ? [] : await rowsOf(unscoped(db), isOwn);
  const totalItems = total + own.length;
  const data = (await summaries(db, [...own, ...rows])).slice(skip * limit, (skip + 1) * limit);
  return { data, pagination: { totalPages: Math.ceil(totalItems / limit), currentPage: skip + 1, pageSize: limit, totalItems } };
}

const mostLooked = 10_000;

const isOpenTo = async (db: Database, session: Session, id: string): Promise<boolean> =>
  (await accessibleRows(db, session, opening, eq(customers.id, id))).length > 0;

const firstOfRegions = (rows: readonly Row[]): Row[] => regions.flatMap((region) => rows.find((row) => row.awsRegion === region) ?? []);

async function firstAccessible(db: Database, session: Session, most: number, only?: SQL) {
  const found = await eachRegion(
    session,
    opening,
    (within, region) =>
      within
        .select(
          customers,
          { ...fields, total: sql<number>`(count(*) over ())::int` },
          and(eq(customers.awsRegion, region), isNull(customers.archivedAt), only),
        )
        .orderBy(...byNames)
        .limit(most),
    db,
  );
  return { rows: inOrder(found.flat()), total: found.reduce((sum, [first]) => sum + (first?.total ?? 0), 0) };
}

export const accessibleCustomers = async (db: Database, session: Session, action: string, only?: SQL) =>
  summaries(db, await accessibleRows(db, session, action, only));

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

async function accessibleRows(db: Database, session: Session, action: string, only?: SQL): Promise<Row[]> {
  const found = await eachRegion(session, action, (within, region) => rowsOf(within, and(eq(customers.awsRegion, region), only)), db);
  return found.flat();
}

/** Reads one region after the other: the handle may be a transaction, which has one connection. */
async function eachRegion<Found>(
  session: Session,
  action: string,
  read: (within: Scoped, region: Region) => PromiseLike<Found>,
  db: Database,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const region of regions) {
    const access = accessScope(session.statements, action, region);
    if (!access.empty) found.push(await read(scoped(db, access), region));
  }
  return found;
}

const fields = {
  customerId: customers.id,
  customerDisplayName: customers.displayName,
  organizationId: customers.organizationId,
  awsRegion: customers.awsRegion,
  rootHierarchyId: customers.rootHierarchyId,
  uniqueName: customers.uniqueName,
};

const rowsOf = (queries: Scoped, only: SQL | undefined) => queries.select(customers, fields, and(isNull(customers.archivedAt), only));

/** By name, symbols last, as the switcher sorts (spec 1 §2.2). */
const byNames = [sql`btrim(${customers.displayName}) !~ '^[[:alnum:]]'`, sql`lower(${customers.displayName})`, customers.id];

async function summaries(db: Database, rows: Row[]) {
  const ids = [...new Set(rows.map((row) => row.organizationId))];
  const named = await unscoped(db).select(
    organizations,
    { id: organizations.id, displayName: organizations.displayName },
    inArray(organizations.id, ids),
  );
  const names = new Map(named.map(({ id, displayName }) => [id, displayName]));
  return inOrder(rows).map((row) => ({ ...row, organizationDisplayName: names.get(row.organizationId) ?? '' }));
}

const inOrder = <Named extends { customerId: string; customerDisplayName: string }>(rows: readonly Named[]): Named[] =>
  rows.toSorted(
    (one, other) =>
      Number(startsWithSymbol(one)) - Number(startsWithSymbol(other)) ||
      byName.compare(one.customerDisplayName, other.customerDisplayName) ||
      byName.compare(one.customerId, other.customerId),
  );

const startsWithSymbol = ({ customerDisplayName }: { customerDisplayName: string }) => !/^[\p{L}\p{N}]/u.test(customerDisplayName.trim());

const byName = new Intl.Collator('en');
