import { styled } from '@mui/material/styles';
import { sticks } from '../../../engine/screens/values/sticks.ts';

// How the notifications of a tab are laid out: a table where there is room, cards where there is none.

const wide = '@container (min-width: 640px)';

const columns = '52px 64px 108px minmax(0, 1fr) 76px';
const columnsAlwaysSent = '52px 176px minmax(0, 1fr) 76px';

export const Groups = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(2),
  minWidth: 0,
  containerType: 'inline-size',
  '--columns': columns,
  '&[data-required]': { '--columns': columnsAlwaysSent },
  '& code': { display: 'block', fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' },
  // Keeps the focus clear of sticky bars.
  '& input': { scrollMarginTop: 140, scrollMarginBottom: 96 },
}));

/** The name of a group with what its columns are; it stays in sight while its events go by. */
export const GroupHead = styled('div')(({ theme }) => ({
  // Below the bar of the window.
  ...sticks({ top: 56 }),
  zIndex: 1,
  display: 'grid',
  alignItems: 'end',
  gap: theme.spacing(0, 2),
  padding: theme.spacing(1, 0),
  backgroundColor: theme.palette.background.paper,
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& h3': {
    ...theme.typography.body2,
    fontWeight: 650,
    margin: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: theme.spacing(0, 1),
  },
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
  [wide]: { gridTemplateColumns: 'minmax(140px, 3fr) minmax(0, 8fr)' },
}));

export const Captions = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'none',
  gap: theme.spacing(0, 1.5),
  color: theme.palette.text.secondary,
  [wide]: { display: 'grid', gridTemplateColumns: 'var(--columns)' },
}));

export const Event = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5, 2),
  padding: theme.spacing(1.25, 0),
  borderBottom: `1px solid ${theme.palette.divider}`,
  'section > &:last-child': { borderBottom: 0 },
  [wide]: { gridTemplateColumns: 'minmax(140px, 3fr) minmax(0, 8fr)', padding: theme.spacing(0.75, 0) },
}));

export const Caption = styled('span')(({ theme }) => ({
  fontWeight: 600,
  '& small': { ...theme.typography.caption, display: 'block', color: theme.palette.text.secondary },
  [wide]: { fontWeight: 400, paddingTop: theme.spacing(0.625) },
}));

export const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 0,
  [wide]: { gap: theme.spacing(0.5) },
}));

export const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  minHeight: 34,
  minWidth: 0,
  [wide]: { display: 'grid', gridTemplateColumns: 'var(--columns)', alignItems: 'start', gap: theme.spacing(0, 1.5) },
}));

export const Channel = styled('span')(({ theme }) => ({
  color: theme.palette.text.secondary,
  minWidth: 44,
  [wide]: { paddingTop: theme.spacing(0.75) },
}));

/** A switch with its word, or the two radios; the word “sent” stands above the column where there is one. */
export const Part = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minHeight: 34,
  '& label + label': { marginInlineStart: theme.spacing(1) },
  // A switch's own room around it.
  '& .MuiSwitch-root': { marginInlineStart: -6 },
  [wide]: { '& > span[aria-hidden]': { display: 'none' } },
}));

export const Off = styled('span')(({ theme }) => ({
  color: theme.palette.text.secondary,
  [wide]: { gridColumn: '2 / -1', paddingTop: theme.spacing(0.75) },
}));

export const TemplateBox = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  flexBasis: '100%',
  minWidth: 0,
  '&[data-default]': { display: 'none' },
  [wide]: { '&[data-default]': { display: 'grid' } },
  '& .MuiInputBase-root': { minHeight: 34 },
  '& .MuiInputBase-input': { padding: theme.spacing(0.625, 0) },
  '& .MuiInputBase-input:not(:disabled, :placeholder-shown)': { fontFamily: 'ui-monospace, monospace', fontSize: 12.5 },
  '& .MuiInputBase-root.Mui-disabled': { borderColor: theme.palette.divider, backgroundColor: 'transparent' },
}));

export const Wrong = styled('span')(({ theme }) => ({ ...theme.typography.caption, color: theme.palette.error.main }));
