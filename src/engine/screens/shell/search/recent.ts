import { useSyncExternalStore } from 'react';

/** So many are kept. */
const most = 5;
const none: readonly string[] = [];

// In memory only: what was searched for are names of people.
const kept = new Map<string, readonly string[]>();
const tabs = new Map<string, string>();
const listeners = new Set<() => void>();

/** What was searched for and found since the console was opened, newest first; `whose` says by whom, and where. */
export const useRecent = (whose: string): readonly string[] => useSyncExternalStore(subscribe, () => kept.get(whose) ?? none);

/** Keeps a search that led somewhere. */
export function remember(whose: string, text: string): void {
  if (!text) return;
  set(whose, [text, ...(kept.get(whose) ?? none).filter((one) => one !== text)].slice(0, most));
}

/** Forgets them all, and the tab with them. */
export function forget(whose: string): void {
  tabs.delete(whose);
  set(whose, none);
}

/** The tab that was open last is the one to begin with. */
export const lastTab = (whose: string): string | undefined => tabs.get(whose);

/** Keeps which tab is open. */
export const keepTab = (whose: string, name: string): void => void tabs.set(whose, name);

function set(whose: string, texts: readonly string[]): void {
  kept.set(whose, texts);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
