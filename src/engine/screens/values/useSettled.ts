import { useEffect, useState } from 'react';

/** A text once nothing more was typed for a moment (decisions §1: no longer than it takes); `now` does not wait. */
export function useSettled(text: string, milliseconds = 150): { settled: string; now: () => void } {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  // An empty box is empty at once.
  return { settled: text === '' ? '' : settled, now: () => setSettled(text) };
}
