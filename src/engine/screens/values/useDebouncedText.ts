import { useEffect, useState } from 'react';

/** Debounced (decisions §1); `now` does not wait. */
export function useDebouncedText(text: string, milliseconds = 150): { debounced: string; now: () => void } {
  const [resolved, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  // Clears at once.
  return { debounced: text === '' ? '' : resolved, now: () => setSettled(text) };
}
