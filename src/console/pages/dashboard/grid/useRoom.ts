import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from './cell.ts';

export function useRoom() {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [{ size, scrolls }, set] = useState<{ size?: Size; scrolls: boolean }>({ scrolls: false });
  const measure = useCallback(() => {
    if (!box.current) return;
    const { clientWidth: width, clientHeight: height, scrollHeight } = box.current;
    const higher = scrollHeight > height + 1;
    set((last) =>
      last.size?.width === width && last.size.height === height && last.scrolls === higher
        ? last
        : { size: { width, height }, scrolls: higher },
    );
  }, []);
  // With each paint, so that a page that is about to be printed has its charts as wide as the paper.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    for (const each of [box.current, content.current]) if (each) observer.observe(each);
    return () => observer.disconnect();
  }, [measure]);
  return { box, content, size, scrolls };
}
