import { styled } from '@mui/material/styles';
import { barHeight, pagerHeight, topBarHeight } from '../values/measures.ts';
import { sticks, tall } from '../values/sticks.ts';
import { raised } from '../values/surfaces.ts';

/** Not clipped: sticky bars need the window as their scroller. */
export const Surface = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  scrollMarginTop: topBarHeight,
  ...raised(theme),
}));

/** Header, first column and scroll bar stay visible. */
export const ScrollBox = styled('div')({
  minWidth: 0,
  '&[data-scrolls]': {
    overflow: 'auto',
    '@media print': { overflow: 'visible', maxHeight: 'none' },
    [tall]: { maxHeight: `max(320px, calc(100dvh - ${topBarHeight + barHeight + pagerHeight + 24}px))` },
    scrollPaddingInlineStart: 240,
  },
});

export const Rows = styled('table')(({ theme }) => {
  const { paper, bar } = theme.palette.background;
  const { hover, selected } = theme.palette.action;
  return {
    ...theme.typography.body2,
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { padding: theme.spacing(0, 1.5), textAlign: 'start', borderBottom: `1px solid ${theme.palette.divider}` },
    '& .box': { padding: theme.spacing(0, 0, 0, 2) },
    '& .tool': { padding: theme.spacing(0, 0.75), textAlign: 'center' },
    '& thead :is(th, td)': {
      ...sticks({ top: topBarHeight + barHeight }),
      zIndex: 1,
      height: 40,
      backgroundColor: bar,
      color: theme.palette.text.secondary,
      ...theme.typography.caption,
      fontWeight: 600,
      overflowWrap: 'break-word',
    },
    '& td': { height: 48, paddingTop: theme.spacing(0.75), paddingBottom: theme.spacing(0.75) },
    '&[data-density=compact] td': { height: 36, paddingTop: theme.spacing(0.25), paddingBottom: theme.spacing(0.25) },
    '& tbody tr': { transition: 'background-color 80ms' },
    // Focused elements must not hide below sticky bars.
    '& tbody :is(a, input, button)': { scrollMarginTop: topBarHeight + barHeight + 56, scrollMarginBottom: 72 },
    '& tbody tr:last-of-type td': { borderBottomColor: 'transparent' },
    '& tbody tr:hover': { backgroundColor: hover },
    '& tbody tr[data-opens]': { cursor: 'pointer' },
    '& tbody tr[data-selected]': { backgroundColor: selected },
    '& tbody tr[data-highlighted]': { boxShadow: `inset 3px 0 0 ${theme.palette.primary.main}` },
    '& tbody tr[data-unfolded] > td': { borderBottomColor: 'transparent' },
    '& tbody tr.unfolded': { backgroundColor: 'transparent', cursor: 'auto' },
    '& tbody tr.unfolded > td': { height: 'auto', padding: theme.spacing(0, 1.5, 2) },
    // Fades in on hover; touch screens always show it.
    '@media (hover: hover)': { '& tbody tr:not(:hover, :focus-within) .edit': { opacity: 0.55 } },
    // Previous rows stay readable; quick responses arrive before the fade, so nothing flickers.
    '& tbody': { transition: 'opacity 120ms' },
    '&[data-stale] tbody': { opacity: 0.7, transitionDelay: '150ms' },
    // Pinned columns are opaque.
    '&[data-pinned]': {
      [tall]: { '& thead :is(th, td)': { top: 0 } },
      '& :is(.first, .box)': { position: 'sticky', left: 0, zIndex: 1, backgroundColor: paper },
      '& thead :is(.first, .box)': { zIndex: 2, backgroundColor: bar },
      '& .first': { borderInlineEnd: `1px solid ${theme.palette.divider}` },
      '& tbody tr:hover > :is(.first, .box)': { backgroundImage: `linear-gradient(${hover}, ${hover})` },
      '& tbody tr[data-selected] > :is(.first, .box)': { backgroundColor: selected },
    },
    '&[data-pinned=boxed] .first': { left: 48 },
  };
});
