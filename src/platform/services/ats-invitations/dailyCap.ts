import { and, eq, like, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/stores.ts';
import { totals } from '../../database/tables/records.ts';
import { regionZones } from '../../../domain/regionZones.ts';
import { dayOf } from '../../figures/days.ts';
import type { Region } from '../../regions.ts';
import type { AtsTenant } from '../ats-inbound/caller.ts';

type Clock = { now: () => Date; region: Region };
type Connection = Pick<AtsTenant, 'customerId' | 'id' | 'extra'>;

/** Most candidates that a connection invites in a day; undefined without a cap. */
export function dailyCap({ extra }: Pick<AtsTenant, 'extra'>): number | undefined {
  const cap = extra['maxDailyInvitations'];
  return typeof cap === 'number' && cap >= 0 ? cap : undefined;
}

const prefixOf = ({ id }: Connection): string => `ats invitations:${id}:`;
const nameOf = (connection: Connection, { now, region }: Clock): string => prefixOf(connection) + dayOf(now(), regionZones[region]);

/** Takes one of today's invitations, by an atomic counter for each connection and day of the region; false if none is left. */
export async function takeInvitation(tx: Database, clock: Clock, connection: Connection): Promise<boolean> {
  const cap = dailyCap(connection);
  if (cap === 0) return false;
  const { customerId } = connection;
  const name = nameOf(connection, clock);
  // Counted without a cap, too: one may be set later in the day.
  const [taken] = await tx
    .insert(totals)
    .values({ customerId, name, value: 1 })
    .onConflictDoUpdate({
      target: [totals.customerId, totals.name],
      set: { value: sql`${totals.value} + 1` },
      ...(cap !== undefined && { setWhere: lt(totals.value, cap) }),
    })
    .returning({ value: totals.value });
  if (taken?.value === 1) {
    const former = and(eq(totals.customerId, customerId), like(totals.name, `${prefixOf(connection)}%`), ne(totals.name, name));
    await tx.delete(totals).where(former);
  }
  return taken !== undefined;
}

/** Without a lock, so that a reached cap costs one query. */
export async function hasInvitationsLeft(tx: Database, clock: Clock, connection: Connection): Promise<boolean> {
  const cap = dailyCap(connection);
  if (cap === undefined) return true;
  const today = and(eq(totals.customerId, connection.customerId), eq(totals.name, nameOf(connection, clock)));
  const [counter] = await tx.select({ value: totals.value }).from(totals).where(today);
  return (counter?.value ?? 0) < cap;
}
