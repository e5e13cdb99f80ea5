import { styled } from '@mui/material/styles';
import { sticks } from '../../../engine/screens/values/sticks.ts';
import { raised } from '../../../engine/screens/values/surfaces.ts';

/** Every row is as high: those that are not on the page are reckoned by it. */
export const rowHeight = 40;

/** Scrolls by itself, with the names of departments and actions always in sight. */
export const Scroll = styled('div')(({ theme }) => ({
  '--indent': '20px',
  maxHeight: 'min(70vh, 720px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  ...raised(theme),
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  '& table': { ...theme.typography.body2, borderCollapse: 'separate', borderSpacing: 0, minWidth: '100%' },
  '& th, & td': {
    borderBottom: `1px solid ${theme.palette.divider}`,
    padding: theme.spacing(0, 1.25),
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tbody th, & tbody td': { height: rowHeight, boxSizing: 'border-box' },
  '& thead th': {
    ...sticks({ top: 0 }),
    zIndex: 2,
    verticalAlign: 'bottom',
    paddingBlock: theme.spacing(1),
    backgroundColor: theme.palette.background.paper,
    fontWeight: 600,
    whiteSpace: 'normal',
    minWidth: 104,
    maxWidth: 150,
  },
  '& thead th[data-action]': {
    ...theme.typography.caption,
    fontWeight: 400,
    minWidth: 92,
    maxWidth: 104,
    color: theme.palette.text.secondary,
  },
  '& td[data-action], & thead th[data-action]': {
    backgroundImage: `linear-gradient(${theme.palette.action.hover}, ${theme.palette.action.hover})`,
  },
  '& tr > th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: 232,
    minWidth: 232,
    maxWidth: 232,
    fontWeight: 400,
    backgroundColor: theme.palette.background.paper,
    borderInlineEnd: `1px solid ${theme.palette.divider}`,
  },
  '& thead tr > th:first-of-type': { zIndex: 3, fontWeight: 600 },
  '& tbody tr:hover > *': { backgroundImage: `linear-gradient(${theme.palette.action.hover}, ${theme.palette.action.hover})` },
  '& tr[data-whole] > th:first-of-type': { fontWeight: 600 },
  '& tbody th > span': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.5), minWidth: 0 },
  '& tbody th > span > i': { width: 24, flexShrink: 0 },
  '& tr[data-whole] th > span > i': { display: 'none' },
  '& tbody th > span > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& tr[data-whole] th > span > span': { whiteSpace: 'normal', lineHeight: 1.2 },
  '@media (max-width: 600px)': {
    '--indent': '10px',
    '& tr > th:first-of-type': { width: 150, minWidth: 150, maxWidth: 150, paddingInline: theme.spacing(1) },
    '& th, & td': { paddingInline: theme.spacing(1) },
  },
}));

export const Fold = styled('button')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.25),
  minWidth: 24,
  minHeight: 24,
  padding: 0,
  border: 0,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
  '& svg': { flexShrink: 0, color: theme.palette.text.secondary },
  '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
  'thead &[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
}));

/** All, some or none. */
export const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  fontVariantNumeric: 'tabular-nums',
  '&[data-state=none]': { color: theme.palette.text.secondary },
  '&[data-state=all] > svg': { color: theme.palette.success.main },
  '& > i': {
    width: 14,
    height: 14,
    flexShrink: 0,
    borderRadius: '50%',
    border: `2px solid ${theme.palette.success.main}`,
    background: `conic-gradient(${theme.palette.success.main} var(--part), transparent 0)`,
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'conic-gradient(CanvasText var(--part), Canvas 0)',
    },
  },
}));
