import type { Logger } from 'pino';
import type { WatchNews } from '../../generated/types.ts';
import type { Access } from '../call.ts';
import { caughtUp } from '../database/replica.ts';
import type { Store, Stores } from '../database/stores.ts';
import { badInput, rateLimited, unauthenticated } from '../errors.ts';
import type { Session } from '../http/session.ts';
import { listOf } from '../lists/list.ts';
import { bodyOf } from '../operation.ts';
import { accessScope } from '../policy/accessScope.ts';
import { concerns, createAudiences, isAboveCustomers, kindOf, seenRows } from './audience.ts';
import { isSettings, isTheirs, isUnseen, mayLearn } from './unseen.ts';
import type { Audience, SeenRow } from './audience.ts';
import { createFeed } from './feed.ts';
import type { Change } from './feed.ts';
import { createMailbox } from './mailbox.ts';
import type { Mailbox } from './mailbox.ts';
import { createNames } from './names.ts';
import type { Opening } from './opening.ts';
import { createPresence } from './presence.ts';

interface Options {
  stores: Stores;
  log: Logger;
  access: ReadonlyMap<string, Access>;
  sessionOf: (token: string | undefined) => Promise<Session | null>;
  alone: boolean;
  /** Streams of this process. */
  most: number;
}

interface Reader extends Opening {
  box: Mailbox;
  begun: number;
  /** Second of the minute at which its session is looked up. */
  phase: number;
  leave: (() => void)[];
}

interface Member {
  reader: Reader;
  place: number;
  recordId: string | undefined;
}

/** Subscriptions to changes: sent as soon as they are committed, within the access that each session has now. */
export function createWatching({ stores, log, access, sessionOf, alone, most }: Options) {
  const readers = new Set<Reader>();
  const audiences = createAudiences<Member>();
  const onlookers = new Map<string, Set<Member>>();
  const names = createNames(stores, access);
  const stopping = new AbortController();

  const presence = createPresence({ stores, log, alone, changed: (record) => void tellPeople(record, onlookers.get(record) ?? []) });
  const tellPeople = async (record: string, members: Iterable<Member>): Promise<void> => {
    const people = presence.of(record);
    for (const { reader, place } of members) {
      const others = people.filter(({ identityId }) => identityId !== reader.session.identityId);
      reader.box.put({ people: [{ place, people: await names.people(reader, reader.places[place]?.customerId ?? '', others) }] });
    }
  };

  let pending: Change[] = [];
  let flushing: Promise<void> | undefined;
  const onChange = (change: Change): void => {
    pending.push(change);
    flushing ??= flush().finally(() => (flushing = undefined));
  };
  const flush = async (): Promise<void> => {
    while (pending.length > 0 && !stopping.signal.aborted) {
      const changes = pending;
      pending = [];
      for (const audience of audiences.all()) await tell(audience, [...audience.members], changes, true);
      // The first change is sent at once; those that follow closely are looked up together.
      await new Promise((resolve) => setTimeout(resolve, together));
    }
  };
  const tell = async (audience: Audience<Member>, members: readonly Member[], all: readonly Change[], isNew = false): Promise<void> => {
    const concerning = all.filter((change) => concerns(audience, change));
    const isHeard = (change: Change, { reader }: Member) => !isNew || change.receivedAt >= reader.begun;
    for (const change of concerning.filter((each) => isUnseen(audience, each))) {
      if (!(await mayLearn(stores, audience, change).catch(() => false))) continue;
      const rows = new Map(change.ids.map((id) => [id, { id }]));
      const heard = members.filter((member) => isHeard(change, member) && isTheirs(change, member.reader.session.identityId));
      for (const member of heard) await tellMember(member, [change], rows, false);
    }
    const changes = audience.definition ? concerning.filter(({ removed }) => !removed) : [];
    if (changes.length === 0) return;
    const ids = [...new Set(changes.flatMap((change) => change.ids))];
    const isMuch = ids.length > mostLookedUp;
    const rows = await seenRows(stores, audience, ids.slice(0, mostLookedUp)).catch((): undefined => undefined);
    for (const member of members) {
      // Earlier changes were sent when the stream opened.
      const own = changes.filter((change) => isHeard(change, member));
      if (own.length > 0) await tellMember(member, own, rows, isMuch);
    }
  };
  const tellMember = async (
    { reader, place, recordId }: Member,
    changes: readonly Change[],
    rows: ReadonlyMap<string, SeenRow> | undefined,
    isMuch: boolean,
  ): Promise<void> => {
    const news: WatchNews['changes'] = [];
    for (const change of changes)
      for (const id of change.ids) {
        const row = rows?.get(id);
        if (!row || (recordId !== undefined && recordId !== id)) continue;
        const isOwn = change.actorId === reader.session.identityId;
        const by = isOwn ? undefined : await names.of(reader, reader.places[place]?.customerId ?? '', change.actorId);
        news.push({
          ...{ place, _id: id, kind: kindOf(change, row), ago: Date.now() - change.receivedAt },
          ...(by !== undefined && { by }),
          ...(isOwn && { own: change.key ?? '' }),
        });
      }
    const isUnsure =
      !rows || ((isMuch || changes.some(({ more, ids }) => more && ids.some((id) => rows.has(id)))) && recordId === undefined);
    if (news.length > 0 || isUnsure) reader.box.put({ changes: news, missed: isUnsure ? [place] : [] });
  };

  const feed = createFeed({
    caughtUp: () => caughtUp(stores),
    log,
    onChange,
    gap: () => {
      for (const { box, places } of readers) box.put({ missed: places.map((_, place) => place) });
    },
  });

  /** Joins the audiences of what the session may see now. */
  const seat = (reader: Reader, onSeat?: (audience: Audience<Member>, member: Member) => void): void => {
    for (const leave of reader.leave.splice(0)) leave();
    const { session, region, places } = reader;
    for (const [place, { list, customerId, recordId, editing }] of places.entries()) {
      const definition = listOf(list) ?? bodyOf(list)?.options.rows;
      const needed = access.get(list);
      if (!(definition ?? isSettings(list)) || !Array.isArray(needed)) continue;
      const scope = accessScope(session.statements, needed, region);
      if (scope.empty) continue;
      const ofCustomer = definition && isAboveCustomers(definition) ? undefined : customerId;
      const watched = { operation: list, definition, region, customerId: ofCustomer, access: scope };
      const member: Member = { reader, place, recordId: (definition && recordId) ?? undefined };
      const { audience, leave } = audiences.join(watched, member);
      reader.leave.push(leave);
      onSeat?.(audience, member);
      if (definition && recordId) void lookAt(audience, member, recordId, editing === true).catch(() => undefined);
    }
  };
  /** Only somebody who may see a record is seen there. */
  const lookAt = async (audience: Audience<Member>, member: Member, recordId: string, editing: boolean): Promise<void> => {
    const { reader } = member;
    const rows = await seenRows(stores, audience, [recordId]);
    if (!rows.has(recordId) || !readers.has(reader) || !audience.members.has(member)) return;
    const record = `${reader.region} ${recordId}`;
    const members = onlookers.get(record) ?? new Set();
    onlookers.set(record, members.add(member));
    const goAway = presence.join(record, { identityId: reader.session.identityId, editing });
    reader.leave.push(() => {
      members.delete(member);
      if (members.size === 0) onlookers.delete(record);
      goAway();
    });
    await tellPeople(record, [member]);
  };

  const look = async (reader: Reader): Promise<void> => {
    const session = await sessionOf(reader.token).catch(() => reader.session);
    if (!readers.has(reader)) return;
    if (session?.id !== reader.session.id) return reader.box.end();
    const isSame = JSON.stringify(session.statements) === JSON.stringify(reader.session.statements);
    reader.session = session;
    if (!isSame) seat(reader);
  };
  let beat = 0;
  const timer = setInterval(() => {
    beat = (beat + 1) % lookSeconds;
    for (const reader of readers) {
      const isDue = reader.phase === beat;
      if (reader.phase % beatSeconds === beat % beatSeconds && reader.box.isQuiet()) reader.box.put({});
      // Notifications end sessions at once; this is for lost ones.
      if (isDue || reader.session.expiresAt.getTime() <= Date.now()) void look(reader);
    }
  }, 1000);
  timer.unref();

  const admit = ({ session, address }: Opening): void => {
    const count = (has: (reader: Reader) => boolean) => [...readers].filter(has).length;
    const isFull =
      readers.size >= most ||
      count((reader) => reader.session.identityId === session.identityId) >= mostOfPerson ||
      count((reader) => reader.address === address) >= most / 2;
    if (stopping.signal.aborted || isFull) throw rateLimited({ reason: 'BUSY', retryAfter: 30 });
  };

  return {
    attach: (store: Store) => Promise.all([feed.attach(store), presence.attach(store)]).then(() => undefined),
    open(opening: Opening, signal: AbortSignal): Mailbox {
      if (opening.places.length > mostPlaces) throw badInput({ 'input.places': 'validation.selection.maxItems' });
      if (signal.aborted) throw unauthenticated();
      admit(opening);
      const box = createMailbox(() => {
        readers.delete(reader);
        for (const leave of reader.leave.splice(0)) leave();
      });
      const reader: Reader = { ...opening, box, begun: Date.now(), phase: Math.floor(Math.random() * lookSeconds), leave: [] };
      readers.add(reader);
      signal.addEventListener('abort', box.end, { once: true });
      const known = opening.places.map(({ since }) => feed.since(Date.now() - Math.max(since ?? 0, 0)));
      // The first news says that from here on nothing is missed.
      box.put({ missed: known.flatMap(({ complete }, place) => (complete ? [] : [place])) });
      seat(reader, (audience, member) => void tell(audience, [member], known[member.place]?.changes ?? []));
      return box;
    },
    /** The rights or sessions of somebody, or of all, have changed. */
    forget: (identityId: string | 'all'): void => {
      for (const reader of readers) if (identityId === 'all' || reader.session.identityId === identityId) void look(reader);
    },
    count: () => readers.size,
    /** Pages come back to another process, or to the next start. */
    end: (): void => {
      stopping.abort();
      for (const { box } of readers) box.end();
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await Promise.all([feed.stop(), presence.stop(), flushing]);
    },
  };
}

const together = 50;
const mostLookedUp = 1000;
/** A silent reader gets something at the second look without news: at most 20 seconds after the last. */
const beatSeconds = 10;
const lookSeconds = 60;
const mostOfPerson = 20;
const mostPlaces = 50;
