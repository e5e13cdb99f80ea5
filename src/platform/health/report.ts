import { getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { partStates } from '../../domain/health.ts';
import type { PartKind, PartName, PartState } from '../../domain/health.ts';
import type { Store } from '../database/stores.ts';
import { derivedId } from '../ids.ts';
import type { Region } from '../regions.ts';
import { platformParts as parts } from '../services/platform-health/identityTable.ts';
import type { SenderNotes } from './senders.ts';

type Row = typeof parts.$inferInsert;

export const figureNames = [
  ...(['latency', 'isReadOnly', 'isReplicaUsed', 'replicaLag', 'size', 'connections', 'connectionLimit'] as const),
  ...(['migration', 'isMigrationKnown', 'waiting', 'oldestAt'] as const),
  ...(['version', 'startedAt', 'memory', 'eventLoopDelay', 'leads'] as const),
] as const;

export type Figures = Partial<Pick<Row, (typeof figureNames)[number]>>;

export interface PartReport {
  kind: PartKind;
  name: PartName;
  region?: Region | undefined;
  process?: string;
  state: PartState;
  error?: string;
  /** Missing if nothing could be measured: the last figures stay. */
  figures?: Figures;
  notes?: SenderNotes;
}

/** The same in each process. */
export const partId = ({ name, region, process }: Pick<PartReport, 'name' | 'region' | 'process'>): string =>
  derivedId('platform part', name, region ?? '', process ?? '');

/** A better report of another process waits so long, in ms: a store that one process can't reach is not healthy. */
const holds = 30_000;

/** Writes reports of one process; of several about one part, the worst one counts. */
export async function writeReports({ db }: Pick<Store, 'db'>, reporter: string, reports: readonly PartReport[]): Promise<void> {
  if (reports.length === 0) return;
  // The same order in all processes, so that two can't wait for each other.
  const rows = reports.map((report) => rowOf(report, reporter)).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  await db
    .insert(parts)
    .values(rows)
    .onConflictDoUpdate({
      target: parts.id,
      set,
      setWhere: sql`${rank(sql`excluded.reported`)} <= ${rank(parts.reported)} or ${parts.reporter} = excluded.reporter
        or ${parts.reportedAt} < now() - ${holds} * interval '1 millisecond'`,
    });
}

function rowOf({ kind, name, region, process, state, error, figures, notes }: PartReport, reporter: string): Row {
  const none = Object.fromEntries(figureNames.map((figure) => [figure, null])) as Figures;
  const time = sql`now()`;
  const { succeededAt = null, failedAt = null, failingSince = null } = notes ?? {};
  return {
    ...none,
    ...figures,
    ...{ id: partId({ name, region, ...(process && { process }) }), kind, name, region: region ?? null, process: process ?? null },
    ...{ reported: state, reporter, reportedAt: time, since: time, measuredAt: figures ? time : null },
    ...{ succeededAt, failedAt, failingSince, error: error ?? notes?.error ?? null },
  } as unknown as Row;
}

const names = getTableColumns(parts);
const sent = (key: keyof typeof names): SQL => sql.raw(`excluded.${names[key].name}`);
const rank = (state: unknown): SQL =>
  sql`array_position(${sql.raw(`array[${partStates.map((each) => `'${each}'`).join(', ')}]`)}, ${state})`;
const isSender = sql`${parts.kind} = 'SENDER'`;

const set: Record<string, SQL> = {
  ...Object.fromEntries(
    figureNames.map((key) => [key, sql`case when excluded.measured_at is null then ${parts[key]} else ${sent(key)} end`]),
  ),
  reported: sent('reported'),
  reporter: sent('reporter'),
  reportedAt: sent('reportedAt'),
  measuredAt: sql`coalesce(excluded.measured_at, ${parts.measuredAt})`,
  since: sql`case when ${parts.reported} = excluded.reported then ${parts.since} else excluded.since end`,
  // Each process knows what it sent itself: the newest of all counts.
  succeededAt: sql`greatest(${parts.succeededAt}, excluded.succeeded_at)`,
  failedAt: sql`greatest(${parts.failedAt}, excluded.failed_at)`,
  error: sql`case when not ${isSender} or ${parts.failedAt} is null or excluded.failed_at > ${parts.failedAt}
    then excluded.error else ${parts.error} end`,
  failingSince: sql`case when greatest(${parts.succeededAt}, excluded.succeeded_at) >= greatest(${parts.failedAt}, excluded.failed_at)
    then null else greatest(coalesce(${parts.failingSince}, excluded.failing_since), ${parts.succeededAt}, excluded.succeeded_at) end`,
};
