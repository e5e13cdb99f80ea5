import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { CloseNotificationContext, useTranslate } from 'ra-core';
import { useContext } from 'react';

/** Says that the cards stand as at first, and puts them back. */
export function ResetToast({ undo }: { undo: () => void }) {
  const translate = useTranslate();
  const close = useContext(CloseNotificationContext) ?? (() => undefined);
  const onUndo = () => {
    close();
    undo();
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
