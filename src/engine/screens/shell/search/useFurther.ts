import { useEffect, useRef, useState } from 'react';
import type { Command } from '../../values/commands.ts';
import { searchParts } from '../../values/registry.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { useShell } from '../../values/ShellProvider.tsx';
import { useTools } from '../../values/useAsk.ts';

const none: readonly Command[] = [];

/** Entries that the product finds in addition to the lists; without it, or if it fails, the search goes on. */
export function useFurther(text: string): readonly Command[] {
  const { base, flag } = useScreens();
  const { scope } = useShell();
  const { ask, offers } = useTools();
  const { further, flag: hiding } = searchParts();
  const [found, setFound] = useState<{ text: string; entries: readonly Command[] }>({ text: '', entries: none });
  const latest = useRef({ ask, offers, scope, base });
  useEffect(() => {
    latest.current = { ask, offers, scope, base };
  });
  const wanted = further !== undefined && base !== '' && Array.from(text).length > 1 && (hiding === undefined || flag(hiding));
  useEffect(() => {
    if (!wanted) return undefined;
    const abort = new AbortController();
    const work = async () => (await further())({ text, signal: abort.signal, ...latest.current });
    work().then(
      (entries) => abort.signal.aborted || setFound({ text, entries }),
      () => undefined,
    );
    return () => abort.abort();
  }, [wanted, further, text]);
  return wanted && found.text === text ? found.entries : none;
}
