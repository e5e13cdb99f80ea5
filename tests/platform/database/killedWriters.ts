import { chance } from '../../../src/platform/demo/deterministic.ts';
import type { Client } from './killedClient.ts';
import { Refused } from './killedClient.ts';
import type { State, Thing } from './killedLedger.ts';

export interface Place {
  scope: Record<'organizationId' | 'customerId' | 'hierarchyId', string>;
  workflow: { _id: string; name: string; stages: object[] };
}

interface Writing {
  things: Thing[];
  acknowledged: number;
  /** Refused or failed though the server was there. */
  failed: number;
  /** Somebody was refused what must not be refused, and stopped; `stop` says what. */
  hasFailed: () => boolean;
  stop: () => Promise<void>;
}

interface Made {
  _id: string;
  externalVacancyId?: string;
  version?: number;
}

const kinds = ['group', 'user', 'vacancy'] as const;
const operations = {
  group: { update: 'ORGUpdateGroup', archive: 'ORGArchiveGroups', restore: 'ORGRestoreGroups', create: 'ORGCreateGroup' },
  user: { update: 'ORGUpdateUser', archive: 'ORGArchiveUsers', restore: 'ORGRestoreUsers', create: 'ORGCreateEndUser' },
  vacancy: {
    update: 'AppsUpdateVacancyByExternalVacancyId',
    archive: 'AppsArchiveVacanciesByExternalVacancyIds',
    restore: 'AppsRestoreVacanciesByExternalVacancyIds',
    create: 'AppsCreateVacancy',
  },
};

/** Writers that create, change, archive and restore their own rows at the same time, and record the answers. */
export function startWriters(client: Client, place: Place, things: Thing[], seed: string, count = 4): Writing {
  const stopping = new AbortController();
  const faults: string[] = [];
  const writing: Writing = { things, acknowledged: 0, failed: 0, hasFailed: () => faults.length > 0, stop: async () => undefined };
  const work = async (own: Thing[], name: string) => {
    const luck = chance(seed, name);
    for (let step = 0; !stopping.signal.aborted; step += 1) {
      const ready = own.filter((thing) => thing.state && !thing.open);
      const thing = luck.happens(0.5) && ready.length > 0 ? luck.pick(ready.slice(-20)) : undefined;
      const text = `${name} ${step}`;
      try {
        if (thing) await changeOne(client, place, thing, text, luck.happens(0.5));
        else await makeOne(client, place, own, things, luck.pick(kinds), text);
        writing.acknowledged += 1;
      } catch (error) {
        if (stopping.signal.aborted) return;
        // A refusal of the input itself would repeat for ever: a fault of the test, or a lost row.
        if (error instanceof Refused && ['BAD_USER_INPUT', 'NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED'].includes(error.code))
          return void faults.push(error.message);
        writing.failed += 1;
        await new Promise((done) => setTimeout(done, 50));
      }
    }
  };
  const all = Array.from({ length: count }, (_, index) => {
    const name = `${seed} w${index}`;
    return work(
      things.filter(({ key }) => key.endsWith(`.w${index}@made.example`)),
      name,
    );
  });
  writing.stop = async () => {
    stopping.abort();
    await Promise.all(all);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  };
  return writing;
}

async function makeOne(client: Client, place: Place, own: Thing[], things: Thing[], kind: Thing['kind'], text: string): Promise<void> {
  const key = `${text.replaceAll(' ', '-').toLowerCase()}.w${text.split(' ').at(-2)?.slice(1)}@made.example`;
  const operation = operations[kind].create;
  const state: State = { text, archived: false };
  const thing: Thing = { kind, key, id: '', externalId: '', state: undefined, version: 1, done: {}, open: { operation, state } };
  own.push(thing);
  things.push(thing);
  const made = await client.ask<Made>(operation, creation(kind, place, key, text));
  acknowledge(thing, operation, state);
  Object.assign(thing, { id: made._id, externalId: made.externalVacancyId ?? '', version: made.version ?? 1 });
}

function creation(kind: Thing['kind'], { scope, workflow }: Place, key: string, text: string): object {
  if (kind === 'group') return { group: { ...scope, name: key, description: text } };
  if (kind === 'user') return { user: { ...scope, firstName: 'Nora', lastName: text, email: key, groupIds: [] } };
  const managers = ['HIRING_MANAGER', 'RECRUITER'].map((type) => ({ type, ...contact(`${type.toLowerCase()}.${key}`) }));
  return { input: { ...scope, title: text, description: key, roleFamily: { name: 'Retail' }, workflow, managers } };
}

const contact = (email: string) => ({ email, firstName: 'Max', lastName: 'Manager', externalId: email });

async function changeOne(client: Client, { scope }: Place, thing: Thing, text: string, updates: boolean): Promise<void> {
  const { kind, id, externalId, key, version } = thing;
  const old = thing.state ?? { text, archived: false };
  const names = operations[kind];
  if (updates && !old.archived) {
    const asked = { [names.update]: change(thing, scope, text) };
    const state = { ...old, text };
    thing.open = { operation: names.update, state };
    const made = await settled(thing, client.ask<Made>(names.update, asked[names.update] ?? {}));
    acknowledge(thing, names.update, state);
    thing.version = made.version ?? version;
    return;
  }
  const operation = old.archived ? names.restore : names.archive;
  const state = { ...old, archived: !old.archived };
  thing.open = { operation, state };
  const which = { group: { filter: { groupIds: [id] } }, user: { filter: { ...scope, userIds: [id] } } };
  const variables = kind === 'vacancy' ? { ...scope, externalVacancyIds: [externalId] } : which[kind];
  const { data } = await settled(thing, client.ask<{ data: Made[] }>(operation, variables));
  if (data[0]?._id !== id) throw new Refused(`${operation} left ${key} as it was`, 'NOT_FOUND');
  acknowledge(thing, operation, state);
  // Some kinds count archiving as a change and some do not: what is not known is not sent.
  thing.version = 0;
}

function change({ kind, id, externalId, key, version }: Thing, scope: Place['scope'], text: string): object {
  const expected = version > 0 ? { expectedVersion: version } : {};
  if (kind === 'group') return { filter: { _id: id }, update: { name: key, description: text, ...expected } };
  if (kind === 'user') return { filter: { _id: id, ...scope }, update: { firstName: 'Nora', lastName: text, ...expected } };
  const people = { hiringManagers: [contact(`h.${key}`)], recruiters: [contact(`r.${key}`)] };
  return {
    input: {
      ...scope,
      externalVacancyId: externalId,
      title: text,
      description: key,
      roleFamily: { name: 'Retail' },
      ...people,
      ...expected,
    },
  };
}

/** A call that lost against another one changed nothing, and says so. */
async function settled<Result>(thing: Thing, call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Refused && error.code === 'CONFLICT') thing.open = undefined;
    throw error;
  }
}

function acknowledge(thing: Thing, operation: string, state: State): void {
  thing.open = undefined;
  thing.state = state;
  thing.done[operation] = (thing.done[operation] ?? 0) + 1;
}
