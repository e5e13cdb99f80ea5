import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { and, eq, lt, sql } from 'drizzle-orm';
import { senderParts } from '../../domain/health.ts';
import { logFailure } from '../database/outage.ts';
import type { Stores } from '../database/stores.ts';
import type { Tools } from '../platform.ts';
import { platformParts as parts } from '../services/platform-health/identityTable.ts';
import { partId, writeReports } from './report.ts';
import type { PartReport } from './report.ts';
import { notesOf } from './senders.ts';
import { storeReports, within } from './stores.ts';

/** Between two heartbeats, and between two looks that readers cause, in ms. */
const [beat, fresh] = [15_000, 1000];
/** Longest wait of a reader, in ms. */
const patience = 1900;
/** Event-loop delay in ms from which a process is slow. */
const slowLoop = 250;
/** Rows of processes that were killed go after this time. */
const gone = sql`now() - interval '15 minutes'`;

export interface HealthWatch {
  /** Measures everything now, and resolves when it is written, or after a reader's patience. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

const watches = new WeakMap<Stores, HealthWatch>();

export const healthOf = (stores: Stores): HealthWatch | undefined => watches.get(stores);

/**
 * Writes a heartbeat of this process, and its look at all parts, to the identity store.
 * @param leads names of the stores whose recurring work this process does
 */
export function watchHealth(tools: Tools, leads: () => string[]): HealthWatch {
  const { stores, log, settings, version } = tools;
  const process = randomUUID().slice(0, 8);
  const startedAt = new Date();
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  let running: Promise<void> | undefined;
  let lookedAt = -Infinity;
  let isStopped = false;

  const ownReport = (): PartReport => {
    const delay = Math.max(0, Math.round(loop.percentile(99) / 1e6));
    const figures = {
      version,
      startedAt,
      memory: Math.round(globalThis.process.memoryUsage.rss() / 1_048_576),
      eventLoopDelay: delay,
      leads: leads().toSorted().join(', ') || null,
    };
    return { kind: 'PROCESS', name: 'PROCESS', process, state: delay < slowLoop ? 'HEALTHY' : 'DEGRADED', figures };
  };
  const senderReports = (): PartReport[] => {
    const notes = notesOf(stores);
    const { smtpUrl, smsUrl, syslogUrl, backgroundWork } = settings;
    const isSet = { MAIL_SENDER: smtpUrl, TEXT_MESSAGE_SENDER: smsUrl, SYSLOG_SENDER: syslogUrl, WEBHOOK_SENDER: true, ATS_SENDER: true };
    return backgroundWork
      ? senderParts.map((name) => ({
          ...{ kind: 'SENDER', name, state: isSet[name] ? 'HEALTHY' : 'UNUSED', figures: {} },
          ...(notes.has(name) && { notes: notes.get(name) ?? {} }),
        }))
      : [];
  };
  const write = async (isThorough: boolean): Promise<void> => {
    const identity = await stores.identity();
    const reports = [ownReport(), ...senderReports(), ...(await storeReports(tools, isThorough))];
    if (isStopped) return;
    await writeReports(identity, process, reports);
    await identity.db.delete(parts).where(and(eq(parts.kind, 'PROCESS'), lt(parts.reportedAt, gone)));
    lookedAt = performance.now();
  };
  const run = (isThorough: boolean): Promise<void> => {
    running ??= write(isThorough)
      .catch((error: unknown) => {
        if (!isStopped) logFailure(log, error, { message: 'the health of the platform could not be written' });
      })
      .finally(() => (running = undefined));
    return running;
  };
  const beatOnce = () => {
    const isOpen = stores.opened().some(({ kind }) => kind === 'identity');
    if (isOpen) void run(false).then(() => loop.reset());
  };
  const timer = setInterval(beatOnce, beat);
  timer.unref();
  const watch: HealthWatch = {
    look: async () => {
      if (isStopped || performance.now() - lookedAt < fresh) return;
      await within(run(true), patience).catch(() => undefined);
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      loop.disable();
      await running;
      const identity = stores.opened().find(({ kind }) => kind === 'identity');
      await identity?.db
        .delete(parts)
        .where(eq(parts.id, partId({ name: 'PROCESS', process })))
        .catch(() => undefined);
    },
  };
  watches.set(stores, watch);
  return watch;
}
