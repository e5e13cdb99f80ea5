import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useTools } from '../../../engine/screens/values/useAsk.ts';
import type { AddedFactor } from './addFactor.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The recovery codes, then an offer to end sessions that began without the factor. */
export function AfterAdding({ codes, others, onClose }: AddedFactor & { onClose: () => void }) {
  const [isSaved, setSaved] = useState(codes.length === 0);
  if (!isSaved) return <RecoveryCodes codes={codes} onClose={() => (others > 0 ? setSaved(true) : onClose())} />;
  return <OtherSessions count={others} onClose={onClose} />;
}

function OtherSessions({ count, onClose }: { count: number; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const id = useId();
  const { ask } = useTools();
  const text = (key: string) => translate(`screens.factors.others.${key}`, { smart_count: count, count });
  const end = useMutation({
    mutationFn: () => ask('AuthEndOtherSessions'),
    onSuccess: async () => {
      await queryClient.invalidateQueries();
      notify(text('ended'), { type: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={end.isPending ? undefined : onClose} aria-labelledby={id} slotProps={{ paper: { sx: { width: 480 } } }}>
      <DialogTitle id={id}>{text('title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{text('text')}</Typography>
        <div role="status">{end.error && <Alert severity="error">{translate('screens.factors.failed')}</Alert>}</div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={end.isPending}>
          {text('keep')}
        </Button>
        <Button variant="contained" loading={end.isPending} onClick={() => end.mutate()} autoFocus>
          {text('end')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
