import { styled } from '@mui/material/styles';

/** The surface of a rule. */
export const RuleCard = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  minWidth: 0,
  padding: theme.spacing(3),
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '@media (max-width: 480px)': { padding: theme.spacing(2) },
}));

/** Departments beside rights; one below the other where it is narrow. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(4),
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(3) },
}));

/** One of the two parts of a rule. */
export const Part = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5), minWidth: 0 }));

export const PartTitle = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

export const RuleTitle = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

/** What is said in passing. */
export const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

/** What is wrong, at its place. */
export const Wrong = styled('p')(({ theme }) => ({ ...theme.typography.caption, margin: 0, color: theme.palette.error.main }));

/** What a rule says. */
export const Told = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

/** A box with its label, as wide as it is. */
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
