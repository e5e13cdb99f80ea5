import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Something that can be done on the page as it stands, or could be if there were no reason against it. */
export interface PageCommand {
  id: string;
  /** What it is called, in the reader's language. */
  label: string;
  run?: () => void;
  /** The key that does it, as `aria-keyshortcuts` spells it: `/`, `Control+S`. */
  keys?: string;
  /** Why it cannot be done now, in the reader's language. */
  because?: string | undefined;
}

const commands = new Map<string, PageCommand>();
const listeners = new Set<() => void>();
let snapshot: readonly PageCommand[] = [];

function changed(): void {
  snapshot = [...commands.values()];
  for (const listener of listeners) listener();
}

/** Tells the command palette, the list of shortcuts and «Why is this disabled?» of a control, for as long as it is on the page. */
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
      // A control that took the same place meanwhile stays.
      if (commands.get(id) !== own) return;
      commands.delete(id);
      changed();
    };
  }, [id, label, keys, because, runs]);
}

/** What the controls on the page have told, in the order in which they came. */
export const usePageCommands = (): readonly PageCommand[] => useSyncExternalStore(subscribe, () => snapshot);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
