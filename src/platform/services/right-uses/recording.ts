import { sql } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { rightUses } from './tenant.ts';

/** First day of which any use is recorded in the region; undefined while there is none. */
export async function recordingSince(tx: Database): Promise<string | undefined> {
  const [row] = await unscoped(tx).select(rightUses, { since: sql<string | null>`min(${rightUses.firstOn})` });
  return row?.since ?? undefined;
}

/** Day in UTC, which a recorded use is precise to. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
