import { and, eq, gt, lte } from 'drizzle-orm';
import { exportTickets } from '../services/exports/table.ts';
import type { Database } from '../database/stores.ts';
import type { Session } from '../http/session.ts';
import type { StartExport } from '../../../validation/common/startExport.ts';

const lifetime = 120_000;

export interface Ticket {
  id: string;
  input: StartExport;
  fileName: string;
  rows: number;
  expiresAt: Date;
}

export const begunAt = ({ expiresAt }: Ticket): Date => new Date(expiresAt.getTime() - lifetime);

export async function keepTicket(db: Database, session: Session, made: Omit<Ticket, 'expiresAt'>, now: Date): Promise<Ticket> {
  await db.delete(exportTickets).where(lte(exportTickets.expiresAt, now));
  const ticket = { ...made, expiresAt: new Date(now.getTime() + lifetime) };
  const { customerId, id: sessionId, identityId } = session;
  await db.insert(exportTickets).values({ ...ticket, customerId, sessionId, identityId });
  return ticket;
}

export async function takeTicket(db: Database, session: Session, id: string, now: Date): Promise<Ticket | undefined> {
  const { customerId, id: sessionId, identityId } = session;
  const own = and(
    eq(exportTickets.customerId, customerId),
    eq(exportTickets.sessionId, sessionId),
    eq(exportTickets.identityId, identityId),
  );
  const [row] = await db
    .delete(exportTickets)
    .where(and(own, eq(exportTickets.id, id), gt(exportTickets.expiresAt, now)))
    .returning();
  return row && { ...row, input: row.input as unknown as StartExport };
}
