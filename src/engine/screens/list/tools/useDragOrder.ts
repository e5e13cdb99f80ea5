import { useCallback, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';

export function useDragOrder(move: (path: string, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [path, setPath] = useState<string>();
  const latest = useRef(move);
  latest.current = move;

  const start = useCallback((event: ReactPointerEvent<HTMLElement>, dragged: string) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    // Not every browser, and no test, can capture a pointer.
    handle.setPointerCapture?.(event.pointerId);
    setPath(dragged);
    const onMove = ({ clientY }: PointerEvent) => {
      const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
      const from = items.findIndex((item) => item.dataset['path'] === dragged);
      const over = items.findIndex((item) => {
        const { top, bottom } = item.getBoundingClientRect();
        return clientY >= top && clientY < bottom;
      });
      if (over >= 0 && over !== from) latest.current(dragged, over);
    };
    const onEnd = () => {
      setPath(undefined);
      handle.removeEventListener('pointermove', onMove);
      handle.removeEventListener('pointerup', onEnd);
      handle.removeEventListener('pointercancel', onEnd);
    };
    handle.addEventListener('pointermove', onMove);
    handle.addEventListener('pointerup', onEnd);
    handle.addEventListener('pointercancel', onEnd);
  }, []);
  return { list, path, start };
}
