import { useLayoutEffect, useState } from 'react';
import type { Room } from './chart.ts';

/** The room of an element, as it changes; undefined before it has some. */
export function useRoomFor(): [(element: HTMLElement | null) => void, Room | undefined] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setRoom((last) => (last?.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, room && room.width > 0 && room.height > 0 ? room : undefined];
}
