import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { AddApp } from './AddApp.tsx';
import { AddPasskey } from './AddPasskey.tsx';

/** The whole page for people whose customer asks for a factor that they don't have yet. */
export function AddFactorFirst() {
  const translate = useTranslate();
  const [adding, setAdding] = useState<'app' | 'passkey'>();
  const text = (key: string) => translate(`screens.factors.first.${key}`);
  // Rights follow with the factor; without one the same page comes again.
  const done = () => location.reload();
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', my: { xs: 2, sm: 8 }, px: 2 }}>
      <Card variant="outlined" sx={{ p: { xs: 2, sm: 4 }, display: 'grid', gap: 2 }}>
        <Typography variant="h5" component="h1">
          {text('title')}
        </Typography>
        <Typography>{text('text')}</Typography>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
          {'PublicKeyCredential' in window && (
            <Button variant="contained" onClick={() => setAdding('passkey')}>
              {text('passkey')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => setAdding('app')}>
            {text('app')}
          </Button>
        </Box>
      </Card>
      {adding === 'app' && <AddApp title={text('app')} onClose={done} />}
      {adding === 'passkey' && <AddPasskey title={text('passkey')} onClose={done} />}
    </Box>
  );
}
