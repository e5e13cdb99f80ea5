import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';

/** Closes a dialog at once, or asks first if something was typed in it. */
export function useDialogLeave(dirty: boolean, onLeave: () => void, onDiscard?: () => void): { leave: () => void; leaving: ReactNode } {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  return {
    leave: () => (dirty ? setAsking(true) : onLeave()),
    leaving: asking && (
      <ConfirmDialog
        title={translate('screens.form.leaveTitle')}
        text={translate('ra.message.unsaved_changes')}
        confirm={translate('screens.form.leave')}
        cancel={translate('screens.form.stay')}
        onConfirm={() => {
          onDiscard?.();
          onLeave();
        }}
        onClose={() => setAsking(false)}
      />
    ),
  };
}
