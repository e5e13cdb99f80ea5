import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { despiteDeadlocks } from '../database/sqlState.ts';
import type { Database, Store } from '../database/stores.ts';
import { candidates } from '../services/candidates/table.ts';
import { conflict } from '../errors.ts';
import type { PurgeStep, PurgeMode } from './place.ts';
import { identityPlaces, purgesOf, regionPlaces } from './places.ts';
import { isOneOf, covers, tracesOf } from './traces.ts';
import type { Traces } from './traces.ts';

interface Purging {
  customerId: string;
  candidateIds: readonly string[];
  mode: PurgeMode;
  now: Date;
  only?: SQL;
  /** Runs in the purging transaction, and again on a retry: audits the purge, or aborts it by throwing. */
  within: (tx: Database, purged: string[]) => Promise<void>;
}

const tries = 5;

/** Call it outside transactions. Identity store first: an interrupted purge finds its traces in the region, and repeats both. */
export async function purgeCandidates({ identity, home }: { identity: Store; home: Store }, purging: Purging): Promise<string[]> {
  const { customerId, candidateIds, mode, now, within } = purging;
  const how = { mode, now };
  const walk = async (places: PurgeStep[], tx: Database, traces: Traces) => {
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
        // The address changed meanwhile: search the identity store again.
        if (!covers(known, traces)) return undefined;
        if (ids.length === 0) return ids;
        await walk(purgesOf(regionPlaces), tx, traces);
        await within(tx, ids);
        return ids;
      }),
    );
    if (purged) return purged;
  }
  throw conflict('This candidate is being changed right now. Please try again.', { reason: 'CONCURRENT_CHANGE' });
}

const takeTime = (tx: Database): Promise<unknown> => tx.execute(sql`set local statement_timeout = '10min'`);

/** Runs purges of a customer one after the other, since they lock the same events in no fixed order. */
export const takeTurn = (tx: Database, customerId: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('purge of ' || current_schema() || ${customerId}::text))`);

async function lock(tx: Database, { customerId, candidateIds, mode, only }: Purging): Promise<string[]> {
  const unpurged = mode === 'deidentify' ? isNull(candidates.purgedAt) : undefined;
  const rows = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(eq(candidates.customerId, customerId), isOneOf(candidates.id, candidateIds), unpurged, only))
    .orderBy(candidates.id)
    .for('update');
  return rows.map(({ id }) => id);
}
