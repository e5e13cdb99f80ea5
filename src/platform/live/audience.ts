import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { WatchedChangeKind } from '../../generated/types.ts';
import { scoped } from '../database/scoped.ts';
import type { Stores } from '../database/stores.ts';
import type { WatchedRows } from '../operation.ts';
import type { AccessScope } from '../policy/accessScope.ts';
import type { Region } from '../regions.ts';
import type { Change } from './feed.ts';

/** Rows that several readers watch with the same access: looked up once for all of them. */
export interface Audience<Member> {
  key: string;
  /** Operation that reads them. */
  operation: string;
  /** Undefined for settings, which are no rows of a list. */
  definition: WatchedRows | undefined;
  region: Region;
  /** Undefined for lists above customers. */
  customerId: string | undefined;
  access: AccessScope;
  members: Set<Member>;
}

export type Watched = Omit<Audience<never>, 'key' | 'members'>;

/** Audiences by what they watch; an empty one is forgotten. */
export function createAudiences<Member>() {
  const byKey = new Map<string, Audience<Member>>();
  return {
    all: () => byKey.values(),
    join(watched: Watched, member: Member): { audience: Audience<Member>; leave: () => void } {
      const { operation, region, customerId = '', access } = watched;
      const key = JSON.stringify([operation, region, customerId, access.parts]);
      const audience = byKey.get(key) ?? { ...watched, key, members: new Set() };
      byKey.set(key, audience);
      audience.members.add(member);
      const leave = () => {
        audience.members.delete(member);
        if (audience.members.size === 0) byKey.delete(key);
      };
      return { audience, leave };
    },
  };
}

export const concerns = ({ region, customerId }: Watched, change: Pick<Change, 'region' | 'customerId'>): boolean =>
  customerId === undefined || (change.customerId === customerId && change.region === region);

export interface SeenRow {
  id: string;
  createdAt?: Date | null;
  archivedAt?: Date | null;
}

/** Those of the rows that the audience's access covers. */
export async function seenRows(
  stores: Stores,
  { definition, region, customerId, access }: Watched,
  ids: readonly string[],
): Promise<Map<string, SeenRow>> {
  if (!definition) return new Map();
  const { table, id, store } = definition;
  const columns = table as Partial<Record<string, PgColumn>>;
  const { createdAt, archivedAt, customerId: owner } = columns;
  const fields = { id, ...(createdAt && { createdAt }), ...(archivedAt && { archivedAt }) };
  const { db } = store === 'identity' ? await stores.identity() : await stores.region(region);
  const ofCustomer = owner && customerId !== undefined ? eq(owner, customerId) : undefined;
  const rows = (await scoped(db, access).select(table, fields, and(ofCustomer, inArray(id, [...ids])))) as unknown as SeenRow[];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Rows of customers have their customer's id; lists without it stand above customers. */
export const isAboveCustomers = ({ table }: WatchedRows): boolean => !('customerId' in table);

export function kindOf({ time, fresh, removed }: Change, { id, createdAt, archivedAt }: SeenRow): WatchedChangeKind {
  const isNow = (moment: Date | null | undefined) => moment instanceof Date && Math.abs(moment.getTime() - time) < moments;
  if (removed) return 'DELETED';
  if (isNow(archivedAt)) return 'ARCHIVED';
  return fresh.has(id) && isNow(createdAt) ? 'CREATED' : 'CHANGED';
}

/** A row and its audit entry take their times one after the other. */
const moments = 10_000;
