import type { Slice } from '../readings.ts';

export interface ChartProps {
  slices: readonly Slice[];
  label: string;
  say: (slice: Slice) => string;
  /** Goes to what is behind it; missing where there is no such list. */
  open?: ((slice: Slice) => void) | undefined;
}

export interface Room {
  width: number;
  height: number;
}
