import type { Logger } from 'pino';
import { randomBytes } from 'node:crypto';
import { logFailure } from '../database/outage.ts';
import type { Store, Stores } from '../database/stores.ts';
import { listening } from '../jobs/listening.ts';

const channel = 'console_presence';

export interface Onlooker {
  identityId: string;
  editing: boolean;
}

/** Onlookers of a record in one process. */
interface Told {
  process: string;
  record: string;
  people: [identityId: string, editing: boolean][];
}

interface Options {
  stores: Stores;
  log: Logger;
  /** With embedded databases there is only this process. */
  alone: boolean;
  changed: (record: string) => void;
}

/** Who looks at which record, in all processes. A process that dies is forgotten after a while. */
export function createPresence({ stores, log, alone, changed }: Options) {
  const process = randomBytes(6).toString('hex');
  const here = new Map<string, Map<object, Onlooker>>();
  const elsewhere = new Map<string, Map<string, { people: Told['people']; until: number }>>();
  const before = new Map<string, string>();

  const own = (record: string): Told['people'] =>
    distinct([...(here.get(record)?.values() ?? [])].map((one) => [one.identityId, one.editing]));
  const all = (record: string): Told['people'] =>
    distinct([...own(record), ...[...(elsewhere.get(record)?.values() ?? [])].flatMap(({ people }) => people)]);
  const settle = (record: string): void => {
    const now = JSON.stringify(all(record));
    if (before.get(record) === now) return;
    if (now === '[]') before.delete(record);
    else before.set(record, now);
    changed(record);
  };
  const tell = (record: string): void => {
    if (alone) return;
    const told: Told = { process, record, people: own(record).slice(0, mostTold) };
    const send = async () => (await stores.identity()).pool.query('select pg_notify($1, $2)', [channel, JSON.stringify(told)]);
    send().catch((error: unknown) => logFailure(log, error, { message: 'onlookers could not be told to other processes' }));
  };
  const subscriber = listening(channel, (payload) => {
    const told = JSON.parse(payload) as Told;
    if (told.process === process) return;
    const places = elsewhere.get(told.record) ?? new Map<string, { people: Told['people']; until: number }>();
    if (told.people.length > 0) places.set(told.process, { people: told.people, until: Date.now() + 3 * every });
    else places.delete(told.process);
    if (places.size > 0) elsewhere.set(told.record, places);
    else elsewhere.delete(told.record);
    settle(told.record);
  });
  const timer = setInterval(() => {
    for (const record of here.keys()) tell(record);
    for (const [record, places] of elsewhere) {
      for (const [name, { until }] of places) if (until < Date.now()) places.delete(name);
      if (places.size === 0) elsewhere.delete(record);
      settle(record);
    }
    for (const store of alone ? [] : stores.opened()) void attach(store);
  }, every);
  timer.unref();
  const attach = async (store: Store): Promise<void> => {
    if (!alone && store.kind === 'identity') await subscriber.orLog(store, log);
  };

  return {
    attach,
    join(record: string, onlooker: Onlooker): () => void {
      const member = {};
      const people = here.get(record) ?? new Map<object, Onlooker>();
      here.set(record, people);
      people.set(member, onlooker);
      settle(record);
      tell(record);
      // A page that opens its stream anew comes back at once.
      return () =>
        void setTimeout(() => {
          people.delete(member);
          if (people.size === 0) here.delete(record);
          settle(record);
          tell(record);
        }, patience).unref();
    },
    of: (record: string): Onlooker[] => all(record).map(([identityId, editing]) => ({ identityId, editing })),
    stop: async () => {
      clearInterval(timer);
      await subscriber.stop();
    },
  };
}

export type Presence = ReturnType<typeof createPresence>;

/** One entry a person, in a fixed order, the editing ones first. */
function distinct(people: Told['people']): Told['people'] {
  const editing = new Map<string, boolean>();
  for (const [id, edits] of people) editing.set(id, edits || editing.get(id) === true);
  return [...editing].sort(([one, edits], [other, also]) => Number(also) - Number(edits) || (one < other ? -1 : 1));
}

const patience = 700;
const every = 20_000;
const mostTold = 100;
