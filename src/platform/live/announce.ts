import { sql } from 'drizzle-orm';
import type { Database } from '../database/stores.ts';

export const channel = 'console_changes';

/** A committed change, as every process receives it: no values, ids only. */
export interface Announcement {
  /** Id of the audit entry. */
  entry: string;
  customerId: string;
  region: string;
  /** Time of the audit entry, in ms. */
  time: number;
  actorId: string;
  /** Idempotency key of the call, by which its browser knows it. */
  key?: string;
  /** A plus stands before the ids of rows that had no values before. */
  ids: string[];
  /** There are more ids than these. */
  more?: true;
  /** Operation that reads the settings that were changed. */
  settings?: string;
  /** The rows are no longer there. */
  removed?: Removed;
}

/** Rows that were deleted for good: nobody can look up any more who may see them. */
export interface Removed {
  /** Operation that listed them. */
  list: string;
  /** Departments above them, the root first; empty for rows of the whole customer. */
  path: readonly string[];
  /** Identity whose rows they were, where nobody else may list them. */
  ownerId?: string;
}

interface Entry {
  id: string;
  customerId: string;
  region: string;
  at: Date | string;
  actorId: string;
  subjects: readonly string[];
  isCopy: boolean;
  removed?: Removed | undefined;
}

interface Subject {
  entryId: string;
  subjectId: string;
  before: object | null;
}

/** A notification holds less than 8,000 bytes. */
const mostIds = 200;

/** Announces audit entries once their transaction commits. Copies of entries in another trail are no further change. */
export async function announce(
  tx: Database,
  entries: readonly Entry[],
  parts: readonly Subject[],
  { key, settings }: { key?: string | undefined; settings?: string | undefined } = {},
): Promise<void> {
  const known = new Set(parts.flatMap((part) => (part.before ? [`${part.entryId} ${part.subjectId}`] : [])));
  const payloads = entries.flatMap(({ id, customerId, region, at, actorId, subjects, isCopy, removed }): string[] => {
    if (isCopy || subjects.length === 0) return [];
    const announcement: Announcement = {
      ...{ entry: id, customerId, region, actorId, time: new Date(at).getTime() },
      ...(key !== undefined && { key }),
      ...(settings !== undefined && { settings }),
      ...(removed && { removed }),
      ids: subjects.slice(0, mostIds).map((subject) => (known.has(`${id} ${subject}`) ? subject : `+${subject}`)),
      ...(subjects.length > mostIds && { more: true }),
    };
    return [JSON.stringify(announcement)];
  });
  if (payloads.length === 0) return;
  await tx.execute(sql`select pg_notify(${channel}, payload) from unnest(${sql.param(payloads)}::text[]) as payload`);
}
