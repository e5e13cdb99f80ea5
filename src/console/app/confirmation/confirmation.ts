/** Asks the user to prove that it is still them; all calls that wait share one dialog. */
export interface Confirmation {
  /** @returns true once they have proved it, false if they closed the dialog */
  ask: () => Promise<boolean>;
  end: (proved: boolean) => void;
  isAsking: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

export function createConfirmation(): Confirmation {
  const listeners = new Set<() => void>();
  let waiting: { promise: Promise<boolean>; resolve: (proved: boolean) => void } | undefined;
  const set = (next: typeof waiting) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  return {
    ask: () => {
      if (!waiting) {
        let resolve!: (proved: boolean) => void;
        const promise = new Promise<boolean>((done) => (resolve = done));
        set({ promise, resolve });
      }
      return waiting?.promise ?? Promise.resolve(false);
    },
    end: (proved) => {
      const done = waiting;
      set(undefined);
      done?.resolve(proved);
    },
    isAsking: () => waiting !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
