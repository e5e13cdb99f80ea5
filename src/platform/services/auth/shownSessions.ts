import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { orderOf } from '../../database/pages.ts';
import { sessions } from './identityTable.ts';

const lastUsedAt = sql<string>`coalesce(${sessions.usedAt}, ${sessions.createdAt})`;
const sorts = { createdAt: sessions.createdAt, lastUsedAt };

/** Neither tokens nor their hashes leave the store. */
export const shownSession = {
  _id: sessions.id,
  address: sessions.address,
  userAgent: sessions.userAgent,
  createdAt: sessions.createdAt,
  lastUsedAt: sql`coalesce(${sessions.usedAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt),
  endsAt: sql`least(${sessions.idleExpiresAt}, ${sessions.absoluteExpiresAt})`.mapWith(sessions.createdAt),
};

export function orderOfSessions(sort: { fieldName: keyof typeof sorts; order: 'asc' | 'desc' } | null | undefined): SQL {
  const { fieldName, order } = sort ?? { fieldName: 'lastUsedAt', order: 'desc' };
  return orderOf({ by: sorts[fieldName], order }, sessions.id);
}
