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
interface Notice {
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

/** Onlookers of records, in all processes. A process that dies is forgotten after a while. */
export function createPresence({ stores, log, alone, changed }: Options) {
  const process = randomBytes(6).toString('hex');
  const here = new Map<string, Map<object, Onlooker>>();
  const elsewhere = new Map<string, Map<string, { people: Notice['people']; until: number }>>();
  const before = new Map<string, string>();

  const own = (record: string): Notice['people'] =>
    distinct([...(here.get(record)?.values() ?? [])].map((one) => [one.identityId, one.editing]));
  const all = (record: string): Notice['people'] =>
    distinct([...own(record), ...[...(elsewhere.get(record)?.values() ?? [])].flatMap(({ people }) => people)]);
  const settle = (record: string): void => {
    const now = JSON.stringify(all(record));
    if (before.get(record) === now) return;
    if (now === '[]') before.delete(record);
    else before.set(record, now);
    changed(record);
  };
  const notify = (record: string): void => {
    if (alone) return;
    const notice: Notice = { process, record, people: own(record).slice(0, mostNotified) };
    const send = async () => (await stores.identity()).pool.query('select pg_notify($1, $2)', [channel, JSON.stringify(notice)]);
    send().catch((error: unknown) => logFailure(log, error, { message: 'onlookers could not be announced to other processes' }));
  };
  const subscriber = listening(channel, (payload) => {
    const notice = JSON.parse(payload) as Notice;
    if (notice.process === process) return;
    const places = elsewhere.get(notice.record) ?? new Map<string, { people: Notice['people']; until: number }>();
    if (notice.people.length > 0) places.set(notice.process, { people: notice.people, until: Date.now() + 3 * every });
    else places.delete(notice.process);
    if (places.size > 0) elsewhere.set(notice.record, places);
    else elsewhere.delete(notice.record);
    settle(notice.record);
  });
  const timer = setInterval(() => {
    for (const record of here.keys()) notify(record);
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
      notify(record);
      // A page that opens its stream anew comes back at once.
      return () =>
        void setTimeout(() => {
          people.delete(member);
          if (people.size === 0) here.delete(record);
          settle(record);
          notify(record);
        }, patience).unref();
    },
    of: (record: string): Onlooker[] => all(record).map(([identityId, editing]) => ({ identityId, editing })),
    stop: async () => {
      clearInterval(timer);
      await subscriber.stop();
    },
  };
}

/** A single entry for each person, in a fixed order, the editing ones first. */
function distinct(people: Notice['people']): Notice['people'] {
  const editing = new Map<string, boolean>();
  for (const [id, edits] of people) editing.set(id, edits || editing.get(id) === true);
  return [...editing].sort(([one, edits], [other, also]) => Number(also) - Number(edits) || (one < other ? -1 : 1));
}

const patience = 700;
const every = 20_000;
const mostNotified = 100;
