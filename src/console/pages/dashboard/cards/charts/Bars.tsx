import { styled, useTheme } from '@mui/material/styles';
import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartProps } from './chart.ts';
import { Tip } from './Tip.tsx';
import { useRoomFor } from './useRoomFor.ts';

interface Props extends ChartProps {
  write: (count: number) => string;
}

/** Bars side by side, each with its number where there is room for it. */
export function Bars({ slices, label, say, open, write }: Props) {
  const { palette, typography } = useTheme();
  const [box, room] = useRoomFor();
  const data = slices.map(({ key, label, count }) => ({ key, label, count }));
  const byKey = new Map(slices.map((slice) => [slice.key, slice]));
  const sayKey = (key: string) => {
    const slice = byKey.get(key);
    return slice ? say(slice) : '';
  };
  const tick = { fill: palette.text.secondary, fontSize: 12, fontFamily: typography.fontFamily };
  const each = room ? (room.width - 48) / Math.max(slices.length, 1) : 0;
  return (
    <Box ref={box} role="img" aria-label={label} data-opens={open !== undefined || undefined}>
      {room && (
        <BarChart {...room} data={data} accessibilityLayer={false} margin={{ top: 18, right: 4, bottom: 0, left: 0 }} barCategoryGap="18%">
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis dataKey="label" tick={tick} tickLine={false} stroke={palette.divider} interval="equidistantPreserveStart" minTickGap={8} />
          <YAxis width="auto" tick={tick} tickLine={false} axisLine={false} allowDecimals={false} tickFormatter={write} tickCount={4} />
          <Tooltip isAnimationActive={false} cursor={{ fill: palette.action.hover }} content={<Tip say={sayKey} />} />
          <Bar
            dataKey="count"
            fill={palette.primary.main}
            radius={[3, 3, 0, 0]}
            maxBarSize={56}
            isAnimationActive={false}
            onClick={({ payload }) => {
              const slice = byKey.get((payload as { key: string }).key);
              if (slice) open?.(slice);
            }}
          >
            {each >= 26 && (
              <LabelList
                dataKey="count"
                position="top"
                fill={palette.text.primary}
                fontSize={12}
                formatter={(count) => write(Number(count))}
              />
            )}
          </Bar>
        </BarChart>
      )}
    </Box>
  );
}

const Box = styled('div')({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 110,
  minWidth: 0,
  overflow: 'hidden',
  '& > *': { position: 'absolute', inset: 0 },
  '&[data-opens] .recharts-bar-rectangle': { cursor: 'pointer' },
});
