import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** The letter of a button, for those who have a keyboard; `aria-keyshortcuts` says it to others. */
export const KeyHint = ({ children }: { children: ReactNode }) => <Hint aria-hidden>{children}</Hint>;

const Hint = styled('kbd')(({ theme }) => ({
  ...theme.typography.caption,
  fontFamily: 'inherit',
  lineHeight: 1.4,
  marginInlineStart: theme.spacing(1),
  padding: theme.spacing(0, 0.5),
  color: theme.palette.text.secondary,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 4,
  '@media (hover: none)': { display: 'none' },
}));
