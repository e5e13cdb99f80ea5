import { and, eq, inArray, lt } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { logOutage, outageOf } from '../../database/outage.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Session } from '../../http/session.ts';
import type { Region } from '../../regions.ts';
import { dayOf } from './recording.ts';
import { rightUses } from './tenant.ts';

type Platform = Pick<RequestContext, 'stores' | 'now' | 'log'>;

interface Use {
  region: Region;
  customerId: string;
  userId: string;
  right: string;
  day: string;
}

/** Writes of a moment are one, in ms. */
const batchDelay = 2_000;
const mostNoted = 200_000;

interface Recorder {
  /** Day of the last note, by user and right: each is written once a day by each process. */
  noted: Map<string, string>;
  pending: Use[];
  timer: NodeJS.Timeout | undefined;
}

const recorders = new WeakMap<object, Recorder>();

function recorderOf({ stores }: Platform): Recorder {
  const known = recorders.get(stores) ?? { noted: new Map(), pending: [], timer: undefined };
  recorders.set(stores, known);
  return known;
}

/** Notes that a person used rights today, without waiting for the write. API keys are nobody's use. */
export function noteRights(platform: Platform, session: Session, rights: readonly string[]): void {
  if (session.apiKey) return;
  const recorder = recorderOf(platform);
  const day = dayOf(platform.now());
  const { region, customerId, userId } = session;
  for (const right of rights) {
    const key = `${userId} ${right}`;
    if (recorder.noted.get(key) === day) continue;
    if (recorder.noted.size >= mostNoted) recorder.noted.clear();
    recorder.noted.set(key, day);
    recorder.pending.push({ region, customerId, userId, right, day });
  }
  if (recorder.pending.length === 0 || recorder.timer) return;
  recorder.timer = setTimeout(() => void writeRights(platform), batchDelay);
  recorder.timer.unref();
}

/** Writes what is pending; a failed write is noted again with the next use. */
export async function writeRights(platform: Platform): Promise<void> {
  const recorder = recorderOf(platform);
  clearTimeout(recorder.timer);
  recorder.timer = undefined;
  const uses = recorder.pending.splice(0);
  for (const region of new Set(uses.map((use) => use.region))) {
    const own = uses.filter((use) => use.region === region);
    try {
      await write(platform, region, own);
    } catch (error) {
      for (const { userId, right } of own) recorder.noted.delete(`${userId} ${right}`);
      const cause = outageOf(error);
      if (cause) logOutage(platform.log, cause);
      else platform.log.error({ err: error }, 'the last use of rights was not written');
    }
  }
}

async function write({ stores }: Platform, region: Region, uses: readonly Use[]): Promise<void> {
  // In one order, against deadlocks of processes that note the same.
  const rows = [...new Map(uses.map((use) => [`${use.userId} ${use.right}`, use])).entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { customerId, userId, right, day }]) => ({ customerId, userId, right, firstOn: day, lastOn: day }));
  const store = await stores.region(region);
  await store.transaction(async (tx) => {
    const all = unscoped(tx);
    const made = new Set<string>();
    // A statement is of one customer, whose rows may be on a server of their own.
    for (const customer of [...new Set(rows.map((row) => row.customerId))].toSorted()) {
      const theirs = rows.filter((row) => row.customerId === customer);
      for (const { userId, right } of await all.insert(rightUses, theirs, rightUses.userId)) made.add(`${userId} ${right}`);
    }
    const known = rows.filter(({ userId, right }) => !made.has(`${userId} ${right}`));
    for (const { customerId, userId } of new Map(known.map((row) => [row.userId, row])).values()) {
      const own = known.filter((row) => row.userId === userId);
      for (const day of new Set(own.map((row) => row.lastOn))) {
        const rights = own.filter(({ lastOn }) => lastOn === day).map(({ right }) => right);
        const theirs = and(eq(rightUses.customerId, customerId), eq(rightUses.userId, userId));
        await all.update(rightUses, { lastOn: day }, and(theirs, inArray(rightUses.right, rights), lt(rightUses.lastOn, day)));
      }
    }
  });
}
