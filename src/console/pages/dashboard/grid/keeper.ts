import type { KeptLayout } from './repair.ts';

/** An arrangement that is not saved yet; without a layout it is the one that stands at first. */
export interface Unsaved {
  layout: KeptLayout | null;
  /** When it was arranged, in milliseconds since 1970. */
  at: number;
  /** When the one that it replaces was saved, as the platform says; null where none was. */
  over: string | null;
}

export interface KeeperState {
  unsaved?: Unsaved | undefined;
  status: 'idle' | 'saving' | 'saved' | 'failed';
}

/** Storage of unsaved arrangements, which survives the page; undefined clears it. */
export interface Memory {
  read: () => Unsaved | undefined;
  write: (unsaved: Unsaved | undefined) => void;
}

/** How long nothing more must be arranged before it is saved. */
const pause = 800;

/**
 * Saves how somebody arranges the dashboard: the last arrangement holds, one call at a time, and what is not saved is remembered until it is.
 * Without a way to save, it is only remembered.
 */
export function createKeeper(
  memory: Memory,
  send: ((layout: KeptLayout | null) => Promise<void>) | undefined,
  now: () => number = Date.now,
) {
  let state: KeeperState = { unsaved: memory.read(), status: 'idle' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;
  const listeners = new Set<() => void>();
  const become = (next: KeeperState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  async function save(): Promise<void> {
    clearTimeout(timer);
    const { unsaved } = state;
    if (!send || !unsaved || sending) return;
    sending = true;
    become({ unsaved, status: 'saving' });
    const done = await send(unsaved.layout).then(
      () => true,
      () => false,
    );
    sending = false;
    // Arranged again meanwhile: that is what holds.
    if (state.unsaved !== unsaved) return save();
    if (done) memory.write(undefined);
    become(done ? { status: 'saved' } : { unsaved, status: 'failed' });
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    keep: (layout: KeptLayout | null, over: string | null) => {
      const unsaved = { layout, at: now(), over };
      memory.write(unsaved);
      become({ unsaved, status: send ? 'saving' : 'idle' });
      clearTimeout(timer);
      if (send) timer = setTimeout(() => void save(), pause);
    },
    /** Saves at once what is not saved yet. */
    save,
    /** Forgets what is not saved, since a newer arrangement is. */
    forget: () => {
      clearTimeout(timer);
      memory.write(undefined);
      become({ status: 'idle' });
    },
  };
}

export type Keeper = ReturnType<typeof createKeeper>;
