import { useCallback, useEffect, useRef, useState } from 'react';
import { usePageCommands } from '../../values/pageCommands.ts';
import { isCommandKey, isTyped } from '../../values/keyLabel.ts';
import { searchParts } from '../../values/registry.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { useOfferedKinds } from './useOfferedKinds.ts';

export interface SearchRequest {
  times: number;
  /** True once for each request. */
  take: (times: number) => boolean;
  text?: string;
  kind?: string;
}

/** Opened by `/`, or with Control if the page's own search has that key. */
export function useGlobalSearch() {
  const { flag } = useScreens();
  const { flag: hiding } = searchParts();
  const isAny = useOfferedKinds().length > 0;
  const offered = isAny && (hiding === undefined || flag(hiding));
  const taken = usePageCommands().some(({ keys }) => keys === '/');
  const done = useRef(0);
  const take = useCallback((times: number) => {
    const isNew = times !== done.current;
    done.current = times;
    return isNew;
  }, []);
  const [request, setRequest] = useState<SearchRequest>({ times: 0, take });
  const open = useCallback(
    (text?: string, kind?: string) =>
      setRequest(({ times }) => ({ times: times + 1, take, ...(text !== undefined && { text }), ...(kind !== undefined && { kind }) })),
    [take],
  );
  useEffect(() => {
    if (!offered) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (!opens(event, taken)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [offered, taken, open]);
  return { offered, request, open, keys: taken ? 'Control+/' : '/' };
}

function opens(event: KeyboardEvent, taken: boolean): boolean {
  if (event.key !== '/' || event.altKey) return false;
  const target = event.target as HTMLElement;
  // Single dialog at a time.
  if (target.closest('[role="dialog"]')) return false;
  if (isCommandKey(event)) return true;
  // A typed slash is text.
  return !taken && !event.ctrlKey && !event.metaKey && !isTyped(target);
}
