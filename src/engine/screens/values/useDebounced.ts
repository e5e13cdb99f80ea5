import { useEffect, useMemo, useRef } from 'react';

export interface Debounced<Argument> {
  (argument: Argument): void;
  cancel: () => void;
}

/** The last call counts; unmounting cancels it. */
export function useDebounced<Argument>(callback: (argument: Argument) => void, milliseconds = 180): Debounced<Argument> {
  const latest = useRef(callback);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = callback;
  });
  const debounced = useMemo(() => {
    const cancel = () => clearTimeout(timer.current);
    const call = (argument: Argument) => {
      cancel();
      timer.current = setTimeout(() => latest.current(argument), milliseconds);
    };
    return Object.assign(call, { cancel });
  }, [milliseconds, latest, timer]);
  useEffect(() => debounced.cancel, [debounced]);
  return debounced;
}
