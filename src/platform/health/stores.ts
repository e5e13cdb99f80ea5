import { sql } from 'drizzle-orm';
import type { PartName, PartState } from '../../domain/health.ts';
import type { Settings } from '../context.ts';
import { migrationsOf, neededMigrations } from '../database/migrate.ts';
import { outageOf } from '../database/outage.ts';
import { storeName } from '../database/stores.ts';
import type { Store, Stores } from '../database/stores.ts';
import { regions } from '../regions.ts';
import { owedEntries, partsOf, queueFigures } from './queues.ts';
import type { Figures, PartReport } from './report.ts';

/** Longest wait for a store, in ms. */
const patience = 1500;
/** A probe that takes longer, in ms, and a message that waits longer, in seconds, are reported. */
const [slow, late, veryLate] = [500, 300, 3600];

class Late extends Error {
  readonly code = 'TIMEOUT';
}

export function within<Value>(work: Promise<Value>, ms = patience): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late()), ms);
    timer.unref();
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** Reports of the stores, and of the queues in them: none takes longer than a probe. */
export async function storeReports(
  { stores, settings }: { stores: Stores; settings: Settings },
  isThorough: boolean,
): Promise<PartReport[]> {
  const all = await Promise.all(
    (['identity', ...regions] as const).map(async (name) => {
      const opening = openingOf(stores, name, isThorough && settings.databases !== undefined);
      const part = { kind: 'STORE', name: name === 'identity' ? 'IDENTITY_STORE' : 'REGION_STORE' } as const;
      const region = name === 'identity' ? undefined : name;
      if (!opening) return [{ ...part, region, state: 'UNUSED' } satisfies PartReport];
      try {
        const store = await within(opening);
        return [{ ...part, region, ...(await measure(store)) }, ...(await within(queueReports(store)))];
      } catch (error) {
        return [{ ...part, region, state: stateOf(error, stores, name), error: codeOf(error) }, ...unknownQueues(name)];
      }
    }),
  );
  return all.flat();
}

/** An embedded store is opened by its first use, which a look at the health is none. */
function openingOf(stores: Stores, name: 'identity' | (typeof regions)[number], opens: boolean): Promise<Store> | undefined {
  const open = stores.opened().find((store) => storeName(store) === name);
  if (open) return Promise.resolve(open);
  if (opens) return name === 'identity' ? stores.identity() : stores.region(name);
  return stores.retried((each) => each === name)[0]?.store;
}

async function measure(store: Store): Promise<{ state: PartState; figures: Figures }> {
  const begun = performance.now();
  const { rows } = await within(store.db.execute(store.embedded ? embeddedProbe : probe));
  const latency = Math.round(performance.now() - begun);
  const row = rows[0] as unknown as Probe;
  const { known, needed } = migrationsFor(store.kind);
  const isMigrationKnown = known.has(row.migration ?? '');
  const { replica } = store;
  const lag = replica?.lag();
  const figures: Figures = {
    ...{ latency, size: row.size, migration: row.migration?.replace(/\.sql$/, '') ?? null, isMigrationKnown, isReadOnly: row.is_read_only },
    ...{ connections: row.connections, connectionLimit: row.connection_limit },
    ...(replica && { isReplicaUsed: replica.isUsed(), replicaLag: lag === undefined ? null : Math.round(lag) }),
  };
  const isFull = row.connections !== null && row.connection_limit !== null && row.connections > 0.9 * row.connection_limit;
  const isWell = isMigrationKnown && row.applied >= needed && !row.is_read_only && latency < slow && !isFull && replica?.isUsed() !== false;
  return { state: isWell ? 'HEALTHY' : 'DEGRADED', figures };
}

interface Probe {
  migration: string | null;
  applied: number;
  size: number;
  is_read_only: boolean;
  connections: number | null;
  connection_limit: number | null;
}

const common = sql`select (select name from migrations order by name desc limit 1) as migration,
  (select count(*)::int from migrations) as applied, (pg_database_size(current_database()) / 1048576)::int as size,
  pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as is_read_only`;
const probe = sql`${common}, (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
  current_setting('max_connections')::int as connection_limit`;
/** An embedded database has one session. */
const embeddedProbe = sql`${common}, null as connections, null as connection_limit`;

/** By kind of store, the names of its migrations, and how many it can't do without. */
const migrations = new Map<Store['kind'], { known: ReadonlySet<string>; needed: number }>();

function migrationsFor(kind: Store['kind']): { known: ReadonlySet<string>; needed: number } {
  const found = migrations.get(kind);
  if (found) return found;
  const all = migrationsOf(kind);
  const made = { known: new Set(all.map(({ name }) => name)), needed: neededMigrations(kind).length };
  migrations.set(kind, made);
  return made;
}

async function queueReports(store: Store): Promise<PartReport[]> {
  const figures = await queueFigures(store);
  const reports = partsOf(store.kind).map(({ kind, part }): PartReport => {
    const { count = 0, seconds = 0 } = figures.find((each) => each.kind === kind) ?? {};
    const oldestAt = count > 0 ? new Date(Date.now() - seconds * 1000) : null;
    return { kind: 'QUEUE', name: part, region: store.region, state: queueState(count, seconds), figures: { waiting: count, oldestAt } };
  });
  if (store.kind === 'region') return reports;
  // They have no time of their own, so nobody knows if those that wait are late.
  const owed = await owedEntries(store);
  const relays = regions.map((region): PartReport => {
    const waiting = owed.find((each) => each.region === region)?.count ?? 0;
    return { kind: 'QUEUE', name: 'AUDIT_RELAY_QUEUE', region, state: waiting === 0 ? 'HEALTHY' : 'UNKNOWN', figures: { waiting } };
  });
  return [...reports, ...relays];
}

function queueState(count: number, seconds: number): PartState {
  if (count === 0 || seconds < late) return 'HEALTHY';
  return seconds < veryLate ? 'DEGRADED' : 'DOWN';
}

/** Figures that are not measured now are not known, whatever they were. */
const unknownQueues = (name: 'identity' | (typeof regions)[number]): PartReport[] =>
  partsOf(name === 'identity' ? 'identity' : 'region').map(({ part }) => ({
    ...{ kind: 'QUEUE', name: part satisfies PartName, region: name === 'identity' ? undefined : name, state: 'UNKNOWN' },
  }));

/** A connection that none of the pool's is free for says nothing about the database. */
function stateOf(error: unknown, stores: Stores, name: string): PartState {
  const store = stores.opened().find((each) => storeName(each) === name);
  const isBusy = error instanceof Late && store !== undefined && (store.embedded || store.pool.waitingCount > 0);
  return isBusy ? 'UNKNOWN' : 'DOWN';
}

/** No message, which may name a host. */
function codeOf(error: unknown): string {
  const outage = error instanceof Error && error.name === 'MigrationError' ? 'MIGRATION' : outageOf(error);
  const { code, name } = error as { code?: unknown; name?: unknown };
  return (outage ?? String(typeof code === 'string' ? code : (name ?? 'unknown'))).slice(0, 100);
}
