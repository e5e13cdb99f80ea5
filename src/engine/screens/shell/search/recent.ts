import { useSyncExternalStore } from 'react';

const most = 5;
const none: readonly string[] = [];

// In memory only: searches are names of people.
const kept = new Map<string, readonly string[]>();
const tabs = new Map<string, string>();
const listeners = new Set<() => void>();

export const useRecent = (whose: string): readonly string[] => useSyncExternalStore(subscribe, () => kept.get(whose) ?? none);

export function remember(whose: string, text: string): void {
  if (!text) return;
  set(whose, [text, ...(kept.get(whose) ?? none).filter((one) => one !== text)].slice(0, most));
}

export function forget(whose: string): void {
  tabs.delete(whose);
  set(whose, none);
}

export const lastTab = (whose: string): string | undefined => tabs.get(whose);

export const keepTab = (whose: string, name: string): void => void tabs.set(whose, name);

function set(whose: string, texts: readonly string[]): void {
  kept.set(whose, texts);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
