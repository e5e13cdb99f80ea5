import { useEffect, useState } from 'react';

/** True from a moment on, in milliseconds; never if it is undefined. */
export function useIsOver(until: number | undefined): boolean {
  const [now, setNow] = useState(() => Date.now());
  const isOver = until !== undefined && until <= now;
  useEffect(() => {
    if (until === undefined || isOver) return undefined;
    // A longer timer would fire at once.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(until - Date.now(), longest));
    return () => clearTimeout(timer);
  }, [until, isOver]);
  return isOver;
}

const longest = 2_000_000_000;
