import { useEffect, useRef, useSyncExternalStore } from 'react';

export interface PageCommand {
  id: string;
  label: string;
  run?: () => void;
  /** As in `aria-keyshortcuts`: `/`, `Control+S`. */
  keys?: string;
  because?: string | undefined;
}

const commands = new Map<string, PageCommand>();
const listeners = new Set<() => void>();
let snapshot: readonly PageCommand[] = [];

function changed(): void {
  snapshot = [...commands.values()];
  for (const listener of listeners) listener();
}

/** Registers a command for the palette, the shortcuts and “Why is this disabled?”, while its control is mounted. */
export function usePageCommand(command: PageCommand | undefined): void {
  const { id, label, keys, because } = command ?? {};
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
      ...(because && { because }),
    };
    commands.set(id, own);
    changed();
    return () => {
      // Another control may have taken the id meanwhile.
      if (commands.get(id) !== own) return;
      commands.delete(id);
      changed();
    };
  }, [id, label, keys, because, runs]);
}

export const usePageCommands = (): readonly PageCommand[] => useSyncExternalStore(subscribe, () => snapshot);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
