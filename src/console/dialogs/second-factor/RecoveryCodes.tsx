import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { downloadBlob } from '../../../engine/screens/values/downloadBlob.ts';

/** New recovery codes, which are never shown again; closed by its button alone. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const text = (key: string) => translate(`screens.factors.codes.${key}`);
  const lines = codes.join('\n');
  const copy = () => void navigator.clipboard.writeText(lines).then(() => setCopied(true));
  return (
    <Dialog open aria-labelledby={id} slotProps={{ paper: { sx: { width: 480 } } }}>
      <DialogTitle id={id}>{text('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{text('help')}</Alert>
        <Box
          component="ul"
          aria-label={text('title')}
          sx={{
            m: 0,
            p: 2,
            listStyle: 'none',
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
            gap: 1,
            borderRadius: 1,
            bgcolor: 'action.hover',
            fontFamily: 'monospace',
            fontSize: 16,
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <span role="status">{isCopied && text('copied')}</span>
      </DialogContent>
      <DialogActions>
        <Button onClick={copy}>{text('copy')}</Button>
        <Button onClick={() => downloadBlob('recovery-codes.txt', new Blob([`${lines}\n`], { type: 'text/plain' }))}>
          {text('download')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {text('done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
