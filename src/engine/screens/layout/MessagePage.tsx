import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface MessagePageProps {
  title: string;
  text?: string;
  icon: ReactNode;
  actions?: ReactNode;
}

export function MessagePage({ title, text, icon, actions }: MessagePageProps) {
  return (
    <Box
      sx={{ display: 'grid', justifyItems: 'center', alignContent: 'center', textAlign: 'center', gap: 2, minHeight: '60vh', px: 2, py: 6 }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 72,
          height: 72,
          borderRadius: '50%',
          bgcolor: 'action.selected',
          color: 'primary.main',
          '& svg': { fontSize: 36 },
        }}
      >
        {icon}
      </Box>
      <Typography variant="h1">{title}</Typography>
      {text && (
        <Typography color="textSecondary" sx={{ maxWidth: 520 }}>
          {text}
        </Typography>
      )}
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1 }}>{actions}</Box>}
    </Box>
  );
}
