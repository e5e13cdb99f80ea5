import { styled } from '@mui/material/styles';

/** Names and values in rows; a name may have several values. */
export const FactRows = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  display: 'grid',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 30%) 1fr',
    gap: theme.spacing(0.5, 2),
    padding: theme.spacing(0.75, 0),
    borderTop: `1px solid ${theme.palette.divider}`,
  },
  '& dt': { color: theme.palette.text.secondary, overflowWrap: 'anywhere' },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere', gridColumn: 2 },
}));
