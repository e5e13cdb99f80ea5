import { and, eq } from 'drizzle-orm';
import pLimit from 'p-limit';
import { logFailure } from '../../database/outage.ts';
import { unscoped } from '../../database/scoped.ts';
import { despiteDeadlocks } from '../../database/sqlState.ts';
import type { Store } from '../../database/stores.ts';
import { pauseAfter } from '../../jobs/backoff.ts';
import { woken } from '../../jobs/woken.ts';
import type { WokenJob } from '../../jobs/woken.ts';
import type { Tools } from '../../platform.ts';
import type { AtsTenant } from '../ats-inbound/caller.ts';
import { atsTenants } from '../ats-tenants/tenant.ts';
import { claim, dueTenants, isOvertaken } from './claim.ts';
import { createCredentials } from './credential.ts';
import { deliver } from './deliver.ts';
import type { Outcome } from './deliver.ts';
import { reportsChannel } from './queue.ts';
import type { RequestRow } from './queue.ts';
import { settle } from './settle.ts';

const interval = 5_000;
/** Connections that are served at once, and reports to each of them. */
const [atOnce, perTenant] = [8, 10];

/** Sends queued reports: an application's in their order, those of several at once. Each process takes its share. */
export function startReports(tools: Tools): WokenJob {
  const { settings, log, now } = tools;
  const credentials = createCredentials({ settings, now });
  const limit = pLimit(atOnce);
  /** By connection, so that one that is slow holds up no other. */
  const serving = new Map<string, Promise<void>>();

  const serve = async (store: Store, first: AtsTenant, stop: AbortSignal): Promise<void> => {
    let tenant = first;
    for (;;) {
      // An ATS that failed is tried with one report first.
      const most = tenant.failures > 0 ? 1 : perTenant;
      const rows = stop.aborted ? [] : await claim(store, tenant, now(), most);
      const outcomes = await Promise.all(rows.map((row) => send(store, row, tenant, stop)));
      // An ATS that takes others is well, unless it names a pause.
      const isWell = outcomes.some((outcome) => outcome?.result === 'done');
      const pauses = outcomes.flatMap((outcome) => outcome?.pause ?? []).filter((pause) => pause !== true || !isWell);
      if (pauses.length > 0) return note(store, tenant, pauses);
      if (tenant.failures > 0 && outcomes.some(Boolean)) tenant = await recovered(store, tenant);
      // Each outcome makes the next report of its application due.
      if (rows.length === 0) return;
    }
  };

  const send = async (store: Store, row: RequestRow, tenant: AtsTenant, stop: AbortSignal): Promise<Outcome | undefined> => {
    try {
      const outcome = (await isOvertaken(store, row))
        ? ({ result: 'ignored', response: { status: null, data: { reason: 'A newer request was done.' } } } as const)
        : await deliver(row, tenant, { settings, credentials, stop });
      // Given up by a process that ends: its lease ends soon, and another one tries.
      if (stop.aborted && outcome.result === 'later') return undefined;
      await despiteDeadlocks(() => settle(store, row, outcome, now()));
      return outcome;
    } catch (error) {
      logFailure(log, error, { message: 'a report to an ATS could not be sent', request: row.id });
      return undefined;
    }
  };

  const note = async (store: Store, tenant: AtsTenant, pauses: (number | true)[]): Promise<void> => {
    const failures = tenant.failures + 1;
    const named = Math.max(0, ...pauses.map((pause) => (pause === true ? 0 : pause)));
    const pausedUntil = new Date(now().getTime() + Math.max(named, Math.min(pauseAfter(failures), longestPause)));
    await unscoped(store.db).update(atsTenants, { failures, pausedUntil }, ofTenant(tenant));
    log.warn({ connection: tenant.id, ats: tenant.atsName, failures }, 'an ATS does not take reports');
  };

  const recovered = async (store: Store, tenant: AtsTenant): Promise<AtsTenant> => {
    await unscoped(store.db).update(atsTenants, { failures: 0, pausedUntil: null }, ofTenant(tenant));
    return { ...tenant, failures: 0, pausedUntil: null };
  };

  const work = async (stop: AbortSignal) => {
    for (const store of tools.stores.opened().filter(({ region }) => region)) {
      try {
        for (const tenant of (await dueTenants(store, now())).filter(({ id }) => !serving.has(id)))
          serving.set(
            tenant.id,
            limit(() => serve(store, tenant, stop))
              .catch((error: unknown) => logFailure(log, error, { message: 'reports to an ATS could not be sent', connection: tenant.id }))
              .finally(() => serving.delete(tenant.id)),
          );
      } catch (error) {
        if (!stop.aborted) logFailure(log, error, { message: 'reports to ATSs could not be read' });
      }
    }
  };
  const job = woken({ log, channel: reportsChannel, interval, pause: 50 }, work);
  const served = async () => void (await Promise.all(serving.values()));
  return { ...job, run: () => job.run().then(served), stop: () => job.stop().then(served) };
}

/** Between tries of an ATS that fails, in ms. */
const longestPause = 5 * 60_000;

const ofTenant = ({ customerId, id }: AtsTenant) => and(eq(atsTenants.customerId, customerId), eq(atsTenants.id, id));
