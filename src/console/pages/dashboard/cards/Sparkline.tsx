import { styled } from '@mui/material/styles';
import type { Trend } from './useTrends.ts';

/** How a figure went, as a line that breaks off where there was nothing to count. */
export function Sparkline({ steps, label }: { steps: Trend['steps']; label: string }) {
  const path = sparkPath(steps.map(({ value }) => value));
  if (!path) return null;
  return (
    <Line role="img" aria-label={label} viewBox="0 0 100 100" preserveAspectRatio="none">
      <path d={path} />
    </Line>
  );
}

/** A path in a square of 100; a value between two gaps is a point. Nothing where fewer than two values make no course. */
export function sparkPath(values: readonly (number | null)[]): string | undefined {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return undefined;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const x = (index: number) => rounded((index / (values.length - 1)) * 100);
  // A constant series runs through the middle.
  const y = (value: number) => rounded(high === low ? 50 : 95 - ((value - low) / (high - low)) * 90);
  return values
    .flatMap((value, index) => {
      if (value === null) return [];
      const begins = (values[index - 1] ?? null) === null;
      const ends = (values[index + 1] ?? null) === null;
      return `${begins ? 'M' : 'L'}${x(index)} ${y(value)}${begins && ends ? 'h0' : ''}`;
    })
    .join('');
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

const Line = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  flex: '1 1 0',
  minHeight: 20,
  maxHeight: 56,
  overflow: 'visible',
  '& path': {
    fill: 'none',
    stroke: theme.palette.primary.main,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
}));
