import { topBarHeight } from '../../../../engine/screens/values/measures.ts';
import { gap, rowHeight, type GridItem } from './layout.ts';

/** Scrolls the page until a place of the grid is in sight; its upper edge where it is higher than the window. */
export function intoView(grid: HTMLElement, { y, h }: GridItem): void {
  const row = rowHeight + gap;
  const top = grid.getBoundingClientRect().top + y * row;
  const above = top - topBarHeight - gap;
  const below = top + h * row - innerHeight;
  if (above < 0) scrollBy(0, above);
  else if (below > 0) scrollBy(0, Math.min(below, above));
}
