import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useUndoToast } from '../../../../engine/screens/values/useUndoToast.ts';

interface Props {
  undo: () => void;
  outdated: AbortSignal;
}

/** Says that the cards stand as at first, and puts them back. */
export function ResetToast({ undo, outdated }: Props) {
  const translate = useTranslate();
  const close = useUndoToast(undo);
  useEffect(() => {
    if (outdated.aborted) close();
    outdated.addEventListener('abort', close);
    return () => outdated.removeEventListener('abort', close);
  }, [outdated, close]);
  const onUndo = () => {
    close();
    if (!outdated.aborted) undo();
  };
  return (
    <SnackbarContent
      message={translate('pages.dashboard.layout.wasReset')}
      action={
        <Button color="inherit" size="small" onClick={onUndo}>
          {translate('ra.action.undo')}
        </Button>
      }
    />
  );
}
