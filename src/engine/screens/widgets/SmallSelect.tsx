import { styled } from '@mui/material/styles';

export const SmallSelect = styled('select')(({ theme }) => ({
  ...theme.typography.caption,
  height: 28,
  padding: theme.spacing(0, 0.5),
  color: 'inherit',
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
}));
