import { barHeight, topBarHeight } from '../values/measures.ts';

const gap = 8;

export function keepInSight(rows: readonly Element[], coverTop: number): void {
  const places = rows.map((row) => row.getBoundingClientRect()).filter(({ top, bottom }) => bottom > coverTop && top < window.innerHeight);
  if (places.length === 0) return;
  const lowest = Math.max(...places.map(({ bottom }) => bottom));
  const highest = Math.min(...places.map(({ top }) => top));
  const by = Math.min(lowest - coverTop + gap, highest - topBarHeight - barHeight);
  if (by > 0) window.scrollBy({ top: by });
}

export const rowsOf = (ids: readonly string[]): Element[] => {
  const requested = new Set(ids);
  return [...document.querySelectorAll<HTMLElement>('main [data-id]')].filter(({ dataset }) => requested.has(dataset['id'] ?? ''));
};
