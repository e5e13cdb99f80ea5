import { styled } from '@mui/material/styles';
import { raised } from '../../../engine/screens/values/surfaces.ts';

export const RuleCard = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  minWidth: 0,
  padding: theme.spacing(3),
  ...raised(theme),
  '@media (max-width: 480px)': { padding: theme.spacing(2) },
}));

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(4),
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(3) },
}));

export const Part = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5), minWidth: 0 }));

export const PartTitle = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

export const RuleTitle = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

export const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

export const Wrong = styled('p')(({ theme }) => ({ ...theme.typography.caption, margin: 0, color: theme.palette.error.main }));

export const Message = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

export const CheckLine = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  width: 'fit-content',
  maxWidth: '100%',
  padding: theme.spacing(0.5, 0),
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'default' },
  '& input': { accentColor: theme.palette.primary.main, width: 16, height: 16, flexShrink: 0, margin: theme.spacing(0.25, 0, 0) },
}));
