import { and, like, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import { logFailure } from '../database/outage.ts';
import type { Store, Stores } from '../database/stores.ts';
import { platformValues } from '../database/tables/records.ts';
import { hashOfText } from './documents.ts';
import type { AllowList, createAllowList } from './documents.ts';

export interface SharedDocuments extends AllowList {
  /** Writes down this version's documents; called when the identity store opens. */
  opened: (store: Store) => Promise<void>;
  close: () => Promise<void>;
}

const prefix = 'documents ';
/** Milliseconds that documents of a version are accepted after its last process was seen, and between two looks at the store. */
const [lifetime, pause] = [7 * 24 * 3_600_000, 1_000];

/**
 * Documents of this version, and of others that run on the same store or did so lately: while an upgrade rolls, and after it, pages of one version
 * call processes of another one. A document that doesn't fit this version's contract is refused as any other.
 */
export function shareDocuments(
  own: ReturnType<typeof createAllowList>,
  hashes: readonly string[],
  { stores, now, log }: Sharing,
): SharedDocuments {
  const name = `${prefix}${hashOfText(hashes.toSorted().join()).slice(0, 32)}`;
  let others: ReadonlySet<string> = new Set();
  let looked = -Infinity;
  let looking: Promise<void> | undefined;
  const isOver = () => and(like(platformValues.name, `${prefix}%`), lt(platformValues.createdAt, new Date(now().getTime() - lifetime)));
  const write = async ({ db }: Store): Promise<void> => {
    const row = { name, value: hashes.join(' '), createdAt: now() };
    const set = { createdAt: row.createdAt };
    try {
      await db.delete(platformValues).where(isOver());
      await db.insert(platformValues).values(row).onConflictDoUpdate({ target: platformValues.name, set });
    } catch (error) {
      logFailure(log, error, { message: 'documents of this version could not be written down' });
    }
  };
  const look = async (): Promise<void> => {
    looked = performance.now();
    try {
      const { db } = await stores.identity();
      const rows = await db
        .select()
        .from(platformValues)
        .where(like(platformValues.name, `${prefix}%`));
      others = new Set(rows.filter((row) => row.name !== name).flatMap(({ value }) => value.split(' ')));
    } catch (error) {
      logFailure(log, error, { message: 'documents of other versions could not be read' });
    }
  };
  const refresh = (): Promise<void> => (looking ??= look().finally(() => (looking = undefined)));
  return {
    has: async (text) => {
      if (own.has(text)) return true;
      const hash = hashOfText(text);
      // Unknown documents cost one look a second, whoever sends how many.
      if (!others.has(hash) && (looking || performance.now() - looked >= pause)) await refresh();
      return others.has(hash);
    },
    opened: write,
    // A process that ran for weeks is seen last now.
    close: async () => {
      const store = stores.opened().find(({ kind }) => kind === 'identity');
      if (store) await write(store);
    },
  };
}

interface Sharing {
  stores: Pick<Stores, 'identity' | 'opened'>;
  now: () => Date;
  log: Logger;
}
