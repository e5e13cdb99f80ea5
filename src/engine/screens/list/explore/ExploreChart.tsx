import { styled, useTheme } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { Bar, BarChart, CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Exploration } from '../../../plan/BreakdownPlan.ts';
import { drawnOf, type DrawnRow, type Series } from './drawn.ts';
import type { Figures } from './figures.ts';
import { otherColour, seriesColours } from './seriesColours.ts';

interface Props {
  figures: Figures;
  exploration: Exploration;
  title: string;
  linkOf: (keys: readonly (string | null)[]) => string | undefined;
  height?: number;
  /** Without its table: its largest figures are in its name. */
  alone?: boolean;
}

/** Bars or lines, one for each key of the second field. A click leads to the rows; the table has the same links. */
export function ExploreChart({ figures, exploration, title, linkOf, height = 300, alone = false }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const navigate = useNavigate();
  const { palette, typography } = useTheme();
  const { series, columns, rows, left } = useMemo(
    () => drawnOf(figures, exploration, translate('screens.explore.other')),
    [figures, exploration, translate],
  );
  const write = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 2 });
  const colours = seriesColours[palette.mode];
  const colourOf = ({ other }: Series, index: number) =>
    series.length === 1 ? palette.primary.main : other ? otherColour[palette.mode] : (colours[index] ?? otherColour[palette.mode]);
  const data = rows.map((row, index) => ({
    index,
    label: row.short,
    ...Object.fromEntries(series.map(({ id }, at) => [id, row.values[at]])),
  }));
  const open = (row: DrawnRow | undefined, at: number) => {
    if (!row || !row.counts[at] || series[at]?.other) return;
    const to = linkOf(columns.length > 0 ? [...row.keys, columns[at] ?? null] : row.keys);
    if (to) void navigate(to);
  };
  const label = alone
    ? `${title}: ${figures.rows
        .slice(0, mostSaid)
        .map((row) => `${row.label} ${write((exploration.measure ? row.whole.value : row.whole.count) ?? 0)}`)
        .join(', ')}`
    : translate('screens.explore.chart', { title });
  const tick = { fill: palette.text.secondary, fontSize: 12, fontFamily: typography.fontFamily };
  const axes = (
    <>
      <CartesianGrid vertical={false} stroke={palette.divider} />
      <XAxis
        padding={exploration.chart === 'line' ? { left: 24, right: 24 } : 'no-gap'}
        dataKey="label"
        tick={tick}
        tickLine={false}
        stroke={palette.divider}
        interval="equidistantPreserveStart"
        minTickGap={8}
      />
      <YAxis
        width="auto"
        tick={tick}
        tickLine={false}
        axisLine={false}
        tickFormatter={write}
        allowDecimals={exploration.measure !== undefined}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={exploration.chart === 'bar' ? { fill: palette.action.hover } : { stroke: palette.divider }}
        content={<Tip rows={rows} series={series} write={write} colourOf={colourOf} />}
      />
    </>
  );
  const stacked = series.length > 1 && (!exploration.measure || exploration.measure.kind === 'sum');
  const shared = { data, accessibilityLayer: false, margin: { top: 12, right: 12, bottom: 0, left: 0 } };
  return (
    <Chart>
      <Box role="img" aria-label={label} style={{ height }}>
        <ResponsiveContainer width="100%" height="100%">
          {exploration.chart === 'line' ? (
            <LineChart {...shared}>
              {axes}
              {series.map((each, at) => (
                <Line
                  key={each.id}
                  dataKey={each.id}
                  stroke={colourOf(each, at)}
                  strokeWidth={2}
                  dot={{ r: 2.5 }}
                  activeDot={{
                    r: 5,
                    cursor: each.other ? undefined : 'pointer',
                    onClick: (dot) => open(rows[indexIn(dot)], at),
                  }}
                  isAnimationActive={false}
                />
              ))}
            </LineChart>
          ) : (
            <BarChart {...shared} barCategoryGap="18%">
              {axes}
              {series.map((each, at) => (
                <Bar
                  key={each.id}
                  dataKey={each.id}
                  {...(stacked && { stackId: 'all' })}
                  fill={colourOf(each, at)}
                  stroke={stacked ? palette.background.paper : undefined}
                  radius={stacked ? 0 : [3, 3, 0, 0]}
                  maxBarSize={64}
                  cursor={each.other ? undefined : 'pointer'}
                  isAnimationActive={false}
                  onClick={({ payload }) => open(rows[(payload as { index: number }).index], at)}
                />
              ))}
            </BarChart>
          )}
        </ResponsiveContainer>
      </Box>
      {series.length > 1 && (
        <ul>
          {series.map((each, at) => (
            <li key={each.id}>
              <span style={{ backgroundColor: colourOf(each, at) }} />
              {each.label}
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <p>
          {translate('screens.explore.drawn', {
            shown: rows.length.toLocaleString(locale),
            all: (rows.length + left).toLocaleString(locale),
          })}
        </p>
      )}
    </Chart>
  );
}

/** Figures in the name of a chart. */
const mostSaid = 12;

const indexIn = (dot: object): number => ('index' in dot && typeof dot.index === 'number' ? dot.index : -1);

interface TipProps {
  active?: boolean;
  payload?: readonly { payload?: unknown }[];
  rows: readonly DrawnRow[];
  series: readonly Series[];
  write: (value: number) => string;
  colourOf: (series: Series, index: number) => string;
}

function Tip({ active, payload, rows, series, write, colourOf }: TipProps) {
  const row = rows[(payload?.[0]?.payload as { index?: number } | undefined)?.index ?? -1];
  if (!active || !row) return null;
  return (
    <Paper>
      <b>{row.label}</b>
      {series.map((each, at) =>
        row.values[at] === null || (series.length > 1 && !row.counts[at]) ? null : (
          <div key={each.id}>
            {series.length > 1 && <span style={{ backgroundColor: colourOf(each, at) }} />}
            {each.label} {write(row.values[at] ?? 0)}
          </div>
        ),
      )}
    </Paper>
  );
}

const Paper = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  maxWidth: 280,
  padding: theme.spacing(0.75, 1.25),
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  boxShadow: theme.shadows[2],
  '& span': { display: 'inline-block', width: 8, height: 8, marginInlineEnd: 6, borderRadius: 2 },
}));

const Chart = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& ul': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 2),
    margin: theme.spacing(1, 0, 0),
    padding: 0,
    listStyle: 'none',
  },
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75) },
  '& li > span': { width: 10, height: 10, borderRadius: 2, forcedColorAdjust: 'none' },
  '& > p': { ...theme.typography.caption, margin: theme.spacing(1, 0, 0), color: theme.palette.text.secondary },
}));

const Box = styled('div')({
  minWidth: 0,
  overflow: 'hidden',
  '@media (forced-colors: active)': { '& text': { fill: 'CanvasText' }, '& .recharts-cartesian-grid line': { stroke: 'GrayText' } },
});
