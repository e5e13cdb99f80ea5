import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Across the page, above all else. Rendered before its text, or some screen readers stay silent. */
export const Banner = ({ children }: { children: ReactNode }) => (
  <Box role="status">
    {children && (
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 1,
          px: 2,
          py: 1,
          bgcolor: 'warning.main',
          color: 'warning.contrastText',
          fontWeight: 500,
        }}
      >
        {children}
      </Box>
    )}
  </Box>
);
