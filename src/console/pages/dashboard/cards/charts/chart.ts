import type { Slice } from '../readings.ts';

export interface ChartProps {
  slices: readonly Slice[];
  /** The chart in words. */
  label: string;
  /** A slice or a bar in words, as the pointer rests on it. */
  say: (slice: Slice) => string;
  /** Goes to what is behind it; missing where there is no such list. */
  open?: ((slice: Slice) => void) | undefined;
}

/** Room for a chart that is still measured. */
export interface Room {
  width: number;
  height: number;
}
