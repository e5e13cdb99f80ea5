import type { Values } from '../../../../engine/plan/sources.ts';

export interface Message {
  _id: string;
  channel: 'EMAIL' | 'SMS';
  event: string;
  subject?: string | null;
  recipient: string;
  status: string;
  failure?: string | null;
  createdAt: string;
  at: string;
}

export interface Note {
  _id: string;
  text: string;
  authorName?: string | null;
  own: boolean;
  mentions: readonly { _id: string; name: string }[];
  createdAt: string;
  changedAt?: string | null;
}

export type Entry =
  | { kind: 'changes'; id: string; at: string; event: Values }
  | { kind: 'messages'; id: string; at: string; message: Message }
  | { kind: 'notes'; id: string; at: string; note: Note };

export const kinds = ['all', 'notes', 'messages', 'changes'] as const;
export type Kind = (typeof kinds)[number];

/** The newest part of a list, and how long the list is. */
export interface Loaded<Item> {
  data: readonly Item[];
  total: number;
}

interface Sources {
  events: readonly Values[];
  messages: Loaded<Message> | undefined;
  notes: Loaded<Note> | undefined;
}

/** Everything in the order of time, newest first: as far back as every shown list is known, so that none has a gap. */
export function timeline({ events, messages, notes }: Sources, kind: Kind): { entries: Entry[]; hasMore: boolean } {
  const is = (one: Kind) => kind === 'all' || kind === one;
  const parts = [...(messages && is('messages') ? [messages] : []), ...(notes && is('notes') ? [notes] : [])];
  const cut = parts
    .flatMap(({ data, total }) => (data.length < total ? (data.at(-1)?.createdAt ?? []) : []))
    .toSorted()
    .at(-1);
  const all: Entry[] = [
    ...(is('changes') ? events.map((event): Entry => ({ kind: 'changes', id: String(event['_id']), at: String(event['at']), event })) : []),
    ...(is('messages')
      ? (messages?.data ?? []).map((message): Entry => ({ kind: 'messages', id: message._id, at: message.createdAt, message }))
      : []),
    ...(is('notes') ? (notes?.data ?? []).map((note): Entry => ({ kind: 'notes', id: note._id, at: note.createdAt, note })) : []),
  ];
  const entries = all.filter(({ at }) => cut === undefined || at >= cut).toSorted((one, other) => other.at.localeCompare(one.at));
  return { entries, hasMore: cut !== undefined };
}

/** Runs of entries on one day of the reader. */
export function byDay(entries: readonly Entry[], dayOf: (at: string) => string): [day: string, entries: Entry[]][] {
  const days: [string, Entry[]][] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.[0] === day) last[1].push(entry);
    else days.push([day, [entry]]);
  }
  return days;
}
