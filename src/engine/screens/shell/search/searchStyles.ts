import { styled } from '@mui/material/styles';

export const SearchRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2),
  color: theme.palette.text.secondary,
  borderBottom: `1px solid ${theme.palette.divider}`,
  // 16 px: smaller text makes some phones zoom in.
  '& input': {
    ...theme.typography.body1,
    fontSize: 16,
    flex: 1,
    minWidth: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: theme.palette.text.primary,
  },
  '& input::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  '& kbd': { ...theme.typography.caption, border: `1px solid ${theme.palette.divider}`, borderRadius: 4, padding: theme.spacing(0, 0.75) },
  '@media (pointer: coarse)': { '& kbd': { display: 'none' } },
}));

export const Results = styled('div')(({ theme }) => ({
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.spacing(0, 1, 1),
  '&:empty': { display: 'none' },
}));

export const GroupName = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(1.5, 1, 0.5),
  fontWeight: 600,
  color: theme.palette.text.secondary,
}));

export const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 38,
  padding: theme.spacing(0.75, 1),
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  '& > div': { flex: 1, minWidth: 0 },
  '& p': { margin: 0, display: 'flex', columnGap: theme.spacing(1), alignItems: 'baseline', minWidth: 0 },
  '& p > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& p > span': { flex: '0 1 auto' },
  '& p > small': { flex: '0 2 auto', minWidth: 40 },
  '& div > small': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& > span': { flex: 'none' },
  '& kbd': { ...theme.typography.caption, border: `1px solid ${theme.palette.divider}`, borderRadius: 4, padding: theme.spacing(0, 0.75) },
  '&[data-all]': { color: theme.palette.primary.main },
  '&[aria-selected=true]': {
    backgroundColor: theme.palette.action.selected,
    boxShadow: `inset 3px 0 0 ${theme.palette.primary.main}`,
  },
}));

export const Foot = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  minHeight: 36,
  padding: theme.spacing(0.5, 2),
  color: theme.palette.text.secondary,
  borderTop: `1px solid ${theme.palette.divider}`,
  overflowWrap: 'anywhere',
  '& [role=alert]': { color: theme.palette.error.main },
}));
