import type { SenderPart } from '../../domain/health.ts';
import type { Stores } from '../database/stores.ts';

export interface SenderNotes {
  succeededAt?: Date;
  failedAt?: Date;
  error?: string;
  /** First failure since the last success. */
  failingSince?: Date;
}

const notes = new WeakMap<object, Map<SenderPart, SenderNotes>>();

/** Remembers how a sending ended, for the next heartbeat. @param error a code, without personal data; undefined if it was sent */
export function noteSending(stores: Pick<Stores, 'opened'>, sender: SenderPart, error?: string): void {
  const all = notesOf(stores);
  const at = new Date();
  const { failingSince: _, ...known } = all.get(sender) ?? {};
  if (error === undefined) all.set(sender, { ...known, succeededAt: at });
  else all.set(sender, { ...known, failedAt: at, error, failingSince: all.get(sender)?.failingSince ?? at });
}

export function notesOf(stores: Pick<Stores, 'opened'>): Map<SenderPart, SenderNotes> {
  const known = notes.get(stores) ?? new Map<SenderPart, SenderNotes>();
  notes.set(stores, known);
  return known;
}
