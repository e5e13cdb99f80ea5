import { styled } from '@mui/material/styles';
import { barHeight, pagerHeight, topBarHeight } from '../values/measures.ts';
import { sticks, tall } from '../values/sticks.ts';

/** A table that is wider than its place scrolls by itself, in both directions: its head and its first column stay in sight, as does its scroll bar. */
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
  const { paper } = theme.palette.background;
  const { hover, selected } = theme.palette.action;
  return {
    ...theme.typography.body2,
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '& th, & td': { padding: theme.spacing(0, 1.5), textAlign: 'start', borderBottom: `1px solid ${theme.palette.divider}` },
    '& .box': { padding: theme.spacing(0, 0, 0, 2) },
    '& .tool': { padding: theme.spacing(0, 0.75), textAlign: 'center' },
    '& thead :is(th, td)': {
      ...sticks({ top: topBarHeight + barHeight }),
      zIndex: 1,
      height: 40,
      backgroundColor: paper,
      color: theme.palette.text.secondary,
      ...theme.typography.caption,
      fontWeight: 600,
      overflowWrap: 'break-word',
    },
    '& td': { height: 48, paddingTop: theme.spacing(0.75), paddingBottom: theme.spacing(0.75) },
    '&[data-density=compact] td': { height: 36, paddingTop: theme.spacing(0.25), paddingBottom: theme.spacing(0.25) },
    '& tbody tr': { transition: 'background-color 80ms' },
    // What the keyboard goes to is never hidden below the bars that stick.
    '& tbody :is(a, input, button)': { scrollMarginTop: topBarHeight + barHeight + 56, scrollMarginBottom: 72 },
    '& tbody tr:last-of-type td': { borderBottomColor: 'transparent' },
    '& tbody tr:hover': { backgroundColor: hover },
    '& tbody tr[data-opens]': { cursor: 'pointer' },
    '& tbody tr[data-selected]': { backgroundColor: selected },
    '& tbody tr[data-highlighted]': { boxShadow: `inset 3px 0 0 ${theme.palette.primary.main}` },
    // A row and what it unfolds are one.
    '& tbody tr[data-unfolded] > td': { borderBottomColor: 'transparent' },
    '& tbody tr.unfolded': { backgroundColor: 'transparent', cursor: 'auto' },
    '& tbody tr.unfolded > td': { height: 'auto', padding: theme.spacing(0, 1.5, 2) },
    // Quiet until its row is looked at; a finger looks at none.
    '@media (hover: hover)': { '& tbody tr:not(:hover, :focus-within) .edit': { opacity: 0.55 } },
    // The rows of the page before stay readable; a quick answer comes before they dim, so nothing flickers.
    '& tbody': { transition: 'opacity 120ms' },
    '&[data-stale] tbody': { opacity: 0.7, transitionDelay: '150ms' },
    // In a table that scrolls sideways the box and the first column stay; what passes below them must not shine through.
    '&[data-pinned]': {
      [tall]: { '& thead :is(th, td)': { top: 0 } },
      '& :is(.first, .box)': { position: 'sticky', left: 0, zIndex: 1, backgroundColor: paper },
      '& thead :is(.first, .box)': { zIndex: 2 },
      '& .first': { borderInlineEnd: `1px solid ${theme.palette.divider}` },
      '& tbody tr:hover > :is(.first, .box)': { backgroundImage: `linear-gradient(${hover}, ${hover})` },
      '& tbody tr[data-selected] > :is(.first, .box)': { backgroundColor: selected },
    },
    '&[data-pinned=boxed] .first': { left: 48 },
  };
});
