import { styled, useTheme } from '@mui/material/styles';
import { PieChart, Pie as Slices, Tooltip } from 'recharts';
import { chartColours, sliceColour } from '../chartColours.ts';
import type { ChartProps } from './chart.ts';
import { Tip } from './Tip.tsx';
import { useRoomFor } from './useRoomFor.ts';

interface Props extends ChartProps {
  isDoughnut: boolean;
  centre?: string | undefined;
  /** The second slice is only what is left of the whole. */
  hasRest: boolean;
  labelOf: (key: string) => string;
}

export function Pie({ slices, label, say, open, isDoughnut, centre, hasRest, labelOf }: Props) {
  const { palette } = useTheme();
  const [box, room] = useRoomFor();
  const colours = chartColours[palette.mode];
  const byKey = new Map(slices.map((slice) => [slice.key, slice]));
  const sayKey = (key: string) => {
    const slice = byKey.get(key);
    return slice ? say(slice) : '';
  };
  const data = slices.map(({ key, count }, index) => ({ key, count, fill: sliceColour(colours, index, hasRest) }));
  const total = slices.reduce((sum, { count }) => sum + count, 0);
  const side = room ? Math.min(room.width, room.height) : 0;
  const isLabelled = !isDoughnut && room !== undefined && room.width > 300;
  const radius = Math.max(0, side / 2 - (isLabelled ? 26 : 2));
  return (
    <Box ref={box} role="img" aria-label={label} data-opens={open !== undefined || undefined}>
      {room && (
        <PieChart {...room} accessibilityLayer={false}>
          <Tooltip isAnimationActive={false} content={<Tip say={sayKey} />} />
          <Slices
            data={data}
            dataKey="count"
            nameKey="key"
            startAngle={90}
            endAngle={-270}
            outerRadius={radius}
            innerRadius={isDoughnut ? radius * 0.68 : 0}
            stroke={palette.background.paper}
            strokeWidth={2}
            isAnimationActive={false}
            labelLine={false}
            {...(isLabelled && { label: <SliceLabel labelOf={labelOf} total={total} /> })}
            onClick={({ payload }) => {
              const slice = byKey.get((payload as { key: string }).key);
              if (slice) open?.(slice);
            }}
          />
        </PieChart>
      )}
      {centre !== undefined && (
        // The figure fits into the hole, however small the card is.
        <Centre aria-hidden style={{ fontSize: Math.min(17, side / 6) }}>
          {centre}
        </Centre>
      )}
    </Box>
  );
}

interface LabelProps {
  labelOf: (key: string) => string;
  total: number;
  x?: number;
  y?: number;
  textAnchor?: 'start' | 'middle' | 'end' | 'inherit';
  payload?: { key: string; count: number };
}

/** Label next to a slice; slivers have no room for one, and the legend names them anyway. */
function SliceLabel({ labelOf, total, x, y, textAnchor, payload }: LabelProps) {
  const { palette } = useTheme();
  if (!payload || payload.count / total < 0.04) return null;
  return (
    <text x={x} y={y} textAnchor={textAnchor} dominantBaseline="central" fill={palette.text.primary} fontSize={12}>
      {labelOf(payload.key)}
    </text>
  );
}

const Box = styled('div')({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 84,
  minWidth: 84,
  overflow: 'hidden',
  '& > *': { position: 'absolute', inset: 0 },
  '&[data-opens] .recharts-pie-sector': { cursor: 'pointer' },
});

const Centre = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  color: theme.palette.text.primary,
  pointerEvents: 'none',
}));
