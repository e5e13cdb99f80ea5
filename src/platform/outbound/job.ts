import { and, eq, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { logFailure } from '../database/outage.ts';
import { unscoped } from '../database/scoped.ts';
import { despiteDeadlocks } from '../database/sqlState.ts';
import type { Store } from '../database/stores.ts';
import { pauseAfter } from '../jobs/backoff.ts';
import { woken } from '../jobs/woken.ts';
import type { WokenJob } from '../jobs/woken.ts';
import type { Tools } from '../platform.ts';
import { noteSending } from '../health/senders.ts';
import { claim, dueTargets } from './claim.ts';
import type { Call, Lane, Target } from './lane.ts';
import { well } from './reached.ts';
import { settle } from './settle.ts';
import type { Outcome } from './settle.ts';

const interval = 5_000;
/** Targets that are served at once, and calls to each of them. */
const [atOnce, perTarget] = [8, 10];

/** Sends the calls of a lane: those about one record in their order, those about several at once. Each process takes its share. */
export function startLane<Own extends Call, To extends Target>(
  tools: Tools,
  lane: Lane<Own, To>,
  send: (store: Store, row: Own, target: To, stop: AbortSignal) => Promise<Outcome>,
  switchOff?: (store: Store, target: To) => Promise<void>,
): WokenJob {
  const { log, now } = tools;
  const limit = pLimit(atOnce);
  /** By target, so that one that is slow holds up no other. */
  const serving = new Map<string, Promise<void>>();
  /** Targets with new calls while they were served, perhaps after the last look at their queue. */
  const missed = new Set<string>();

  const serve = async (store: Store, first: To, stop: AbortSignal): Promise<void> => {
    let target = first;
    for (;;) {
      // A target that failed is tried with one call first.
      const most = target.failures > 0 ? 1 : perTarget;
      const rows = stop.aborted ? [] : await claim(store, lane, target, now(), most);
      const outcomes = await Promise.all(rows.map((row) => sendOne(store, row, target, stop)));
      if (switchOff && outcomes.some((outcome) => outcome?.isGone)) return switchOff(store, target);
      // A target that takes others is well, unless it names a pause.
      const isWell = outcomes.some((outcome) => outcome?.result === 'done');
      const pauses = outcomes.flatMap((outcome) => outcome?.pause ?? []).filter((pause) => pause !== true || !isWell);
      if (pauses.length > 0) return note(store, target, pauses);
      if (target.failures > 0 && outcomes.some(Boolean)) target = await recovered(store, target);
      // Each outcome makes the next call about its record due.
      if (rows.length === 0) return;
    }
  };

  const sendOne = async (store: Store, row: Own, target: To, stop: AbortSignal): Promise<Outcome | undefined> => {
    try {
      const outcome = await send(store, row, target, stop);
      // Given up by a process that ends: its lease ends soon, and another one tries.
      if (stop.aborted && outcome.result === 'later') return undefined;
      noteSending(tools.stores, lane.sender, outcome.result === 'later' ? String(outcome.response.status ?? 'NO_ANSWER') : undefined);
      await despiteDeadlocks(() => settle(store, lane, row, outcome, now()));
      return outcome;
    } catch (error) {
      logFailure(log, error, { message: 'a call could not be sent', lane: lane.channel, call: row.id });
      return undefined;
    }
  };

  const note = async (store: Store, target: To, pauses: (number | true)[]): Promise<void> => {
    const failures = target.failures + 1;
    const named = Math.max(0, ...pauses.map((pause) => (pause === true ? 0 : pause)));
    const pausedUntil = new Date(now().getTime() + Math.max(named, Math.min(pauseAfter(failures), longestPause)));
    const failingSince = sql`coalesce(${lane.targets.failingSince}, ${now().toISOString()}::timestamptz)`;
    await unscoped(store.db).update(lane.targets, { failures, pausedUntil, failingSince }, ofTarget(target));
    log.warn({ lane: lane.channel, target: target.id, failures }, 'an address does not take calls');
  };

  const recovered = async (store: Store, target: To): Promise<To> => {
    await unscoped(store.db).update(lane.targets, well, ofTarget(target));
    return { ...target, ...well };
  };

  const ofTarget = ({ customerId, id }: To) => and(eq(lane.targets.customerId, customerId), eq(lane.targets.id, id));

  const serveAll = (store: Store, target: To, stop: AbortSignal): Promise<void> =>
    limit(() => serve(store, target, stop))
      .catch((error: unknown) => logFailure(log, error, { message: 'calls could not be sent', lane: lane.channel, target: target.id }))
      .finally(() => {
        serving.delete(target.id);
        if (missed.delete(target.id)) void job.run();
      });

  const work = async (stop: AbortSignal) => {
    for (const store of tools.stores.opened().filter(({ region }) => region)) {
      try {
        for (const target of await dueTargets(store, lane, now())) {
          if (serving.has(target.id)) missed.add(target.id);
          else serving.set(target.id, serveAll(store, target, stop));
        }
      } catch (error) {
        if (!stop.aborted) logFailure(log, error, { message: 'calls could not be read', lane: lane.channel });
      }
    }
  };
  const job = woken({ log, channel: lane.channel, interval, pause: 50 }, work);
  const served = async () => void (await Promise.all(serving.values()));
  return { ...job, run: () => job.run().then(served), stop: () => job.stop().then(served) };
}

/** Between tries of a target that fails, in ms. */
const longestPause = 5 * 60_000;
