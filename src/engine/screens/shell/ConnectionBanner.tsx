import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';

/** Decisions §5; forms stay untouched. */
export function ConnectionBanner({ state, brandName }: { state: 'online' | 'offline' | 'unreachable'; brandName: string }) {
  const translate = useTranslate();
  // Rendered before its text, or some screen readers stay silent.
  return (
    <Box role="status">
      {state !== 'online' && (
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
          <CloudOff fontSize="small" aria-hidden />
          {translate(state === 'offline' ? 'shell.offline' : 'shell.unreachable', { brand: brandName })}
        </Box>
      )}
    </Box>
  );
}
