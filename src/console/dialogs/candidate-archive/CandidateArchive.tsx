import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { failureOf } from '../../../engine/screens/values/answers.ts';
import { downloadBlob } from '../../../engine/screens/values/downloadBlob.ts';
import type { ActionDialogProps } from '../../../engine/screens/values/registry.ts';
import { useTools } from '../../../engine/screens/values/useAsk.ts';

interface Archive {
  fileName: string;
  rows: number;
  content: string;
}

/** Downloads everything that is held about a candidate. */
export function CandidateArchive({ title, record, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const { ask } = useTools();
  const text = (key: string, args: object = {}) => translate(`screens.candidate.archive.${key}`, args);
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: async () => {
      const archive = await ask<Archive>('AppsExportCandidate', { _id: record?.['id'] });
      download(archive);
      return archive.rows;
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { width: 552 } } }}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <p style={{ margin: 0 }}>{text('what')}</p>
        <p style={{ margin: 0 }}>{text('others')}</p>
        <div role="status">
          {error && <Alert severity="error">{translate(`reasons.${failureOf(error).reason ?? ''}`, { _: text('failed') })}</Alert>}
          {data !== undefined && <Alert severity="success">{text('done', { smart_count: data })}</Alert>}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(data === undefined ? 'ra.action.cancel' : 'ra.action.close')}</Button>
        <Button variant={data === undefined ? 'contained' : 'outlined'} loading={isPending} onClick={() => mutate()} autoFocus>
          {text('start')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function download({ fileName, content }: Archive): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  downloadBlob(fileName, new Blob([bytes], { type: 'application/zip' }));
}
