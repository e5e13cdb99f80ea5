import { useEffect, useState } from 'react';

/** Debounced (decisions §1); `now` does not wait. */
export function useSettled(text: string, milliseconds = 150): { settled: string; now: () => void } {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  // Clears at once.
  return { settled: text === '' ? '' : settled, now: () => setSettled(text) };
}
