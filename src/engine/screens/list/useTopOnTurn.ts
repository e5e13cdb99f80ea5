import { useEffect, useRef } from 'react';
import { topBarHeight } from '../values/measures.ts';

/** Each page of a list begins at its top. */
export function useTopOnTurn(page: number) {
  const surface = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const element = surface.current;
    if (element && element.getBoundingClientRect().top < topBarHeight) element.scrollIntoView?.({ block: 'start' });
  }, [page]);
  return surface;
}
