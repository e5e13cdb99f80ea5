import type { Command } from './commands.ts';

/** An entry that was opened from the search, or a record that was opened at all, stored in this browser until the session ends. */
export interface Visit extends Pick<Command, 'id' | 'label' | 'context' | 'to'> {
  times: number;
  /** In ms; the last time. */
  at: number;
}

const most = 40;

/** In ms. */
const sameVisit = 10_000;

/** For one user in one scope. */
export function visitsOf(whose: string): Visit[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(whose)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isVisit) : [];
  } catch {
    return [];
  }
}

export function remember(whose: string, { id, label, context, to }: Command, now = Date.now()): void {
  const kept = visitsOf(whose);
  const before = kept.find((visit) => visit.id === id);
  // Opened from the search, a record says so once more on its page.
  const times = before ? before.times + (now - before.at > sameVisit ? 1 : 0) : 1;
  const visit: Visit = { id, label, ...(context && { context }), ...(to && { to }), times, at: now };
  keep(whose, [visit, ...kept.filter((one) => one.id !== id)].slice(0, most));
}

export const forget = (whose: string, forgotten: (visit: Visit) => boolean): void =>
  keep(
    whose,
    visitsOf(whose).filter((visit) => !forgotten(visit)),
  );

/** The last ones, then those opened most often. */
export function offeredVisits(visits: readonly Visit[]): Visit[] {
  const recent = visits.toSorted((one, other) => other.at - one.at).slice(0, 5);
  const frequent = visits.filter((visit) => visit.times > 1 && !recent.includes(visit)).toSorted((one, other) => other.times - one.times);
  return [...recent, ...frequent.slice(0, 3)];
}

const keyOf = (whose: string): string => `search.visits ${whose}`;

function keep(whose: string, visits: readonly Visit[]): void {
  try {
    localStorage.setItem(keyOf(whose), JSON.stringify(visits));
  } catch {
    // A full or blocked storage only costs the shortcut.
  }
}

const isVisit = (value: unknown): value is Visit => {
  const { id, label, times, at } = (value ?? {}) as Partial<Visit>;
  return typeof id === 'string' && typeof label === 'string' && typeof times === 'number' && typeof at === 'number';
};
