import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';

/** One line above the page while the network or the platform is gone (decisions §5); no form is touched. */
export function ConnectionBanner({ state, brandName }: { state: 'online' | 'offline' | 'unreachable'; brandName: string }) {
  const translate = useTranslate();
  // The live region is there before its text, else some readers stay silent.
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
