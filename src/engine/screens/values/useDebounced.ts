import { useEffect, useMemo, useRef } from 'react';

export interface Debounced<Argument> {
  (argument: Argument): void;
  cancel: () => void;
}

interface Options {
  /** Unmounting makes a pending call at once, instead of cancelling it. @default false */
  last?: boolean;
}

/** The last call counts. */
export function useDebounced<Argument>(
  callback: (argument: Argument) => void,
  milliseconds = 180,
  { last = false }: Options = {},
): Debounced<Argument> {
  const latest = useRef(callback);
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; call: () => void }>(undefined);
  useEffect(() => {
    latest.current = callback;
  });
  const debounced = useMemo(() => {
    const cancel = () => {
      clearTimeout(pending.current?.timer);
      pending.current = undefined;
    };
    const later = (argument: Argument) => {
      cancel();
      const call = () => {
        cancel();
        latest.current(argument);
      };
      pending.current = { timer: setTimeout(call, milliseconds), call };
    };
    return Object.assign(later, { cancel });
  }, [milliseconds, latest, pending]);
  useEffect(
    () => () => {
      if (last) pending.current?.call();
      debounced.cancel();
    },
    [debounced, last],
  );
  return debounced;
}
