import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { watchVersion } from './version.ts';

/** Announces a newer version; “Later” asks again at the next check (spec 1 §9). */
export function VersionDialog() {
  const translate = useTranslate();
  const [newer, setNewer] = useState(false);
  useEffect(() => watchVersion(() => setNewer(true)), []);
  const later = () => setNewer(false);
  return (
    <Dialog open={newer} onClose={later} aria-labelledby="version-title" maxWidth="xs" fullWidth>
      <DialogTitle id="version-title">{translate('shell.version.title')}</DialogTitle>
      <DialogContent>{translate('shell.version.text')}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={later}>
          {translate('shell.version.later')}
        </Button>
        <Button variant="contained" onClick={() => location.reload()}>
          {translate('shell.version.refresh')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
