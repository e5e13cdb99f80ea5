import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { PartKind, PartName, PartState } from '../../../domain/health.ts';
import { id, time } from '../../database/tables/columns.ts';
import type { Region } from '../../regions.ts';

/** Last report about each part of the platform, by whichever process measured it. */
export const platformParts = pgTable(
  'platform_parts',
  {
    id: id().primaryKey(),
    kind: text('kind').$type<PartKind>().notNull(),
    name: text('name').$type<PartName>().notNull(),
    /** Missing for what is no region's. */
    region: text('region').$type<Region>(),
    /** Short id of a process, which names no machine. */
    process: text('process'),
    /** As it was reported; the list's state also regards how old the report is. */
    reported: text('reported').$type<PartState>().notNull(),
    reporter: text('reporter').notNull(),
    reportedAt: time('reported_at').notNull(),
    /** Time since which reports are the same. */
    since: time('since').notNull(),
    /** Time of the figures below: they stay while they can't be measured. */
    measuredAt: time('measured_at'),
    /** Milliseconds, as `replicaLag` and `eventLoopDelay` are. */
    latency: integer('latency'),
    isReadOnly: boolean('is_read_only'),
    /** Missing without a replica. */
    isReplicaUsed: boolean('is_replica_used'),
    replicaLag: integer('replica_lag'),
    /** Megabytes, as `memory` is. */
    size: integer('size'),
    connections: integer('connections'),
    connectionLimit: integer('connection_limit'),
    migration: text('migration'),
    isMigrationKnown: boolean('is_migration_known'),
    waiting: integer('waiting'),
    oldestAt: time('oldest_at'),
    succeededAt: time('succeeded_at'),
    failedAt: time('failed_at'),
    error: text('error'),
    failingSince: time('failing_since'),
    version: text('version'),
    startedAt: time('started_at'),
    memory: integer('memory'),
    eventLoopDelay: integer('event_loop_delay'),
    /** Stores whose recurring work it does, separated by commas. */
    leads: text('leads'),
  },
  (table) => [index('platform_parts_kind').on(table.kind, table.name, table.id)],
);
