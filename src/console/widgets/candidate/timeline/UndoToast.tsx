import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useTranslate } from 'ra-core';
import { useUndoToast } from '../../../../engine/screens/values/useUndoToast.ts';

export function UndoToast({ text, undo }: { text: string; undo: () => void }) {
  const translate = useTranslate();
  const close = useUndoToast(undo);
  const press = () => {
    close();
    undo();
  };
  return (
    <SnackbarContent
      message={text}
      action={
        <Button color="inherit" size="small" aria-keyshortcuts="Control+Z Meta+Z" onClick={press}>
          {translate('ra.action.undo')}
        </Button>
      }
    />
  );
}
