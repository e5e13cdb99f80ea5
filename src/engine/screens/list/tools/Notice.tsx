import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export const Notice = ({ children }: { children: ReactNode }) => <Line role="status">{children}</Line>;

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: theme.spacing(1),
  minHeight: 44,
  padding: theme.spacing(0.5, 1.5),
  textAlign: 'center',
  backgroundColor: theme.palette.action.selected,
  borderBottom: `1px solid ${theme.palette.divider}`,
}));
