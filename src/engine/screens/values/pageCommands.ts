import { useEffect, useRef, useSyncExternalStore } from 'react';

export interface PageCommand {
  id: string;
  label: string;
  run?: () => void;
  /** As in `aria-keyshortcuts`: `/`, `Control+S`. */
  keys?: string;
  /** Runs it where `useLetterKeys` listens. */
  letter?: string;
  because?: string | undefined;
}

/** By id, in the order of their controls: a panel's hides that of its list. */
const commands = new Map<string, readonly PageCommand[]>();
const listeners = new Set<() => void>();
let snapshot: readonly PageCommand[] = [];

function changed(): void {
  snapshot = [...commands.values()].flatMap((all) => all.at(-1) ?? []);
  for (const listener of listeners) listener();
}

/** Registers a command for the palette, the shortcuts and “Why is this disabled?”, while its control is mounted. */
export function usePageCommand(command: PageCommand | undefined): void {
  const { id, label, keys, letter, because } = command ?? {};
  const run = useRef(command?.run);
  useEffect(() => {
    run.current = command?.run;
  });
  const runs = command?.run !== undefined;
  useEffect(() => {
    if (id === undefined || label === undefined) return undefined;
    const own: PageCommand = {
      id,
      label,
      ...(runs && { run: () => run.current?.() }),
      ...(keys && { keys }),
      ...(letter && { letter }),
      ...(because && { because }),
    };
    commands.set(id, [...(commands.get(id) ?? []), own]);
    changed();
    return () => {
      const others = (commands.get(id) ?? []).filter((one) => one !== own);
      if (others.length > 0) commands.set(id, others);
      else commands.delete(id);
      changed();
    };
  }, [id, label, keys, letter, because, runs]);
}

export const commandOf = (letter: string): PageCommand | undefined => snapshot.find((command) => command.letter === letter);

export const usePageCommands = (): readonly PageCommand[] => useSyncExternalStore(subscribe, () => snapshot);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
