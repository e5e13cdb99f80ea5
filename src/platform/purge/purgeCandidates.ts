import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { despiteDeadlocks } from '../database/sqlState.ts';
import type { Database, Store } from '../database/stores.ts';
import { candidates } from '../database/tables/region.ts';
import { conflict } from '../errors.ts';
import type { Place, PurgeMode } from './place.ts';
import { identityPlaces, purgesOf, regionPlaces } from './places.ts';
import { among, covers, tracesOf } from './traces.ts';
import type { Traces } from './traces.ts';

interface Purging {
  customerId: string;
  candidateIds: readonly string[];
  mode: PurgeMode;
  now: Date;
  /** A further condition on the candidates, true still when it is done. */
  only?: SQL;
  /**
   * Done in the transaction that purges, with those that are: the audit entry stands or falls with it, and what it throws leaves them as they
   * were. Done again where the transaction is.
   */
  within: (tx: Database, purged: string[]) => Promise<void>;
}

/** Somebody who is changed while they are purged is found anew so many times. */
const tries = 5;

/**
 * The one purge of candidates: everything personal of theirs is removed or emptied, wherever `places` says that it lives, in both stores.
 * Answers those that were purged, and leaves out those that had been before; to be called in no transaction.
 *
 * No transaction spans two stores. The identity store's part is done first: as long as the region's row stands, it is known what to look
 * for, and whoever ends in between finds the candidate unpurged, and does both again.
 */
export async function purgeCandidates({ identity, home }: { identity: Store; home: Store }, purging: Purging): Promise<string[]> {
  const { customerId, candidateIds, mode, now, within } = purging;
  const how = { mode, now };
  const walk = async (places: Place[], tx: Database, traces: Traces) => {
    for (const place of places) await place(tx, traces, how);
  };
  for (let tried = 0; tried < tries; tried += 1) {
    const known = await tracesOf(home.db, customerId, candidateIds);
    await despiteDeadlocks(() =>
      identity.transaction(async (tx) => {
        await takeTime(tx);
        await walk(purgesOf(identityPlaces), tx, known);
      }),
    );
    const purged = await despiteDeadlocks(() =>
      home.transaction(async (tx) => {
        await takeTime(tx);
        await takeTurn(tx, customerId);
        const ids = await lock(tx, purging);
        const traces = await tracesOf(tx, customerId, ids);
        // Somebody was given another address meanwhile: the identity store was not looked through for that one.
        if (!covers(known, traces)) return undefined;
        if (ids.length === 0) return ids;
        await walk(purgesOf(regionPlaces), tx, traces);
        await within(tx, ids);
        return ids;
      }),
    );
    if (purged) return purged;
  }
  throw conflict('This candidate is being changed at this moment. Please try again.', { reason: 'CONCURRENT_CHANGE' });
}

/** What a customer was sent and did is looked through row by row, which may take longer than anybody would wait for an answer. */
const takeTime = (tx: Database): Promise<unknown> => tx.execute(sql`set local statement_timeout = '10min'`);

/** Purges of a customer come one after the other, in all processes: they look through the same rows of events, in no certain order. */
export const takeTurn = (tx: Database, customerId: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('purge of ' || current_schema() || ${customerId}::text))`);

/** A candidate that was de-identified may be deleted later; otherwise whoever is purged stays as they are. */
async function lock(tx: Database, { customerId, candidateIds, mode, only }: Purging): Promise<string[]> {
  const unpurged = mode === 'deidentify' ? isNull(candidates.purgedAt) : undefined;
  const rows = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(eq(candidates.customerId, customerId), among(candidates.id, candidateIds), unpurged, only))
    .orderBy(candidates.id)
    .for('update');
  return rows.map(({ id }) => id);
}
