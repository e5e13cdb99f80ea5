import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { logFailure } from '../database/outage.ts';
import type { Store, Stores } from '../database/stores.ts';
import { jobLeases } from '../services/background-jobs/identityTable.ts';
import { leadStore } from './leadStore.ts';
import type { Leading } from './leadStore.ts';
import type { Sweep } from './sweep.ts';

/** In milliseconds. */
export interface Timing {
  /** Time between two looks for due runs. */
  beat: number;
  /** How long a process that was killed keeps others from its work. */
  lease: number;
  /** Time from the opening of a store to its first run, so that the first requests don't wait for it. */
  first: number;
}

const usual: Timing = { beat: 1_000, lease: 20_000, first: 3_000 };
/** Beats from one renewal of the lease to the next. */
const renewsEvery = 5;

export interface Sweeps {
  opened(store: Store): void;
  /** Names of the stores whose recurring work this process does. */
  leads(): string[];
  stop(): Promise<void>;
}

/** Starts the recurring work of open stores. Each is done in one process at a time: the one that has the store's lease. */
export function startSweeps(
  { stores, log }: { stores: Pick<Stores, 'opened' | 'identity'>; log: Logger },
  sweeps: readonly Sweep[],
  timing = usual,
): Sweeps {
  const { beat, lease, first } = timing;
  const holder = `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`;
  const led = new Map<Store, { leading: Leading; since: number }>();
  const looking = new Map<Store, Promise<void>>();
  let isStopped = false;

  const look = async (store: Store): Promise<void> => {
    const at = performance.now();
    try {
      const isOurs = await take(await stores.identity(), store, holder, lease);
      if (isStopped) return;
      const known = led.get(store);
      if (!isOurs) return leave(store);
      led.set(store, { leading: known?.leading ?? leadStore(store, sweeps, { stores, log, first }), since: at });
      await led.get(store)?.leading.sync();
    } catch (error) {
      if (!isStopped)
        logFailure(log, error, { message: 'the recurring work of a store could not be taken', store: store.region ?? store.kind });
      const known = led.get(store);
      if (known && performance.now() - known.since > lease) leave(store);
    }
  };
  const leave = (store: Store): void => {
    void led.get(store)?.leading.stop();
    led.delete(store);
  };
  const opened = (store: Store): void => {
    if (isStopped || looking.has(store)) return;
    looking.set(
      store,
      look(store).finally(() => looking.delete(store)),
    );
  };
  let beats = 0;
  const timer = setInterval(() => {
    for (const { leading } of led.values()) leading.runDue();
    beats += 1;
    if (beats % renewsEvery === 0) stores.opened().forEach(opened);
  }, beat);
  timer.unref();
  return {
    opened,
    leads: () => [...led.keys()].map(({ kind, region }) => region ?? kind),
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(looking.values());
      await Promise.all(sweeps.map((each) => each.stop()));
      await Promise.all([...led.values()].map(({ leading }) => leading.stop()));
      const identity = stores.opened().find(({ kind }) => kind === 'identity');
      if (led.size > 0)
        await identity?.db
          .delete(jobLeases)
          .where(eq(jobLeases.holder, holder))
          .catch(() => undefined);
    },
  };
}

/** By the clock of the database, which is one for all. A data folder has one process, whatever the lease says. */
async function take({ db }: Store, { kind, region, embedded }: Store, holder: string, lease: number): Promise<boolean> {
  const until = sql`now() + ${lease} * interval '1 millisecond'`;
  const { rows } = await db.execute(sql`
    insert into ${jobLeases} as known (store, holder, until) values (${region ?? kind}, ${holder}, ${until})
    on conflict (store) do update set holder = excluded.holder, until = excluded.until
    where known.holder = excluded.holder or known.until < now() or ${embedded}
    returning store`);
  return rows.length > 0;
}
